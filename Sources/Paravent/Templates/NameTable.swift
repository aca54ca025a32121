internal import Diagnostics
internal import Expressions
internal import JSON

/// The names that an expression may use where it stands, while a document is decoded.
///
/// Names of a body's own come first; `$forEach` and `$let` add local ones around their content.
final class NameTable {
  /// A name that a document declares.
  struct Name {
    let name: String
    let variable: CELVariable
    /// Where it is declared; `nil` for those of the engine.
    var place: JSONPlace?
    var isUsed = false
  }

  private var own: [Name]
  private var positions: [String: Int]
  private var locals: [(name: String, type: CELType)] = []
  /// The names whose declarations are at fault, which is reported; `nil` where any name may be one.
  private var faulty: Set<String>? = []
  /// The names of the component that the body's component is private to.
  private let outer: NameTable?

  init(_ own: [Name], outer: NameTable? = nil) {
    self.own = own
    self.outer = outer
    positions = Dictionary(zip(own.map(\.name), own.indices), uniquingKeysWith: { first, _ in first })
  }
}

extension NameTable {
  /// The names that mean the same in every body and cannot be declared.
  static let reserved = ["state", "environment", "configuration"]
  static let statePlace = 0
  static let environmentPlace = 1
  static let configurationPlace = 2
  static let parametersPlace = 3

  /// The places between those of a body's parameters and those of the body around it; more than a document can hold.
  static let bodyPlaces = 1 << 24
  /// The most bodies around each other.
  static let bodyLimit = 64

  /// The place of the outermost local name, above those of all parameters.
  static let localsPlace = 1 << 32

  /// The place of a local name by the number of local names around it.
  static func localPlace(_ level: Int) -> Int { localsPlace + level }

  /// The names of a style's body.
  static func ofStyle(_ family: StyleFamily, in namespace: Namespace) -> NameTable {
    NameTable([
      Name("environment", environmentPlace, namespace.environmentType),
      Name("configuration", configurationPlace, family.configurationType),
    ])
  }

  /// The names of a screen, whose state is not declared yet, or of a component.
  ///
  /// - Parameter outer: The names of the component that it is private to.
  static func ofBody(_ parameters: [Parameter], in namespace: Namespace, outer: NameTable? = nil) -> NameTable {
    let names = parameters.enumerated().map { index, parameter in
      Name(
        name: parameter.name, variable: CELVariable(place: parametersPlace + index, type: parameter.type),
        place: parameter.place)
    }
    return NameTable(names + [Name("environment", environmentPlace, namespace.environmentType)], outer: outer)
  }

  /// Declares the state.
  func declareState(_ type: CELType) {
    positions["state"] = own.count
    own.append(Name("state", Self.statePlace, type))
  }

  /// Remembers names whose declarations are at fault, so that what uses them is not reported too.
  func markFaulty(_ names: some Sequence<String>) { faulty?.formUnion(names) }

  /// Remembers that declarations cannot be read, so that any name may be of them.
  func markAllFaulty() { faulty = nil }

  /// Whether the declaration of a name may be at fault, which is reported.
  func isFaulty(_ name: String) -> Bool { faulty?.contains(name) ?? true || outer?.isFaulty(name) == true }

  /// Adds a local name, which hides others of that name.
  func push(_ name: String, _ type: CELType) { locals.append((name, type)) }

  /// The number of local names.
  var localCount: Int { locals.count }

  /// Removes the local names that were added last.
  func pop(_ count: Int) { locals.removeLast(count) }

  /// The names that were declared and never used.
  var unused: [Name] { own.filter { $0.place != nil && !$0.isUsed } }

  /// Whether documents have given names to values, beside those that are the engine's.
  var declaresNames: Bool { !locals.isEmpty || positions["state"] != nil || own.contains { $0.place != nil } }

  /// Whether a name is in scope.
  func contains(_ name: String) -> Bool {
    locals.contains { $0.name == name } || positions[name] != nil || outer?.contains(name) == true
  }
}

extension NameTable.Name {
  init(_ name: String, _ place: Int, _ type: CELType) {
    self.init(name: name, variable: CELVariable(place: place, type: type))
  }
}

extension NameTable: NameScope {
  func variable(named name: String) -> CELVariable? {
    if let level = locals.lastIndex(where: { $0.name == name }) {
      return CELVariable(place: Self.localPlace(level), type: locals[level].type)
    }
    guard let position = positions[name] else { return outer?.parameter(named: name) }
    own[position].isUsed = true
    return own[position].variable
  }

  /// The variable of a parameter for the body of a private component.
  private func parameter(named name: String) -> CELVariable? {
    if let position = positions[name] {
      own[position].isUsed = true
      let variable = own[position].variable
      return CELVariable(place: variable.place + Self.bodyPlaces, type: variable.type)
    }
    guard let variable = outer?.parameter(named: name) else { return nil }
    return CELVariable(place: variable.place + Self.bodyPlaces, type: variable.type)
  }

  var names: [String] { locals.map(\.name) + own.map(\.name) + (outer?.names ?? []) }
}

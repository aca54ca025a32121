internal import Expressions

/// The names of one body while it is resolved: of a screen, a component or a style.
final class BodyScope: Sendable {
  /// The environment of the place where the body belongs.
  let environment: Environment
  /// The names of the document in which the body is written.
  let namespace: Namespace
  /// The values of the parameters, in the order of their declaration; `nil` for what is absent.
  let parameters: [CELValue?]
  /// What the parameters are bound to: paths of the state.
  let bindings: [String?]
  /// The state; `nil` outside of screens.
  let state: NamedValues?
  /// The caller's views, and what a styled control hands to its style.
  let configuration: Configuration?
  /// The style that the body shows; `nil` for other bodies.
  let style: StyleHandle?
  /// The body of the component that the body's component is private to.
  let enclosing: BodyScope?
  /// The id of the component whose body it is, in full; `nil` for a screen.
  let path: String?

  init(
    environment: Environment, namespace: Namespace, parameters: [CELValue?] = [], bindings: [String?] = [],
    state: NamedValues? = nil, configuration: Configuration? = nil, style: StyleHandle? = nil,
    enclosing: BodyScope? = nil, path: String? = nil
  ) {
    self.environment = environment
    self.namespace = namespace
    self.parameters = parameters
    self.bindings = bindings
    self.state = state
    self.configuration = configuration
    self.style = style
    self.enclosing = enclosing
    self.path = path
  }
}

extension BodyScope {
  /// Whether the body is a screen's.
  var isScreen: Bool { path == nil && configuration == nil }

  func value(at place: Int) -> CELValue? {
    switch place {
    case NameTable.statePlace: return state.map { .map($0) }
    case NameTable.environmentPlace: return .map(EnvironmentValues(scope: self))
    case NameTable.configurationPlace: return configuration.map { .map($0) }
    default: return parameter(at: place) { $0.parameters }
    }
  }

  /// The path of the state to which a path in the body leads; `nil` where nothing is bound.
  func binding(of path: BindingPath) -> String? {
    switch path.place {
    case NameTable.statePlace: return Self.joined("state", path.fields[...])
    case NameTable.configurationPlace:
      return path.fields.first.flatMap { configuration?.binding(of: $0) }.map {
        Self.joined($0, path.fields.dropFirst())
      }
    default: return parameter(at: path.place) { $0.bindings }.map { Self.joined($0, path.fields[...]) }
    }
  }

  private static func joined(_ path: String, _ fields: ArraySlice<String>) -> String {
    ([path] + fields).joined(separator: ".")
  }

  /// Returns what belongs to a parameter of this body or of one around it.
  private func parameter<Value>(at place: Int, in values: (BodyScope) -> [Value?]) -> Value? {
    var (body, position) = (self, place - NameTable.parametersPlace)
    while position >= NameTable.bodyPlaces, let enclosing = body.enclosing {
      (body, position) = (enclosing, position - NameTable.bodyPlaces)
    }
    let own = values(body)
    return own.indices.contains(position) ? own[position] : nil
  }

  /// Returns the caller's views for a slot of this body or of one around it.
  func content(ofSlot name: String) -> SlotContent? {
    var body: BodyScope? = self
    while let current = body {
      if let configuration = current.configuration, configuration.hasSlot(name) { return configuration.place(name) }
      body = current.enclosing
    }
    return nil
  }

  /// The body that is some components further out.
  func outer(by levels: Int) -> BodyScope? {
    var body: BodyScope? = self
    for _ in 0..<levels { body = body?.enclosing }
    return body
  }
}

internal import Expressions

/// The names that one document may use beside those of the engine: what it declares itself, then what the design
/// systems that it uses declare, then what the standard one does.
package final class Namespace: Sendable {
  private let declarations: Declarations
  /// The names of the standard design system; `nil` for these themselves.
  private let outer: Namespace?
  /// What is known of `environment` in the document's bodies.
  let environmentType: CELType

  /// Creates the names of a document.
  ///
  /// - Parameter isOpen: Whether a design system in use is not there, so that `environment` may have other keys.
  init(_ declarations: Declarations, outer: Namespace?, isOpen: Bool = false) {
    self.declarations = declarations
    self.outer = outer
    let keys = zip(declarations.keys.names, declarations.keys.values).map { (name: $0, type: $1.type) }
    if keys.isEmpty, !isOpen, let outer {
      environmentType = outer.environmentType
      return
    }
    environmentType = EnvironmentName.recordType(with: keys, beside: outer?.environmentType, isOpen: isOpen)
  }
}

extension Namespace {
  /// The names of a document that has nothing but the engine.
  static let engine = Namespace(Declarations(), outer: nil)

  /// The component of a name.
  package func component(named name: String) -> ComponentEntry? {
    Catalog.component(named: name) ?? declaredComponent(named: name)
  }

  private func declaredComponent(named name: String) -> ComponentEntry? {
    declarations.components[name] ?? outer?.declaredComponent(named: name)
  }

  /// Whether a component of a name is declared at fault, which is reported.
  func isFaulty(component name: String) -> Bool { declarations.faultyComponents.contains(name) }

  /// The modifier of a name.
  package func modifier(named name: String) -> ModifierEntry? {
    Catalog.modifier(named: name) ?? declaredModifier(named: name)
  }

  private func declaredModifier(named name: String) -> ModifierEntry? {
    declarations.modifiers[name] ?? outer?.declaredModifier(named: name)
  }

  /// The components that may be named: the engine's, then those of design systems from the outside in.
  package var components: [ComponentEntry] { Catalog.components + declared(\.components) }

  /// The modifiers that may be named, in the same order.
  package var modifiers: [ModifierEntry] { Catalog.modifiers + declared(\.modifiers) }

  private func declared<Value>(_ list: KeyPath<Declarations, NamedList<Value>>) -> [Value] {
    let own = declarations[keyPath: list]
    let others = outer.map { outer in
      let all = outer.declarations[keyPath: list]
      return zip(all.names, all.values).filter { own[$0.0] == nil }.map(\.1)
    }
    return (others ?? []) + own.values
  }

  /// The style families, in the same order.
  var families: [StyleFamily] { StyleFamily.builtIn + declared(\.families) }

  /// The environment keys that design systems declare, in the same order.
  var keys: [EnvironmentKey] { declared(\.keys) }

  /// The style family of a name.
  func family(named name: String) -> StyleFamily? {
    declarations.families[name] ?? StyleFamily.builtIn.first { $0.name == name } ?? outer?.family(named: name)
  }

  /// The names of all style families.
  var familyNames: [String] {
    declarations.families.names + (outer.map(\.familyNames) ?? StyleFamily.builtIn.map(\.name))
  }

  /// The names of the slots that styles may place, each once.
  var slotNames: [String] {
    families.flatMap(\.slots).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The style of a family and a name.
  func style(_ family: StyleFamily, _ name: String) -> StyleHandle? {
    declarations.styles[family][name] ?? outer?.style(family, name)
  }

  /// The style of a family and a name without what the document and the systems that it uses declare.
  func outerStyle(_ family: StyleFamily, _ name: String) -> StyleHandle? { outer?.style(family, name) }

  /// The names of a family's styles.
  package func styleNames(of family: StyleFamily) -> [String] {
    let own = declarations.styles[family]
    return own.names + (outer?.styleNames(of: family).filter { own[$0] == nil } ?? [])
  }

  /// The environment key of a name.
  func key(named name: String) -> EnvironmentKey? { declarations.keys[name] ?? outer?.key(named: name) }

  /// The expression that leads to an action in the environment, by the name of its key or of its modifier.
  func actionPath(named name: String) -> String? {
    let key = declared(\.keys).first { $0.type == .action && ($0.name == name || $0.modifier == name) }
    return key.map { "${environment.\($0.name)}" }
  }

  /// The colour of a name: a declared one, else one of the engine's.
  func color(named name: String) -> ResolvedColor? { declaredColor(named: name) ?? Palette.color(named: name) }

  /// The colour that a design system declares by a name.
  func declaredColor(named name: String) -> ResolvedColor? {
    declarations.colors[name] ?? outer?.declaredColor(named: name)
  }

  /// The names of all colours.
  var colorNames: [String] {
    let outer = outer?.declarations.colors.names.filter { declarations.colors[$0] == nil } ?? []
    let own = declarations.colors.names + outer
    return own + Palette.named.compactMap(\.name).filter { !own.contains($0) }
  }

  /// The picture that a design system declares by a name.
  func image(named name: String) -> DeclaredImage? { declarations.images[name] ?? outer?.image(named: name) }

  /// The names of the pictures that design systems declare.
  var imageNames: [String] { declarations.images.names + (outer?.imageNames ?? []) }

  /// The handlers that are declared; `nil` where nothing declares any.
  var handlers: HandlerDeclarations? { declarations.handlers ?? outer?.handlers }
}

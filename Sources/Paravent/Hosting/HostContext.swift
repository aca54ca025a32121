internal import Expressions
internal import JSON

/// What a component, a modifier or a style that is written in Swift is made with.
public struct HostContext {
  private let resolver: Resolver
  private let environment: Environment
  private let values: [(name: String, value: CELValue)]

  init(_ resolver: Resolver, _ environment: Environment, values: [(name: String, value: CELValue)]) {
    self.resolver = resolver
    self.environment = environment
    self.values = values
  }
}

extension HostContext {
  private func value(_ name: String) -> CELValue? { values.first { $0.name == name }?.value }

  /// The text of a value; `nil` where it is absent or has none.
  public func string(_ name: String) -> String? {
    guard let value = value(name) else { return nil }
    if case .null = value { return nil }
    return value.text
  }

  /// A number; `nil` where the value is absent or none.
  public func number(_ name: String) -> Double? { value(name)?.number }

  /// A boolean; `nil` where the value is absent or none.
  public func bool(_ name: String) -> Bool? {
    if case .bool(let bool)? = value(name) { bool } else { nil }
  }

  /// The numbers of a list; empty where the value is absent or none.
  public func numbers(_ name: String) -> [Double] {
    guard case .list(let list)? = value(name) else { return [] }
    return (0..<list.count).compactMap { list.element(at: $0).number }
  }

  /// A value as JSON in UTF-8; `nil` where it is absent.
  public func json(_ name: String) -> [UInt8]? {
    guard let document = value(name)?.document(&resolver.steps) else { return nil }
    var writer = JSONWriter(layout: .compact)
    writer.value(document.root)
    return writer.bytes
  }

  /// The caller's views in a slot, in the environment of the place where the component or the style stands.
  public func slot(_ name: String) -> [ResolvedNode] {
    resolver.nodes([Node(.slot(name))], in: environment)
  }

  /// A Text in the font and colour of the environment.
  public func text(_ text: String) -> ResolvedNode {
    ResolvedNode(.text(ResolvedText(runs: [ResolvedRun(.text(environment.shown(text)), style: environment.textStyle)])))
  }

  /// Whether controls react.
  public var isEnabled: Bool { environment.isEnabled }

  /// The font and the colour of text.
  public var textStyle: ResolvedTextStyle { environment.textStyle }

  /// The colour of controls.
  public var tint: ResolvedColor { environment.tint ?? Palette.accentColor }

  /// The colour of a name; `nil` where neither the engine nor a design system in scope has one.
  public func color(_ name: String) -> ResolvedColor? { resolver.scope.body.namespace.color(named: name) }
}

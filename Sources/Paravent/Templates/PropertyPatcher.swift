/// Replaces the properties that have expressions by what these give.
struct PropertyPatcher: PropertyVisitor {
  private let overrides: [PropertyOverride]
  private let resolver: Resolver
  private var position = 0
  private var next = 0
  /// Whether every required property has a value.
  private(set) var isComplete = true
  /// The properties that nothing became of.
  private var empty: [String] = []

  init(_ overrides: [PropertyOverride], with resolver: Resolver) {
    self.overrides = overrides
    self.resolver = resolver
  }
}

extension PropertyPatcher {
  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    defer { position += 1 }
    guard next < overrides.count, overrides[next].position == position else { return }
    let override = overrides[next]
    next += 1
    if var computed = resolver.property(Value.self, override) {
      if case .expression(let placed) = override.template,
        let path = placed.bindingPath.flatMap(resolver.scope.body.binding)
      {
        computed.bind(to: path)
      }
      value = computed
    } else if !Value.takesText {
      empty.append(name)
      if traits.contains(.required) { isComplete = false }
    }
  }

  /// Of properties of which one must be there just one is.
  mutating func rule(_ rule: PropertyRule) {
    if case .exactlyOne(let names) = rule, names.contains(where: empty.contains) { isComplete = false }
  }
}

extension Declared {
  /// Returns the struct with what its expressions give, or `nil` where a property that it needs has no value.
  func patched(by overrides: [PropertyOverride], with resolver: Resolver) -> Self? {
    var owner = self
    var patcher = PropertyPatcher(overrides, with: resolver)
    owner.visit(&patcher)
    return patcher.isComplete ? owner : nil
  }
}

internal import Diagnostics
internal import Expressions
internal import JSON

extension Resolver {
  /// Returns what a property becomes; `nil` where its default holds.
  func property<Value: PropertyValue>(_: Value.Type, _ override: PropertyOverride) -> Value? {
    guard let value = value(of: override.template), spends(value.textSize, at: override.place) else { return nil }
    return property(Value.self, value, override)
  }

  /// Returns what a property becomes by a computed value; `nil` where it takes no such value, which is reported.
  func property<Value: PropertyValue>(_: Value.Type, _ value: CELValue, _ override: PropertyOverride) -> Value? {
    if let quick = Value.quick(value, in: scope.body.namespace) { return quick }
    // Cast as it is, nothing would become an optional property's value.
    guard let converted = converted(Value.self, value, override) else { return nil }
    return converted as? Value
  }

  private func converted(
    _ type: any PropertyValue.Type, _ value: CELValue, _ override: PropertyOverride
  ) -> (any PropertyValue)? {
    decoder.namespace = scope.body.namespace
    let (converted, faults) = decoder.converted(type, value, name: override.name)
    if !faults.messages.isEmpty { report(faults, of: override) }
    return converted
  }

  /// Reports what is wrong with a computed value, each message once.
  private func report(_ faults: DiagnosticLog, of override: PropertyOverride) {
    let address = override.place.target ?? override.place.value.address
    let known = reportedMessages[address, default: Set(override.known)]
    log.append(faults, at: override.place, except: known)
    reportedMessages[address] = known.union(faults.messages)
  }

  /// Returns a node's view with what its expressions give; `nil` for other nodes.
  func view(of node: Node) -> (any Component)? {
    switch node.content {
    case .view(let view): view
    case .template(let view, let overrides): view.patched(by: overrides, with: self)
    case .slot, .picture, .call, .form: nil
    }
  }
}

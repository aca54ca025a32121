public import Diagnostics
internal import JSON

extension DesignSystems {
  /// Returns the systems with one that a host writes in Swift.
  ///
  /// - Parameters:
  ///   - host: The design system.
  ///   - isInScope: Whether every document uses it as if it said so.
  public func adding(
    _ host: HostDesignSystem, isInScope: Bool = false
  ) -> (systems: DesignSystems, report: DiagnosticReport) {
    adding([host.document], inScope: isInScope ? [host.name] : [], host: host)
  }
}

extension DesignSystemReader {
  /// Declares the modifiers that a host writes in Swift.
  func readHostModifiers() {
    guard let host else { return }
    for (name, modifier) in zip(host.modifiers.names, host.modifiers.values) {
      let place = JSONPlace(root, .opening)
      guard isFreeModifier(name, at: place) else { continue }
      let schema = modifier.argument.map { argument in
        (try? JSONDocument.parse(Array(argument.utf8), name: "\(name) in Swift"))?.root
          ?? JSONDocument(name: "\(name) in Swift", content: .string(argument)).root
      }
      let parameter = schema.map { decoder.parameter("value", $0, at: JSONPlace($0), value: JSONPlace($0)) }
      own.modifiers.add(ModifierEntry(name, modifier, parameter), named: name)
    }
  }
}

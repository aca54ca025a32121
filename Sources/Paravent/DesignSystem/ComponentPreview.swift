public import Diagnostics
package import JSON

/// The outcome of asking for a component alone, as its declaration shows it.
public enum ComponentPreview: Sendable {
  /// A screen that shows the component and nothing else.
  case screen(Screen)
  /// The component's declaration gives no preview that it could be shown by.
  case absent
  /// There is no such component; the names of those that there are.
  case unknown(among: [String])
}

extension DesignSystems {
  /// Returns a component of a design system alone, as its declaration shows it.
  public func preview(of component: String, in system: DesignSystem) -> ComponentPreview {
    preview(of: component, in: system.namespace, limits: Limits())
  }

  fileprivate func preview(of component: String, in namespace: Namespace, limits: Limits) -> ComponentPreview {
    guard let declaration = namespace.component(named: component)?.declaration else {
      return .unknown(among: namespace.components.filter { $0.declaration != nil }.map(\.name))
    }
    guard let node = definition(of: declaration)?.preview else { return .absent }
    return .screen(screen(of: [node], named: component, in: namespace, limits: limits))
  }

  /// Returns a screen that shows some views.
  func screen(
    of nodes: [Node], named name: String?, in namespace: Namespace, limits: Limits = Limits(), levels: Int = 0
  ) -> Screen {
    Screen(
      name: name, title: nil, parameters: [], state: [], body: nodes, extensions: JSONMembers(), designSystems: self,
      namespace: namespace, limits: limits, levels: levels)
  }

  /// Returns the properties by which a component shows itself: an object, empty where it needs none; `nil` where its
  /// declaration gives none that do.
  package func previewSource(of component: ComponentEntry) -> JSONValue? {
    guard let declaration = component.declaration, let node = definition(of: declaration)?.preview else { return nil }
    return node.source ?? JSONDocument(name: "", content: .object([])).root
  }

  /// Returns a screen that shows views as a system's own document could write them, and what is wrong with them.
  package func screen(showing body: JSONDocument, in system: DesignSystem) -> (Screen, DiagnosticReport) {
    let levels = body.text.bracketLevels
    return DeepStack.run(ifDeeperThan: levels) {
      let decoder = DocumentDecoder(limits: Limits(), namespace: system.namespace)
      decoder.bodyNames = BodyNames(values: NameTable.ofBody([], in: system.namespace))
      let nodes = Slot.decode(body.root, at: JSONPlace(body.root), with: decoder)?.nodes ?? []
      let screen = screen(of: nodes, named: nil, in: system.namespace, levels: levels)
      return (screen, decoder.log.report())
    }
  }

  /// Returns what is wrong with the previews of a system's components and with its library that only shows while they
  /// are resolved.
  public func reportOfPreviews(in system: DesignSystem) -> DiagnosticReport {
    let previews = system.componentNames.compactMap { name -> Screen? in
      if case .screen(let screen) = preview(of: name, in: system) { screen } else { nil }
    }
    let items = system.library.map { screen(of: $0.body, named: $0.title, in: system.namespace) }
    var options = ResolvingOptions()
    options.includesLints = true
    return DiagnosticReport(joining: (previews + items).map { $0.resolve(options).report })
  }
}

extension Screen {
  /// Returns a component that the screen may use alone, as its declaration shows it.
  public func preview(of component: String) -> ComponentPreview {
    designSystems.preview(of: component, in: namespace, limits: limits)
  }
}

extension DesignSystem {
  /// The names of the components that the system declares, in the order of its document.
  public var componentNames: [String] { declarations.components.names }
}

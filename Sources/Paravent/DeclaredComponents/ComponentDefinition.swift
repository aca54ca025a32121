/// What a declared component is made of.
struct ComponentDefinition: Sendable {
  let declaration: ComponentDeclaration
  let content: Content
  /// The names of the document in which the component is declared.
  let namespace: Namespace
  /// Whether a view of its own is lost, which a fallback around a call replaces.
  let hasLostView: Bool
  /// The defaults of the parameters, in their order, where values of the engine's own types stand in them.
  let defaults: [ValueTemplate?]
  /// The component with the arguments by which it shows itself; `nil` where its declaration gives none that do.
  var preview: Node?

  enum Content: Sendable {
    /// The component's own views.
    case body([Node])
    /// What a style of the component's family receives.
    case configuration([ConfigurationEntry])
    /// What a host's own code makes.
    case host(HostDesignSystem.Body)
  }
}

/// Something that a component hands to its style.
struct ConfigurationEntry: Sendable {
  let name: String
  let content: Content

  enum Content: Sendable {
    /// A value, which `$slot` places as a Text.
    case value(ValueTemplate)
    /// Views of the component's own.
    case views([Node])
    /// The caller's views.
    case slot(String)
    /// A picture in a parameter, which is also a value.
    case picture(ValueTemplate)
  }
}

internal import Diagnostics
internal import JSON

extension Resolver {
  /// What a style makes of a control.
  struct StyledBody {
    /// What the style's body shows, or `nil` where it has none.
    var nodes: [ResolvedNode]?
    /// The style's look.
    var appearance: String?
  }

  /// Returns what the nearest style of a family makes of a control, with the next outer one in force inside.
  ///
  /// - Parameters:
  ///   - author: The body in which the control is written, which decides which style is the automatic one.
  ///   - path: The id of the control in full.
  func styledBody(
    _ family: StyleFamily, _ configuration: Configuration, in environment: Environment,
    writtenIn author: BodyScope? = nil, path: String? = nil
  ) -> StyledBody {
    let author = author ?? scope.body
    let frame = soundFrame(of: family, in: environment)
    guard let handle = frame?.style ?? automaticStyle(of: family, for: author) else {
      return StyledBody(nodes: nil, appearance: nil)
    }
    guard let style = designSystems.style(handle), let body = style.body else {
      return StyledBody(nodes: nil, appearance: designSystems.style(handle)?.appearance)
    }
    if style.hasLostView { loseView() }
    guard styleLevel < limits.styleLevels else {
      reportRecursion(of: family, "styles are nested more than \(limits.styleLevels) deep")
      return StyledBody(nodes: [], appearance: style.appearance)
    }
    var inner = environment
    inner.styles[family] = frame?.outer
    let scope = BodyScope(
      environment: environment, namespace: style.namespace, configuration: configuration, style: handle,
      path: path ?? componentID ?? fullID(family.name, in: author))
    var nodes: [ResolvedNode] = []
    styleLevel += 1
    inBody(Scope(body: scope)) {
      nodes =
        style.hostBody.map { $0(HostContext(self, inner, values: configuration.members)) }
        ?? self.nodes(body, in: inner)
    }
    styleLevel -= 1
    return StyledBody(nodes: nodes, appearance: style.appearance)
  }

  /// The nearest style of a family in force whose declaration is not at fault.
  private func soundFrame(of family: StyleFamily, in environment: Environment) -> StyleFrame? {
    var frame = environment.styles[family]
    while let current = frame, designSystems.style(current.style) == nil { frame = current.outer }
    return frame
  }

  /// The style of a family where none is in force: the automatic one that is in scope where the control is written, and
  /// in that style's own body the standard one.
  private func automaticStyle(of family: StyleFamily, for author: BodyScope) -> StyleHandle? {
    let automatic = author.namespace.style(family, "automatic")
    guard let automatic, author.style == automatic else { return automatic }
    if let outer = author.namespace.outerStyle(family, "automatic"), outer != automatic { return outer }
    reportRecursion(of: family, "the style \("automatic".quoted) holds a view of its own family")
    return nil
  }

  private func reportRecursion(of family: StyleFamily, _ message: String) {
    guard let place else { return }
    reportOnce(
      .styleRecursion, at: JSONPlace(place, .opening), "the \(family.name) style cannot be applied: \(message)")
  }

  /// Returns the look of the nearest style of a family.
  func appearance(of family: StyleFamily, in environment: Environment) -> String? {
    let handle = soundFrame(of: family, in: environment)?.style ?? scope.body.namespace.style(family, "automatic")
    return handle.flatMap(designSystems.style)?.appearance
  }
}

public import Diagnostics
internal import JSON

extension Screen {
  /// Resolves the screen: applies the environment and the styles.
  ///
  /// The report holds what only shows while resolving, such as a tree that grows over its bounds.
  ///
  /// - Parameter locale: The BCP 47 tag of the content's language, whose direction the screen takes; what is no tag is
  ///   passed over.
  public func resolve(locale: String? = nil) -> (tree: ResolvedTree, report: DiagnosticReport) {
    // A style's body and modifiers make a tree deeper than its document, though not without bound.
    DeepStack.run(ifDeeperThan: levels * 2) { resolved(locale: locale) }
  }

  private func resolved(locale: String?) -> (tree: ResolvedTree, report: DiagnosticReport) {
    let language = locale.flatMap(LanguageTag.init)
    let resolver = Resolver(limits: limits, styles: StandardDesignSystem.styles)
    let outermost = Environment()
    let environment = body.count == 1 ? resolver.environment(of: body[0], in: outermost) : outermost
    resolver.scope = Scope(environment: environment)
    var tree = ResolvedTree(root: ResolvedNode.singleOrNone(resolver.nodes(body, in: outermost)))
    tree.screen = name
    tree.title = title
    tree.locale = language?.tag
    tree.layoutDirection = language?.direction ?? .leftToRight
    tree.extensions = extensions
    tree.levels = resolver.deepestLevel
    return (tree, resolver.log.report())
  }
}

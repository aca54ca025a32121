public import Diagnostics
internal import JSON

extension Screen {
  /// Resolves the screen: applies the environment and the styles.
  ///
  /// The report holds what only shows while resolving, such as a tree that grows over its bounds.
  public func resolve() -> (tree: ResolvedTree, report: DiagnosticReport) {
    let resolver = Resolver(limits: limits, styles: StandardDesignSystem.styles)
    let outermost = Environment()
    let environment = body.count == 1 ? resolver.environment(of: body[0], in: outermost) : outermost
    resolver.scope = Scope(environment: environment)
    var tree = ResolvedTree(root: ResolvedNode.singleOrNone(resolver.nodes(body, in: outermost)))
    tree.screen = name
    tree.title = title
    tree.extensions = extensions
    return (tree, resolver.log.report())
  }
}

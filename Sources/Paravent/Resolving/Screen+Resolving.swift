public import Diagnostics
internal import Expressions
internal import JSON

/// What a screen is resolved with.
public struct ResolvingOptions: Sendable {
  /// The values of the parameters; `nil` for a preview, in which their examples stand in.
  public var data: ScreenData?
  /// Values of the state that replace the initial ones.
  public var state: ScreenData?
  /// The BCP 47 tag of the content's language, whose direction the screen takes; what is no tag is passed over.
  public var locale: String?
  /// The scheme for which a screen that asks is resolved; light where it is `nil`.
  public var colorScheme: ColorScheme?

  /// Creates the options of a preview.
  public init() {}
}

extension Screen {
  /// Resolves the screen: applies data, the environment and the styles.
  ///
  /// The report holds what only shows while resolving: data that does not fit, what is absent in it, a tree that grows
  /// over its bounds.
  public func resolve(_ options: ResolvingOptions = ResolvingOptions()) -> (
    tree: ResolvedTree, report: DiagnosticReport
  ) {
    // A style's body and modifiers make a tree deeper than its document, though not without bound.
    DeepStack.run(ifDeeperThan: levels * 2) { resolved(options) }
  }

  private func resolved(_ options: ResolvingOptions) -> (tree: ResolvedTree, report: DiagnosticReport) {
    let language = options.locale.flatMap(LanguageTag.init)
    let resolver = Resolver(limits: limits, styles: StandardDesignSystem.styles)
    resolver.place = body.first?.source
    let marks = ReadMarks()
    var outermost = Environment()
    outermost.readMarks = marks
    outermost.surroundings.locale = language?.tag
    outermost.surroundings.layoutDirection = language?.direction
    outermost.surroundings.colorScheme = options.colorScheme
    let values = resolver.values(of: self, options, in: outermost)
    let environment = body.count == 1 ? resolver.environment(of: body[0], in: outermost) : outermost
    resolver.scope = Scope(body: BodyScope(environment: environment, data: values))
    var tree = ResolvedTree(root: ResolvedNode.singleOrNone(resolver.nodes(body, in: outermost)))
    tree.screen = name
    tree.title = title.map(resolver.text)
    tree.locale = language?.tag
    tree.layoutDirection = language?.direction ?? .leftToRight
    tree.colorScheme = marks.readsColorScheme ? options.colorScheme ?? .light : nil
    tree.state = JSONMembers(resolver.members(ofState: values.state))
    tree.extensions = extensions
    tree.levels = resolver.deepestLevel
    return (tree, resolver.log.report())
  }
}

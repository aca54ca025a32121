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
  /// Whether the report also warns of what readers cannot see, hear or hit, which takes another look at the tree.
  public var includesLints = false

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
    // Values are as deep as the documents; a tree that grows deeper gets a stack while it does.
    let isDeep = levels * 2 > DeepStack.shallowLevels
    return isDeep ? DeepStack.run { resolved(options, isDeep) } : resolved(options, isDeep)
  }

  private func resolved(_ options: ResolvingOptions, _ isDeep: Bool) -> (tree: ResolvedTree, report: DiagnosticReport) {
    let language = options.locale.flatMap(LanguageTag.init)
    let resolver = Resolver(limits: limits, designSystems: designSystems, namespace: namespace)
    resolver.hasDeepStack = isDeep
    resolver.notesOrigins = options.includesLints
    resolver.place = body.first?.source
    let marks = ReadMarks()
    var outermost = Environment()
    outermost.readMarks = marks
    // The accent colour that a design system declares is the tint of every control.
    outermost.tint = namespace.declaredColor(named: "accentColor")
    outermost.surroundings.locale = language?.tag
    outermost.surroundings.layoutDirection = language?.direction
    outermost.surroundings.colorScheme = options.colorScheme
    let scope = resolver.scope(of: self, options, in: outermost)
    let environment = body.count == 1 ? resolver.environment(of: body[0], in: outermost) : outermost
    resolver.scope = Scope(
      body: BodyScope(
        environment: environment, namespace: namespace, parameters: scope.parameters, state: scope.state))
    var tree = ResolvedTree(root: ResolvedNode.singleOrNone(resolver.nodes(body, in: outermost)))
    tree.screen = name
    tree.title = title.map(resolver.text)
    tree.locale = language?.tag
    tree.layoutDirection = language?.direction ?? .leftToRight
    tree.colorScheme = marks.readsColorScheme ? options.colorScheme ?? .light : nil
    tree.state = JSONMembers(resolver.members(ofState: scope.state ?? NamedValues()))
    tree.extensions = extensions
    tree.levels = resolver.deepestLevel
    if options.includesLints { Linter(resolver: resolver).check(tree, origin: body.first?.source) }
    return (tree, resolver.log.report())
  }
}

internal import Diagnostics
internal import JSON

/// Applies environment and styles to decoded views, and lowers them to the primitives of the resolved tree.
package final class Resolver {
  let limits: Limits
  /// What the design systems in use are made of.
  let designSystems: DesignSystems
  /// Reads values that expressions gave.
  let decoder: DocumentDecoder
  /// The names that the body being resolved may read.
  var scope: Scope
  /// The title that the content of the navigation stack being resolved gives it.
  var navigationTitle: String?
  var log = DiagnosticLog()
  /// What was reported of which expression.
  var reported: Set<ReportKey> = []
  /// What was reported of computed values, by the address of their source.
  var reportedMessages: [UInt: Set<String>] = [:]
  /// The steps that expressions may still take.
  var steps: Int
  /// What tells the loop passes around from others of their loops, outermost first.
  var passes: [String] = []
  /// Whether an expression had no value since this was last cleared.
  var hasFailed = false
  /// The paths of the state that secure fields show; what they hold is not written out.
  var secrets: Set<String> = []
  /// The ids of views, in full.
  private var ids: Set<[UInt8]> = []
  /// The slots of the author's views that are being placed.
  private var placements = 0
  /// Whether a view was lost since this was last cleared, so that an ancestor's fallback may replace it.
  private var hasLostView = false
  private var level = 0
  /// The bodies of styles that are being resolved within each other.
  var styleLevel = 0
  /// Whether the work goes on on a stack that is large enough for the deepest trees.
  var hasDeepStack = false
  /// The id, in full, of the node that is being resolved; `nil` where it has none.
  private(set) var componentID: String?
  /// The most levels that were entered.
  private(set) var deepestLevel = 0
  private var nodeCount = 0
  private(set) var hasTooManyNodes = false
  /// Whether nodes note where they are written, for the linter.
  var notesOrigins = false
  /// The views that an error may have cost what the linter judges, by the addresses of their sources.
  private(set) var lossyOrigins: Set<UInt> = []
  /// The nodes around that lost modifiers.
  private var lostModifiers = 0
  /// The view of the screen that was entered last; a style's own views lie elsewhere.
  var place: JSONValue?

  init(limits: Limits, designSystems: DesignSystems, namespace: Namespace) {
    self.limits = limits
    self.designSystems = designSystems
    scope = Scope(body: BodyScope(environment: Environment(), namespace: namespace))
    steps = limits.totalExpressionSteps
    decoder = DocumentDecoder(limits: limits, namespace: namespace)
    decoder.readsExpressions = false
  }
}

extension Resolver {
  /// Returns the views of a slot.
  func nodes(_ slot: Slot, in environment: Environment) -> [ResolvedNode] {
    nodes(slot.nodes, in: environment)
  }

  /// Returns what several views show, absent ones left out.
  func nodes(_ nodes: [Node], in environment: Environment) -> [ResolvedNode] {
    var output: [ResolvedNode] = []
    output.reserveCapacity(nodes.count)
    resolve(nodes, in: environment, into: &output)
    return output
  }

  /// Appends what several views show.
  func resolve(_ nodes: [Node], in environment: Environment, into output: inout [ResolvedNode]) {
    for node in nodes { resolve(node, in: environment, into: &output) }
  }

  private func resolve(_ node: Node, in environment: Environment, into output: inout [ResolvedNode]) {
    guard let fallback = node.fallback else { return resolveNode(node, in: environment, into: &output) }
    let start = output.count
    let outerHasLostView = hasLostView
    hasLostView = false
    resolveNode(node, in: environment, into: &output)
    if hasLostView {
      hasLostView = false
      output.removeSubrange(start...)
      resolve(fallback, in: environment, into: &output)
    }
    hasLostView = hasLostView || outerHasLostView
  }

  private func resolveNode(_ node: Node, in environment: Environment, into output: inout [ResolvedNode]) {
    if scope.body.isScreen, let source = node.source { place = source }
    let steps = applicableSteps(of: node)
    let levels = 1 + steps.count
    guard enters(node, levels: levels) else { return }
    if node.hasLostModifiers { lostModifiers += 1 }
    let errorCount = log.errorCount
    defer {
      if notesOrigins, let source = node.source, node.hasLosses || lostModifiers > 0 || log.errorCount > errorCount {
        lossyOrigins.insert(source.address)
      }
      if node.hasLostModifiers { lostModifiers -= 1 }
    }
    level += levels
    deepestLevel = max(deepestLevel, level)
    let isDeep = level > DeepStack.shallowLevels && !hasDeepStack
    if isDeep {
      hasDeepStack = true
      DeepStack.run { resolve(node, steps, in: environment, into: &output) }
      hasDeepStack = false
    } else {
      resolve(node, steps, in: environment, into: &output)
    }
    level -= levels
  }

  private func resolve(
    _ node: Node, _ steps: [ModifierStep], in environment: Environment, into output: inout [ResolvedNode]
  ) {
    if steps.isEmpty, node.identity == nil, node.computedID == nil {
      componentID = nil
      resolveContent(of: node, in: environment, into: &output)
    } else {
      resolve(node, modifiedBy: steps, in: environment, into: &output)
    }
  }

  private func resolveContent(of node: Node, in environment: Environment, into output: inout [ResolvedNode]) {
    let start = output.count
    defer { if notesOrigins { noteOrigin(of: node, in: environment, from: start, in: &output) } }
    switch node.content {
    case .view(let view): view.resolve(with: self, in: environment, into: &output)
    case .template(let view, let overrides):
      guard let view = view.patched(by: overrides, with: self) else { return hasLostView = true }
      view.resolve(with: self, in: environment, into: &output)
    case .slot(let name): place(name, in: environment, into: &output)
    case .picture(let place, let path):
      if let picture = picture(at: place, path) { resolve(picture, in: environment, into: &output) }
    case .call(let call): resolve(call, in: environment, into: &output)
    case .form(let form):
      resolve(form) { resolve($0, in: environment, into: &output) }
      // What a loop that runs away made so far is of no use, and would still have to be laid out.
      if hasTooManyNodes, passes.isEmpty, case .loop = form { output.removeSubrange(start...) }
    }
  }

  private func noteOrigin(
    of node: Node, in environment: Environment, from start: Int, in output: inout [ResolvedNode]
  ) {
    let isCall: Bool
    switch node.content {
    case .call: isCall = true
    case .view, .template: isCall = false
    case .slot, .picture, .form: return
    }
    let note = LintNote(origin: node.source, isDisabled: !environment.isEnabled)
    for index in output.indices.dropFirst(start) { output[index].note(note, isCall: isCall) }
  }

  /// Applies a node's modifiers: what they inherit from outside in, what they wrap from inside out.
  private func resolve(
    _ node: Node, modifiedBy steps: [ModifierStep], in environment: Environment, into output: inout [ResolvedNode]
  ) {
    var inner = environment
    var wrappers: [ResolvedWrapper?] = []
    var places: [Environment] = []
    for step in steps.reversed() {
      switch step {
      case .environment(let modifier): modifier.write(to: &inner)
      case .wrapping(let modifier):
        wrappers.append(modifier.wrapper(with: self, in: inner))
        modifier.write(to: &inner)
      case .composing, .host: places.append(inner)
      case .style(let family, let style): inner.styles.push(style, for: family)
      case .value(let key, let value): inner.keys.write(value, for: key)
      case .image, .shape, .attribute, .form, .template: break
      }
    }
    let start = output.count
    let identity = identity(of: node)
    let outerID = componentID
    componentID = identity?.id
    resolveContent(of: node, in: inner, into: &output)
    componentID = outerID
    for index in start..<output.count {
      if index == start { output[index].identify(by: identity) }
      apply(steps, wrappers, places, in: inner, to: &output[index])
      if notesOrigins, let source = node.source { output[index].noteTaps(LintNote(origin: source)) }
      if index == start, output.count > start + 1 { wrappers.removeSheets() }
    }
  }

  private func apply(
    _ steps: [ModifierStep], _ wrappers: [ResolvedWrapper?], _ places: [Environment], in environment: Environment,
    to node: inout ResolvedNode
  ) {
    var (wrappers, places) = (wrappers, places)
    for step in steps {
      switch step {
      case .composing(let modifier):
        if let place = places.popLast() { node = modifier.composed(node, in: place) }
      case .host(let modifier):
        if let place = places.popLast() { node = modifier.applied(to: node, with: self, in: place) }
      case .shape(let modifier): node.apply(modifier, in: environment)
      case .environment, .style, .value, .form, .template: break
      case .wrapping:
        guard let wrapper = wrappers.popLast(), let wrapper else { continue }
        nodeCount += 1
        node = ResolvedNode(.wrapper(wrapper, node))
      case .image(let modifier): node.apply(modifier)
      case .attribute(let modifier):
        if environment.hidesContent, type(of: modifier).tellsContent { continue }
        if environment.hidesValues, modifier is AccessibilityValueModifier { continue }
        node.attributes = modifier.apply(to: node.attributes ?? ResolvedAttributes())
      }
    }
  }

  /// Returns the views behind or in front of another one, as one; `nil` where there are none.
  func layer(_ slot: Slot, alignment: Alignment, in environment: Environment) -> ResolvedNode? {
    let nodes = nodes(slot, in: environment)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? nil : ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment, children: nodes)))
  }

  /// Returns a node's modifiers with the alternatives of control forms chosen, and expressions evaluated.
  private func applicableSteps(of node: Node) -> [ModifierStep] {
    let isComputed = node.modifiers.contains { step in
      switch step {
      case .form, .template: true
      default: false
      }
    }
    return isComputed ? node.modifiers.flatMap(chosenSteps) : node.modifiers
  }

  private func chosenSteps(of step: ModifierStep) -> [ModifierStep] {
    switch step {
    case .template(let template): return template.step(with: self).map { [$0] } ?? []
    case .form(let form):
      var steps: [ModifierStep] = []
      resolve(form) { content in steps += content.flatMap(chosenSteps) }
      return steps
    default: return [step]
    }
  }

  /// Returns the environment inside a node's modifiers.
  func environment(of node: Node, in environment: Environment) -> Environment {
    var inner = environment
    for step in applicableSteps(of: node).reversed() {
      switch step {
      case .environment(let modifier): modifier.write(to: &inner)
      case .wrapping(let modifier): modifier.write(to: &inner)
      case .style(let family, let style): inner.styles.push(style, for: family)
      case .value(let key, let value): inner.keys.write(value, for: key)
      default: break
      }
    }
    return inner
  }

  /// Returns a node's identity with its id in full: with the ids of the loop passes around it.
  private func identity(of node: Node) -> ResolvedAttributes? {
    let written = node.computedID.map(text) ?? node.identity?.id
    guard let written, !written.isEmpty else { return node.identity }
    let length = passes.reduce(written.utf8.count) { $0 + $1.utf8.count + 2 } + (scope.body.path?.utf8.count ?? 0)
    guard let source = node.source else { return node.identity }
    let isAfforded = spends(length, at: JSONPlace(source, .member("id")))
    let id = isAfforded ? fullID(written, in: scope.body) : ""
    let isNew = isAfforded && ids.insert(Array(id.utf8)).inserted
    // A style may place the author's views twice, and a component may be used twice, which is no fault of theirs.
    if isAfforded, !isNew, placements == 0, scope.body.isScreen {
      reportOnce(.duplicateID, at: JSONPlace(source, .member("id")), "the id \(id.quoted) is that of another view too")
    }
    let extensions = node.identity?.extensions ?? JSONMembers()
    return isNew || !extensions.isEmpty ? ResolvedAttributes(id: isNew ? id : nil, extensions: extensions) : nil
  }
}

extension Resolver {
  /// Returns an id with the components around it and the loop passes in the body: `card/title[0]`.
  func fullID(_ id: String, in body: BodyScope) -> String {
    let own = passes.reduce(id) { "\($0)[\($1)]" }
    return body.path.map { "\($0)/\(own)" } ?? own
  }

  /// Notes that a view cannot be shown, so that a fallback may replace it.
  func loseView() { hasLostView = true }

  /// Places the caller's views, with the names of the place where they were written.
  private func place(_ slot: String, in environment: Environment, into output: inout [ResolvedNode]) {
    guard let content = scope.body.content(ofSlot: slot) else { return }
    var inner = environment
    inner.isDecorative = environment.isDecorative || content.isDecorative
    if content.isTinted, !inner.foreground.isWritten { inner.write(foreground: .tint(opacity: 1)) }
    let (outer, outerPasses) = (scope, passes)
    scope = content.scope
    passes = content.passes + passes
    placements += 1
    resolve(content.nodes, in: inner, into: &output)
    placements -= 1
    (scope, passes) = (outer, outerPasses)
  }

  /// Counts a node and its levels; `false` where the tree would grow over its bounds, which is reported.
  private func enters(_ node: Node, levels: Int) -> Bool {
    guard countsPass() else { return false }
    guard level + levels <= limits.resolvedLevels else {
      report(
        .tooManyLevels,
        "the view resolves to more than \(limits.resolvedLevels) levels of views, modifiers and styles; it is left out")
      return false
    }
    return true
  }

  /// Counts a node or a pass of a loop; `false` where there are too many, which is reported once.
  func countsPass() -> Bool {
    nodeCount += 1
    guard nodeCount > limits.nodes else { return true }
    if !hasTooManyNodes {
      hasTooManyNodes = true
      report(.tooManyNodes, "the screen resolves to more than \(limits.nodes) nodes; the rest is left out")
    }
    return false
  }

  private func report(_ code: DiagnosticCode, _ message: @autoclosure () -> String) {
    guard let place else { return }
    reportOnce(code, at: JSONPlace(place, .opening), message())
  }

  /// Reports a fault at a place of the document.
  func report(
    _ code: DiagnosticCode, _ severity: Severity, at place: JSONPlace, _ message: @autoclosure () -> String
  ) {
    log.report(code, severity, at: place, message())
  }

  /// Reports a fault at a place of the document unless it was reported there.
  func reportOnce(_ code: DiagnosticCode, _ severity: Severity = .error, at place: JSONPlace, _ message: String) {
    let address = place.target ?? place.value.address
    guard reportedMessages[address, default: []].insert(message).inserted else { return }
    report(code, severity, at: place, message)
  }
}

internal import Diagnostics
internal import JSON

/// Applies environment and styles to decoded views, and lowers them to the primitives of the resolved tree.
package final class Resolver {
  private let limits: Limits
  private let styles: StyleLibrary
  /// The names that the body being resolved may read.
  var scope = Scope(environment: Environment())
  /// The title that the content of the navigation stack being resolved gives it.
  var navigationTitle: String?
  private(set) var log = DiagnosticLog()
  private var level = 0
  /// The most levels that were entered.
  private(set) var deepestLevel = 0
  private var nodeCount = 0
  private var hasTooManyNodes = false
  /// The view of the screen that was entered last; a style's own views lie elsewhere.
  private var place: JSONValue?

  init(limits: Limits, styles: StyleLibrary) {
    self.limits = limits
    self.styles = styles
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
    let steps = applicableSteps(of: node)
    let levels = 1 + steps.count
    guard enters(node, levels: levels) else { return }
    level += levels
    deepestLevel = max(deepestLevel, level)
    if steps.isEmpty, node.identity == nil {
      resolveContent(of: node, in: environment, into: &output)
    } else {
      resolve(node, modifiedBy: steps, in: environment, into: &output)
    }
    level -= levels
  }

  private func resolveContent(of node: Node, in environment: Environment, into output: inout [ResolvedNode]) {
    switch node.content {
    case .view(let view): view.resolve(with: self, in: environment, into: &output)
    case .slot(let name): place(name, in: environment, into: &output)
    case .form(let form): resolve(form.content(in: scope), in: environment, into: &output)
    }
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
      case .wrapping(let modifier): wrappers.append(modifier.wrapper(with: self, in: inner))
      case .composing: places.append(inner)
      case .image, .shape, .attribute, .form: break
      }
    }
    let start = output.count
    resolveContent(of: node, in: inner, into: &output)
    for index in start..<output.count {
      output[index].identify(by: index == start ? node.identity : nil)
      apply(steps, wrappers, places, in: inner, to: &output[index])
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
      case .shape(let modifier): node.apply(modifier, in: environment)
      case .environment, .form: break
      case .wrapping:
        guard let wrapper = wrappers.popLast(), let wrapper else { continue }
        nodeCount += 1
        node = ResolvedNode(.wrapper(wrapper, node))
      case .image(let modifier): node.apply(modifier)
      case .attribute(let modifier):
        if environment.hidesContent, type(of: modifier).tellsContent { continue }
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

  /// Returns a node's modifiers with the alternatives of control forms chosen.
  private func applicableSteps(of node: Node) -> [ModifierStep] {
    let hasForms = node.modifiers.contains { if case .form = $0 { true } else { false } }
    return hasForms ? node.modifiers.flatMap(chosenSteps) : node.modifiers
  }

  private func chosenSteps(of step: ModifierStep) -> [ModifierStep] {
    guard case .form(let form) = step else { return [step] }
    return form.content(in: scope).flatMap(chosenSteps)
  }

  /// Returns the environment inside a node's modifiers.
  func environment(of node: Node, in environment: Environment) -> Environment {
    var inner = environment
    for case .environment(let modifier) in applicableSteps(of: node).reversed() { modifier.write(to: &inner) }
    return inner
  }
}

extension Resolver {
  /// What a style makes of a control.
  struct StyledBody {
    /// What the style's body shows, or `nil` where it has none.
    var nodes: [ResolvedNode]?
    /// The style's look.
    var appearance: String?
  }

  /// Returns what the nearest style of a family makes of a control, with the next outer one in force inside.
  func styledBody(
    _ family: StyleFamily, _ configuration: Configuration, in environment: Environment
  ) -> StyledBody {
    let frame = environment.styles[family]
    guard let style = frame?.style ?? styles[family, "automatic"], let body = style.body else {
      return StyledBody(nodes: nil, appearance: appearance(of: family, in: environment))
    }
    var inner = environment
    inner.styles[family] = frame?.outer
    let outer = scope
    scope = Scope(environment: environment, configuration: configuration)
    defer { scope = outer }
    return StyledBody(nodes: nodes(body, in: inner), appearance: style.appearance)
  }

  /// Returns the look of the nearest style of a family.
  func appearance(of family: StyleFamily, in environment: Environment) -> String? {
    (environment.styles[family]?.style ?? styles[family, "automatic"])?.appearance
  }

  /// Places the caller's views, with the names of the place where they were written.
  private func place(_ slot: String, in environment: Environment, into output: inout [ResolvedNode]) {
    guard let configuration = scope.configuration, let content = configuration.slots[slot] else { return }
    configuration.placed.insert(slot)
    var inner = environment
    inner.isDecorative = environment.isDecorative || content.isDecorative
    if content.isTinted, !inner.foreground.isWritten { inner.write(foreground: .tint(opacity: 1)) }
    let outer = scope
    scope = content.scope
    resolve(content.nodes, in: inner, into: &output)
    scope = outer
  }

  /// Counts a node and its levels; `false` where the tree would grow over its bounds, which is reported.
  private func enters(_ node: Node, levels: Int) -> Bool {
    nodeCount += 1
    if scope.configuration == nil, let source = node.source { place = source }
    if nodeCount > limits.nodes {
      if !hasTooManyNodes {
        hasTooManyNodes = true
        report(.tooManyNodes, "the screen resolves to more than \(limits.nodes) nodes; the rest is left out")
      }
      return false
    }
    guard level + levels <= limits.resolvedLevels else {
      report(
        .tooManyLevels,
        "the view resolves to more than \(limits.resolvedLevels) levels of views, modifiers and styles; it is left out")
      return false
    }
    return true
  }

  private func report(_ code: DiagnosticCode, _ message: @autoclosure () -> String) {
    guard let place else { return }
    log.report(code, .error, at: JSONPlace(place, .opening), message())
  }
}

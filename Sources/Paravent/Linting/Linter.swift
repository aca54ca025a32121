internal import Diagnostics
internal import JSON

/// Looks through a resolved tree for what readers cannot see, hear or hit, and reports it as warnings.
///
/// The tree must come from a resolver that notes origins.
struct Linter {
  let resolver: Resolver
}

extension Linter {
  /// Looks through the whole tree.
  func check(_ tree: ResolvedTree, origin: JSONValue?) {
    guard let root = tree.root else { return }
    DeepStack.run(ifDeeperThan: tree.levels) { visit(root, Surrounds(origin: origin, scheme: tree.colorScheme)) }
  }

  /// Looks at a node that no wrapper is around.
  func visit(_ node: ResolvedNode, _ surrounds: Surrounds) {
    var inner = surrounds
    inner.isWrapped = false
    inner.isNamedAround = false
    inner.extent = Extent()
    inspect(node, inner)
  }

  func visit(_ nodes: [ResolvedNode], _ surrounds: Surrounds) {
    for node in nodes { visit(node, surrounds) }
  }

  /// Looks at a node, which may be inside of wrappers that were looked at.
  func inspect(_ node: ResolvedNode, _ surrounds: Surrounds) {
    var inner = surrounds
    inner.enter(node.attributes)
    switch node.primitive {
    case .text(let text): checkContrast(of: text, inner)
    case .image(let image): check(image, inner)
    case .wrapper(let wrapper, let child): inspect(child, in: wrapper, node, inner)
    case .button, .link, .toggle, .field, .picker: inspectControl(node, inner)
    case .list(let list): visitRows(of: list, inner)
    case .section(let section):
      inner.isRow = surrounds.isRow
      visit([section.header, section.footer].compactMap(\.self), inner.outsideRows)
      visit(section.children, inner)
    case .overlayStack(let stack): visitLayers(stack.children, inner.outsideRows)
    case .stack(let stack): visit(stack.children, inner.outsideRows)
    case .progress, .scroll, .grid, .navigation, .fits: visit(node.primitive.parts, inner.outsideRows)
    case .symbol, .spacer, .divider, .shape: break
    }
  }

  private func inspect(
    _ child: ResolvedNode, in wrapper: ResolvedWrapper, _ node: ResolvedNode, _ surrounds: Surrounds
  ) {
    var inner = surrounds
    inner.isWrapped = true
    inner.extent = surrounds.extent.proposed(by: wrapper)
    switch wrapper {
    case .hidden: return
    case .opacity(0): return
    case .opacity(let opacity): inner.backdrop = inner.backdrop?.fading(by: opacity)
    case .background(let background):
      if case .view(let view, _) = background.content { visit(view, inner.outsideRows) }
      inner.backdrop = inner.backdrop?.painted(by: background)
    case .overlay(let overlay, _):
      var above = inner.outsideRows
      above.backdrop = above.backdrop?.painted(by: child)
      visit(overlay, above)
    case .surroundings(let surroundings):
      if let scheme = surroundings.colorScheme { inner.backdrop = inner.backdrop?.turned(to: scheme) }
    case .sheet(let sheet): visit(sheet.content, Surrounds(origin: inner.origin, scheme: inner.backdrop?.onlyScheme))
    case .tap(let tap): return inspectTap(tap, on: child, node, inner)
    case .padding, .frame, .flexibleFrame, .border, .clip, .aspectRatio, .offset, .shadow, .fixedSize, .layoutPriority:
      break
    }
    inspect(child, inner)
  }

  private func visitRows(of list: ResolvedList, _ surrounds: Surrounds) {
    var inner = surrounds
    inner.isRow = true
    inner.backdrop = inner.backdrop?.ofRows
    visit(list.children, inner)
  }

  /// Looks at views one over another, each of which stands before those behind it.
  private func visitLayers(_ children: [ResolvedNode], _ surrounds: Surrounds) {
    var inner = surrounds
    for child in children {
      visit(child, inner)
      inner.backdrop = inner.backdrop?.painted(by: child)
    }
  }

  /// Reports a warning where the document has the view.
  func report(_ code: DiagnosticCode, _ message: String, _ surrounds: Surrounds) {
    guard let origin = surrounds.origin else { return }
    // Only where a control stands does not depend on what an error may have cost.
    guard code == .nestedControl || !resolver.lossyOrigins.contains(origin.address) else { return }
    resolver.reportOnce(code, .warning, at: JSONPlace(origin, origin.kind == .object ? .opening : .itself), message)
  }
}

import Layout
import Paravent

/// Paints a page that is laid out and marked with ink.
final class Painter {
  let options: TextOptions
  var canvas: Canvas
  /// The addresses that cells link to.
  private(set) var links: [String] = []

  init(options: TextOptions) {
    self.options = options
    canvas = Canvas(width: 0, rows: 0..<0)
  }
}

extension Painter {
  /// Returns a band of the page's rows.
  func paint(_ root: LayoutNode, rows: Range<Int>) -> Canvas {
    startBand(rows)
    draw(root, in: PaintContext(clip: canvas.area, palette: ColorPalette(options: options)))
    return canvas
  }

  func startBand(_ rows: Range<Int>) {
    canvas = Canvas(width: options.width, rows: rows)
    links = []
  }

  func draw(_ node: LayoutNode, in context: PaintContext) {
    guard node.isShown, isReached(node, in: context) else { return }
    switch node.content {
    case .group(let group): draw(group, at: node, in: context)
    case .body(of: let control): drawBody(of: control, at: node, in: context)
    case .view(let view): draw(view.primitive, at: node, in: context)
    }
  }

  func drawChildren(of node: LayoutNode, in context: PaintContext) {
    for child in node.children { draw(child, in: context) }
  }

  /// Returns the look of a view that acts, as a link where it opens an address.
  func linked(_ style: CellStyle, to actions: [ResolvedAction], isEnabled: Bool) -> CellStyle {
    guard options.hyperlinks, isEnabled, case .openURL(let address) = actions.first, actions.count == 1 else {
      return style
    }
    var style = style
    style.link = links.count
    links.append(TerminalLink.address(address))
    return style
  }

  private func isReached(_ node: LayoutNode, in context: PaintContext) -> Bool {
    let bounds = CellFrame(node.bounds)
    return bounds.minY < context.clip.maxY && bounds.maxY > context.clip.minY
  }

  // The payloads are taken out in functions of their own: together they would make the frames of the recursion large.
  private func draw(_ primitive: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    switch primitive {
    case .text, .image, .symbol, .spacer, .divider, .shape: drawLeaf(primitive, at: node, in: context)
    case .stack, .overlayStack, .grid, .fits: drawChildren(of: node, in: context)
    case .list, .scroll: drawWindow(node, in: context)
    case .link, .toggle, .field, .picker, .progress: drawControl(primitive, at: node, in: context)
    case .navigation: drawNavigation(node, in: context)
    case .section: drawSection(primitive, at: node, in: context)
    case .button: drawButton(primitive, at: node, in: context)
    case .wrapper: drawWrapper(primitive, at: node, in: context)
    }
  }

  private func drawLeaf(_ primitive: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    switch primitive {
    case .text: drawText(node, in: context)
    case .image(let image): draw(image, at: node, in: context)
    case .symbol(let symbol): draw(symbol, at: node, in: context)
    case .divider: drawDivider(node, in: context)
    case .shape(let shape): draw(shape, at: node, in: context)
    default: break
    }
  }
}

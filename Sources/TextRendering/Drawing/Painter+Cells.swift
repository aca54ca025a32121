import Layout
import Paravent

extension Painter {
  func put(_ character: Character, x: Int, y: Int, style: CellStyle, _ context: PaintContext) {
    canvas.put(character, width: 1, x: x, y: y, style: style, ink: context.palette.ink, clip: context.clip)
  }

  func draw(_ line: GlyphLine, x: Int, y: Int, styles: [CellStyle], in context: PaintContext) {
    guard y >= context.clip.minY, y < context.clip.maxY else { return }
    var x = x
    for glyph in line.glyphs where x < context.clip.maxX {
      let style = glyph.run < styles.count ? styles[glyph.run] : context.style
      canvas.put(
        glyph.character, width: glyph.width, x: x, y: y, style: style, ink: context.palette.ink, clip: context.clip)
      x += glyph.width
    }
  }

  func drawCentered(_ lines: [GlyphLine], in frame: CellFrame, _ context: PaintContext) {
    let top = frame.minY + max(0, (frame.height - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      let x = frame.minX + max(0, (frame.width - line.width) / 2)
      draw(line, x: x, y: top + index, styles: [context.style], in: context)
    }
  }

  /// Draws lines along the edges of a frame of at least two cells each way.
  func drawBox(_ frame: CellFrame, isRounded: Bool, style: CellStyle, in context: PaintContext) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let corners: [Character] = isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    drawRule(frame, y: frame.minY, ends: (corners[0], corners[1]), style: style, in: context)
    drawRule(frame, y: frame.maxY - 1, ends: (corners[2], corners[3]), style: style, in: context)
    let sides = CellFrame(minX: frame.minX, minY: frame.minY + 1, maxX: frame.maxX, maxY: frame.maxY - 1)
    let visible = sides.intersection(context.clip)
    guard visible.minY < visible.maxY else { return }
    for y in visible.minY..<visible.maxY {
      put("│", x: frame.minX, y: y, style: style, context)
      put("│", x: frame.maxX - 1, y: y, style: style, context)
    }
  }

  /// Draws a line across a frame with the given ends.
  func drawRule(
    _ frame: CellFrame, y: Int, ends: (Character, Character), style: CellStyle, in context: PaintContext
  ) {
    let row = CellFrame(minX: frame.minX + 1, minY: y, maxX: frame.maxX - 1, maxY: y + 1)
    forEachCell(of: row, in: context) { put("─", x: $0, y: $1, style: style, context) }
    put(ends.0, x: frame.minX, y: y, style: style, context)
    put(ends.1, x: frame.maxX - 1, y: y, style: style, context)
  }

  func forEachCell(of frame: CellFrame, in context: PaintContext, _ body: (Int, Int) -> Void) {
    let visible = frame.intersection(context.clip)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX { body(x, y) }
    }
  }

  /// The look of lines that belong to no text.
  func lineStyle(_ context: PaintContext) -> CellStyle {
    var style = context.style
    style.isDim = true
    style.isBold = false
    return style
  }

  func style(_ text: ResolvedTextStyle, in context: PaintContext) -> CellStyle {
    var style = context.style
    guard options.colors != .none else { return style }
    style.foreground = context.palette.foreground(text.color)
    style.isBold = style.isBold || text.font.weight.isBold
    style.isItalic = text.font.isItalic
    style.isUnderlined = text.isUnderlined
    style.isStruckThrough = text.isStruckThrough
    return style
  }
}

extension FontWeight {
  /// Whether a terminal shows the weight as bold.
  fileprivate var isBold: Bool {
    switch self {
    case .ultraLight, .thin, .light, .regular, .medium: false
    case .semibold, .bold, .heavy, .black: true
    }
  }
}

import Paravent

extension ResolvedNode {
  /// A text of the renderer's own that wraps.
  static func words(_ text: String, style: ResolvedTextStyle = .plain) -> ResolvedNode {
    ResolvedNode(.text(ResolvedText(runs: [ResolvedRun(.text(text), style: style)])))
  }

  /// Characters of the renderer's own that are never cut.
  static func mark(_ text: String, color: ResolvedColor = .ink) -> ResolvedNode {
    var style = ResolvedTextStyle.plain
    style.color = color
    return ResolvedNode(.wrapper(.fixedSize(.horizontal), .words(text, style: style)))
  }

  /// Views in a row on one line of text, by default a cell apart.
  static func line(_ views: [ResolvedNode], spacing: Double? = 8) -> ResolvedNode {
    ResolvedNode(.stack(ResolvedStack(.horizontal(.firstTextBaseline), spacing: spacing, children: views)))
  }

  /// A button in brackets around a label.
  static func button(_ label: ResolvedNode, isEnabled: Bool) -> ResolvedNode {
    ResolvedNode(.button(ResolvedButton(actions: [], isEnabled: isEnabled, label: label)))
  }

  /// Space that grows.
  static var gap: ResolvedNode { ResolvedNode(.spacer(minLength: 0)) }

  /// The view, served before others in its row.
  var first: ResolvedNode { ResolvedNode(.wrapper(.layoutPriority(1), self)) }
}

extension ResolvedTextStyle {
  /// The look of text that says nothing about its look.
  static let plain = ResolvedTextStyle(
    font: ResolvedFont(textStyle: .body, size: TextStyle.body.size, weight: .regular), color: .ink)

  /// The look of a screen's title.
  static let title = ResolvedTextStyle(
    font: ResolvedFont(textStyle: .largeTitle, size: TextStyle.largeTitle.size, weight: .bold), color: .ink)
}

extension ResolvedColor {
  /// The terminal's own colour of text.
  static let ink = ResolvedColor(name: "primary", light: RGBA(0x000000), dark: RGBA(0xFFFFFF))
}

internal import Paravent

extension TreeWriter {
  mutating func write(_ text: ResolvedText, at place: Place) {
    // A clamped text is cut at its content's edge only where it has no padding.
    let opened = openWrapper(at: place, unless: text.lineLimit == nil || pending.depth < .padding)
    let tag: StaticString = place.traits.contains(.phrasing) ? "span" : "p"
    let label = pending.takeLabel()
    pending.add("t")
    if text.runs.contains(where: \.hasLongWord) { pending.add("u") }
    let base = text.baseStyle
    if let base { appendStyle(base) }
    if let limit = text.lineLimit { pending.add(page.sheet.name(of: .lineLimit(limit))) }
    if label != nil { pending.add("label") }
    startTag(tag)
    finishTag()
    if let label { write(spoken: label, insteadOf: text.runs, on: base) } else { write(text.runs, on: base) }
    close(tag)
    if opened { close(place.box) }
  }

  /// Writes what a text is called, and the text for the eye only, since a name on a generic element is passed over.
  private mutating func write(spoken label: String, insteadOf runs: [ResolvedRun], on base: ResolvedTextStyle?) {
    body.write("<span class=\"pv-hide\">")
    body.write(escaping: label)
    body.write("</span><span aria-hidden=\"true\">")
    write(runs, on: base)
    body.write("</span>")
  }

  /// Writes the runs, each that does not look as the text around it in an element of its own.
  private mutating func write(_ runs: [ResolvedRun], on base: ResolvedTextStyle?) {
    for run in runs {
      if run.style == base {
        write(run.content)
      } else {
        pending.add(page.sheet.explicitName(of: run.style))
        startTag("span")
        finishTag()
        write(run.content)
        close("span")
      }
    }
  }

  private mutating func write(_ content: ResolvedRun.Content) {
    switch content {
    case .text(let text): body.write(escaping: text)
    case .symbol(let name): write(inlineSymbol: name)
    }
  }

  /// Says on the next element how its text looks, unless it looks as text that nobody styles.
  mutating func appendStyle(_ style: ResolvedTextStyle) {
    if let name = page.sheet.name(of: style) { pending.add(name) }
  }
}

extension ResolvedText {
  /// The look of the whole text, which sets its line height too: that of the first run, upright unless all are slanted.
  fileprivate var baseStyle: ResolvedTextStyle? {
    guard var base = runs.first?.style else { return nil }
    base.font.isItalic = runs.allSatisfy(\.style.font.isItalic)
    return base
  }
}

extension ResolvedRun {
  /// Whether a word in the run is so long that it has to be broken, or else it would widen what is around it.
  fileprivate var hasLongWord: Bool {
    guard case .text(let text) = content, text.utf8.count > Self.longWord else { return false }
    return text.utf8.withContiguousStorageIfAvailable(Self.hasLongWord) ?? Self.hasLongWord(text.utf8)
  }

  private static func hasLongWord(_ text: some Collection<UInt8>) -> Bool {
    var length = 0
    for byte in text {
      length = byte <= 0x20 || byte == UInt8(ascii: "-") ? 0 : length + 1
      if length > longWord { return true }
    }
    return false
  }

  /// The bytes from which on a word counts as long: wider than half a phone at the default font.
  private static let longWord = 20
}

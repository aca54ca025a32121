internal import Paravent

extension TreeWriter {
  mutating func write(_ text: ResolvedText, at place: Place) {
    // A clamped text is cut at its content's edge only where it has no padding.
    let opened = openWrapper(at: place, unless: text.lineLimit == nil || pending.depth < .padding)
    let tag: StaticString = place.traits.contains(.phrasing) ? "span" : "p"
    let label = pending.takeLabel()
    pending.add("t")
    if text.runs.contains(where: \.hasLongWord) { pending.add("u") }
    if text.runs.count == 1, let run = text.runs.first { appendStyle(run.style) }
    if let limit = text.lineLimit { pending.add(page.sheet.name(of: .lineLimit(limit))) }
    if label != nil { pending.add("label") }
    startTag(tag)
    finishTag()
    if let label { write(spoken: label, insteadOf: text) } else { write(text.runs) }
    close(tag)
    if opened { close(place.box) }
  }

  /// Writes what a text is called, and the text for the eye only, since a name on a generic element is passed over.
  private mutating func write(spoken label: String, insteadOf text: ResolvedText) {
    body.write("<span class=\"pv-hide\">")
    body.write(escaping: label)
    body.write("</span><span aria-hidden=\"true\">")
    write(text.runs)
    body.write("</span>")
  }

  private mutating func write(_ runs: [ResolvedRun]) {
    if runs.count == 1, let run = runs.first { return write(run.content) }
    for run in runs {
      appendStyle(run.style)
      let isPlain = pending.classes.isEmpty
      if !isPlain {
        startTag("span")
        finishTag()
      }
      write(run.content)
      if !isPlain { close("span") }
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

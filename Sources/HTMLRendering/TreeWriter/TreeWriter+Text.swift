internal import Paravent

extension TreeWriter {
  mutating func write(_ text: ResolvedText, at place: Place) {
    let text = text.cut(to: place.height, width: place.width)
    // A clamped text is cut at its content's edge only where it has no padding.
    let opened = openWrapper(at: place, unless: text.lineLimit == nil || pending.depth < .padding)
    let speech = pending.takeSpeech()
    let tag = text.tag(at: place, level: speech?.level)
    if speech?.level == 1, !place.traits.contains(.phrasing) { page.hasMainHeading = true }
    let base = text.baseStyle
    append(text, on: base)
    let label = pending.takeLabel()
    let isNamed = speech?.namesItself == true
    if label != nil, !isNamed, !text.isRedacted { pending.add(.label) }
    startTag(tag)
    if text.isRedacted { body.write(" aria-busy=\"true\"") }
    if let speech { write(speech, ofTextCalled: label, at: place) }
    finishTag()
    write(text, called: isNamed ? nil : label, on: base)
    close(tag)
    if opened { close(place.box) }
  }

  /// Says on the next element how the text looks.
  private mutating func append(_ text: ResolvedText, on base: ResolvedTextStyle?) {
    pending.add(.t)
    if text.runs.contains(where: \.hasLongWord) { pending.add(.u) }
    switch text.alignment {
    case .leading: break
    case .center: pending.add(.tc)
    case .trailing: pending.add(.te)
    }
    if let base {
      appendStyle(base)
      appendLines(of: base)
    }
    // A browser cuts the end only, whichever end the author chose.
    if let limit = text.lineLimit { pending.add(page.sheet.name(of: .lineLimit(limit))) }
  }

  private mutating func write(_ text: ResolvedText, called label: String?, on base: ResolvedTextStyle?) {
    if text.isRedacted { return write(redacted: text.runs, on: base) }
    if let label { return write(spoken: label, insteadOf: text.runs, on: base) }
    write(text.runs, on: base)
  }

  /// Writes blocks for the characters, none of which reaches the page: they may be nobody's business.
  private mutating func write(redacted runs: [ResolvedRun], on base: ResolvedTextStyle?) {
    page.sheet.use([.rd])
    body.write("<span class=\"pv-rd\" aria-hidden=\"true\">")
    write(
      runs.map { run in
        guard case .text(let text) = run.content else { return ResolvedRun(.text("n"), style: run.style) }
        return ResolvedRun(.text(text.redacted), style: run.style)
      }, on: base)
    body.write("</span>")
  }

  /// Writes what else is heard of a text; a heading's element says itself that it is one.
  private mutating func write(_ speech: Speech, ofTextCalled label: String?, at place: Place) {
    if speech.level != nil { return write(detailsOf: speech) }
    write(speech, ofGroupCalled: nil)
    if speech.namesItself, let label { attribute(" aria-label=\"", label) }
  }

  /// Writes what a text is called, and the text for the eye only, since a name on a generic element is passed over.
  private mutating func write(spoken label: String, insteadOf runs: [ResolvedRun], on base: ResolvedTextStyle?) {
    page.sheet.use([.hide])
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
        appendLines(of: run.style, on: base)
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

  /// Says on the next element which lines run below and through its text, beside those of the text around it.
  private mutating func appendLines(of style: ResolvedTextStyle, on base: ResolvedTextStyle? = nil) {
    switch (style.isUnderlined && base?.isUnderlined != true, style.isStruckThrough && base?.isStruckThrough != true) {
    case (true, true): pending.add(.us)
    case (true, false): pending.add(.un)
    case (false, true): pending.add(.st)
    case (false, false): break
    }
  }

  /// Says on the next element how its text looks, unless it looks as text that nobody styles.
  mutating func appendStyle(_ style: ResolvedTextStyle) {
    if let name = page.sheet.name(of: style) { pending.add(name) }
  }
}

extension Speech {
  /// Whether the view's role takes its name from an attribute.
  fileprivate var namesItself: Bool { level == nil && role != nil }
}

extension String {
  /// Blocks as wide as the characters are, about; where lines break stays.
  fileprivate var redacted: String {
    String(map { $0.isWhitespace ? $0 : $0.unicodeScalars.contains { $0.value >= 0x1100 } ? "\u{4E00}" : "n" })
  }
}

extension ResolvedText {
  /// The text's element: a heading only where one is allowed.
  fileprivate func tag(at place: Place, level: Int?) -> StaticString {
    place.traits.contains(.phrasing) ? "span" : level.map(Speech.tag(ofLevel:)) ?? "p"
  }

  /// The look of the whole text, which sets its line height too: that of the first run, upright unless all are slanted.
  fileprivate var baseStyle: ResolvedTextStyle? {
    guard var base = runs.first?.style else { return nil }
    base.font.isItalic = runs.allSatisfy(\.style.font.isItalic)
    // A line of the whole text would run through all of its runs.
    base.isUnderlined = runs.allSatisfy(\.style.isUnderlined)
    base.isStruckThrough = runs.allSatisfy(\.style.isStruckThrough)
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

extension ResolvedText {
  /// The height of a line beside the size of its font (iOS, body).
  private static let lineHeight = 1.3

  /// The width of a character beside the size of its font, at the most on average.
  private static let characterWidth = 0.55
  /// The width in points of a column on a small phone.
  private static let columnWidth: Float = 280

  /// The text with as many lines as go into a height that a frame fixes, one at least, where it may have more.
  fileprivate func cut(to height: Float?, width: Float?) -> ResolvedText {
    guard let height, height.isFinite, let size = runs.first?.style.font.size, size > 0 else { return self }
    let lines = max(1, Int(min(Double(height) / (size * Self.lineHeight), 1_000)))
    let room = Double(width ?? Self.columnWidth) * Double(lines)
    guard runs.hasLineBreak || runs.characterCount * size * Self.characterWidth > room else { return self }
    var text = self
    text.lineLimit = min(lineLimit ?? lines, lines)
    return text
  }
}

extension [ResolvedRun] {
  /// The number of bytes of text, which is that of characters or more.
  fileprivate var characterCount: Double {
    reduce(0) { count, run in
      if case .text(let text) = run.content { count + Double(text.utf8.count) } else { count + 1 }
    }
  }

  fileprivate var hasLineBreak: Bool {
    contains { run in
      if case .text(let text) = run.content { text.utf8.contains(UInt8(ascii: "\n")) } else { false }
    }
  }
}

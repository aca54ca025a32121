internal import Paravent

extension TreeWriter {
  /// Writes an input, which its prompt alone would not name; inside of another control, the name alone.
  mutating func write(_ field: ResolvedField, at place: Place) {
    guard !place.traits.contains(.interactive) else {
      let run = ResolvedRun(.text(field.label), style: field.style)
      return write(ResolvedText(runs: [run]), at: place.cell)
    }
    let opened = openWrapper(at: place, unless: pending.canBeLabel)
    let name = takeName()
    open("label", .f)
    open("span", .hide)
    body.write(escaping: name.label ?? field.label)
    close("span")
    write(inputOf: field, called: Name(label: nil, speech: name.speech), at: place)
    close("label")
    if opened { close(place.box) }
  }

  private mutating func write(inputOf field: ResolvedField, called name: Name, at place: Place) {
    pending.add(.in)
    if field.appearance == .roundedBorder { pending.add(.ib) }
    appendStyle(field.style)
    startTag("input")
    if field.isSecure {
      body.write(" type=\"password\"")
    } else {
      body.write(name.speech?.traits.contains(.isSearchField) == true ? " type=\"search\"" : " type=\"text\"")
      if !field.text.isEmpty { attribute(" value=\"", field.text) }
    }
    let prompt = field.prompt ?? field.label
    if !prompt.isEmpty {
      // A placeholder is one line.
      attribute(" placeholder=\"", String(prompt.map { "\n\r\r\n".contains($0) ? " " : $0 }))
    }
    let posted = bound.take(field.binding)
    finishControlTag(isEnabled: field.isEnabled, called: name, postedAs: posted, at: place)
    writeKept(field.isSecure ? nil : field.text, as: posted, isEnabled: field.isEnabled)
  }
}

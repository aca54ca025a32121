internal import Paravent

extension TreeWriter {
  /// Writes a start tag up to its own attributes, with all that is pending; `finishTag` ends it.
  mutating func startTag(_ name: StaticString) {
    body.write(byte: UInt8(ascii: "<"))
    body.write(name)
    writePending()
  }

  private mutating func writePending() {
    if !pending.classes.isEmpty {
      body.write(" class=\"")
      body.write(trusted: pending.classes)
      body.write(byte: UInt8(ascii: "\""))
    }
    if let identifier = pending.identifier { write(identifier: identifier) }
    if let identifier = pending.testIdentifier { attribute(" data-testid=\"", identifier) }
    if let surroundings = pending.surroundings { write(surroundings) }
    if pending.isHidden { body.write(" aria-hidden=\"true\"") }
    pending.clear()
  }

  private mutating func write(_ surroundings: ResolvedSurroundings) {
    if let locale = surroundings.locale { attribute(" lang=\"", locale) }
    switch surroundings.layoutDirection {
    case .leftToRight: body.write(" dir=\"ltr\"")
    case .rightToLeft: body.write(" dir=\"rtl\"")
    case nil: break
    }
  }

  /// Writes an author's id as `pv-` and the id: the prefix keeps it from shadowing names of a page around a fragment.
  ///
  /// An id in HTML holds no white space, which is written as in a URL, so that two ids stay two.
  private mutating func write(identifier: String) {
    let isPlain = identifier.unicodeScalars.allSatisfy(\.isPlainInIdentifier)
    attribute(" id=\"pv-", isPlain ? identifier : identifier.encodedAsIdentifier)
  }

  mutating func finishTag() {
    body.write(byte: UInt8(ascii: ">"))
  }

  /// Writes a start tag with one class and all that is pending.
  mutating func open(_ name: StaticString, _ class: BaseClass) {
    pending.add(`class`)
    startTag(name)
    finishTag()
  }

  mutating func close(_ name: StaticString) {
    body.write("</")
    body.write(name)
    body.write(byte: UInt8(ascii: ">"))
  }

  /// Writes an attribute, whose name is given up to the opening quote.
  mutating func attribute(_ start: StaticString, _ value: String) {
    body.write(start)
    body.write(escaping: value)
    body.write(byte: UInt8(ascii: "\""))
  }

  /// Writes a box that is as large as the view in it, and carries all that is pending.
  mutating func openWrapper(at place: Place) {
    letThrough(at: place)
    open(place.box, .w)
  }

  /// Says on the next box that pointers go through it, unless it draws something or there is nothing to reach behind it.
  mutating func letThrough(at place: Place) {
    if place.letsThrough, !pending.isDrawn { pending.add(.no) }
  }

  /// Writes a box where the pending wrappers cannot share the element of what comes next.
  ///
  /// - Returns: whether there is a box to close.
  mutating func openWrapper(at place: Place, unless isShared: Bool) -> Bool {
    if !isShared { openWrapper(at: place) }
    return !isShared
  }

  /// Ends a start tag of a view that groups others, named where the author gave a name.
  mutating func finishGroupTag() {
    let label = pending.takeLabel()
    if let speech = pending.takeSpeech() {
      write(speech, ofGroupCalled: label)
    } else if label != nil {
      body.write(" role=\"group\"")
    }
    if let label { attribute(" aria-label=\"", label) }
    finishTag()
  }
}

extension String {
  /// The string with control characters, noncharacters, white space and percent signs as a URL writes them.
  fileprivate var encodedAsIdentifier: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isPlainInIdentifier {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInIdentifier: Bool {
    value > 0x20 && self != "%" && !(0x7F...0x9F ~= value) && !properties.isNoncharacterCodePoint
  }
}

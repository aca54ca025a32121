internal import Paravent

extension TreeWriter {
  mutating func write(_ button: ResolvedButton, at place: Place) {
    write(button.actions, isEnabled: button.isEnabled, around: button.label, at: place)
  }

  mutating func write(_ link: ResolvedLink, at place: Place) {
    guard !place.traits.contains(.interactive) else { return write(link.label, at: place.cell) }
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    pending.add("b")
    if link.kind == .navigation, place.traits.contains(.rowLink) { pending.add("nl") }
    startLink(to: link.destination, isEnabled: link.isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place)
    write(link.label, at: place.inControl)
    close("a")
    if opened { close(place.box) }
  }

  mutating func write(_ tap: ResolvedTap, around content: ResolvedNode, at place: Place) {
    write(tap.actions, isEnabled: tap.isEnabled, around: content, at: place)
  }

  /// Writes a link for a lone URL to go to, else a button; inside of another control, the content alone.
  private mutating func write(
    _ actions: [ResolvedAction], isEnabled: Bool, around content: ResolvedNode, at place: Place
  ) {
    guard !place.traits.contains(.interactive) else { return write(content, at: place.cell) }
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    pending.add("b")
    let isLink = startControl(for: actions, isEnabled: isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place, isButton: !isLink)
    write(content, at: place.inControl)
    close(isLink ? "a" : "button")
    if opened { close(place.box) }
  }

  /// Writes the start tag of a link or a button up to what all controls have.
  ///
  /// - Returns: whether it is a link.
  private mutating func startControl(for actions: [ResolvedAction], isEnabled: Bool) -> Bool {
    if actions.count == 1, let action = actions.first {
      switch action {
      case .openURL(let url), .navigate(let url):
        startLink(to: url, isEnabled: isEnabled)
        return true
      case .handler, .dismiss: break
      }
    }
    startButton(for: actions, isEnabled: isEnabled)
    return false
  }

  private mutating func startLink(to url: String?, isEnabled: Bool) {
    startTag("a")
    if isEnabled, let link = url.flatMap({ SafeURL($0, for: .link) }) {
      attribute(" href=\"", link.text)
      if link.isAbsolute { body.write(" rel=\"noopener noreferrer\"") }
    } else {
      body.write(" role=\"link\" aria-disabled=\"true\"")
    }
  }

  private mutating func startButton(for actions: [ResolvedAction], isEnabled: Bool) {
    startTag("button")
    if actions.isEmpty {
      body.write(" type=\"button\"")
    } else {
      needsForm = true
      body.write(" type=\"submit\" name=\"action\"")
      body.write(" value=\"")
      body.write(escaping: ActionText.json(of: actions))
      body.write(byte: UInt8(ascii: "\""))
    }
    if !isEnabled { body.write(" disabled") }
  }
}

internal import Paravent

extension TreeWriter {
  mutating func write(_ button: ResolvedButton, at place: Place) {
    let open = openControl(for: button.actions, isEnabled: button.isEnabled, around: button.label, at: place)
    write(button.label, at: open.inner)
    close(open, at: place)
  }

  mutating func write(_ link: ResolvedLink, at place: Place) {
    guard !place.traits.contains(.interactive) else { return write(link.label, at: place.cell) }
    let open = SpokenText.hasControl(link.label) ? openCover(of: link, at: place) : open(link, at: place)
    write(link.label, at: open.inner)
    close(open, at: place)
  }

  mutating func open(_ link: ResolvedLink, at place: Place) -> OpenWrapper {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    let heading = openHeading(of: name, at: place)
    pending.add(.b)
    if link.kind == .navigation, place.traits.contains(.rowLink) { pending.add(.nl) }
    startLink(to: link.destination, isEnabled: link.isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place)
    return OpenWrapper(
      inner: place.inControl(called: name.label), boxes: opened ? 1 : 0, control: "a", heading: heading)
  }

  /// Opens a link for a lone URL to go to, else a button; nothing inside of another control.
  mutating func openControl(
    for actions: [ResolvedAction], isEnabled: Bool, around content: ResolvedNode, at place: Place
  ) -> OpenWrapper {
    guard !place.traits.contains(.interactive) else { return OpenWrapper(inner: place.cell) }
    guard !content.isWindow else { return openWindowCover(for: actions, isEnabled: isEnabled, at: place) }
    guard !SpokenText.hasControl(content) else {
      return openCover(for: actions, isEnabled: isEnabled, below: content, at: place)
    }
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    let heading = openHeading(of: name, at: place)
    pending.add(.b)
    let isLink = startControl(for: actions, isEnabled: isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place, isButton: !isLink)
    return OpenWrapper(
      inner: place.inControl(called: name.label), boxes: opened ? 1 : 0, control: isLink ? "a" : "button",
      heading: heading)
  }

  /// Opens a heading around a control that is one, where it is allowed.
  private mutating func openHeading(of name: Name, at place: Place) -> StaticString? {
    guard let level = name.speech?.level, !place.traits.contains(.phrasing) else { return nil }
    if level == 1 { page.hasMainHeading = true }
    let tag = Speech.tag(ofLevel: level)
    letThrough(at: place)
    open(tag, .w)
    return tag
  }

  /// Writes a control below a view that holds controls of its own, which none may stand in: it takes what they leave.
  private mutating func openCover(
    for actions: [ResolvedAction], isEnabled: Bool, below content: ResolvedNode, at place: Place
  ) -> OpenWrapper {
    let (name, boxes) = openHolder(of: content, at: place)
    let isLink = startControl(for: actions, isEnabled: isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place, isButton: !isLink)
    close(isLink ? "a" : "button")
    return OpenWrapper(inner: place.cell, boxes: boxes)
  }

  private mutating func openCover(of link: ResolvedLink, at place: Place) -> OpenWrapper {
    let (name, boxes) = openHolder(of: link.label, at: place)
    startLink(to: link.destination, isEnabled: link.isEnabled)
    finishControlTag(isEnabled: true, called: name, at: place)
    close("a")
    return OpenWrapper(inner: place.cell, boxes: boxes)
  }

  /// Opens the box around a view and the control below it, which has no text and is called what the view's parts say.
  private mutating func openHolder(of content: ResolvedNode, at place: Place) -> (name: Name, boxes: Int) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let name = takeName()
    let words = name.label ?? SpokenText.besidesControls(of: content)
    open(place.box, .hold)
    pending.add(.b)
    pending.add(.cover)
    return (Name(label: words.isEmpty ? SpokenText.of(content) : words, speech: name.speech), opened ? 2 : 1)
  }

  /// Writes the start tag of a link or a button up to what all controls have.
  ///
  /// - Returns: whether it is a link.
  mutating func startControl(for actions: [ResolvedAction], isEnabled: Bool) -> Bool {
    if actions.count == 1, let action = actions.first {
      switch action {
      case .openURL(let url), .navigate(let url):
        startLink(to: url, isEnabled: isEnabled)
        return true
      case .handler, .dismiss, .set, .toggle: break
      }
    }
    startButton(for: actions)
    if !isEnabled { body.write(" disabled") }
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

  /// Writes the start tag of a button up to its state.
  mutating func startButton(for actions: [ResolvedAction]) {
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
  }
}

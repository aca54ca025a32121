internal import Paravent

extension TreeWriter {
  mutating func write(_ button: ResolvedButton, at place: Place) {
    let open = openControl(for: button.actions, isEnabled: button.isEnabled, at: place)
    write(button.label, at: open.inner)
    close(open, at: place)
  }

  /// Opens a link for a lone URL to go to, else a button; nothing inside of another control.
  mutating func openControl(for actions: [ResolvedAction], isEnabled: Bool, at place: Place) -> OpenWrapper {
    guard !place.traits.contains(.interactive) else { return OpenWrapper(inner: place.cell) }
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    let label = pending.takeLabel()
    pending.add("b")
    let tag = startControl(for: actions, isEnabled: isEnabled)
    if let label { attribute(" aria-label=\"", label) }
    if place.traits.contains(.hidden) { body.write(" tabindex=\"-1\"") }
    finishTag()
    return OpenWrapper(
      inner: place.cell.adding([.phrasing, .interactive]), boxes: opened ? 1 : 0, control: tag)
  }

  private mutating func startControl(for actions: [ResolvedAction], isEnabled: Bool) -> StaticString {
    if actions.count == 1, let action = actions.first {
      switch action {
      case .openURL(let url), .navigate(let url): return startLink(to: url, isEnabled: isEnabled)
      case .handler, .dismiss: break
      }
    }
    startButton(for: actions, isEnabled: isEnabled)
    return "button"
  }

  private mutating func startLink(to url: String, isEnabled: Bool) -> StaticString {
    let link = SafeURL(url, for: .link)
    startTag("a")
    if isEnabled, let link {
      attribute(" href=\"", link.text)
      if link.isAbsolute { body.write(" rel=\"noopener noreferrer\"") }
    } else {
      body.write(" role=\"link\" aria-disabled=\"true\"")
    }
    return "a"
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

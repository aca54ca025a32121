internal import Paravent

/// A control below the content of a window, which moves with the content: in front of the window it would keep pointers
/// from moving it, and behind it be out of their reach.
struct WindowCover: Sendable {
  let actions: [ResolvedAction]
  let isEnabled: Bool
  let name: TreeWriter.Name
}

extension TreeWriter {
  /// Leaves a control to the window that comes next.
  mutating func openWindowCover(for actions: [ResolvedAction], isEnabled: Bool, at place: Place) -> OpenWrapper {
    windowCover = WindowCover(actions: actions, isEnabled: isEnabled, name: takeName())
    return OpenWrapper(inner: place)
  }

  /// Writes what a window shows, below it the control that was left to it.
  mutating func write(contentOf scroll: ResolvedScroll, at place: Place) {
    guard let cover = windowCover else { return write(scroll.content, at: place) }
    windowCover = nil
    pending.add(.hw)
    open(place.box, .hold)
    write(cover, below: scroll.content, at: place)
    write(scroll.content, at: place)
    close(place.box)
  }

  private mutating func write(_ cover: WindowCover, below content: ResolvedNode, at place: Place) {
    pending.add(.b)
    pending.add(.cover)
    let isLink = startControl(for: cover.actions, isEnabled: cover.isEnabled)
    let name = Name(label: cover.name.label ?? SpokenText.besidesControls(of: content), speech: cover.name.speech)
    finishControlTag(isEnabled: true, called: name, at: place, isButton: !isLink)
    close(isLink ? "a" : "button")
  }
}

extension ResolvedNode {
  /// Whether the node is a window, whatever its frame.
  var isWindow: Bool {
    var node = self
    while true {
      switch node.primitive {
      case .scroll: return true
      case .wrapper(.frame, let content), .wrapper(.flexibleFrame, let content): node = content
      default: return false
      }
    }
  }
}

/// The styles in force, one stack for each family.
struct StyleStacks: Sendable {
  /// The families that a style was set for, few enough to be gone through.
  private var frames: [(family: StyleFamily, frame: StyleFrame?)] = []
}

/// A style in force, and the one outside it.
final class StyleFrame: Sendable {
  let style: StyleHandle
  let outer: StyleFrame?

  init(_ style: StyleHandle, outer: StyleFrame?) {
    self.style = style
    self.outer = outer
  }
}

extension StyleStacks {
  /// The nearest style of a family, or `nil` where nobody set one.
  subscript(family: StyleFamily) -> StyleFrame? {
    get { frames.first { $0.family === family }?.frame }
    set {
      if let position = frames.firstIndex(where: { $0.family === family }) {
        frames[position].frame = newValue
      } else if let newValue {
        frames.append((family, newValue))
      }
    }
  }

  /// Puts a style in force inside the one that is.
  mutating func push(_ style: StyleHandle, for family: StyleFamily) {
    self[family] = StyleFrame(style, outer: self[family])
  }
}

/// The styles in force, one stack for each family.
struct StyleStacks: Sendable {
  private var frames: [StyleFrame?] = []
}

/// A style in force, and the one outside it.
final class StyleFrame: Sendable {
  let style: Style
  let outer: StyleFrame?

  init(_ style: Style, outer: StyleFrame?) {
    self.style = style
    self.outer = outer
  }
}

extension StyleStacks {
  /// The nearest style of a family, or `nil` where nobody set one.
  subscript(family: StyleFamily) -> StyleFrame? {
    get {
      let position = family.position
      return position < frames.count ? frames[position] : nil
    }
    set {
      if frames.isEmpty { frames = Array(repeating: nil, count: StyleFamily.allCases.count) }
      frames[family.position] = newValue
    }
  }

  /// Puts a style in force inside the one that is.
  mutating func push(_ style: Style, for family: StyleFamily) {
    self[family] = StyleFrame(style, outer: self[family])
  }
}

extension StyleFamily {
  fileprivate var position: Int {
    switch self {
    case .button: 0
    case .label: 1
    case .toggle: 2
    case .list: 3
    case .textField: 4
    case .picker: 5
    case .progressView: 6
    case .detail: 7
    }
  }
}

import Layout
import Paravent
import Testing

@Suite struct DeepLayoutTests {
  static let depth = 1_000

  @Test func `A thousand paddings in each other are laid out`() {
    let view = (0..<Self.depth).reduce(text("A")) { view, _ in view.padding(1) }
    let row = LayoutCase("", 3_000, nil, view, "A 1000 1000 10 20")
    #expect(row.frames() == row.expected)
  }

  @Test func `A thousand stacks in each other are laid out`() {
    let view = (0..<Self.depth).reduce(text("A")) { view, index in
      index.isMultiple(of: 2) ? row(spacing: 0, [view, spacer()]) : column(spacing: 0, [view, box("", 1, 1)])
    }
    let frames = LayoutCase("", 3_000, 3_000, view).frames()
    #expect(frames.first == "A 0 0 10 20")
    #expect(frames.count == Self.depth / 2 + 1)
  }

  @Test func `A thousand grids, windows and choices in each other are laid out`() {
    let view = (0..<Self.depth).reduce(text("A")) { view, index in
      switch index % 4 {
      case 0: grid([cells(view, box("", 1, 1)), across(box("", 1, 1))])
      case 1: scroll(.vertical, view)
      case 2: fits([.horizontal], box("", 90_000, 1), view)
      default: navigation("T", view)
      }
    }
    #expect(LayoutCase("", 30_000, nil, view).frames().contains { $0.hasSuffix(" 10 20") })
  }

  @Test func `A thousand wrappers of each kind are laid out`() {
    let view = (0..<Self.depth).reduce(text("A")) { view, index in
      switch index % 5 {
      case 0: overlay(aligned: .center, [view])
      case 1: view.frame(minWidth: 0, maxWidth: .infinity)
      case 2: view.background(fill(""))
      case 3: button(view)
      default: list([view])
      }
    }
    #expect(LayoutCase("", 3_000, nil, view).frames().isEmpty == false)
  }
}

import Layout
import Paravent
import Testing

/// A tree, what it is offered, and where the named views then stand: `name x y width height`.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  let proposal: Proposal
  let view: ResolvedNode
  let expected: [String]

  var testDescription: String { name }

  init(_ name: String, _ width: Double?, _ height: Double?, _ view: ResolvedNode, _ expected: String...) {
    self.name = name
    proposal = Proposal(width: width, height: height)
    self.view = view
    self.expected = expected
  }
}

extension LayoutCase {
  /// Returns the frames of the views that have an id, in reading order.
  func frames(mirrored: Bool = false) -> [String] {
    let root = LayoutBuilder(metrics: PointMetrics()).node(for: view, isMirrored: mirrored)
    root.place(at: .zero, in: proposal)
    var frames: [String] = []
    collect(root, into: &frames)
    return frames
  }

  private func collect(_ node: LayoutNode, into frames: inout [String]) {
    guard node.isShown else { return }
    if case .view(let view) = node.content, let id = view.attributes?.id {
      let numbers = [node.frame.minX, node.frame.minY, node.frame.size.width, node.frame.size.height]
      frames.append(([id] + numbers.map { $0 == Double(Int($0)) ? "\(Int($0))" : "\($0)" }).joined(separator: " "))
    }
    for child in node.children { collect(child, into: &frames) }
  }
}

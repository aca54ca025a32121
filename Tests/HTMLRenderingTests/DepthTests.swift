import HTMLRendering
import Paravent
import Testing

@Suite struct DepthTests {
  @Test(
    arguments: [
      { $0.padding(1) }, { Sample.row([$0]) }, { Sample.overlay([$0]) }, { $0.frame(width: 9) }, { Sample.list([$0]) },
      { Sample.section($0, []) }, { Sample.section(nil, [$0]) }, { Sample.button([], $0) }, { $0.identified("a") },
      { Sample.text("x").wrapped(.background(ResolvedBackground(.view($0, .center)))) },
    ] as [@Sendable (ResolvedNode) -> ResolvedNode])
  func `A thousand levels are written`(level: @Sendable (ResolvedNode) -> ResolvedNode) {
    var node = Sample.text("deep")
    for _ in 0..<1024 { node = level(node) }
    #expect(node.html.contains(">deep<"))
  }
}

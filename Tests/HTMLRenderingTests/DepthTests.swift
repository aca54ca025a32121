import HTMLRendering
import Paravent
import Testing

@Suite struct DepthTests {
  @Test(
    arguments: [
      { $0.padding(1) }, { Sample.row([$0]) }, { Sample.overlay([$0]) }, { $0.frame(width: 9) }, { Sample.list([$0]) },
      { Sample.section($0, []) }, { Sample.section(nil, [$0]) }, { Sample.button([], $0) }, { $0.identified("a") },
      { Sample.text("x").wrapped(.background(ResolvedBackground(.view($0, .center)))) },
      { Sample.link("/a", .navigation, $0) }, { Sample.toggle(.switch, $0) }, { Sample.toggle(.custom, $0) },
      { Sample.picker(.inline, label: $0) }, { Sample.progress(0.5, .linear, $0) },
      { Sample.progress(nil, .circular, nil, value: $0) }, { Sample.scroll(.vertical, $0) }, { Sample.grid([[$0]]) },
      { Sample.navigation("T", $0) }, { Sample.fits([wide, $0]) }, { Sample.text("x").overlay($0) },
      { $0.overlay(Sample.text("x")) }, { $0.wrapped(.offset(x: 1, y: 1)) }, { $0.wrapped(.hidden) },
      { $0.wrapped(.sheet(ResolvedSheet(content: Sample.text("x")))) },
      { Sample.text("x").wrapped(.sheet(ResolvedSheet(content: $0))) },
      { $0.wrapped(.fixedSize(.horizontal)) }, { $0.wrapped(.layoutPriority(1)) },
      { $0.wrapped(.shadow(ResolvedShadow(color: Sample.red, radius: 1))) },
      { $0.surroundings { $0.colorScheme = .dark } }, { node in node.heard { $0.children = .combine } },
      { node in node.heard { $0.traits = [.isHeader] } },
    ] as [@Sendable (ResolvedNode) -> ResolvedNode])
  func `A thousand levels are written`(level: @Sendable (ResolvedNode) -> ResolvedNode) {
    var node = Sample.text("deep")
    for _ in 0..<1024 { node = level(node) }
    #expect(node.html.contains(">deep<"))
  }

  private static let wide = Sample.text(String(repeating: "wide ", count: 40))
}

import HTMLRendering
import Paravent
import Testing

/// No control stands in another, whatever the tree says.
@Suite struct NestingTests {
  private static let controls: [ResolvedNode] = [
    Sample.button([]), Sample.link("/a"), Sample.toggle(.switch), Sample.toggle(.checkbox), Sample.toggle(.button),
    Sample.toggle(.custom), Sample.field("Name"), Sample.picker(.menu), Sample.picker(.segmented),
    Sample.picker(.inline), Sample.scroll(.vertical, Sample.text("a")),
    Sample.text("a").wrapped(.tap(ResolvedTap(actions: [], isEnabled: true))),
  ]

  private static let holders: [@Sendable (ResolvedNode) -> ResolvedNode] = [
    { Sample.button([], $0) }, { Sample.link("/b", .url, $0) }, { Sample.link("/b", .navigation, $0) },
    { Sample.toggle(.switch, $0) }, { Sample.toggle(.custom, $0) }, { Sample.picker(.menu, label: $0) },
    { Sample.progress(0.5, .linear, $0) }, { $0.wrapped(.tap(ResolvedTap(actions: [], isEnabled: true))) },
  ]

  @Test(arguments: holders)
  func `A control in a control is dropped to its label`(holder: @Sendable (ResolvedNode) -> ResolvedNode) {
    let alone = Self.count(holder(Sample.text("a")))
    for control in Self.controls {
      #expect(Self.count(holder(Sample.row([control]))) == alone)
    }
  }

  @Test(arguments: holders)
  func `What follows a dropped control is as greedy as ever`(holder: @Sendable (ResolvedNode) -> ResolvedNode) {
    let wide = Sample.text("wide").frame(maxWidth: .infinity)
    for control in Self.controls {
      #expect(holder(Sample.row([Sample.column([control]), wide])).html.contains(#"<span class="pv-x "#))
    }
  }

  @Test func `A bar in a button keeps its name`() {
    let html = Sample.button([], Sample.progress(0.5, .linear, Sample.text("Loading"))).html
    #expect(html.contains(#"aria-label="Loading""#) && !html.contains("<label"))
  }

  @Test func `Nothing that is passed over takes the focus`() {
    for control in Self.controls.dropLast(2) {
      let html = Sample.row([control]).hidden.html
      let focusable = ["<button", "<a ", "<input", "<select"].reduce(0) { $0 + html.components(of: $1) }
      #expect(html.components(of: #"tabindex="-1""#) == focusable)
    }
  }

  private static func count(_ node: ResolvedNode) -> Int {
    let html = node.html
    return ["<button", "<a ", "<input", "<select", "<label", "<fieldset", "tabindex=\"0\""].reduce(0) {
      $0 + html.components(of: $1)
    }
  }
}

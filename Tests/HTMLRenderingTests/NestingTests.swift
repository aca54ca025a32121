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

  @Test(arguments: [Sample.toggle(), Sample.picker(.menu), Sample.progress(1)])
  func `A bar in a label is no element that a label could be of`(holder: ResolvedNode) {
    let bar = Sample.progress(0.5, .linear, Sample.text("Loading"))
    let nested =
      switch holder.primitive {
      case .toggle: Sample.toggle(.switch, bar)
      case .picker: Sample.picker(.menu, label: bar)
      default: Sample.progress(1, .linear, bar)
      }
    #expect(nested.html.contains(#"role="progressbar" aria-label="Loading""#))
    #expect(nested.html.components(of: "<progress") == holder.html.components(of: "<progress"))
  }

  @Test(arguments: [Sample.toggle(), Sample.toggle(.checkbox), Sample.field("a"), Sample.picker(.menu)])
  func `No label is hidden, but what is around it`(control: ResolvedNode) {
    #expect(control.hidden.html.components(of: #"aria-hidden="true"><label"#) == 1)
  }

  @Test(arguments: [AccessibilityTrait.isButton, .isLink, .isToggle, .isImage])
  func `A view that holds a control is none itself`(trait: AccessibilityTrait) {
    #expect(!Sample.row([Sample.toggle(.checkbox)]).heard { $0.traits = [trait] }.html.contains("role="))
    #expect(Sample.row([Sample.text("a")]).heard { $0.traits = [trait] }.html.contains("role="))
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

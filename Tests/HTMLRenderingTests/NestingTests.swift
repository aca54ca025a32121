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

  /// Those whose names are labels, in which no other control may stand.
  private static let labelled: [@Sendable (ResolvedNode) -> ResolvedNode] = [
    { Sample.toggle(.switch, $0) }, { Sample.toggle(.custom, $0) }, { Sample.picker(.menu, label: $0) },
  ]

  /// Those that may hold a control without being one.
  private static let places: [@Sendable (ResolvedNode) -> ResolvedNode] = [
    { Sample.section(nil, [], footer: $0) }, { Sample.progress(0.5, .linear, $0) },
    { control in Sample.text("front").wrapped(.background(ResolvedBackground(.view(control, .center)))) },
    { Sample.text("behind").overlay($0) },
  ]

  /// Those that take a view as their label.
  private static let owners: [@Sendable (ResolvedNode) -> ResolvedNode] = [
    { Sample.toggle(.switch, $0) }, { Sample.toggle(.button, $0) }, { Sample.picker(.menu, label: $0) },
    { Sample.picker(.inline, label: $0) }, { Sample.button([], $0) },
  ]

  @Test(arguments: places)
  func `A control is reached wherever it stands in a view that is tapped`(
    place: @Sendable (ResolvedNode) -> ResolvedNode
  ) {
    let html = Sample.button([Sample.handler("outer")], place(Sample.button([Sample.handler("inner")]))).html
    for handler in ["outer", "inner"] { #expect(html.contains("&quot;:&quot;\(handler)&quot;}"), "\(html)") }
    #expect(html.nestedControls.isEmpty)
  }

  @Test func `A control in a bar's label is reached, and the bar keeps its name`() {
    let label = Sample.row([Sample.text("Copying"), Sample.button([Sample.handler("stop")], Sample.text("Stop"))])
    let html = Sample.progress(0.5, .linear, label).html
    #expect(html.contains("&quot;stop&quot;"))
    #expect(html.contains(#"<progress class="pv-bar" max="1" value="0.5" aria-label="Copying, Stop">"#), "\(html)")
  }

  @Test func `A row whose link holds a control is no link around it`() {
    let link = Sample.link("/a", .navigation, Sample.row([Sample.button([Sample.handler("b")]), Sample.field("Name")]))
    let html = Sample.list([Sample.row([link, Sample.text("3")])]).html
    #expect(html.contains("&quot;b&quot;") && html.contains("<input") && html.contains(#"href="/a""#), "\(html)")
    #expect(html.nestedControls.isEmpty)
  }

  @Test(arguments: owners)
  func `A row that leads elsewhere is no link in a label`(owner: @Sendable (ResolvedNode) -> ResolvedNode) {
    let list = Sample.list([Sample.row([Sample.link("/a", .navigation), Sample.text("3")])])
    #expect(owner(list).html.nestedControls.isEmpty, "\(owner(list).html)")
  }

  @Test(arguments: labelled)
  func `A control in a label is dropped to its own label`(holder: @Sendable (ResolvedNode) -> ResolvedNode) {
    let alone = Self.count(holder(Sample.text("a")))
    for control in Self.controls {
      #expect(Self.count(holder(Sample.row([control]))) == alone)
    }
  }

  @Test(arguments: holders)
  func `No control stands in another`(holder: @Sendable (ResolvedNode) -> ResolvedNode) {
    for control in Self.controls {
      for html in [holder(Sample.row([control])).html, holder(holder(Sample.row([control]))).html] {
        #expect(html.nestedControls.isEmpty, "\(html)")
      }
    }
  }

  @Test func `A control below a view with others is called what the view says beside them`() {
    let row = Sample.row([Sample.text("Ada"), Sample.button([Sample.handler("follow")], Sample.text("Follow"))])
    let html = row.wrapped(.tap(ResolvedTap(actions: [Sample.handler("open")], isEnabled: true))).html
    #expect(
      html.hasPrefix(
        #"<form method="post" class="pv-embed"><button type="submit" disabled hidden></button><div class="pv-hold"><button class="pv-b pv-cover" type="submit" "#
          + #"name="action" value="{&quot;handler&quot;:&quot;open&quot;}" aria-label="Ada"></button>"#),
      "\(html)")
    #expect(
      html.contains(#"value="{&quot;handler&quot;:&quot;follow&quot;}"><span class="pv-t">Follow</span></button>"#))
  }

  @Test(arguments: holders)
  func `What follows a dropped control is as greedy as ever`(holder: @Sendable (ResolvedNode) -> ResolvedNode) {
    let wide = Sample.text("wide").frame(maxWidth: .infinity)
    for control in Self.controls {
      #expect(holder(Sample.row([Sample.column([control]), wide])).html.hasWideView)
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

extension String {
  /// Whether a box takes all the width that is left in a row.
  fileprivate var hasWideView: Bool { contains(#"<span class="pv-x "#) || contains(#"<div class="pv-x "#) }

  /// The tags of controls that stand within a control.
  fileprivate var nestedControls: [String] {
    let controls: Set<Substring> = ["button", "a", "label", "select"]
    var open: [Substring] = []
    var nested: [String] = []
    for tag in split(separator: "<").compactMap({ $0.split(separator: ">").first }) {
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      if tag.hasPrefix("/") {
        if controls.contains(name), open.popLast() != name { nested.append(String(tag)) }
        continue
      }
      let isControl = controls.contains(name) || name == "input" || tag.contains("tabindex")
      // A label is there to hold a field.
      let isField = ["input", "select"].contains(name) && open == ["label"]
      if isControl, !open.isEmpty, !isField { nested.append(String(tag)) }
      if controls.contains(name) { open.append(name) }
    }
    return nested
  }
}

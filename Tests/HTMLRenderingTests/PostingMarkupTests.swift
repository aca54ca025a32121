import HTMLRendering
import Paravent
import Testing

/// Under which names the values of controls are posted.
@Suite struct PostingMarkupTests {
  private static let kept = #"<input type="hidden" name="state.on" value="on">"#

  @Test(arguments: [ToggleAppearance.button, .custom])
  func `A bound toggle that looks like a button turns its state over`(appearance: ToggleAppearance) {
    let html = Sample.toggle(appearance).bound(to: "state.on").html
    #expect(html.contains(#"type="submit" name="action" value="{&quot;toggle&quot;:&quot;state.on&quot;}""#), "\(html)")
    #expect(html.contains(#"aria-pressed="true""#) && !html.contains("role="))
    #expect(html.hasPrefix("<form"))
    #expect(html.contains(Self.kept))
    #expect(!Sample.toggle(appearance, isOn: false).bound(to: "state.on").html.contains("type=\"hidden\""))
  }

  @Test(arguments: [ToggleAppearance.switch, .checkbox])
  func `A toggle that is disabled keeps its state`(appearance: ToggleAppearance) {
    #expect(Sample.toggle(appearance, isEnabled: false).bound(to: "state.on").html.contains(Self.kept))
    #expect(!Sample.toggle(appearance, isOn: false, isEnabled: false).bound(to: "state.on").html.contains("hidden"))
    #expect(!Sample.toggle(appearance).bound(to: "state.on").html.contains("hidden"))
  }

  @Test(arguments: [PickerAppearance.menu, .segmented, .inline])
  func `A picker that is disabled keeps its choice`(appearance: PickerAppearance) {
    let picker = Sample.picker(appearance, isEnabled: false).bound(to: "state.c")
    let html = Sample.column([picker, Sample.button([Sample.handler("a")])]).html
    #expect(html.contains(#"<input type="hidden" name="state.c" value="Blue">"#), "\(html)")
  }

  @Test func `A field that is disabled keeps its text, unless it is secret`() {
    let html = Sample.field("Name", text: "Ada", isEnabled: false).bound(to: "state.q").html
    #expect(html.contains(#"<input type="hidden" name="state.q" value="Ada">"#), "\(html)")
    let secret = Sample.field("Code", text: "Ada", isSecure: true, isEnabled: false).bound(to: "state.q").html
    #expect(!secret.contains("Ada") && !secret.contains(#"type="hidden""#))
  }

  private static let twice: [ResolvedNode] = [
    Sample.toggle(.switch), Sample.toggle(.checkbox), Sample.field("Name"), Sample.picker(.menu),
  ]

  @Test(arguments: twice)
  func `The first of two controls with one binding holds it`(control: ResolvedNode) {
    let html = Sample.column([control.bound(to: "state.v"), control.bound(to: "state.v")]).html
    #expect(html.components(of: #"name="state.v""#) == 1, "\(html)")
  }

  @Test func `Two groups of radio buttons with one binding each show their choice`() {
    let picker = Sample.picker(.segmented).bound(to: "state.c")
    let html = Sample.column([Sample.button([Sample.handler("a")]), picker, picker]).html
    #expect(html.contains(#"name="state.c" value="Blue" checked"#), "\(html)")
    #expect(html.contains(#"name="pvg2" value="Blue" checked"#))
  }

  @Test(arguments: twice)
  func `A control in a sheet holds its binding, none behind it`(control: ResolvedNode) {
    let control = control.bound(to: "state.v")
    let other = Sample.toggle(.switch).bound(to: "state.other")
    var sheet = ResolvedSheet(content: control, label: "S")
    sheet.binding = "state.open"
    let page = Sample.column([control, other]).wrapped(.sheet(sheet)).page()
    #expect(page.components(of: #"name="state.v""#) == 1)
    let parts = page.split(separator: #"role="dialog""#)
    #expect(parts.count == 2 && parts[1].contains(#"name="state.v""#), "\(page)")
    #expect(parts.first?.contains(#"name="state.other""#) == true)
  }

  @Test func `Groups of fragments without forms are apart from one another`() {
    let picker = Sample.picker(.segmented).bound(to: "state.c")
    let html = picker.page(HTMLOptions(isFragment: true))
    #expect(!html.contains("<form") && !html.contains(#"name="state.c""#))
    #expect(html.contains(#"name="pv_"#), "\(html)")
  }
}

extension ResolvedNode {
  /// The control with a binding.
  fileprivate func bound(to path: String) -> ResolvedNode {
    var node = self
    switch primitive {
    case .toggle(var toggle):
      toggle.binding = path
      node.primitive = .toggle(toggle)
    case .field(var field):
      field.binding = path
      node.primitive = .field(field)
    case .picker(var picker):
      picker.binding = path
      node.primitive = .picker(picker)
    default: break
    }
    return node
  }
}

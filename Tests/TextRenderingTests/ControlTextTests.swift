import Paravent
import Testing
import TextRendering

@Suite struct ControlTextTests {
  static let links: [TextCase] = [
    TextCase("link", .link(.text("Help")), "Help <https://a.example>"),
    TextCase("link without a destination", .link(.text("Help"), to: nil), "Help"),
    TextCase("disabled link", .link(.text("Help"), enabled: false), "Help"),
    TextCase(
      "long link", .link(.text("The whole documentation"), to: "https://a.example/very/long/path"),
      "The whole documentation\n<https://a.example/very/long/path>"),
    TextCase(
      "link beyond the page", .link(.text("Help"), to: "https://a.example/" + String(repeating: "x", count: 40)),
      "Help\n<https://a.example/xxxxxxxxxxxxxxxxxxxxx\nxxxxxxxxxxxxxxxxxxx>"),
    TextCase("no control characters", .link(.text("A"), to: "/\u{1B}[31m"), "A </\u{FFFD}[31m>"),
    TextCase(
      "greedy link", .link(.row(.text("Help"), .spacer, .text("›")), to: "/help"),
      "Help                           › </help>"),
    TextCase("navigation link", .link(.text("Details"), kind: .navigation), "Details ›"),
    TextCase(
      "greedy navigation link", .link(.row(.text("Details"), .spacer), kind: .navigation),
      "Details                                ›"),
    TextCase("navigation link to nowhere", .link(.text("Details"), to: nil, kind: .navigation), "Details"),
  ]

  static let toggles: [TextCase] = [
    TextCase("switch that is on", .toggle(.text("Wi-Fi")), "Wi-Fi                              [on ]"),
    TextCase("switch that is off", .toggle(.text("Wi-Fi"), isOn: false), "Wi-Fi                              [off]"),
    TextCase("switch in a frame", ResolvedNode.toggle(.text("Wi-Fi")).frame(width: 96), "Wi-Fi  [on ]"),
    TextCase(
      "switch with a long label", ResolvedNode.toggle(.text("Show all of the notifications")).frame(width: 160),
      "Show all of    [on ]\nthe\nnotifications"),
    TextCase(
      "disabled switch", .toggle(.text("Wi-Fi"), enabled: false), "Wi-Fi                   [on ] (disabled)"),
    TextCase(
      "disabled switch without room",
      ResolvedNode.toggle(.text("Notifications"), enabled: false).frame(width: 176),
      "Notifications    [on ]\n(disabled)"),
    TextCase("checkbox that is on", .toggle(.text("Mute"), .checkbox), "[x] Mute"),
    TextCase("checkbox that is off", .toggle(.text("Mute"), isOn: false, .checkbox), "[ ] Mute"),
    TextCase("disabled checkbox", .toggle(.text("Mute"), .checkbox, enabled: false), "[x] Mute (disabled)"),
    TextCase("button that is on", .toggle(.text("Mute"), .button), "[Mute ✓]"),
    TextCase("button that is off", .toggle(.text("Mute"), isOn: false, .button), "[Mute]"),
    TextCase("disabled button", .toggle(.text("Mute"), .button, enabled: false), "[Mute ✓ (disabled)]"),
    TextCase(
      "custom", .toggle(.text("♪ on").wrapped(.tap(ResolvedTap(actions: [], isEnabled: true))).padding(0), .custom),
      "♪ on"),
  ]

  static let fields: [TextCase] = [
    TextCase("field", .field("Name", "Ada"), "Name [Ada______________________________]"),
    TextCase("empty field", .field("Name"), "Name [_________________________________]"),
    TextCase("field with a prompt", .field("Name", prompt: "required"), "Name [required_________________________]"),
    TextCase("field with text and a prompt", .field("", "Ada", prompt: "required").frame(width: 64), "[Ada___]"),
    TextCase("rounded", .field("Name", "Ada", appearance: .roundedBorder).frame(width: 128), "Name [Ada______]"),
    TextCase("secure field", .field("Password", "swordfish", secure: true).frame(width: 160), "Password [••••_____]"),
    TextCase("empty secure field", .field("Password", secure: true).frame(width: 160), "Password [_________]"),
    TextCase("text that is too long", .field("", "abcdefgh").frame(width: 64), "[abcde…]"),
    TextCase(
      "no room beside the label", .field("Name", "Ada").frame(width: 80), "Name\n[Ada_____]"),
    TextCase(
      "disabled field", .field("Name", "Ada", enabled: false).frame(width: 240), "Name [Ada_________] (disabled)"),
    TextCase("wide characters", .field("", "日本").frame(width: 64), "[日本__]"),
  ]

  static let pickers: [TextCase] = [
    TextCase("menu", .picker("Size", .menu), "Size: B ▾"),
    TextCase("menu without a label", .picker("", .menu), "B ▾"),
    TextCase("menu without a choice", .picker("Size", .menu, selection: nil), "Size: ▾"),
    TextCase("disabled menu", .picker("Size", .menu, enabled: false), "Size: B ▾ (disabled)"),
    TextCase("menu without room", .picker("A rather long label", .menu).frame(width: 160), "A rather long label:\nB ▾"),
    TextCase("segments", .picker("Size", .segmented), "( A |*B*| C )"),
    TextCase("first segment", .picker("Size", .segmented, selection: "A"), "(*A*| B | C )"),
    TextCase("last segment", .picker("Size", .segmented, selection: "C"), "( A | B |*C*)"),
    TextCase("no segment", .picker("Size", .segmented, selection: nil), "( A | B | C )"),
    TextCase("no segments", .picker("Size", .segmented, options: []), "( )"),
    TextCase("disabled segments", .picker("Size", .segmented, enabled: false), "( A |*B*| C ) (disabled)"),
    TextCase("inline", .picker("Size", .inline), "( ) A  (•) B  ( ) C"),
    TextCase(
      "inline without room", .picker("Size", .inline).frame(width: 144), "      ( ) A\n      (•) B\n      ( ) C"),
    TextCase("disabled inline", .picker("Size", .inline, enabled: false), "( ) A  (•) B  ( ) C  (disabled)"),
  ]

  static let bars: [TextCase] = [
    TextCase("bar", .progress(0.5, .text("Upload")), "Upload ███████████████░░░░░░░░░░░░░░ 50%"),
    TextCase("bar in a frame", .progress(0.25).frame(width: 96), "██░░░░░░ 25%"),
    TextCase("nothing done", .progress(0).frame(width: 88), "░░░░░░░░ 0%"),
    TextCase("all done", .progress(1).frame(width: 88), "██████ 100%"),
    TextCase("share in words", .progress(0.5, value: .text("3 of 6")).frame(width: 120), "████░░░░ 3 of 6"),
    TextCase(
      "no room beside the label", .progress(0.5, .text("Upload of files")).frame(width: 128),
      "Upload of files\n████████░░░░░░░░\n50%"),
    TextCase("a share beyond all", .progress(7).frame(width: 88), "██████ 100%"),
    TextCase("a share of no number", .progress(.nan).frame(width: 88), "░░░░░░░░ 0%"),
    TextCase("nobody knows", .progress(nil, .text("Upload")), "Upload …"),
    TextCase("nobody knows of what", .progress(nil), "…"),
    TextCase("disc", .progress(0.5, .text("Upload"), as: .circular), "◑ Upload 50%"),
    TextCase("disc alone", .progress(0.3, as: .circular), "◔ 30%"),
    TextCase("disc that nobody knows", .progress(nil, .text("Upload"), as: .circular), "Upload …"),
  ]

  @Test(arguments: links + toggles + fields + pickers + bars)
  func `A control is known by its characters`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }

  @Test(arguments: [
    (0.0, "○ 0%"), (0.12, "○ 12%"), (0.2, "◔ 20%"), (0.5, "◑ 50%"), (0.75, "◕ 75%"), (0.9, "● 90%"), (1, "● 100%"),
  ])
  func `A disc is filled by quarters`(_ fraction: Double, _ expected: String) {
    #expect(lines(of: .progress(fraction, as: .circular)) == expected)
  }

  @Test(arguments: [
    TextCase("field", .field("N", "Ada").frame(width: 80), "[___Ada] N"),
    TextCase("switch", .toggle(.text("A")).frame(width: 80), "[on ]    A"),
    TextCase("bar", .progress(0.25).frame(width: 96), "25% ░░░░░░██"),
    TextCase("link", .link(.text("A"), kind: .navigation), "‹ A"),
    TextCase("segments", .picker("", .segmented), "( C |*B*| A )"),
    TextCase("destructive button", .button(.text("A"), role: .destructive), "[! A]"),
    TextCase("disabled button", .button(.text("A"), role: .destructive, enabled: false), "[(disabled) ! A]"),
    TextCase("symbol", .symbol("chevron.forward"), "‹"),
    TextCase("symbol in text", .runs([.symbol("arrow.backward"), .text("A")]), "→A"),
  ])
  func `Controls start at the right where reading does`(_ row: TextCase) {
    let text = lines(of: .row(.text("|"), row.view, .text("|")), rightToLeft: true)
    #expect(text.drop { $0 == " " } == "| \(row.expected) |")
  }

  @Test(arguments: [
    TextCase("link", .link(.text("A")), "^]8;;https://a.example^\\A^]8;;^\\"),
    TextCase("disabled link", .link(.text("A"), enabled: false), "^[2mA^[0m"),
    TextCase("disabled checkbox", .toggle(.text("A"), .checkbox, enabled: false), "^[2;34m[x]^[0m ^[2mA^[0m"),
    TextCase("prompt", .field("", prompt: "A").frame(width: 32), "[^[2mA_^[0m]"),
    TextCase("bar", .progress(0.5, value: .text("A")).frame(width: 64), "^[34m███^[0;2m░░░^[0m A"),
  ])
  func `Colours say what words say without them`(_ row: TextCase) {
    let options = TextOptions(colors: .ansi16, hyperlinks: true)
    #expect(lines(of: row.view, options: options).replacing("\u{1B}", with: "^") == row.expected)
  }
}

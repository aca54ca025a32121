import Diagnostics
import Paravent
import Testing

@Suite struct HostileDesignSystemTests {
  private static func list(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ", ")
  }

  private static func system(_ members: String) -> String { #"{"designSystem": "s", \#(members)}"# }

  private static func components(_ members: String) -> String { system("\"components\": {\(members)}") }

  private static func screen(_ body: String) -> String { #"{"uses": ["s"], "body": \#(body)}"# }

  @Test("Of 10,000 components in a circle one call is refused, and the message stays short")
  func components() throws {
    let system = Self.components(Self.list(10_000) { #""C\#($0)": {"body": {"view": "C\#(($0 + 1) % 10_000)"}}"# })
    let decoded = Decoded(Self.screen(#"["A", {"view": "C9999"}]"#), designSystems: [system])
    #expect(decoded.summaries == ["cycle /components/C9999/body/view 1:377810"])
    #expect(decoded.diagnostics.first?.message.hasSuffix(#""C15" → … → "C0""#) == true)
    #expect(decoded.outline == "“A”")
  }

  @Test("2,000 components that each lead back to the first are as many faults")
  func manyCycles() {
    let system = Self.components(
      Self.list(2_000) { #""C\#($0)": {"body": [{"view": "C\#(min($0 + 1, 1_999))"}, {"view": "C0"}]}"# })
    #expect(Set(Decoded(nil, designSystems: [system]).codes) == ["cycle"])
  }

  @Test("10,000 styles that name each other in a row lead to the last one")
  func styles() {
    let names = Self.list(10_000) { #""S\#($0)": "S\#($0 + 1)""# }
    let system = Self.system(#""styles": {"button": {\#(names), "S10000": {"body": [{"$slot": "label"}, "B"]}}}"#)
    let body = #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "S0"}]}"#
    let decoded = Decoded(Self.screen(body), designSystems: [system])
    #expect(decoded.codes == [])
    #expect(decoded.outline == "Button(bordered, )[HStack(center)[“A”, “B”]]")
  }

  @Test("10,000 styles in a circle are one fault")
  func circleOfStyles() {
    let names = Self.list(10_000) { #""S\#($0)": "S\#(($0 + 1) % 10_000)""# }
    let decoded = Decoded(nil, designSystems: [Self.system(#""styles": {"button": {\#(names)}}"#)])
    #expect(decoded.summaries == ["cycle /styles/button/S9999 1:177819"])
  }

  @Test("Of 10,000 colours that name each other in a row, one in 64 is told to be too deep")
  func colors() {
    let names = Self.list(10_000) { #""C\#($0)": "C\#($0 + 1)""# }
    let decoded = Decoded(nil, designSystems: [Self.system(#""colors": {\#(names), "C10000": "red"}"#)])
    #expect(Set(decoded.codes) == ["too-deep"])
    #expect(decoded.codes.count == 156)
  }

  @Test("1,000 design systems may use each other in a row")
  func systems() {
    let documents = (0..<1_000).map { index in
      let used = index < 999 ? "\"s\(index + 1)\"" : ""
      return (Array(#"{"designSystem": "s\#(index)", "uses": [\#(used)]}"#.utf8), "\(index).json")
    }
    let (systems, report) = DesignSystems.standard.adding(documents)
    #expect(report.diagnostics == [])
    #expect(systems.systems.map(\.name).last == "s0")
  }

  @Test("Components are private to each other no deeper than names reach")
  func privateComponents() {
    let opening = String(repeating: #""components": {"P": {"body": "x", "#, count: 1_000)
    let members: String = opening + "\"summary\": \"\"" + String(repeating: "}}", count: 1_000)
    let decoded = Decoded(
      Self.screen(#"{"view": "A"}"#), designSystems: [Self.components(#""A": {"body": "A", \#(members)}"#)])
    #expect(decoded.codes == ["too-deep"])
    #expect(decoded.outline == "“A”")
  }

  private static let recursive = ##"""
    {"properties": {"a": {"$ref": "#"}, "b": {"$ref": "#"}, "i": {"$ref": "paravent:Image"}}, "default": {}}
    """##

  private static func wide() -> String {
    let members = list(5_000) { #""a\#($0)": {"type": "string"}"# }
    return #"{"type": "object", "properties": {\#(members)}, "default": {}}"#
  }

  @Test("A schema that refers to itself, or has very many parts, ends", arguments: [recursive, wide()])
  func schemas(_ schema: String) {
    let system = Self.components(#""A": {"parameters": {"p": \#(schema)}, "body": "A${has(p.a)}"}"#)
    let decoded = Decoded(Self.screen(#"{"view": "A"}"#), designSystems: [system])
    #expect(decoded.codes == [])
    #expect(decoded.outline == "“Afalse”")
  }

  @Test("Components that multiply end with one diagnostic")
  func expansion() {
    var limits = Limits()
    limits.nodes = 10_000
    let calls = { (index: Int) -> String in Self.list(7) { _ in #"{"view": "C\#(index + 1)"}"# } }
    let members: String = Self.list(7) { #""C\#($0)": {"body": [\#(calls($0))]}"# }
    let system = Self.components(members + #", "C7": {"body": "x"}"#)
    let decoded = Decoded(Self.screen(#"{"view": "C0"}"#), designSystems: [system], limits: limits)
    #expect(decoded.summaries == ["too-many-nodes /body 1:25"])
  }

  @Test(
    "Components that lead back to themselves by a named style end with one diagnostic",
    arguments: [
      (#"{"view": "A"}"#, "too-many-levels /body/1 1:31"),
      (#"[{"view": "A"}, {"view": "B"}]"#, "too-many-nodes /body/1 1:31"),
    ])
  func recursion(_ body: String, _ summary: String) {
    var limits = Limits()
    limits.nodes = 20_000
    let button = { (style: String) in
      #"{"view": "Button", "title": "B", "action": [], "modifiers": [{"buttonStyle": "\#(style)"}]}"#
    }
    let system = Self.system(
      """
      "components": {"A": {"body": \(button("x"))}, "B": {"body": \(button("y"))}},
      "styles": {"button": {"x": {"body": \(body)}, "y": {"body": \(body)}}}
      """)
    let decoded = Decoded(Self.screen(#"["C", {"view": "A"}]"#), designSystems: [system], limits: limits)
    #expect(decoded.summaries.last == summary)
    #expect(decoded.summaries.count <= 2)
    #expect(decoded.outline.contains("“C”"))
  }

  @Test("64 containers may be nested in each other, and of 300 the innermost are left out")
  func nesting() {
    let system = Self.components(
      #""C": {"slots": {"children": {}}, "body": {"view": "VStack", "children": [{"$slot": "children"}]}}"#)
    let body = { (depth: Int) -> String in
      let opening = String(repeating: #"{"view": "C", "children": ["#, count: depth)
      return opening + "\"x\"" + String(repeating: "]}", count: depth)
    }
    let decoded = Decoded(Self.screen(body(64)), designSystems: [system])
    #expect(decoded.codes == [])
    #expect(decoded.outline.components(of: "VStack") == 64)
    #expect(decoded.outline.contains("“x”"))
    #expect(Decoded(Self.screen(body(300)), designSystems: [system]).codes == ["too-deep"])
  }
}

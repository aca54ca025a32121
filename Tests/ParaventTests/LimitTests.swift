import Diagnostics
import Paravent
import Testing

@Suite struct LimitTests {
  private func nested(_ depth: Int, _ wrap: (String) -> String) -> String {
    (0..<depth).reduce("\"x\"") { node, _ in wrap(node) }
  }

  @Test(
    "256 views may be nested, in every way in which views nest",
    arguments: [
      #"{"view": "VStack", "children": [_]}"#, #"{"view": "Button", "action": [], "label": _}"#,
      #"{"view": "Label", "title": _}"#, #"{"view": "List", "children": [_]}"#,
      #"{"view": "Section", "header": _}"#, #"{"view": "Group", "children": [_]}"#,
      #"{"view": "Divider", "fallback": _}"#, #"{"$if": "${environment.isEnabled}", "then": _}"#,
      #"{"$switch": "${environment.isEnabled}", "cases": {"true": _}}"#,
      #"{"view": "Text", "content": [_]}"#,
    ])
  func nestedViews(_ template: String) {
    let wrap = { (node: String) in template.replacing("_", with: node) }
    #expect(Decoded(body: nested(256, wrap)).codes == [])
    #expect(Decoded(body: nested(257, wrap)).codes.contains("too-deep"))
    #expect(Decoded(body: nested(400, wrap)).codes.contains("too-deep"))
  }

  @Test("Control forms of modifiers nest no deeper than views")
  func nestedModifierForms() {
    let form = { (depth: Int) in
      (0..<depth).reduce(#""padding""#) { step, _ in #"{"$if": "${environment.isEnabled}", "then": \#(step)}"# }
    }
    #expect(Decoded(body: #"{"view": "Divider", "modifiers": [\#(form(255))]}"#).codes == [])
    #expect(Decoded(body: #"{"view": "Divider", "modifiers": [\#(form(256))]}"#).codes == ["too-deep"])
  }

  @Test("A style written in place inside a style nests no deeper than views")
  func nestedStyles() {
    let button = { (node: String) in
      #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": {"body": \#(node)}}]}"#
    }
    #expect(Decoded(body: nested(256, button)).codes == [])
    #expect(Decoded(body: nested(257, button)).codes == ["too-deep"])
  }

  @Test("A view has 64 modifiers at most; the rest is not applied")
  func modifiers() {
    let body = { (count: Int) in
      let steps = Array(repeating: #"{"opacity": 1}"#, count: count).joined(separator: ",")
      return #"{"view": "Divider", "modifiers": [\#(steps)]}"#
    }
    #expect(Decoded(body: body(64)).codes == [])
    let decoded = Decoded(body: body(65))
    #expect(decoded.codes == ["too-many-modifiers"])
    #expect(decoded.outline.components(of: "opacity") == 64)
  }

  @Test("A tree resolves to 1,024 levels at most")
  func levels() {
    // Each of these views is four levels: itself and its modifiers.
    let wrap = { (node: String) in
      #"{"view": "VStack", "children": [\#(node)], "modifiers": ["padding", "padding", "padding"]}"#
    }
    // The innermost text is one level more.
    #expect(Decoded(body: nested(255, wrap)).codes == [])
    let decoded = Decoded(body: nested(256, wrap))
    #expect(decoded.codes == ["too-many-levels"])
    #expect(decoded.outline.components(of: "VStack") == 256)
  }

  @Test("Modifiers that a control form chooses are levels as well")
  func levelsOfForms() {
    let body = { (count: Int) in
      let steps = Array(repeating: #""padding""#, count: count).joined(separator: ",")
      return #"{"view": "Divider", "modifiers": [{"$if": "${environment.isEnabled}", "then": [\#(steps)]}]}"#
    }
    #expect(Decoded(body: body(1_023)).codes == [])
    #expect(Decoded(body: body(1_024)).codes == ["too-many-levels"])
    #expect(Decoded(body: body(100_000)).codes == ["too-many-levels"])
  }

  @Test("A document has so many views at most, reported once")
  func nodes() {
    var limits = Limits()
    limits.nodes = 10
    let body = { (count: Int) in
      #"{"view": "VStack", "children": [\#(Array(repeating: "\"a\"", count: count).joined(separator: ","))]}"#
    }
    #expect(Decoded(body: body(9), limits: limits).codes == [])
    let decoded = Decoded(body: body(20), limits: limits)
    #expect(decoded.codes == ["too-many-nodes"])
    #expect(decoded.outline.components(of: "“a”") == 9)
  }

  @Test("A screen resolves to so many nodes at most, styles included")
  func resolvedNodes() {
    var limits = Limits()
    limits.nodes = 100
    let style = "[\(Array(repeating: #"{"$slot": "label"}"#, count: 60).joined(separator: ","))]"
    let body = #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": {"body": \#(style)}}]}"#
    #expect(Decoded(body: body, limits: limits).codes == ["too-many-nodes"])
    limits.nodes = 200
    #expect(Decoded(body: body, limits: limits).codes == [])
  }

  @Test("A document has so many bytes at most")
  func size() {
    var limits = Limits()
    let json = #"{"body": "Hello"}"#
    limits.documentSize = json.utf8.count
    #expect(Decoded(json, limits: limits).codes == [])
    limits.documentSize -= 1
    #expect(Decoded(json, limits: limits).codes == ["too-large"])
  }

  @Test("Of very many faults the first thousand are kept and the rest counted")
  func faults() {
    let children = Array(repeating: #"{"view": "Hologram"}"#, count: 1_200).joined(separator: ",")
    let json = #"{"body": {"view": "VStack", "children": [\#(children)]}}"#
    let (_, report) = Screen.decode(Array(json.utf8), file: "screen.json")
    #expect(report.diagnostics.count == 1_000)
    #expect(report.errorCount == 1_200)
  }
}

extension String {
  /// How often a text occurs.
  func components(of text: String) -> Int { ranges(of: text).count }
}

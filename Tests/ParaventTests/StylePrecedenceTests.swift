import Paravent
import Testing

/// Which style shows a control inside another one, by where styles are set.
private struct PrecedenceRow: CustomTestStringConvertible {
  /// The style set outside both.
  let outside: String?
  /// The style set around the slot by the body of the outer control's style.
  let inside: String?
  /// The style set on the inner control by its author.
  let content: String?
  /// The style that shows the inner control.
  let winner: String

  init(_ outside: String?, _ inside: String?, _ content: String?, _ winner: String) {
    (self.outside, self.inside, self.content, self.winner) = (outside, inside, content, winner)
  }

  var testDescription: String {
    "outside \(outside ?? "–"), inside \(inside ?? "–"), on the content \(content ?? "–"): \(winner)"
  }
}

@Suite struct StylePrecedenceTests {
  /// Two families of containers; each style names itself before what it holds, and `setting…` styles set another one of
  /// the other family around their slot.
  private static let system = {
    func styles(_ family: String, _ other: String) -> String {
      let named = ["one", "two", "three", "automatic"].map { name in
        #""\#(name)": {"body": {"view": "HStack", "children": ["\#(family).\#(name)", {"$slot": "content"}]}}"#
      }
      let setting = ["one", "two", "three"].map { name in
        let slot = #"{"$slot": "content", "modifiers": [{"\#(other)Style": "\#(name)"}]}"#
        return #""setting.\#(name)": {"body": {"view": "HStack", "children": ["\#(family).setting", \#(slot)]}}"#
      }
      return #""\#(family)": {\#((named + setting).joined(separator: ", "))}"#
    }
    return """
      {"designSystem": "pair", "components": {
        "Alpha": {"slots": {"content": {}}, "styleFamily": "alpha"},
        "Beta": {"slots": {"content": {}}, "styleFamily": "beta"}},
      "styles": {\(styles("alpha", "beta")), \(styles("beta", "alpha"))}}
      """
  }()

  private static let rows = [
    PrecedenceRow(nil, nil, nil, "automatic"),
    PrecedenceRow("one", nil, nil, "one"),
    PrecedenceRow(nil, "two", nil, "two"),
    PrecedenceRow(nil, nil, "three", "three"),
    PrecedenceRow("one", "two", nil, "two"),
    PrecedenceRow("one", nil, "three", "three"),
    PrecedenceRow(nil, "two", "three", "three"),
    PrecedenceRow("one", "two", "three", "three"),
  ]

  @Test(
    "The nearest style in the rendered tree wins, in both orders of two families",
    arguments: rows, [("Alpha", "Beta"), ("Beta", "Alpha")])
  private func winner(_ row: PrecedenceRow, _ order: (outer: String, inner: String)) {
    let (outer, inner) = (order.outer.lowercased(), order.inner.lowercased())
    let content = row.content.map { #", "modifiers": [{"\#(inner)Style": "\#($0)"}]"# } ?? ""
    let modifiers = [
      row.inside.map { #"{"\#(outer)Style": "setting.\#($0)"}"# }, row.outside.map { #"{"\#(inner)Style": "\#($0)"}"# },
    ].compactMap(\.self).joined(separator: ", ")
    let decoded = Decoded(
      #"""
      {"uses": ["pair"], "body": {"view": "\#(order.outer)", "content":
        {"view": "\#(order.inner)", "content": "Text"\#(content)}, "modifiers": [\#(modifiers)]}}
      """#, designSystem: Self.system)
    #expect(decoded.diagnostics == [])
    let shown = row.inside == nil ? "automatic" : "setting"
    #expect(
      decoded.outline
        == "HStack(center)[“\(outer).\(shown)”, HStack(center)[“\(inner).\(row.winner)”, “Text”]]")
  }

  /// Styles of one family that set one another around their slot.
  private static let nested = """
    {"designSystem": "pair", "components": {"Alpha": {"slots": {"content": {}}, "styleFamily": "alpha"}},
    "styles": {"alpha": {
      "automatic": {"body": {"view": "HStack", "children": ["automatic", {"$slot": "content"}]}},
      "one": {"body": {"view": "HStack", "children": ["one", {"$slot": "content"}]}},
      "two": {"body": {"view": "HStack", "children": ["two", {"$slot": "content"}]}},
      "again": {"body": {"view": "HStack", "children": ["again",
        {"$slot": "content", "modifiers": [{"alphaStyle": "again"}]}]}},
      "built": {"body": {"view": "Alpha", "content": {"$slot": "content"}}}}}}
    """

  @Test(
    "A style leaves the next outer one in force for what it holds, itself included",
    arguments: [
      ("[]", "automatic, automatic"),
      (#"[{"alphaStyle": "one"}]"#, "one, automatic"),
      (#"[{"alphaStyle": "one"}, {"alphaStyle": "two"}]"#, "one, two"),
      (#"[{"alphaStyle": "again"}]"#, "again, again"),
      (#"[{"alphaStyle": "built"}]"#, "automatic, automatic"),
      (#"[{"alphaStyle": "built"}, {"alphaStyle": "one"}]"#, "one, automatic"),
      (#"[{"alphaStyle": "built"}, {"alphaStyle": "built"}]"#, "automatic, automatic"),
    ])
  func stack(modifiers: String, expected: String) {
    let decoded = Decoded(
      #"""
      {"uses": ["pair"], "body": {"view": "Alpha", "content": {"view": "Alpha", "content": "Text"},
      "modifiers": \#(modifiers)}}
      """#, designSystem: Self.nested)
    #expect(decoded.diagnostics == [])
    let names = expected.split(separator: ", ")
    #expect(decoded.outline == "HStack(center)[“\(names[0])”, HStack(center)[“\(names[1])”, “Text”]]")
  }

  @Test("Three families in each other keep their own styles")
  func threeFamilies() {
    let names = ["alpha", "beta", "gamma"]
    let components = names.map { #""\#($0)": {"slots": {"content": {}}, "styleFamily": "\#($0)"}"# }
    let styles = names.map { name in
      #""\#(name)": {"automatic": "plain", "plain": {"body": {"$slot": "content"}}, "#
        + #""marked": {"body": {"view": "HStack", "children": ["\#(name)", {"$slot": "content"}]}}}"#
    }
    let decoded = Decoded(
      """
      {"uses": ["three"], "body": {"view": "alpha", "content": {"view": "beta", "content":
        {"view": "gamma", "content": {"view": "alpha", "content": "Text"}}},
      "modifiers": [{"gammaStyle": "marked"}, {"alphaStyle": "marked"}]}}
      """,
      designSystem: """
        {"designSystem": "three", "components": {\(components.joined(separator: ", "))},
        "styles": {\(styles.joined(separator: ", "))}}
        """)
    #expect(decoded.diagnostics == [])
    #expect(decoded.outline == "HStack(center)[“alpha”, HStack(center)[“gamma”, “Text”]]")
  }

  @Test("Containers nest 64 deep")
  func depth() {
    let body =
      String(repeating: #"{"view": "Alpha", "content": "#, count: 64) + #""Text""# + String(repeating: "}", count: 64)
    let decoded = Decoded(#"{"uses": ["pair"], "body": \#(body)}"#, designSystem: Self.nested)
    #expect(decoded.diagnostics == [])
    #expect(decoded.outline.occurrences(of: "automatic") == 64)
  }

  @Test("An automatic style that holds a view of its own family is reported, and the rest is shown")
  func automaticInItself() {
    let decoded = Decoded(
      #"{"uses": ["endless"], "body": {"view": "VStack", "children": [{"view": "Alpha"}, "Text"]}}"#,
      designSystem: #"""
        {"designSystem": "endless", "components": {"Alpha": {"styleFamily": "alpha"}},
        "styles": {"alpha": {"automatic": {"body": {"view": "HStack", "children": ["A", {"view": "Alpha"}]}}}}}
        """#)
    #expect(decoded.summaries == ["style-recursion /body/children/0 1:63"])
    #expect(decoded.outline == "VStack(center)[HStack(center)[“A”], “Text”]")
  }

  @Test("A built-in family's automatic style may build on the standard one")
  func automaticOnTheStandardOne() {
    let decoded = Decoded(
      #"{"uses": ["house"], "body": {"view": "Label", "title": "Text", "systemImage": "star"}}"#,
      designSystem: #"""
        {"designSystem": "house", "styles": {"label": {"automatic": {"body":
          {"view": "Label", "title": {"$slot": "title"}, "icon": {"$slot": "icon"}, "modifiers": [{"padding": 8}]}}}}}
        """#)
    #expect(decoded.diagnostics == [])
    #expect(decoded.outline == "padding(8 8 8 8)(HStack(center, 8)[symbol(star), “Text”])")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func occurrences(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

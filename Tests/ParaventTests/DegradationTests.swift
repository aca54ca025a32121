import Testing

@Suite struct DegradationTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let body: String
    let outline: String
    let codes: [String]

    init(_ name: String, _ body: String, _ outline: String, _ codes: [String]) {
      (self.name, self.body, self.outline, self.codes) = (name, body, outline, codes)
    }

    var testDescription: String { name }
  }

  @Test("A lost view is replaced at the right grain", arguments: cases)
  func fallback(_ row: Case) {
    let decoded = Decoded(body: row.body)
    #expect(decoded.outline == row.outline)
    #expect(decoded.codes == row.codes)
  }

  static let cases = [
    Case(
      "a container with a fallback is replaced as a whole",
      #"{"view": "HStack", "fallback": "Open the app", "children": ["Chart:", {"view": "Chart"}]}"#, "“Open the app”",
      ["unknown-view"]),
    Case(
      "the lost view's own fallback comes first",
      """
      {"view": "HStack", "fallback": "Open the app",
       "children": ["Chart:", {"view": "Chart", "fallback": "(no chart)"}]}
      """, "HStack(center)[“Chart:”, “(no chart)”]", ["unknown-view"]),
    Case(
      "an EmptyView as fallback drops the view",
      #"{"view": "VStack", "children": ["A", {"view": "HStack", "fallback": {"view": "EmptyView"}, "children": [{"view": "Chart"}]}]}"#,
      "VStack(center)[“A”]", ["unknown-view"]),
    Case(
      "the nearest ancestor with a fallback is replaced, not those further out",
      """
      {"view": "VStack", "fallback": "outer", "children": [
        {"view": "VStack", "fallback": "inner", "children": [{"view": "Group", "children": [{"view": "Chart"}]}]}, "B"]}
      """, "VStack(center)[“inner”, “B”]", ["unknown-view"]),
    Case(
      "a fallback that is lost itself goes on to the next ancestor",
      #"{"view": "VStack", "fallback": "outer", "children": [{"view": "Chart", "fallback": {"view": "Graph"}}]}"#,
      "“outer”", ["unknown-view", "unknown-view"]),
    Case(
      "a fault in a fallback that is not needed is reported, and costs nothing",
      #"{"view": "VStack", "fallback": {"view": "Chart"}, "children": ["A"]}"#, "VStack(center)[“A”]", ["unknown-view"]),
    Case(
      "a view that is lost in a slot takes its control's fallback",
      #"{"view": "Button", "action": [], "fallback": "none", "label": {"view": "Chart"}}"#, "“none”", ["unknown-view"]),
    Case(
      "without any fallback the view is left out",
      #"{"view": "VStack", "children": ["A", {"view": "Chart"}, "B"]}"#, "VStack(center)[“A”, “B”]", ["unknown-view"]),
    Case(
      "a fault in a property does not call the fallback",
      #"{"view": "VStack", "spacing": "wide", "fallback": "none", "children": ["A"]}"#, "VStack(center)[“A”]",
      ["wrong-type"]),
    Case(
      "null is nothing, everywhere, and no fault",
      #"{"view": "VStack", "spacing": null, "id": null, "modifiers": [null, {"padding": null}], "children": [null, "A"]}"#,
      "VStack(center)[“A”]", []),
    Case(
      "a view in an alternative that does not hold calls the fallback too: it is lost for every reader",
      #"{"$if": "${environment.isEnabled}", "then": "A", "else": {"view": "Chart"}, "fallback": "none"}"#, "“none”",
      ["unknown-view"]),
  ]
}

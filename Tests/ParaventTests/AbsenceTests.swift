import Testing

@Suite struct AbsenceTests {
  @Test(
    "Absent views take no place, with any modifiers",
    arguments: [
      (
        #"{"view": "VStack", "spacing": 9, "children": ["A", {"view": "EmptyView"}, "B"]}"#,
        "VStack(center, 9)[“A”, “B”]"
      ),
      (
        #"{"view": "VStack", "children": [{"view": "EmptyView", "modifiers": ["padding", {"background": "red"}]}, "B"]}"#,
        "VStack(center)[“B”]"
      ),
      (#"{"view": "Group", "children": []}"#, ""),
      (#"{"view": "EmptyView"}"#, ""),
      (#"{"view": "VStack", "children": []}"#, "VStack(center)[]"),
      (
        #"{"view": "HStack", "children": [{"view": "Group", "children": ["A", "B"]}, "C"]}"#,
        "HStack(center)[“A”, “B”, “C”]"
      ),
      (
        #"{"view": "Group", "children": ["A", "B"], "modifiers": [{"padding": 1}]}"#,
        "VStack(center)[padding(1 1 1 1)(“A”), padding(1 1 1 1)(“B”)]"
      ),
      (#"["A", "B"]"#, "VStack(center)[“A”, “B”]"),
      (
        #"{"view": "Button", "action": [], "label": ["A", "B"]}"#,
        "Button(borderless, )[HStack(center)[“A”, “B”]]"
      ),
      (
        #"{"view": "Section", "header": ["A", "B"], "children": []}"#, "Section(VStack(center)[“A”, “B”], –)[]"
      ),
      (#"{"$if": "${environment.isEnabled}", "then": [], "else": "A"}"#, ""),
    ])
  func absence(_ body: String, _ outline: String) {
    let decoded = Decoded(body: body)
    #expect(decoded.outline == outline)
    #expect(decoded.codes == [])
  }
}

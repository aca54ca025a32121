import Testing

@Suite struct ComponentIdentityTests {
  @Test("An id is the path of the components around it", arguments: identitiesRows)
  func identities(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A call that is lost leaves its place to a fallback", arguments: fallbacksRows)
  func fallbacks(_ row: DesignSystemCase) {
    row.check()
  }

  private static let line =
    #""A": {"parameters": {"t": {"type": "string"}, "n": {"type": "integer", "default": 3}}, "body": "${t} ${n}"}"#

  private static let identified =
    """
    "Card": {"slots": {"children": {"optional": true}}, "body": {"view": "VStack", "children": [{"view": "Text",
    "content": "T", "id": "title"}, {"$slot": "children"}]}}
    """

  static let identitiesRows: [DesignSystemCase] = [
    .call(
      "an id in a component", components: identified, body: #"{"view": "Card", "id": "card"}"#,
      shows: "VStack(center)[“T”{#card/title}]{#card}"),
    .call(
      "an id in a component without one", components: identified, body: #"{"view": "Card"}"#,
      shows: "VStack(center)[“T”{#Card/title}]"),
    .call(
      "two components without an id", components: identified, body: #"[{"view": "Card"}, {"view": "Card"}]"#,
      shows: "VStack(center)[VStack(center)[“T”{#Card/title}], VStack(center)[“T”]]"),
    .call(
      "ids in a loop", components: identified, body: #"{"$forEach": 2, "content": {"view": "Card", "id": "card"}}"#,
      shows:
        "VStack(center)[VStack(center)[“T”{#card[0]/title}]{#card[0]}, VStack(center)[“T”{#card[1]/title}]{#card[1]}]"),
    .call(
      "an id in a slot", components: identified,
      body: #"{"view": "Card", "id": "card", "children": [{"view": "Divider", "id": "own"}]}"#,
      shows: "VStack(center)[“T”{#card/title}, Divider{#own}]{#card}"),
    .call(
      "a component in a component",
      components: """
        "Card": {"slots": {"children": {"optional": true}}, "body": {"view": "VStack", "children": [{"view": "Text",
        "content": "T", "id": "title"}, {"$slot": "children"}]}}, "Page": {"body": {"view": "Card", "id": "inner"}}
        """,
      body: #"{"view": "Page", "id": "page"}"#, shows: "VStack(center)[“T”{#page/inner/title}]{#page}"),
    .call(
      "a loop in a component",
      components: #""L": {"body": {"$forEach": 2, "content": {"view": "Text", "content": "T", "id": "row"}}}"#,
      body: #"{"view": "L", "id": "l"}"#, shows: "VStack(center)[“T”{#l}, “T”{#l/row[1]}]"),
    .call(
      "a computed id", components: identified,
      body: #"{"$forEach": ["a"], "content": {"view": "Card", "id": "c-${item}"}}"#,
      shows: "VStack(center)[“T”{#c-a[0]/title}]{#c-a[0]}"),
  ]

  static let fallbacksRows: [DesignSystemCase] = [
    .call(
      "the fallback of a lost call", components: line, body: #"["B", ▸{"view": "A", "fallback": "F"}]"#,
      shows: "VStack(center)[“B”, “F”]", faults: ["screen: missing-value /body/1"], words: #"A needs "t""#),
    .call(
      "the fallback of an unknown component", components: line, body: #"["B", {"view": ▸"Ax", "fallback": "F"}]"#,
      shows: "VStack(center)[“B”, “F”]", faults: ["screen: unknown-view /body/1/view"],
      words: #"no view is named "Ax""#),
    .call(
      "the fallback of a call that leads back", components: #""A": {"body": {"view": ▸"A", "fallback": "F"}}"#,
      body: #"["B", {"view": "A"}]"#, shows: "VStack(center)[“B”, “F”]", faults: ["cycle /components/A/body/view"],
      words: #"components lead back to themselves: "A" → "A""#),
    .call(
      "a call that leads back", components: #""A": {"body": ["1", {"view": ▸"A"}]}"#,
      body: #"["B", {"view": "A", "fallback": "F"}]"#, shows: "VStack(center)[“B”, “F”]",
      faults: ["cycle /components/A/body/1/view"], words: #"components lead back to themselves: "A" → "A""#),
    .call(
      "a component without a body", components: #""A": ▸{}"#, body: #"["B", {"view": "A"}]"#, shows: "“B”",
      faults: ["missing-value /components/A"],
      words: #""A" needs "body" or "styleFamily""#),
    .call(
      "a component whose body is at fault", components: #""A": {"body": ["1", {"view": ▸"Txt"}]}"#,
      body: #"["B", {"view": "A"}]"#, shows: "VStack(center)[“B”, “1”]",
      faults: ["unknown-view /components/A/body/1/view → Text"], words: #"no view is named "Txt""#),
  ]
}

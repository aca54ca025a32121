import Testing

@Suite struct DesignSystemFaultTests {
  @Test("A document that is no design system, or has a group that is none, says so", arguments: documentsRows)
  func documents(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("Design systems use each other by name, in any order but a circle", arguments: usesRows)
  func uses(_ row: DesignSystemCase) {
    row.check()
  }

  static let documentsRows: [DesignSystemCase] = [
    DesignSystemCase(
      "a number for the name", #"{"designSystem": ▸5}"#, faults: ["wrong-type /designSystem"],
      words: #""designSystem": expected a string, found 5"#),
    DesignSystemCase(
      "null for the name", #"▸{"designSystem": null}"#, faults: ["unknown-document"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "an empty name", #"{"designSystem": ▸""}"#, faults: ["wrong-type /designSystem"],
      words: "a name cannot be empty"),
    DesignSystemCase(
      "an empty object", "▸{}", faults: ["unknown-document"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "an array", "▸[]", faults: ["unknown-document"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "null", "▸null", faults: ["unknown-document"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "an empty document", "▸", faults: ["syntax"], words: "the document is empty"),
    DesignSystemCase(
      "a screen", #"▸{"body": "A"}"#, faults: ["unknown-document"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "a misspelt key of the name", #"{▸"designsystem": "s"}"#,
      faults: ["unknown-document /designsystem → designSystem"],
      words: #"the document is no design system: it has no "designSystem""#),
    DesignSystemCase(
      "another format", #"{"designSystem": "s", "format": ▸2}"#, faults: ["unsupported-format /format"],
      words: #""format" is 2, and this version reads format 1 only"#),
    DesignSystemCase(
      "a misspelt group", #"{"designSystem": "s", ▸"component": {}}"#,
      faults: ["unknown-key /component → components"], words: #"the key "component" means nothing here"#),
    DesignSystemCase(
      "a summary that is none", #"{"designSystem": "s", "summary": ▸1}"#, faults: ["wrong-type /summary"],
      words: #""summary": expected a string, found 1"#),
    DesignSystemCase(
      "an array for colors", #"{"designSystem": "s", "colors": ▸[]}"#, faults: ["wrong-type /colors"],
      words: #""colors": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within colors", #"{"designSystem": "s", "colors": {"button": ▸5}}"#,
      faults: ["wrong-type /colors/button"],
      words: ##""button": expected a colour: "#RRGGBB", or the name of one, found 5"##),
    DesignSystemCase(
      "an array for images", #"{"designSystem": "s", "images": ▸[]}"#, faults: ["wrong-type /images"],
      words: #""images": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within images", #"{"designSystem": "s", "images": {"button": ▸5}}"#,
      faults: ["wrong-type /images/button"], words: #""button": expected an object, found 5"#),
    DesignSystemCase(
      "an array for environment", #"{"designSystem": "s", "environment": ▸[]}"#, faults: ["wrong-type /environment"],
      words: #""environment": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within environment", #"{"designSystem": "s", "environment": {"button": ▸5}}"#,
      faults: ["wrong-type /environment/button"], words: #""button": expected an object, found 5"#),
    DesignSystemCase(
      "an array for components", #"{"designSystem": "s", "components": ▸[]}"#, faults: ["wrong-type /components"],
      words: #""components": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within components", #"{"designSystem": "s", "components": {"button": ▸5}}"#,
      faults: ["wrong-type /components/button"], words: #""button": expected an object, found 5"#),
    DesignSystemCase(
      "an array for styles", #"{"designSystem": "s", "styles": ▸[]}"#, faults: ["wrong-type /styles"],
      words: #""styles": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within styles", #"{"designSystem": "s", "styles": {"button": ▸5}}"#,
      faults: ["wrong-type /styles/button"], words: #""button": expected an object of names and styles, found 5"#),
    DesignSystemCase(
      "an array for handlers", #"{"designSystem": "s", "handlers": ▸[]}"#, faults: ["wrong-type /handlers"],
      words: #""handlers": expected an object of names and declarations, found an array"#),
    DesignSystemCase(
      "a number within handlers", #"{"designSystem": "s", "handlers": {"button": ▸5}}"#,
      faults: ["wrong-type /handlers/button"],
      words: #""button": expected a handler's declaration, an object, found 5"#),
    DesignSystemCase(
      "no array for library", #"{"designSystem": "s", "library": ▸{}}"#, faults: ["wrong-type /library"],
      words: #""library": expected an array of entries, found an object"#),
    DesignSystemCase(
      "a number within the library", #"{"designSystem": "s", "library": [▸5]}"#, faults: ["wrong-type /library/0"],
      words: "expected an object, found 5"),
    DesignSystemCase(
      "null for every group",
      """
      {"designSystem": "s", "colors": null, "images": null, "environment": null, "components": null, "styles":
      null, "handlers": null, "library": null, "uses": null}
      """),
  ]

  static let usesRows: [DesignSystemCase] = [
    DesignSystemCase(
      "uses that is no array", #"{"designSystem": "s", "uses": ▸"a"}"#,
      faults: [#"wrong-type /uses → ["a"]"#],
      words: #""uses": expected an array of the names of design systems, found the string "a""#),
    DesignSystemCase(
      "uses of a number", #"{"designSystem": "s", "uses": [▸5]}"#, faults: ["wrong-type /uses/0"],
      words: "expected the name of a design system, found 5"),
    DesignSystemCase(
      "uses of an unknown name", #"{"designSystem": "s", "uses": [▸"buttens"]}"#,
      #"{"designSystem": "buttons", "summary": ""}"#, faults: ["unknown-name /uses/0 → buttons"],
      words: #"no design system is named "buttens""#),
    DesignSystemCase(
      "a system that uses itself", #"{"designSystem": "s", "uses": [▸"s"]}"#, faults: ["cycle /uses/0"],
      words: #"design systems use each other: "s" → "s""#),
    DesignSystemCase(
      "two systems that use each other", #"{"designSystem": "s", "uses": ["t"]}"#,
      #"{"designSystem": "t", "uses": [▸"s"]}"#, faults: ["b: cycle /uses/0"],
      words: #"design systems use each other: "s" → "t" → "s""#),
    DesignSystemCase(
      "three systems that use each other", #"{"designSystem": "s", "uses": ["t"]}"#,
      #"{"designSystem": "t", "uses": ["u"]}"#, #"{"designSystem": "u", "uses": [▸"s"]}"#,
      faults: ["c: cycle /uses/0"], words: #"design systems use each other: "s" → "t" → "u" → "s""#),
    DesignSystemCase(
      "two documents of one name", #"{"designSystem": "s", "summary": "1"}"#,
      #"{"designSystem": ▸"s", "summary": "2"}"#, faults: ["b: name-collision /designSystem"],
      words: #"another document is the design system "s" already"#),
    DesignSystemCase(
      "a document with the name of the standard one", #"{"designSystem": ▸"standard"}"#,
      faults: ["name-collision /designSystem"], words: #"another document is the design system "standard" already"#),
    DesignSystemCase(
      "a system at fault that two others use", #"{"designSystem": "s", "format": ▸2}"#,
      #"{"designSystem": "t", "uses": ["s"]}"#, #"{"designSystem": "u", "uses": ["s"]}"#,
      faults: ["unsupported-format /format"], words: #""format" is 2, and this version reads format 1 only"#),
    DesignSystemCase(
      "an unknown system in a screen", #"{"designSystem": "buttons", "summary": ""}"#,
      screen: #"{"uses": [▸"buttns"], "body": "A"}"#, shows: "“A”",
      faults: ["screen: unknown-name /uses/0 → buttons"], words: #"no design system is named "buttns""#),
  ]
}

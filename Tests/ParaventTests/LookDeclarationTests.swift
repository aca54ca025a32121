import Testing

@Suite struct LookDeclarationTests {
  @Test("A fault in a colour or a picture is told at its place", arguments: colorsRows)
  func colors(_ row: DesignSystemCase) {
    row.check()
  }

  @Test("A fault in a style is told at its place", arguments: stylesRows)
  func styles(_ row: DesignSystemCase) {
    row.check()
  }

  static let colorsRows: [DesignSystemCase] = [
    DesignSystemCase(
      "a colour literal with a fault", ##"{"designSystem": "s", "colors": {"c": ▸"#GG0000"}}"##,
      faults: ["unknown-value /colors/c"],
      words: ##"the colour literal "#GG0000" is neither "#RRGGBB" nor "#RRGGBBAA""##),
    DesignSystemCase(
      "a colour literal that is too short", ##"{"designSystem": "s", "colors": {"c": ▸"#FFF"}}"##,
      faults: ["unknown-value /colors/c → #FFFFFF"],
      words: ##"the colour literal "#FFF" is neither "#RRGGBB" nor "#RRGGBBAA""##),
    DesignSystemCase(
      "an unknown colour", #"{"designSystem": "s", "colors": {"brand": ▸"blu"}}"#,
      faults: ["unknown-value /colors/brand → blue"], words: #"no colour is named "blu""#),
    DesignSystemCase(
      "an unknown declared colour", #"{"designSystem": "s", "colors": {"brand": "red", "c": ▸"brnd"}}"#,
      faults: ["unknown-value /colors/c → brand"], words: #"no colour is named "brnd""#),
    DesignSystemCase(
      "a number for a colour", #"{"designSystem": "s", "colors": {"c": ▸5}}"#, faults: ["wrong-type /colors/c"],
      words: ##""c": expected a colour: "#RRGGBB", or the name of one, found 5"##),
    DesignSystemCase(
      "two colours that name each other", #"{"designSystem": "s", "colors": {"a": "b", "b": ▸"a"}}"#,
      faults: ["cycle /colors/b"], words: #"colours name each other: "a" → "b" → "a""#),
    DesignSystemCase(
      "three colours that name each other",
      #"{"designSystem": "s", "colors": {"a": {"light": "b"}, "b": {"color": "c", "opacity": 0.5}, "c": ▸"a"}}"#,
      faults: ["cycle /colors/c"], words: #"colours name each other: "a" → "b" → "c" → "a""#),
    DesignSystemCase(
      "an opacity out of range", #"{"designSystem": "s", "colors": {"c": {"color": "red", "opacity": ▸1.5}}}"#,
      faults: ["out-of-range /colors/c/opacity"], words: #""opacity": expected a number from 0 to 1, found 1.5"#),
    DesignSystemCase(
      "an opacity alone", #"{"designSystem": "s", "colors": {"c": ▸{"opacity": 0.5}}}"#,
      faults: ["missing-value /colors/c"], words: #"a colour needs "light", or "color" with "opacity""#),
    DesignSystemCase(
      "a colour for dark alone", #"{"designSystem": "s", "colors": {"c": ▸{"dark": "red"}}}"#,
      faults: ["missing-value /colors/c"], words: #"a colour needs "light", or "color" with "opacity""#),
    DesignSystemCase(
      "null for light", #"{"designSystem": "s", "colors": {"c": ▸{"light": null}}}"#,
      faults: ["missing-value /colors/c"], words: #"a colour needs "light", or "color" with "opacity""#),
    DesignSystemCase(
      "null for a colour", #"{"designSystem": "s", "colors": {"c": {"color": ▸null}}}"#,
      faults: ["wrong-type /colors/c/color"],
      words: ##""color": expected a colour: "#RRGGBB", or the name of one, found null"##),
    DesignSystemCase(
      "a misspelt scheme", #"{"designSystem": "s", "colors": {"c": {"light": "red", ▸"drak": "blue"}}}"#,
      faults: ["unknown-key /colors/c/drak → dark"], words: #"the key "drak" means nothing here"#),
    DesignSystemCase(
      "a chain of colours",
      """
      {"designSystem": "s", "colors": {"c0": "c1", "c1": "c2", "c2": "c3", "c3": "c4", "c4": "c5", "c5": "c6",
      "c6": "c7", "c7": "c8", "c8": "c9", "c9": "c10", "c10": "c11", "c11": "c12", "c12": "c13", "c13": "c14",
      "c14": "c15", "c15": "c16", "c16": "c17", "c17": "c18", "c18": "c19", "c19": "c20", "c20": "c21", "c21":
      "c22", "c22": "c23", "c23": "c24", "c24": "c25", "c25": "c26", "c26": "c27", "c27": "c28", "c28": "c29",
      "c29": "c30", "c30": "c31", "c31": "c32", "c32": "c33", "c33": "c34", "c34": "c35", "c35": "c36", "c36":
      "c37", "c37": "c38", "c38": "c39", "c39": "c40", "c40": "c41", "c41": "c42", "c42": "c43", "c43": "c44",
      "c44": "c45", "c45": "c46", "c46": "c47", "c47": "c48", "c48": "c49", "c49": "c50", "c50": "c51", "c51":
      "c52", "c52": "c53", "c53": "c54", "c54": "c55", "c55": "c56", "c56": "c57", "c57": "c58", "c58": "c59",
      "c59": "c60", "c60": "c61", "c61": "c62", "c62": "c63", "c63": ▸"c64", "c64": "c65", "c65": "c66", "c66":
      "c67", "c67": "c68", "c68": "c69", "c69": "c70", "c70": "red"}}
      """,
      faults: ["too-deep /colors/c63"], words: "more than 64 colours name each other in a row"),
    DesignSystemCase(
      "a colour that names itself", #"{"designSystem": "s", "colors": {"c": ▸"c"}}"#, faults: ["cycle /colors/c"],
      words: #"colours name each other: "c" → "c""#),
    DesignSystemCase(
      "an image with both", #"{"designSystem": "s", "images": {"i": {▸"url": "a.png", "systemName": "globe"}}}"#,
      faults: ["exclusive-keys /images/i/url"], words: #""url" cannot stand beside "systemName", which holds"#),
    DesignSystemCase(
      "an image with neither", #"{"designSystem": "s", "images": {"i": ▸{}}}"#, faults: ["missing-value /images/i"],
      words: #""i" needs "systemName" or "url""#),
    DesignSystemCase(
      "an image with a URL that is blocked",
      #"{"designSystem": "s", "images": {"i": ▸{"url": "javascript:alert(1)"}}}"#, faults: ["blocked-url /images/i"],
      words: #"the URL "javascript:alert(1)" is not shown"#),
    DesignSystemCase(
      "an image with an unknown symbol", #"{"designSystem": "s", "images": {"i": {"systemName": ▸"glob"}}}"#,
      faults: ["unknown-symbol /images/i/systemName → globe"],
      words: #"no symbol is named "glob"; a placeholder stands for it"#),
    DesignSystemCase(
      "a string for an image", #"{"designSystem": "s", "images": {"i": ▸"a.png"}}"#, faults: ["wrong-type /images/i"],
      words: #""i": expected an object, found the string "a.png""#),
    DesignSystemCase(
      "a misspelt key of an image", #"{"designSystem": "s", "images": {"i": {"url": "a.png", ▸"lable": "A"}}}"#,
      faults: ["unknown-key /images/i/lable → label"], words: #"the key "lable" means nothing here"#),
  ]

  static let stylesRows: [DesignSystemCase] = [
    DesignSystemCase(
      "an unknown family", #"{"designSystem": "s", "styles": {▸"buton": {}}}"#,
      faults: ["unknown-name /styles/buton → button"], words: #"no style family is named "buton""#),
    DesignSystemCase(
      "an unknown style", #"{"designSystem": "s", "styles": {"button": {"x": ▸"bordred"}}}"#,
      faults: ["unknown-style /styles/button/x → bordered"], words: #"no button style is named "bordred""#),
    DesignSystemCase(
      "two styles that name each other", #"{"designSystem": "s", "styles": {"button": {"x": "y", "y": ▸"x"}}}"#,
      faults: ["cycle /styles/button/y"], words: #"styles name each other: "x" → "y" → "x""#),
    DesignSystemCase(
      "a style that names itself", #"{"designSystem": "s", "styles": {"button": {"x": ▸"x"}}}"#,
      faults: ["cycle /styles/button/x"], words: #"styles name each other: "x" → "x""#),
    DesignSystemCase(
      "a third style leads to two that name each other",
      #"{"designSystem": "s", "styles": {"button": {"z": "x", "x": "y", "y": ▸"x"}}}"#,
      faults: ["cycle /styles/button/y"], words: #"styles name each other: "x" → "y" → "x""#),
    DesignSystemCase(
      "two other names of an unknown style",
      #"{"designSystem": "s", "styles": {"button": {"x": "y", "y": ▸"bordred"}}}"#,
      faults: ["unknown-style /styles/button/y → bordered"], words: #"no button style is named "bordred""#),
    DesignSystemCase(
      "a style without a body", #"{"designSystem": "s", "styles": {"button": {"x": ▸{}}}}"#,
      faults: ["missing-value /styles/button/x"], words: #"a button style needs "body""#),
    DesignSystemCase(
      "a number for a style", #"{"designSystem": "s", "styles": {"button": {"x": ▸5}}}"#,
      faults: ["wrong-type /styles/button/x"], words: #""x": expected an object, found 5"#),
    DesignSystemCase(
      "null for a style", #"{"designSystem": "s", "styles": {"button": {"x": ▸null}}}"#,
      faults: ["wrong-type /styles/button/x"], words: #""x": expected an object, found null"#),
    DesignSystemCase(
      "an unknown appearance", #"{"designSystem": "s", "styles": {"toggle": {"x": {"appearance": ▸"swich"}}}}"#,
      faults: ["unknown-value /styles/toggle/x/appearance → switch"],
      words: #"no toggle appearance is named "swich""#),
    DesignSystemCase(
      "an appearance that is not its family's",
      #"{"designSystem": "s", "styles": {"list": {"x": {"appearance": ▸"switch"}}}}"#,
      faults: ["unknown-value /styles/list/x/appearance"], words: #"no list appearance is named "switch""#),
    DesignSystemCase(
      "an appearance of a family that has none",
      #"{"designSystem": "s", "styles": {"label": {"x": ▸{"appearance": "switch"}}}}"#,
      faults: ["missing-value /styles/label/x"], words: #"a label style needs "body""#),
    DesignSystemCase(
      "a body of a family without one", #"{"designSystem": "s", "styles": {"list": {"x": ▸{"body": "A"}}}}"#,
      faults: ["missing-value /styles/list/x"], words: #"a list style needs "appearance""#),
    DesignSystemCase(
      "an unknown slot of a style",
      #"{"designSystem": "s", "styles": {"button": {"x": {"body": {"$slot": ▸"lable"}}}}}"#,
      faults: ["unknown-name /styles/button/x/body/$slot → label"],
      words: #"the style family "button" has no slot "lable""#),
    DesignSystemCase(
      "an unknown value of a configuration",
      #"{"designSystem": "s", "styles": {"toggle": {"x": {"body": "${configuration.▸isOff}"}}}}"#,
      faults: ["unknown-name /styles/toggle/x/body"], words: #"no field is named "isOff""#),
    DesignSystemCase(
      "a parameter in a style",
      """
      {"designSystem": "s", "components": {"A": {"parameters": {"p": {"type": "string"}}, "styleFamily": "f"}},
      "styles": {"f": {"automatic": {"body": "${▸p}"}}}}
      """,
      faults: ["unknown-name /styles/f/automatic/body → configuration.p"], words: #"no variable is named "p""#),
    DesignSystemCase(
      "a misspelt key of a style",
      #"{"designSystem": "s", "styles": {"button": {"x": {"body": {"$slot": "label"}, ▸"apearance": "plain"}}}}"#,
      faults: ["unknown-key /styles/button/x/apearance → appearance"],
      words: #"the key "apearance" means nothing here"#),
    DesignSystemCase(
      "a family without automatic",
      #"{"designSystem": "s", "components": {"A": {"styleFamily": ▸"f", "slots": {"t": {}}}}}"#,
      faults: ["missing-value /components/A/styleFamily"], words: #"the style family "f" needs a style "automatic""#),
    DesignSystemCase(
      "a family with another style than automatic",
      """
      {"designSystem": "s", "components": {"A": {"styleFamily": ▸"f", "slots": {"t": {}}}}, "styles": {"f":
      {"plain": {"body": {"$slot": "t"}}}}}
      """,
      faults: ["missing-value /components/A/styleFamily"]),
    DesignSystemCase(
      "a private family without automatic",
      """
      {"designSystem": "s", "components": {"A": {"components": {"B": {"components": {"C": {"styleFamily": ▸"f"}},
      "body": {"view": "C"}}}, "body": {"view": "B"}}}}
      """,
      faults: ["missing-value /components/A/components/B/components/C/styleFamily"],
      words: #"the style family "f" needs a style "automatic""#),
    DesignSystemCase(
      "the styles of a system in use that is unknown to the next",
      """
      {"designSystem": "t", "components": {"A": {"styleFamily": "f", "slots": {"t": {}}}}, "styles": {"f":
      {"automatic": {"body": {"$slot": "t"}}}}}
      """,
      #"{"designSystem": "u", "uses": ["t"]}"#,
      #"{"designSystem": "s", "uses": ["u"], "styles": {▸"f": {"x": {"body": {"$slot": "t"}}}}}"#,
      faults: ["c: unknown-name /styles/f"], words: #"no style family is named "f""#),
  ]
}

import Testing

@Suite struct DegradationTests {
  @Test("A fault costs no more than it must, in every format", arguments: views + fallbacks + properties)
  func degrades(_ row: ScreenCase) throws {
    try row.check()
  }

  static let views = [
    ScreenCase(
      name: "an unknown view between two texts",
      screen: #"{"body": {"view": "VStack", "children": ["First", {"view": "Hologram"}, "Last"]}}"#,
      status: 1,
      errors: [#"error[unknown-view]: no view is named "Hologram""#, "1:60 (/body/children/1/view)", "\n1 error\n"],
      text: "First\nLast", html: [">First</p>", ">Last</p>"], json: [#""text": "First""#, #""text": "Last""#],
      absent: ["Hologram"]),
    ScreenCase(
      name: "a view without its required property",
      screen: #"{"body": {"view": "VStack", "children": ["First", {"view": "Text"}, "Last"]}}"#, status: 1,
      errors: [#"error[missing-value]: Text needs "content""#, "1:51 (/body/children/1)", "\n1 error\n"],
      text: "First\nLast", html: [">First</p>", ">Last</p>"], json: [#""text": "First""#, #""text": "Last""#]),
    ScreenCase(
      name: "an id given twice",
      screen: """
        {"body": {"view": "VStack", "children": [
          {"view": "Text", "content": "First", "id": "agree"},
          {"view": "Text", "content": "Last", "id": "agree"}
        ]}}
        """, status: 1,
      errors: [
        "error[duplicate-id]: the id \"agree\" is already that of the view at 2:46\n", "3:45 (/body/children/1/id)",
        "\n1 error\n",
      ],
      text: "First\nLast", html: [#"id="pv-agree""#, "First</p>", ">Last</p>"],
      json: [#""text": "First""#, #""id": "agree""#, #""text": "Last""#]),
  ]

  static let fallbacks = [
    ScreenCase(
      name: "a fallback replaces its view as a whole",
      screen: """
        {"body": {"view": "VStack", "children": ["First", {
          "view": "HStack", "fallback": "Open the app", "children": ["Chart:", {"view": "Chart"}]
        }]}}
        """, status: 1,
      errors: ["error[unknown-view]", "(/body/children/1/children/1/view)", "\n1 error\n"],
      text: "First\nOpen the app", html: [">First</p>", ">Open the app</p>"], json: [#""text": "Open the app""#],
      absent: ["Chart"]),
    ScreenCase(
      name: "the fallback of the lost view comes first",
      screen: """
        {"body": {
          "view": "HStack", "fallback": "Open the app",
          "children": ["Chart:", {"view": "Chart", "fallback": "nothing to draw"}]
        }}
        """, status: 1,
      errors: ["error[unknown-view]", "(/body/children/1/view)", "\n1 error\n"],
      text: "Chart: nothing to draw", html: [">Chart:</p>", ">nothing to draw</p>"],
      json: [#""text": "Chart:""#, #""text": "nothing to draw""#], absent: ["Open the app"]),
    ScreenCase(
      name: "an empty fallback drops the view",
      screen: """
        {"body": {"view": "VStack", "children": ["First", {
          "view": "HStack", "fallback": {"view": "EmptyView"}, "children": ["Chart:", {"view": "Chart"}]
        }]}}
        """, status: 1,
      errors: ["error[unknown-view]", "\n1 error\n"],
      text: "First", html: [">First</p>"], json: [#""text": "First""#], absent: ["Chart"]),
  ]

  static let properties = [
    ScreenCase(
      name: "a string for a number",
      screen: #"{"body": {"view": "VStack", "spacing": "wide", "children": ["First", "Last"]}}"#, status: 1,
      errors: [
        #"error[wrong-type]: "spacing": expected a number"#, #"found the string "wide""#, "1:40 (/body/spacing)",
        "\n1 error\n",
      ],
      text: "First\nLast", html: [">First</p>", ">Last</p>"], json: [#""text": "First""#, #""text": "Last""#]),
    ScreenCase(
      name: "a fraction for a whole number",
      screen: #"{"body": {"view": "Text", "content": "First", "modifiers": [{"lineLimit": 2.5}]}}"#, status: 1,
      errors: [
        #"error[wrong-type]: "lineLimit": expected a whole number"#, "found 2.5", "(/body/modifiers/0/lineLimit)",
        "\n1 error\n",
      ],
      text: "First", html: [">First</p>"], json: [#""text": "First""#]),
    ScreenCase(
      name: "an unknown style",
      screen: """
        {"body": {
          "view": "Button", "title": "Go", "action": [], "modifiers": [{"buttonStyle": "nonexistent"}]
        }}
        """, status: 1,
      errors: [
        #"error[unknown-style]: no button style is named "nonexistent"; expected "#, #""bordered""#, #""plain""#,
        "(/body/modifiers/0/buttonStyle)", "\n1 error\n",
      ],
      text: "[Go]", html: ["<button ", ">Go<"], json: [#""appearance": "borderless""#, #""text": "Go""#],
      absent: ["nonexistent"]),
    ScreenCase(
      name: "a misspelt font",
      screen: #"{"body": {"view": "Text", "content": "First", "modifiers": [{"font": "headlne"}]}}"#, status: 1,
      errors: [
        #"error[unknown-value]: no text style is named "headlne"; expected "#, #""headline""#,
        "(/body/modifiers/0/font)", #"^^^^^^^^^ did you mean "headline"?"#, "\n1 error\n",
      ],
      text: "First", html: [">First</p>"], json: [#""style": "body""#]),
    ScreenCase(
      name: "a number far beyond its range",
      screen: #"{"body": {"view": "Text", "content": "First", "modifiers": [{"opacity": 100e200}]}}"#, status: 1,
      errors: [
        #"error[out-of-range]: "opacity": expected a number from 0 to 1, found 1e+202"#,
        "(/body/modifiers/0/opacity)", "\n1 error\n",
      ],
      text: "First", html: [">First</p>"], json: [#""text": "First""#]),
  ]
}

import Testing

@Suite struct ControlFormTests {
  @Test(
    "A form stands for views, modifiers, runs, values and actions alike",
    arguments: nodes + modifiers + runs + values + actions)
  func form(_ row: TemplateCase) {
    row.check()
  }

  private static func row(
    _ name: String, _ body: String, shows outline: String, _ data: String = #"{"yes": true, "no": false, "size": "M"}"#
  ) -> TemplateCase {
    let used = #"{"$let": {"u": "${[yes, no, size]}"}, "in": \#(body)}"#
    return TemplateCase(
      name, used, parameters: #""yes": {}, "no": {}, "size": {}"#, initially: #""open": true"#, data: data,
      shows: outline)
  }

  private static func column(_ name: String, _ children: String, shows outline: String) -> TemplateCase {
    row(name, #"{"view": "VStack", "children": [\#(children)]}"#, shows: "VStack(center)[\(outline)]")
  }

  private static func modifier(_ name: String, _ modifiers: String, shows outline: String) -> TemplateCase {
    row(name, #"{"view": "Divider", "modifiers": [\#(modifiers)]}"#, shows: outline)
  }

  private static func run(_ name: String, _ runs: String, shows text: String) -> TemplateCase {
    row(name, #"{"view": "Text", "content": [\#(runs)]}"#, shows: "“\(text)”")
  }

  private static func action(_ name: String, _ action: String, shows outline: String) -> TemplateCase {
    row(
      name, #"{"view": "Button", "title": "A", "action": \#(action)}"#, shows: "Button(borderless, \(outline))[“A”]")
  }

  static let nodes = [
    column("then", #"{"$if": "${yes}", "then": "A", "else": "B"}"#, shows: "“A”"),
    column("else", #"{"$if": "${no}", "then": "A", "else": "B"}"#, shows: "“B”"),
    column("no else", #""A", {"$if": "${no}", "then": "B"}, "C""#, shows: "“A”, “C”"),
    column("null for then", #""A", {"$if": "${yes}", "then": null, "else": "B"}"#, shows: "“A”"),
    column(
      "an array is spliced", #""A", {"$if": "${yes}", "then": ["B", null, "C"]}, "D""#, shows: "“A”, “B”, “C”, “D”"),
    column("a constant condition", #"{"$if": "${1 < 2}", "then": "A"}"#, shows: "“A”"),
    column("a case", #"{"$switch": "${size}", "cases": {"S": "A", "M": ["B", "C"]}}"#, shows: "“B”, “C”"),
    column("the default", #"{"$switch": "${size}", "cases": {"S": "A"}, "default": "D"}"#, shows: "“D”"),
    column("no case and no default", #""A", {"$switch": "${size}", "cases": {"S": "A"}}"#, shows: "“A”"),
    column("a case of a number", #"{"$switch": "${1 + 1}", "cases": {"1": "A", "2": "B"}}"#, shows: "“B”"),
    column("a case of a boolean", #"{"$switch": "${yes}", "cases": {"true": "A", "false": "B"}}"#, shows: "“A”"),
    column(
      "a loop over a written list", #"{"$forEach": ["A", 2, "${size}"], "content": "${item}"}"#, shows: "“A”, “2”, “M”"),
    column(
      "a loop over a list of an expression", #"{"$forEach": "${[1, 2].map(n, n * 10)}", "content": "${item}"}"#,
      shows: "“10”, “20”"),
    column("a loop over a whole number", #"{"$forEach": 3, "content": "${item}"}"#, shows: "“0”, “1”, “2”"),
    column(
      "a loop over a computed number", #"{"$forEach": "${1 + 1}", "as": "i", "content": "${i}"}"#, shows: "“0”, “1”"),
    column("a loop over a whole double", #"{"$forEach": "${2.0}", "content": "${item}"}"#, shows: "“0”, “1”"),
    column(
      "a loop over nothing", #""A", {"$forEach": 0, "content": "B"}, {"$forEach": [], "content": "C"}"#, shows: "“A”"),
    column(
      "a loop over a map goes by its keys in order",
      #"{"$forEach": {"b": 1, "a": "${size}"}, "content": "${item.key}: ${item.value}"}"#, shows: "“a: M”, “b: 1”"),
    column(
      "a loop over a computed map", #"{"$forEach": "${{'z': 1, 'y': 2}}", "as": "e", "content": "${e.key}${e.value}"}"#,
      shows: "“y2”, “z1”"),
    column("an empty map", #""A", {"$forEach": {}, "content": "B"}"#, shows: "“A”"),
    column(
      "names of item and position", #"{"$forEach": ["a", "b"], "as": "x", "index": "i", "content": "${i + 1}. ${x}"}"#,
      shows: "“1. a”, “2. b”"),
    column(
      "a loop of several views", #"{"$forEach": 2, "content": ["${item}", {"view": "Divider"}]}"#,
      shows: "“0”, Divider, “1”, Divider"),
    column(
      "nested loops see both items",
      #"{"$forEach": ["a", "b"], "as": "x", "content": {"$forEach": 2, "as": "y", "content": "${x}${y}"}}"#,
      shows: "“a0”, “a1”, “b0”, “b1”"),
    column(
      "an inner loop over the outer item",
      #"{"$forEach": [["a"], ["b", "c"]], "as": "x", "content": {"$forEach": "${x}", "content": "${item}"}}"#,
      shows: "“a”, “b”, “c”"),
    column("a name", #"{"$let": {"a": "${size + '!'}"}, "in": "${a}"}"#, shows: "“M!”"),
    column(
      "names see those before", #"{"$let": {"a": 1, "b": "${a + 1}", "c": "${[a, b]}"}, "in": "${a}${b}${c.size()}"}"#,
      shows: "“122”"),
    column("a name for a literal", #"{"$let": {"a": {"b": [1, {"c": "C"}]}}, "in": "${a.b[1].c}"}"#, shows: "“C”"),
    column("names for several views", #"{"$let": {"a": "x"}, "in": ["${a}", "${a}"]}"#, shows: "“x”, “x”"),
    column(
      "a name for a chosen value",
      #"{"$let": {"a": {"$switch": "${size}", "cases": {"M": "medium"}, "default": "other"}}, "in": "${a}"}"#,
      shows: "“medium”"),
    column(
      "forms in forms",
      #"{"$if": "${yes}", "then": {"$let": {"n": 2}, "in": {"$forEach": "${n}", "content": {"$switch": "${item}", "cases": {"1": "A"}, "default": ["B", "C"]}}}}"#,
      shows: "“B”, “C”, “A”"),
    row("a body", #"{"$forEach": 2, "content": "${item}"}"#, shows: "VStack(center)[“0”, “1”]"),
    row(
      "a slot",
      #"{"view": "Section", "header": {"$if": "${yes}", "then": "H"}, "footer": {"$if": "${no}", "then": "F"}, "children": []}"#,
      shows: "Section(“H”, –)[]"),
    row(
      "a layer",
      #"{"view": "Divider", "modifiers": [{"overlay": {"content": {"$forEach": 2, "content": "${item}"}}}]}"#,
      shows: "overlay(ZStack[“0”, “1”])(Divider)"),
    row(
      "a layer that is bare",
      #"{"view": "Divider", "modifiers": [{"overlay": {"$if": "${yes}", "then": {"view": "Circle"}}}]}"#,
      shows: "overlay(shape(circle))(Divider)"),
    row(
      "a row of a grid",
      #"{"view": "Grid", "children": [{"$forEach": 2, "content": {"view": "GridRow", "children": ["${item}"]}}]}"#,
      shows: "Grid[[“0”], [“1”]]"),
    row(
      "choices of a picker",
      """
      {"view": "Picker", "title": "P", "selection": "b", "children": [{"$forEach": ["a", "b"], "content":
        {"view": "Text", "content": "${item}", "modifiers": [{"tag": "${item}"}]}}]}
      """, shows: "Picker(menu, b)[“P”, “a”{}, “b”{}]"),
  ]

  static let modifiers = [
    modifier(
      "then", #"{"$if": "${yes}", "then": {"padding": 1}, "else": {"padding": 2}}"#, shows: "padding(1 1 1 1)(Divider)"),
    modifier(
      "else", #"{"$if": "${no}", "then": "padding", "else": {"padding": 2}}"#, shows: "padding(2 2 2 2)(Divider)"),
    modifier("no else", #"{"$if": "${no}", "then": "padding"}"#, shows: "Divider"),
    modifier(
      "an array is spliced in order",
      #""hidden", {"$if": "${yes}", "then": [{"padding": 1}, {"opacity": 0.5}]}, "fixedSize""#,
      shows: "fixedSize(3)(opacity(0.5)(padding(1 1 1 1)(hidden(Divider))))"),
    modifier(
      "a case", #"{"$switch": "${size}", "cases": {"M": "hidden"}, "default": "padding"}"#, shows: "hidden(Divider)"),
    modifier("the default", #"{"$switch": "${size}", "cases": {}, "default": "hidden"}"#, shows: "hidden(Divider)"),
    modifier("neither", #"{"$switch": "${size}", "cases": {"S": "hidden"}}"#, shows: "Divider"),
    modifier(
      "a loop", #"{"$forEach": [1, 2], "content": {"padding": "${item}"}}"#,
      shows: "padding(2 2 2 2)(padding(1 1 1 1)(Divider))"),
    modifier("a loop over nothing", #"{"$forEach": [], "content": "hidden"}"#, shows: "Divider"),
    modifier("a name", #"{"$let": {"n": 3}, "in": {"padding": "${n}"}}"#, shows: "padding(3 3 3 3)(Divider)"),
    modifier(
      "forms in forms",
      #"{"$let": {"n": 3}, "in": [{"$if": "${yes}", "then": {"$forEach": "${n}", "index": "i", "content": {"padding": "${i}"}}}]}"#,
      shows: "padding(2 2 2 2)(padding(1 1 1 1)(padding(0 0 0 0)(Divider)))"),
    modifier(
      "an argument",
      #"{"padding": {"edges": "${yes ? 'top' : 'bottom'}", "length": {"$if": "${no}", "then": 1, "else": 2}}}"#,
      shows: "padding(2 0 0 0)(Divider)"),
    modifier(
      "a bare argument", #"{"padding": {"$if": "${yes}", "then": 1, "else": 2}}"#, shows: "padding(1 1 1 1)(Divider)"),
    modifier(
      "a bare argument that is nothing", #"{"opacity": {"$if": "${no}", "then": 0.5}}"#, shows: "Divider"),
    row(
      "a style",
      #"{"view": "Toggle", "title": "A", "isOn": true, "modifiers": [{"toggleStyle": {"$if": "${yes}", "then": "checkbox", "else": "switch"}}]}"#,
      shows: "Toggle(checkbox, true)[“A”]"),
    row(
      "an image's own modifiers",
      #"{"view": "Image", "systemName": "globe", "modifiers": [{"$if": "${yes}", "then": "resizable"}, "hidden"]}"#,
      shows: "hidden(symbol(globe, resizable))"),
  ]

  static let runs = [
    run("then", #""a", {"$if": "${yes}", "then": "b"}, "c""#, shows: "abc"),
    run("no else", #""a", {"$if": "${no}", "then": "b"}, "c""#, shows: "ac"),
    run(
      "else with a symbol", #"{"$if": "${no}", "then": "b", "else": {"systemImage": "globe"}}, "c""#, shows: "<globe>c"),
    run("an array is spliced", #"{"$if": "${yes}", "then": ["a", {"systemImage": "globe"}, "b"]}"#, shows: "a<globe>b"),
    run(
      "a case", #"{"$switch": "${size}", "cases": {"M": {"view": "Text", "content": "m"}}, "default": "x"}"#, shows: "m"
    ),
    run("a loop", #"{"$forEach": ["x", "y"], "index": "i", "content": "${i}${item}"}"#, shows: "0x1y"),
    run("a name", #"{"$let": {"a": "${size}"}, "in": ["${a}", "${a}"]}"#, shows: "MM"),
    run("a symbol's name", #"{"systemImage": "${yes ? 'globe' : 'house'}"}"#, shows: "<globe>"),
    row(
      "the content as a whole", #"{"view": "Text", "content": {"$if": "${no}", "then": "a", "else": "b"}}"#,
      shows: "“b”"),
  ]

  static let values = [
    row(
      "a number", #"{"view": "VStack", "spacing": {"$if": "${yes}", "then": 4, "else": 8}, "children": []}"#,
      shows: "VStack(center, 4)[]"),
    row(
      "nothing is the default", #"{"view": "VStack", "spacing": {"$if": "${no}", "then": 4}, "children": []}"#,
      shows: "VStack(center)[]"),
    row(
      "an enum",
      #"{"view": "VStack", "alignment": {"$switch": "${size}", "cases": {"M": "leading"}, "default": "trailing"}, "children": []}"#,
      shows: "VStack(leading)[]"),
    row(
      "a string", #"{"view": "Button", "title": {"$let": {"a": "${size}"}, "in": "${a}${a}"}, "action": []}"#,
      shows: "Button(borderless, )[“MM”]"),
    row(
      "a boolean", #"{"view": "Toggle", "title": "A", "isOn": {"$if": "${no}", "then": false, "else": true}}"#,
      shows: "Toggle(switch, true)[“A”]"),
    modifier(
      "elements of a list are spliced",
      #"{"padding": {"edges": ["top", {"$if": "${yes}", "then": ["leading", "trailing"]}, {"$if": "${no}", "then": "bottom"}], "length": 1}}"#,
      shows: "padding(1 1 0 1)(Divider)"),
    modifier(
      "a loop in a list",
      #"{"padding": {"edges": [{"$forEach": ["top", "bottom"], "content": "${item}"}], "length": 1}}"#,
      shows: "padding(1 0 1 0)(Divider)"),
    modifier(
      "an object with expressions",
      #"{"clipShape": {"roundedRectangle": {"cornerRadius": {"$if": "${yes}", "then": 3}}}}"#,
      shows: "clip(roundedRectangle(cornerRadius: 3.0))(Divider)"),
    column("an id", #"{"view": "Divider", "id": "row-${size}"}"#, shows: "Divider{#row-M}"),
  ]

  static let actions = [
    action("then", #"{"$if": "${yes}", "then": {"dismiss": true}}"#, shows: "dismiss"),
    action("no else", #"{"$if": "${no}", "then": {"dismiss": true}}"#, shows: ""),
    action("else", #"{"$if": "${no}", "then": [], "else": {"navigate": "/b"}}"#, shows: "go /b"),
    action(
      "an array is spliced",
      #"[{"$if": "${yes}", "then": [{"toggle": "state.open"}, {"navigate": "/${size}"}]}, {"dismiss": true}]"#,
      shows: "toggle state.open+go /M+dismiss"),
    action("a case", #"{"$switch": "${size}", "cases": {"M": {"navigate": "/m"}}}"#, shows: "go /m"),
    action("the default", #"{"$switch": "${size}", "cases": {}, "default": {"navigate": "/d"}}"#, shows: "go /d"),
    action("a loop", #"[{"$forEach": ["a", "b"], "content": {"navigate": "/${item}"}}]"#, shows: "go /a+go /b"),
    action("a name", #"{"$let": {"a": "x"}, "in": {"openURL": "https://e.org/${a}"}}"#, shows: "open https://e.org/x"),
    action("a value for the state", #"{"set": {"state.open": "${no}"}}"#, shows: #"set["state.open"]"#),
  ]
}

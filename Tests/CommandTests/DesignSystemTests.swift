import Testing

@Suite struct DesignSystemTests {
  private static let brand = #"""
    {"designSystem": "brand", "components": {
      "Card": {"slots": {"title": {}}, "body": {"$slot": "title", "modifiers": [{"padding": 8}]},
        "preview": {"title": "A card"}},
      "Plain": {"parameters": {"text": {"type": "string"}}, "body": "${text}"}}}
    """#
  private static let screen = #"{"uses": ["brand"], "body": {"view": "Card", "title": "Hello"}}"#

  @Test(
    "A design system is found in what the command line names, then in folders around the screen",
    arguments: [
      (["app/design-systems/brand.json"], ["app/screen.json"]),
      (["app/design-systems/house-style.json"], ["app/screen.json"]),
      (["design-systems/brand.json"], ["app/screen.json"]),
      (["kit/brand.json"], ["app/screen.json", "--design-system", "kit"]),
      (["kit/brand.json"], ["app/screen.json", "--design-system", "kit/brand.json"]),
      (["kit/house-style.json"], ["app/screen.json", "--design-system=kit"]),
    ])
  func search(files: [String], arguments: [String]) throws {
    let contents = [("app/screen.json", Self.screen)] + files.map { ($0, Self.brand) }
    let run = try ToolRun(["render"] + arguments, in: Workspace(contents))
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(run.output == " Hello\n")
  }

  @Test("What the command line names hides what lies around")
  func precedence() throws {
    let other = Self.brand.replacing("\"$slot\": \"title\"", with: "\"view\": \"Text\", \"content\": \"Near\"")
    let workspace = Workspace([
      "screen.json": Self.screen, "design-systems/brand.json": other, "kit/brand.json": Self.brand,
    ])
    #expect(try ToolRun(["render", "screen.json"], in: workspace).output == " Near\n")
    let named = try ToolRun(["render", "screen.json", "--design-system", "kit"], in: workspace)
    #expect(named.output == " Hello\n")
  }

  @Test("Standard input stands in the working directory, and a file named on the command line is in scope")
  func input() throws {
    let workspace = Workspace(["design-systems/brand.json": Self.brand])
    let used = try ToolRun(["render"], input: .text(Self.screen), in: workspace)
    #expect(used.output == " Hello\n" && used.status == 0)
    let scoped = try ToolRun(
      ["render", "--design-system", "design-systems/brand.json"],
      input: .text(#"{"body": {"view": "Card", "title": "Hello"}}"#), in: workspace)
    #expect(scoped.output == " Hello\n" && scoped.errors.isEmpty)
    let folder = try ToolRun(
      ["render", "--design-system", "design-systems"], input: .text(#"{"body": {"view": "Card", "title": "Hello"}}"#),
      in: workspace)
    #expect(folder.errors.contains("no view is named \"Card\"") && folder.status == 1)
  }

  @Test("A design system that nobody finds is an error, with the nearest name")
  func unknown() throws {
    let workspace = Workspace([
      "screen.json": Self.screen.replacing("\"brand\"", with: "\"brnad\""), "kit/brand.json": Self.brand,
    ])
    let run = try ToolRun(["render", "screen.json", "--design-system", "kit/brand.json"], in: workspace)
    #expect(run.errors.contains("error[unknown-name]: no design system is named \"brnad\""))
    #expect(run.errors.contains("did you mean \"brand\"?"))
    #expect(run.output == " Hello\n" && run.status == 1)
    let missing = try ToolRun(["render", "screen.json", "--design-system", "nowhere"], in: workspace)
    #expect(
      missing.errors == "paravent: \"nowhere\" cannot be read: No such file or directory\n" && missing.status == 2)
  }

  @Test(
    "A component is shown alone as its declaration says",
    arguments: [("design-systems/brand.json", 0), ("screen.json", 0)])
  func preview(file: String, status: Int32) throws {
    let workspace = Workspace(["screen.json": Self.screen, "design-systems/brand.json": Self.brand])
    let run = try ToolRun(["render", file, "--preview", "Card"], in: workspace)
    #expect(run.output == " A card\n" && run.errors.isEmpty && run.status == status)
    let plain = try ToolRun(["render", file, "--preview", "Plain"], in: workspace)
    #expect(plain.status == 2 && plain.output.isEmpty)
    #expect(
      plain.errors == "paravent: the component \"Plain\" has no preview; its declaration gives one by \"preview\"\n")
    let unknown = try ToolRun(["render", file, "--preview", "Crad"], in: workspace)
    #expect(unknown.errors == "paravent: there is no component \"Crad\"; did you mean \"Card\"?\n")
  }

  @Test("A design system is no screen, and the diagnostic says what renders of it")
  func noScreen() throws {
    let run = try ToolRun(["render", "brand.json"], in: Workspace(["brand.json": Self.brand]))
    #expect(run.errors.contains("a design system is no screen; --preview COMPONENT renders one of its components"))
    #expect(run.output.isEmpty && run.status == 1)
  }

  @Test("Faults in a screen and in the design system that it uses are told at their places, sorted")
  func faults() throws {
    let faulty = Self.brand.replacing("\"padding\": 8", with: "\"pading\": 8")
    let workspace = Workspace([
      "app/screen.json": "{\n  \"uses\": [\"brand\"],\n  \"body\": {\"view\": \"Card\", \"titel\": \"Hello\"}\n}",
      "app/other.json": "{\"body\": {\"view\": \"Text\",\n \"content\": 5}}",
      "app/design-systems/brand.json": faulty,
    ])
    let run = try ToolRun(["validate", "app/screen.json", "app/other.json", "--format", "json"], in: workspace)
    let places = ["\"file\": ", "\"line\": ", "\"column\": ", "\"code\": "].map { key in
      run.output.split(separator: key).dropFirst().map { $0.prefix { $0 != "," && $0 != "\n" } }
    }
    let found = zip(zip(places[0], places[1]), zip(places[2], places[3])).map { "\($0.0):\($0.1):\($1.0) \($1.1)" }
    #expect(
      found == [
        "\"app/design-systems/brand.json\":2:78 \"unknown-modifier\"",
        "\"app/screen.json\":3:11 \"missing-value\"",
        "\"app/other.json\":2:13 \"wrong-type\"",
      ])
    #expect(run.status == 1)
  }

  @Test("A design system is validated with its previews")
  func validation() throws {
    let workspace = Workspace([
      "brand.json": Self.brand,
      "faulty.json": #"""
      {"designSystem": "faulty", "components": {"A": {"parameters": {"n": {"type": "integer"}},
        "body": "${10 / n}", "preview": {"n": 0}}}}
      """#,
    ])
    let fine = try ToolRun(["validate", "brand.json"], in: workspace)
    #expect(fine.output == "1 file, no faults\n" && fine.status == 0)
    let faulty = try ToolRun(["validate", "faulty.json"], in: workspace)
    #expect(faulty.output.contains("error[expression]: divide by zero") && faulty.status == 1)
  }

  @Test("Changing a colour of a design system changes the screens that use it, and nothing else")
  func colour() throws {
    let system = #"""
      {"designSystem": "brand", "colors": {"brand": {"light": "#0B85F1", "dark": "#409CFF"}, "ink": "#112233"},
      "components": {"Tag": {"parameters": {"text": {"type": "string"}},
        "body": {"view": "Text", "content": "${text}", "modifiers": [{"foregroundStyle": "brand"}]}}}}
      """#
    let modified = #"{"uses": ["brand"], "body": {"view": "Text", "content": "A", "modifiers": [{"background": "?"}]}}"#
    let screens = [
      (name: "direct.json", content: modified.replacing("?", with: "brand")),
      (name: "component.json", content: #"{"uses": ["brand"], "body": {"view": "Tag", "text": "A"}}"#),
      (name: "other.json", content: modified.replacing("?", with: "ink")),
    ]
    let changed = system.replacing("#0B85F1", with: "#C0FFEE")
    let before = Workspace(screens + [(name: "design-systems/brand.json", content: system)])
    let after = Workspace(screens + [(name: "design-systems/brand.json", content: changed)])
    for (name, isChanged) in [("direct.json", true), ("component.json", true), ("other.json", false)] {
      for format in ["html", "json"] {
        let first = try ToolRun(["render", name, "--to", format], in: before).output
        let second = try ToolRun(["render", name, "--to", format], in: after).output
        #expect((first != second) == isChanged)
        let (old, new) = format == "json" ? ("#0B85F1", "#C0FFEE") : ("#0b85f1", "#c0ffee")
        #expect(first.withoutDigests.replacing(old, with: new) == second.withoutDigests)
      }
    }
  }
}

extension String {
  /// The text without the names that are made of what they stand for, and without the digest of the style sheet.
  fileprivate var withoutDigests: String {
    var parts = components(of: "pv_")
    for index in parts.indices.dropFirst() { parts[index] = "pv_" + parts[index].dropFirst(8) }
    return parts.joined().split(separator: "\n").filter { !$0.hasPrefix("<meta http-equiv") }.joined(separator: "\n")
  }

  private func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension DesignSystemTests {
  @Test("A pipe among the design systems is not waited for")
  func pipe() throws {
    let workspace = Workspace(["screen.json": Self.screen, "design-systems/house-style.json": Self.brand])
    _ = try ChildProcess.output(of: "mkfifo \(workspace.path)/design-systems/a.json")
    let run = try ToolRun(["render", "screen.json"], in: workspace)
    _ = try ChildProcess.output(of: "rm \(workspace.path)/design-systems/a.json")
    #expect(run.output == " Hello\n" && run.errors.isEmpty && run.status == 0)
  }
}

extension DesignSystemTests {
  @Test("A design system that is at hand and not used is named by what it declares", arguments: ["render", "validate"])
  func forgottenUse(command: String) throws {
    let workspace = Workspace([
      "screen.json": #"{"body": {"view": "Card", "title": "Hello"}}"#, "design-systems/brand.json": Self.brand,
    ])
    let run = try ToolRun([command, "screen.json"], in: workspace)
    let said = run.output + run.errors
    #expect(said.contains(#"no view is named "Card"; the design system "brand" declares it: write "uses": ["brand"]"#))
    #expect(run.status == 1)
    let misspelt = Workspace([
      "screen.json": Self.screen.replacing("\"brand\"", with: "\"brnad\""), "design-systems/brand.json": Self.brand,
    ])
    let other = try ToolRun([command, "screen.json"], in: misspelt)
    #expect((other.output + other.errors).contains(#"did you mean "brand"?"#))
  }
}

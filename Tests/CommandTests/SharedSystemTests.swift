import Testing

/// Design systems that many screens share.
@Suite struct SharedSystemTests {
  private static let brand = #"""
    {"designSystem": "brand", "components": {
      "Card": {"parameters": {"n": {"type": "integer"}}, "body": {"view": "Text", "content": "${10 / n}",
        "modifiers": [{"pading": 8}]}}}}
    """#

  private static func screen(_ number: String) -> String {
    #"{"uses": ["brand"], "body": {"view": "Card", "n": \#(number)}}"#
  }

  /// The places that faults are told of, in order.
  private static func places(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      let properties = line.split(separator: ",")
      return properties[0].dropFirst("::error file=".count) + ":" + properties[1].dropFirst("line=".count)
    }
  }

  private static func validate(_ operands: [String], in workspace: borrowing Workspace) throws -> ToolRun {
    try ToolRun(["validate", "--format", "github"] + operands, in: workspace)
  }

  @Test("The faults of a design system are told once, before the first screen that uses it")
  func once() throws {
    let workspace = Workspace([
      "app/a.json": #"{"body": {"view": "Txt"}}"#, "app/b.json": Self.screen("true"),
      "app/deep/er/c.json": Self.screen("2"),
      "app/d.json": Self.screen("true"), "design-systems/brand.json": Self.brand,
    ])
    let run = try Self.validate(["app"], in: workspace)
    #expect(
      Self.places(run) == [
        "app/a.json:1", "design-systems/brand.json:3", "app/b.json:1", "app/d.json:1",
      ])
    #expect(run.output.hasSuffix("\n4 files, 4 errors\n") && run.status == 1)
    let one = try Self.validate(["app/deep/er/c.json"], in: workspace)
    #expect(Self.places(one) == ["design-systems/brand.json:3"])
  }

  @Test(
    "A design system that is checked itself is told where it stands, however it is found",
    arguments: [[], ["--design-system", "design-systems"], ["--design-system", "design-systems/brand.json"]])
  func place(options: [String]) throws {
    let workspace = Workspace([
      "a.json": Self.screen("true"), "design-systems/brand.json": Self.brand, "z.json": Self.screen("true"),
    ])
    for operand in [".", workspace.path] {
      let places = Self.places(try Self.validate([operand] + options, in: workspace))
      #expect(places == ["a.json:1", "design-systems/brand.json:3", "z.json:1"])
    }
  }

  @Test("A design system that cannot be parsed is told once though it is named twice")
  func unparsed() throws {
    let workspace = Workspace(["a.json": Self.screen("2"), "kit/brand.json": "{"])
    let run = try Self.validate(["kit/brand.json", "a.json", "--design-system", "kit/brand.json"], in: workspace)
    #expect(Self.places(run) == ["kit/brand.json:1", "a.json:1"] && run.status == 1)
  }

  @Test("A design system that cannot be parsed is told once, and not at the screens that miss it")
  func broken() throws {
    let workspace = Workspace([
      "app/a.json": Self.screen("2"), "app/b.json": Self.screen("2"), "design-systems/brand.json": "{",
    ])
    let places = Self.places(try Self.validate(["app"], in: workspace))
    #expect(places == ["design-systems/brand.json:1"])
  }

  @Test("A design system cannot take the standard one's name")
  func standard() throws {
    let run = try Self.validate(["a.json"], in: Workspace(["a.json": #"{"designSystem": "standard"}"#]))
    #expect(run.output.contains("title=name-collision::") && run.status == 1)
  }

  @Test("A design system above the working directory is named from there")
  func above() throws {
    let workspace = Workspace(["app/a.json": Self.screen("2"), "design-systems/brand.json": Self.brand])
    let output = try ChildProcess.output(of: "cd \(workspace.path)/app && \(ToolRun.path) validate a.json")
    #expect(output.contains("\n --> ../design-systems/brand.json:3:"))
  }

  @Test("The report of many files is the same in every run")
  func order() throws {
    let files = (0..<60).flatMap { number in
      [
        (name: "app/\(number % 7)/\(number).json", content: Self.screen(number.isMultiple(of: 3) ? "true" : "2")),
        (name: "app/\(number % 7)/\(number)-x.json", content: #"{"body": [\#(number), {"view": "Txt"}]}"#),
      ]
    }
    let workspace = Workspace(files + [(name: "app/design-systems/brand.json", content: Self.brand)])
    let first = try Self.validate(["app"], in: workspace)
    #expect(Self.places(first).count == 60 * 2 + 20 + 1)
    for _ in 0..<5 { #expect(try Self.validate(["app"], in: workspace).output == first.output) }
  }
}

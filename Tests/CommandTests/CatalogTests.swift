import Testing

@Suite struct CatalogTests {
  private static let system = #"""
    { "designSystem": "cards", "components": { "Card": { "body": "A card" } } }
    """#

  @Test("The gallery is written with folders of its own, over files of the same names and beside others")
  func writing() throws {
    let workspace = Workspace(["cards.json": Self.system])
    defer { _ = try? ChildProcess.output(of: "rm -r \(workspace.path)/site") }
    _ = try ChildProcess.output(
      of: "cd \(workspace.path) && mkdir -p site/new && echo old | tee site/index.html > site/mine")
    let run = try ToolRun(["catalog", "--output", "site/new/..", "--design-system", "cards.json"], in: workspace)
    #expect(run.output.isEmpty && run.errors.isEmpty && run.status == 0)
    let found = try ChildProcess.output(
      of:
        "cd \(workspace.path)/site && cat mine && grep -c '<h1>' index.html systems/cards/components/Card.html; ls *.partial"
    )
    #expect(found.hasPrefix("old\nindex.html:1\nsystems/cards/components/Card.html:1\n"))
  }

  @Test("A file in the way is left alone")
  func fileInTheWay() throws {
    let workspace = Workspace(["site": "mine"])
    let run = try ToolRun(["catalog", "--output", "site"], in: workspace)
    #expect(run.errors == "paravent: \"site\" cannot be written: it is a file, and a directory was expected\n")
    #expect(run.status == 2)
    let inner = try ToolRun(["catalog", "--output", "site/inner"], in: workspace)
    #expect(inner.errors == "paravent: \"site\" cannot be written: it is a file, and a directory was expected\n")
    #expect(try ChildProcess.output(of: "cat \(workspace.path)/site") == "mine")
  }

  @Test("A link to elsewhere is not written through")
  func link() throws {
    let workspace = Workspace(["mine": "mine"])
    defer { _ = try? ChildProcess.output(of: "rm -r \(workspace.path)/site \(workspace.path)/other") }
    _ = try ChildProcess.output(
      of: "cd \(workspace.path) && mkdir site other && ln -s ../mine site/gallery.css && ln -s ../other site/views")
    let run = try ToolRun(["catalog", "--output", "site"], in: workspace)
    #expect(run.errors == "paravent: \"site/views\" cannot be written: it is a file, and a directory was expected\n")
    #expect(try ChildProcess.output(of: "cd \(workspace.path) && cat mine; ls other") == "mine")
  }

  @Test("Faults of a design system are reported, and the rest is shown")
  func faults() throws {
    let workspace = Workspace([
      "cards.json": #"{"designSystem": "cards", "components": {"Card": {}, "Page": {"body": "A"}}}"#
    ])
    defer { _ = try? ChildProcess.output(of: "rm -r \(workspace.path)/site") }
    let run = try ToolRun(["catalog", "--output", "site", "--design-system", "cards.json"], in: workspace)
    #expect(run.errors.hasPrefix("error[missing-value]: ") && run.status == 1)
    #expect(
      try ChildProcess.output(of: "ls \(workspace.path)/site/systems/cards/components").hasSuffix(
        "Page.css\nPage.html\n"))
  }

  @Test(
    "A command line that cannot be followed says why",
    arguments: [
      ([], "catalog needs --output DIR"), (["--output", ""], "catalog needs --output DIR"),
      (["--output", "site", "screen.json"], "catalog takes no files but those of --design-system, found 1"),
      (
        ["--output", "site", "--design-system", "absent.json"],
        "\"absent.json\" cannot be read: No such file or directory"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try ToolRun(["catalog"] + arguments)
    #expect(run.errors == "paravent: \(message)\n" && run.output.isEmpty && run.status == 2)
  }
}

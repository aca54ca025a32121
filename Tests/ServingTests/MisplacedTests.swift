import Diagnostics
import Testing

@testable import Serving

@Suite struct MisplacedTests {
  private static func site(_ files: borrowing SiteFiles) throws -> Site {
    try #require(SiteLoader(files.path)).load()
  }

  @Test(
    "What is nearly named as what is served is told with what was meant",
    arguments: [
      ("screen/a.json", "screen", "screens"), ("Data/a.json", "Data", "data"), ("Assets/a.txt", "Assets", "assets"),
      ("handler.json", "handler.json", "handlers.json"), ("design-system/a.json", "design-system", "design-systems"),
      ("data.json", "data.json", "data"),
    ])
  func near(_ path: String, _ name: String, _ meant: String) throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#])
    files.write("{}", to: path)
    #expect(
      try Self.site(files).omissions.sentences == [#""\#(name)" is not served: did you mean "\#(meant)"?"#])
  }

  @Test("What is named otherwise on purpose is not told of")
  func others() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"body": "a"}"#, "README.md": "", "assets-source/a.svg": "", "handlers.json.example": "",
      "screens/a.json~": "", "screens/notes/a.txt": "",
    ])
    #expect(try Self.site(files).omissions.sentences.isEmpty)
  }

  @Test("What lies among documents and is none is told of")
  func documents() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"body": "a"}"#, "screens/b.JSON": "{}", "screens/admin/deep/c.json": "{}",
      "design-systems/brand.yaml": "", "data/a.jsonc": "",
    ])
    #expect(
      try Self.site(files).omissions.sentences.sorted() == [
        #""data/a.jsonc" is not served: names of documents end in ".json""#,
        #""design-systems/brand.yaml" is not served: names of documents end in ".json""#,
        #""screens/admin" is not served: documents lie in "screens" itself, not in folders below it"#,
        #""screens/b.JSON" is not served: names of documents end in ".json""#,
      ])
  }

  @Test("Data of no screen are doubted with the screen that was meant")
  func data() throws {
    let files = SiteFiles(["screens/thanks.json": #"{"body": "a"}"#, "data/thank.json": "{}"])
    let site = try Self.site(files)
    let found = site.reports.flatMap(\.diagnostics)
    #expect(found.map(\.file) == ["data/thank.json"] && found.map(\.suggestion) == ["thanks"])
    #expect(found.map(\.code) == [.unused] && !site.hasErrors)
  }

  @Test("A folder without a screen is told of as a whole")
  func empty() throws {
    let files = SiteFiles(["data/a.json": "{}"])
    let run = try ServerProcess.run([files.path, "--check"])
    #expect(run.status == 1)
    #expect(
      run.errors == "paravent: there are no screens in \"\(files.path)/screens\"\n0 screens: no faults\n")
  }
}

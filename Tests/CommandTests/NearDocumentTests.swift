import JSON
import Testing

@Suite struct NearDocumentTests {
  private static let acme = ##"{"designSystem": "acme", "colors": {"brand": "#5B2A86"}}"##
  private static let screen =
    #"{"uses": ["acme"], "body": {"view": "Card", "modifiers": [{"foregroundStyle": "brand"}, {"size": 4}]}}"#

  @Test(
    "A screen whose body is misspelt is reported where a folder is walked",
    arguments: [
      (#"{"screen": "a", "boddy": "A"}"#, "1:17 (/boddy)"), (#"{"Body": {"view": "Text"}}"#, "1:2 (/Body)"),
      (#"{"title": "A", "state": {}, "content": {"view": "Text"}}"#, "1:29 (/content)"),
      (#"{"$schema": "../screen.schema.json", "title": "A"}"#, "1:1"),
      (#"{"handlers": {}, "root": []}"#, "1:18 (/root)"),
      (#"{"uses": ["a"]}"#, "1:1"), (#"{"parameters": {}, "title": "A"}"#, "1:1"),
    ])
  func nearScreens(json: String, place: String) throws {
    let run = try ToolRun(["validate", "app"], in: Workspace(["app/a.json": json]))
    #expect(run.output.hasPrefix("error[unknown-document]: the document is no screen: it has no \"body\"\n"))
    #expect(run.output.contains(" --> app/a.json:\(place)\n") && run.status == 1)
    #expect(run.output.contains("did you mean \"body\"?") == place.contains("("))
  }

  @Test(
    "Documents of other formats are passed over where a folder is walked",
    arguments: [
      #"{"name": "app", "version": "1.0.0", "dependencies": {}}"#, #"{"users": []}"#, #"{"bodyText": "A"}"#,
      #"{"$schema": "https://schema.management.azure.com/t.json#", "contentVersion": "1", "parameters": {}}"#,
      #"{"state": "CA", "city": "A"}"#, #"{"body": null}"#, "[]", "// a comment\n{\"compilerOptions\": {}}",
      "{'name': 'a', \"lib\": [\"dom\"]}",
    ])
  func foreign(json: String) throws {
    let run = try ToolRun(["validate", "app"], in: Workspace(["app/a.json": json]))
    #expect(run.output == "0 files, no faults: nothing was found to check\n" && run.status == 0)
  }

  @Test(
    "A screen or a design system that is no JSON is reported where a folder is walked",
    arguments: [
      #"{"body": "A",}"#, "{'body': 'A'}", "{body: \"A\"}", "{“body”: 1}", #"{"designSystem": "a" "colors""#, "{",
    ])
  func broken(json: String) throws {
    let run = try ToolRun(["validate", "app"], in: Workspace(["app/a.json": json]))
    #expect(run.output.hasPrefix("error[syntax]: ") && run.output.hasSuffix("\n1 file, 1 error\n"))
  }

  @Test("A design system whose key is misspelt is one fault, at the key, however many screens use it")
  func designSystem() throws {
    let system = Self.acme.replacing("designSystem", with: "designsystem")
    let workspace = Workspace([
      "app/a.json": Self.screen, "app/b.json": Self.screen, "app/design-systems/acme.json": system,
    ])
    let run = try ToolRun(["validate", "app"], in: workspace)
    #expect(
      run.output.hasPrefix("error[unknown-document]: the document is no design system: it has no \"designSystem\"\n"))
    #expect(run.output.contains("app/design-systems/acme.json:1:2 (/designsystem)"))
    #expect(run.output.contains("did you mean \"designSystem\"?") && run.output.hasSuffix("\n3 files, 1 error\n"))
    let alone = try ToolRun(["validate", "app/design-systems/acme.json"], in: workspace)
    #expect(alone.output.hasSuffix("\n1 file, 1 error\n") && alone.output.contains("(/designsystem)"))
    let used = try ToolRun(["validate", "app/a.json"], in: workspace)
    #expect(used.output.contains("acme.json:1:2 (/designsystem)") && used.output.hasSuffix("\n1 file, 1 error\n"))
  }

  @Test("Two files of one folder that hold a design system of the same name are told, by both names")
  func collisions() throws {
    let workspace = Workspace([
      "app/a.json": #"{"uses": ["acme"], "body": {"view": "Text", "content": "A"}}"#,
      "app/design-systems/acme.json": Self.acme, "app/design-systems/new.json": Self.acme,
      "other/design-systems/acme.json": Self.acme,
    ])
    for operand in ["app", "app/a.json", "app/design-systems", "."] {
      let run = try ToolRun(["validate", operand], in: workspace)
      #expect(run.output.hasPrefix("error[name-collision]: another document is the design system \"acme\" already: "))
      #expect(run.output.contains("app/design-systems/acme.json\n --> app/design-systems/new.json:1:18 "))
      #expect(run.output.contains(", 1 error") && run.status == 1)
    }
    let named = try ToolRun(
      [
        "validate", "app/a.json", "--design-system", "app/design-systems/acme.json", "--design-system",
        "other/design-systems/acme.json",
      ], in: workspace)
    #expect(named.output.contains("error[name-collision]") && named.status == 1)
    #expect(try ToolRun(["validate", "other"], in: workspace).output == "1 file, no faults\n")
  }

  @Test("A schema's own warnings do not count against the documents")
  func schemaWarnings() throws {
    let workspace = Workspace([
      "s.json": #"{"$schema": "http://json-schema.org/draft-07/schema#", "id": "http://a/s", "requird": []}"#,
      "a.json": "{}",
    ])
    let run = try ToolRun(["validate", "--schema", "s.json", "a.json", "a.json", "--strict"], in: workspace)
    #expect(run.output.contains("(/requird)") && !run.output.contains("(/id)") && run.status == 0)
    #expect(run.output.hasSuffix("\n1 file, 1 warning\n"))
  }

  @Test("What cannot be read stands in every report for machines")
  func failures() throws {
    let json = try ToolRun(["validate", "--format", "json", "missing.json"])
    let report = try JSONDocument.parse(Array(json.output.utf8), name: "report").root.object
    let reason = #""missing.json" cannot be read: No such file or directory"#
    #expect(report?["failures"]?.array?.compactMap(\.string) == [reason] && report?["valid"]?.bool == false)
    let github = try ToolRun(["validate", "--format", "github", "missing.json"])
    #expect(github.output.hasPrefix("::error::\(reason)\n") && github.status == 2)
  }

  @Test("A rule of a log says what its code means, and how grave it is")
  func rules() throws {
    let run = try ToolRun(["validate", "--format", "sarif", "-"], input: .text(#"{"body": {"view": "Txt"}}"#))
    let log = try JSONDocument.parse(Array(run.output.utf8), name: "log").root.object
    let driver = log?["runs"]?.array?[0].object?["tool"]?.object?["driver"]?.object
    let rule = driver?["rules"]?.array?[0].object
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect(rule?[key]?.object?["text"]?.string?.isEmpty == false)
    }
    #expect(rule?["defaultConfiguration"]?.object?["level"]?.string == "error")
  }
}

import Diagnostics
import Glibc
import Testing

@testable import Serving

@Suite struct CheckTests {
  @Test("A home that is no screen, and a language that is none, keep the server from starting")
  func options() throws {
    let files = SiteFiles(["screens/menu.json": #"{"body": "A"}"#])
    let home = try ServerProcess.run([files.path, "--home", "menus"])
    #expect(home.status == 2 && home.errors.contains(#"the home "menus" is no screen; did you mean "menu"?"#))
    let locale = try ServerProcess.run([files.path, "--locale", "german language"])
    #expect(locale.status == 2 && locale.errors.contains("takes the tag of a language"))
  }

  @Test(
    "A check says what is wrong in any document of a folder, and nothing else",
    arguments: [
      ("data/greeting.json", #"{"name": "Ada"}"#, Int32(0), ""),
      ("data/greeting.json", #"{"name": 1}"#, 1, "data/greeting.json:1:10"),
      ("screens/a.json", Screens.faulty, 1, "error[unknown-view]"),
      ("design-systems/b.json", "{", 1, "design-systems/b.json"),
      ("handlers.json", #"{"save": 1}"#, 1, "handlers.json:1:10"),
      ("handlers.json", #"{"grete": "http://a.example"}"#, 0, "warning[unknown-handler]"),
    ])
  func check(_ name: String, _ content: String, _ status: Int32, _ text: String) throws {
    let files = SiteFiles(["screens/greeting.json": Screens.greeting])
    files.write(content, to: name)
    let run = try ServerProcess.run([files.path, "--check"])
    #expect(run.status == status && run.output.isEmpty)
    #expect(text.isEmpty ? run.errors.isEmpty : run.errors.contains(text))
  }

  @Test("A folder that is not there cannot be checked")
  func absent() throws {
    let run = try ServerProcess.run(["/nowhere", "--check"])
    #expect(run.status == 2 && run.errors == "paravent: \"/nowhere\" cannot be read: it is no folder\n")
  }

  @Test(
    "An option without a value is switched by words in the environment",
    arguments: [("ON", Int32(0), ""), ("1", 0, ""), ("maybe", 2, "PARAVENT_CHECK takes"), ("2", 2, #"found "2""#)])
  func words(_ value: String, _ status: Int32, _ text: String) throws {
    let files = SiteFiles(["screens/greeting.json": Screens.greeting])
    let run = try ServerProcess.run([files.path], environment: ["PARAVENT_CHECK": value])
    #expect(run.status == status && (text.isEmpty ? run.errors.isEmpty : run.errors.contains(text)))
  }

  @Test("Words switch off as well, nothing is as no variable, and one that is misspelt is told")
  func misspelt() throws {
    let files = SiteFiles(["screens/greeting.json": Screens.greeting])
    let server = try ServerProcess(
      files.path,
      environment: [
        "PARAVENT_WATCH": "Off", "PARAVENT_CHECK": "no", "PARAVENT_AD_HOC": "", "PARAVENT_WACH": "1",
        "PARAVENT_SUITES": "/tmp",
      ])
    #expect(Reply.get(server.port, "/events")?.status == 404)
    let notes = server.complaints.split(separator: "\n").filter { $0.contains("PARAVENT_") }
    #expect(notes == ["paravent: PARAVENT_WACH stands for no option; did you mean PARAVENT_WATCH?"])
  }

  @Test(
    "What is wrong in handlers.json has its place and what was meant",
    arguments: [
      (#"{"save": {"url": "http://a.example", "header": {}}}"#, "unknown-key", "headers", true),
      (#"{"save": {"url": "http://a.example", "headers": "X: y"}}"#, "wrong-type", nil, true),
      (#"{"save": "http://a.example", "save": "http://b.example"}"#, "duplicate-key", nil, true),
      (#"{"sav": "http://a.example"}"#, "unknown-handler", "save", false),
    ])
  func handlers(_ text: String, _ code: String, _ suggestion: String?, _ isError: Bool) throws {
    let files = SiteFiles(["screens/settings.json": Screens.settings, "handlers.json": text])
    let site = try #require(SiteLoader(files.path)).load()
    let found = site.reports.flatMap(\.diagnostics)
    #expect(found.map(\.code.rawValue) == [code] && found.map(\.suggestion) == [suggestion])
    #expect(site.hasErrors == isError && found.first?.file == "handlers.json")
    if isError { #expect(site.webhooks["save"] == nil) }
  }

  @Test("Handlers are not doubted while a screen that may declare them cannot be read")
  func doubt() throws {
    let files = SiteFiles(["screens/a.json": "{", "handlers.json": #"{"save": "http://a.example"}"#])
    let site = try #require(SiteLoader(files.path)).load()
    #expect(site.reports.flatMap(\.diagnostics).map(\.file) == ["screens/a.json"])
  }
}

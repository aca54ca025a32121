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
    #expect(text.isEmpty ? run.errors == "1 screen, 1 file of data: no faults\n" : run.errors.contains(text))
  }

  @Test("A check ends with what was read, and what it does not serve changes no status")
  func summary() throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "screens/a.json": Screens.faulty, "data/settings.json": "{}",
      "design-systems/b.json": #"{"designSystem": "b"}"#, "Assets/a.txt": "",
      "handlers.json": #"{"*": "http://a.example", "save": "http://b.example", "sav": "http://b.example"}"#,
    ])
    let faulty = try ServerProcess.run([files.path, "--check"], environment: ["PARAVENT_WACH": "1"])
    #expect(faulty.status == 1 && faulty.errors.contains("did you mean PARAVENT_WATCH?\n"))
    #expect(faulty.errors.contains(#""Assets" is not served: did you mean "assets"?"#))
    let counts = "2 screens, 1 design system, 1 file of data, 3 targets of handlers"
    #expect(faulty.errors.hasSuffix("\n\n\(counts): 1 error, 1 warning\n"))
    files.write(#"{"body": "a"}"#, to: "screens/a.json")
    let good = try ServerProcess.run([files.path, "--check"])
    #expect(good.status == 0 && good.errors.hasSuffix("\(counts): 1 warning\n"))
  }

  @Test("A check fails where there is no screen, and of warnings where it is strict")
  func strict() throws {
    let empty = SiteFiles(["screen/a.json": #"{"body": "a"}"#])
    #expect(try ServerProcess.run([empty.path, "--check"]).status == 1)
    let spare = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "data/b.json": "{}"])
    #expect(try ServerProcess.run([spare.path, "--check"]).status == 0)
    #expect(try ServerProcess.run([spare.path, "--check", "--strict"]).status == 1)
    #expect(try ServerProcess.run([spare.path, "--strict"]).status == 2)
  }

  @Test("A certificate that cannot be read is found by a check")
  func certificate() throws {
    let files = SiteFiles(["screens/greeting.json": Screens.greeting])
    let run = try ServerProcess.run([files.path, "--check", "--certificate", "/nowhere.pem", "--key", "/nowhere.pem"])
    #expect(run.status == 2 && run.errors == "paravent: \"/nowhere.pem\" cannot be read: No such file or directory\n")
  }

  @Test("A folder that is not there cannot be checked")
  func absent() throws {
    let run = try ServerProcess.run(["/nowhere", "--check"])
    #expect(run.status == 2 && run.errors == "paravent: \"/nowhere\" cannot be read: it is no folder\n")
  }

  @Test(
    "An option without a value is switched by words in the environment",
    arguments: [
      ("ON", Int32(0), "no faults"), ("1", 0, "no faults"), ("maybe", 2, "PARAVENT_CHECK takes"),
      ("2", 2, #"found "2""#),
    ])
  func words(_ value: String, _ status: Int32, _ text: String) throws {
    let files = SiteFiles(["screens/greeting.json": Screens.greeting])
    let run = try ServerProcess.run([files.path], environment: ["PARAVENT_CHECK": value])
    #expect(run.status == status && run.errors.contains(text))
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

  @Test("Handlers are not doubted while a screen that may declare them cannot be read")
  func doubt() throws {
    let files = SiteFiles(["screens/a.json": "{", "handlers.json": #"{"save": "http://a.example"}"#])
    let site = try #require(SiteLoader(files.path)).load()
    #expect(site.reports.flatMap(\.diagnostics).map(\.file) == ["screens/a.json"])
  }
}

import Diagnostics
import Glibc
import Testing

@testable import Serving

@Suite struct FileNameTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  @Test("Names that no path of a request can hold are told of, and not served")
  func unfit() throws {
    let files = SiteFiles([
      "screens/good.json": #"{"body": "a"}"#, "screens/a\u{1B}[2J.json": #"{"body": "a"}"#,
      "screens/c\u{85}.json": #"{"body": "a"}"#, "screens/b\\c.json": #"{"body": "a"}"#,
    ])
    let path = Array("\(files.path)/screens/".utf8) + [0xFF, 0xC3] + Array(".json".utf8) + [0]
    close(open(path.map(CChar.init(bitPattern:)), O_WRONLY | O_CREAT, 0o644))
    let site = try #require(SiteLoader(files.path)).load()
    #expect(site.screenNames == ["good"] && site.reports.allSatisfy { !$0.hasErrors })
    let reason = "is not served: its name holds what no path of a URL may"
    #expect(
      Set(site.omissions.sentences) == [
        #""screens/a\x1B[2J.json" \#(reason)"#, #""screens/c\xC2\x85.json" \#(reason)"#,
        #""screens/b\c.json" \#(reason)"#, #""screens/\xFF\xC3.json" \#(reason)"#,
      ])
  }

  @Test("A name is found however its letters are composed", arguments: [composed, decomposed])
  func normalForms(_ name: String) throws {
    let router = try Router(SiteFiles(["screens/\(name).json": #"{"body": "a"}"#]))
    for form in [Self.composed, Self.decomposed] {
      #expect(router.answer("GET", "/screens/\(PercentCoding.encode(form)).txt").text == "a\n")
      #expect(router.answer("GET", "/screens/\(PercentCoding.encode(form))").status == 200)
    }
  }

  @Test("Of two files whose names differ in how they are composed the first by its bytes is served, the other told of")
  func twins() throws {
    let files = SiteFiles([
      "screens/\(Self.composed).json": #"{"body": "composed"}"#,
      "screens/\(Self.decomposed).json": #"{"body": "decomposed"}"#,
      "assets/\(Self.composed).txt": "composed", "assets/\(Self.decomposed).txt": "decomposed",
    ])
    let router = try Router(files)
    for form in [Self.composed, Self.decomposed] {
      #expect(router.answer("GET", "/screens/\(PercentCoding.encode(form)).txt").text == "decomposed\n")
      #expect(router.answer("GET", "/assets/\(PercentCoding.encode(form)).txt").text == "decomposed")
    }
    let sentences = router.store.current.omissions.sentences
    #expect(sentences.count == 2)
    for sentence in sentences {
      #expect(sentence.hasSuffix("is not served: another file has the same name, composed in another way"))
      #expect(sentence.utf8.firstRange(of: "caf\u{E9}".utf8) != nil)
    }
  }

  @Test("A name that begins with a mark hides nothing and is no way out")
  func marks() throws {
    let files = SiteFiles([
      "screens/b.json": #"{"body": "b"}"#, "screens/\u{301}a.json": #"{"body": "a"}"#,
      "screens/.\u{301}hidden.json": #"{"body": "hidden"}"#,
    ])
    let site = try #require(SiteLoader(files.path)).load()
    #expect(site.screens.count == 2 && site.screens["\u{301}a"] != nil)
  }
}

import Paravent
import Testing

@testable import Serving

@Suite struct KeptDataTests {
  private static let screen = """
    {
      "parameters": {"teas": {"type": "array", "items": {"type": "string"}, "examples": [["Mint"]]}},
      "state": {"tea": "Mint"}, "handlers": {"find": {}},
      "body": {"view": "VStack", "children": [
        {"view": "Picker", "title": "Tea", "selection": "${state.tea}", "children": [
          {
            "$forEach": "${teas}", "as": "tea",
            "content": {"view": "Text", "content": "${tea}", "modifiers": [{"tag": "${tea}"}]}
          }
        ]},
        {"view": "Button", "title": "Find", "action": "find"}
      ]}
    }
    """
  private static let kept = #"name="data" value="{&quot;teas&quot;:[&quot;Oolong&quot;,&quot;Assam&quot;]}""#
  private static let people = ["Accept": "text/html"]

  private func router() throws -> Router {
    var handlers = ActionHandlers()
    handlers.answer("find", with: { _ in .data(Array(#"{"teas":["Oolong","Assam"]}"#.utf8)) })
    return try Router(SiteFiles(["screens/teas.json": Self.screen]), handlers: handlers)
  }

  @Test("A page brings back the data that a handler answered, so that its controls still fit")
  func handler() async throws {
    let router = try router()
    #expect(!router.answer("GET", "/screens/teas", Self.people).text.contains("name=\"data\""))
    let found = await router.postAside("/screens/teas/actions", "action=%22find%22&state.tea=Mint", Self.people)
    #expect(found.status == 200 && found.text.contains(Self.kept))
    let body = "data=%7B%22teas%22%3A%5B%22Oolong%22%2C%22Assam%22%5D%7D&state.tea=Oolong"
    let next = router.post("/screens/teas/actions", body, Self.people)
    #expect(next.status == 200 && next.text.contains(Self.kept) && next.text.contains("Oolong"))
    #expect(router.post("/screens/teas/actions", "data=%7B&state.tea=Mint").status == 400)
  }

  @Test("A page brings back the data with which it was posted")
  func posted() throws {
    let page = try router().post("/screens/teas", #"{"teas": ["Oolong", "Assam"]}"#, Self.people)
    #expect(page.status == 200 && page.text.contains(Self.kept))
  }

  @Test("Data are not kept where the next request would be too long for them")
  func long() throws {
    let router = try Router(SiteFiles(["screens/teas.json": Self.screen])) { $0.bodyLimit = 100 }
    let page = router.post("/screens/teas", #"{"teas": ["Oolong", "Assam"]}"#, Self.people)
    #expect(page.status == 200 && !page.text.contains("name=\"data\""))
  }
}

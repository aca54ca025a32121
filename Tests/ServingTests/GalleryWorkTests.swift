import Testing

@testable import Serving

@Suite struct GalleryWorkTests {
  @Test("Clients that want different files of the gallery wait for one work, and each gets its own")
  func oneWork() throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "a"}"#]))
    let requests = ["/gallery/", "/gallery/index.html", "/gallery/nowhere.html"].map { HTTPRequest("GET", $0) }
    let works = requests.compactMap { request in
      if case .work(let work) = router.plan(request) { work } else { nil }
    }
    #expect(works.count == 3 && works[0].key != nil && Set(works.map(\.key)).count == 1)
    let product = try #require(works.first).make()
    let responses = requests.map { router.finish(product, for: $0) }
    #expect(responses.map(\.status) == [200, 200, 404])
    #expect(responses[0].text.contains("<!DOCTYPE html>") && responses[0].text == responses[1].text)
    #expect(router.answer("GET", "/gallery/").text == responses[0].text)
  }
}

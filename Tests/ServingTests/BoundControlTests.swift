import Paravent
import Testing

@testable import Serving

/// Controls post what they hold wherever they stand and whatever they look like.
@Suite struct BoundControlTests {
  private static let screen = #"""
    {"state": {"off": true, "look": true, "inner": false, "open": false}, "handlers": {"go": {}},
     "body": {"view": "VStack", "children": [
      {"view": "Toggle", "title": "A", "isOn": "${state.off}", "modifiers": [{"disabled": true}]},
      {"view": "Toggle", "title": "B", "isOn": "${state.look}", "modifiers": [{"toggleStyle": "button"}]},
      {"view": "HStack", "children": [{"view": "Toggle", "title": "C", "isOn": "${state.inner}"}],
       "modifiers": [{"onTapGesture": "go"}]},
      "${state.off} ${state.look} ${state.inner} ${state.open}"]}}
    """#

  @Test(
    "A post keeps what a disabled box, one that looks like a button, and one in a tapped view hold",
    arguments: [
      PostCase("action=%7B%22toggle%22%3A%22state.open%22%7D&state.off=on&state.look=on", "true true false true"),
      PostCase("action=%7B%22toggle%22%3A%22state.look%22%7D&state.off=on&state.look=on", "true false false false"),
      PostCase("state.off=on&state.look=on&state.inner=on", "true true true false"),
    ])
  func kept(_ row: PostCase) throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.screen]))
    let response = router.post("/screens/a/actions", row.body, ["Accept": "text/plain"])
    #expect(response.status == 200 && response.text.contains(row.expected), "\(response.text)")
  }

  @Test("A page posts a field for each of them")
  func fields() throws {
    let page = try Router(SiteFiles(["screens/a.json": Self.screen])).answer("GET", "/screens/a").text
    #expect(page.contains(#"<input type="hidden" name="state.off" value="on">"#))
    #expect(page.contains(#"<input type="hidden" name="state.look" value="on">"#))
    #expect(page.contains(#" name="state.inner""#))
  }
}

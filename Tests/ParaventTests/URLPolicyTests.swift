import Paravent
import Testing

@Suite struct URLPolicyTests {
  @Test(
    "A link may open the schemes of the list and relative URLs",
    arguments: [
      "https://example.org/a?b=c#d", "http://example.org", "mailto:a@example.com", "tel:+49123", "/team", "team",
      "?page=2", "#top", "./a:b", "HTTPS://EXAMPLE.ORG", "a/b:c", "",
    ])
  func admitted(_ url: String) {
    #expect(URLPolicy.link.admitted(url) == url)
  }

  @Test(
    "Everything else is blocked, however it is disguised",
    arguments: [
      "javascript:x", " JaVaScRiPt:x", "java\tscript:x", "java\nscript:x", "\u{1}javascript:x", "data:text/html,x",
      "//evil.example", "/\\evil.example", "\\\\evil.example", "\t//evil.example", "vbscript:x", "file:///etc/passwd",
      "blob:https://example.org/1", "java\u{85}script:x", ":x", "https\u{3a}\u{2f}".replacing("https", with: "ſcript"),
    ])
  func blocked(_ url: String) {
    #expect(URLPolicy.link.admitted(url) == nil)
  }

  @Test("A picture comes from the web or from beside the screen")
  func images() {
    #expect(URLPolicy.resource.admitted("mailto:a@example.com") == nil)
    #expect(URLPolicy.resource.admitted("/assets/a.png") == "/assets/a.png")
  }

  @Test("What is handed on is what a browser would see")
  func cleaned() {
    #expect(URLPolicy.link.admitted("  https://exam\tple.org\n") == "https://example.org")
  }
}

import Diagnostics
import Paravent
import Testing

/// What an error may have cost is not judged as if its author had left it out.
@Suite struct LintAfterErrorTests {
  @Test(
    "Where an error lost what would be judged, only the error is told",
    arguments: [
      ##"{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "white"}, {"backgruond": "black"}]}"##,
      ##"{"view": "Image", "name": "a.png", "modifiers": [{"accesibilityLabel": "Tea"}]}"##,
      ##"{"view": "Button", "title": "${oops}", "action": {"openURL": "/a"}}"##,
      ##"{"view": "Button", "label": {"view": "Txt"}, "action": {"openURL": "/a"}}"##,
      ##"{"view": "VStack", "children": [{"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "white"}]}], "modifiers": [{"backgruond": "black"}]}"##,
      ##"{"view": "HStack", "children": [{"view": "Image", "name": "a.png"}], "modifiers": [{"accesibilityHidden": true}]}"##,
      ##"{"$forEach": 3, "content": {"view": "Button", "title": "${string(1 / (item - item))}", "action": {"openURL": "/a"}}}"##,
    ])
  func lost(body: String) throws {
    let codes = try Self.diagnostics(body).map(\.code)
    #expect(codes.count == 1, "\(codes)")
    #expect(codes.allSatisfy { ![.contrast, .imageText, .controlLabel].contains($0) })
  }

  @Test("What stands beside an error is judged")
  func beside() throws {
    let body = ##"""
      {"view": "VStack", "children": [{"view": "Txt"}, {"view": "Image", "name": "a.png"},
       {"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "#CCCCCC"}]}]}
      """##
    #expect(try Self.diagnostics(body).map(\.code).sorted() == [.contrast, .imageText, .unknownView])
  }

  private static func diagnostics(_ body: String) throws -> [Diagnostic] {
    let (screen, decoding) = Screen.decode(Array(#"{"body": \#(body)}"#.utf8), file: "screen.json")
    var options = ResolvingOptions()
    options.includesLints = true
    return try decoding.diagnostics + #require(screen).resolve(options).report.diagnostics
  }
}

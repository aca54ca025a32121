import Testing

@testable import Serving

@Suite struct ServingDocumentationTests {
  /// A file of the repository as text.
  private func text(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return String(decoding: try #require(FileBytes.read("/\(root)/\(name)", limit: 1 << 20)), as: UTF8.self)
  }

  @Test("The example in Swift is the one that is compiled here")
  func example() throws {
    let document = try text("Documentation/Serving.md")
    let start = try #require(document.firstRange(of: "func serve()")).lowerBound
    let example = document[start...].prefix(while: { $0 != "`" }).split(separator: "\n").map { "  \($0)" }
    let compiled = try text("Tests/ServingTests/ServingExample.swift").replacing("static func", with: "func")
    #expect(compiled.contains(example.joined(separator: "\n")))
  }

  @Test("Every route and every option that limits something is documented")
  func coverage() throws {
    let document = try text("Documentation/Serving.md")
    var settings = ServerSettings()
    (settings.allowsAdHoc, settings.isWatching) = (true, true)
    for route in Route.all(settings) {
      let path = route.template.replacing("{name}.json", with: "NAME.json").replacing("{path}", with: "PATH")
        .replacing("/schemas/{name}", with: "/schemas/screen.schema.json").replacing("{name}", with: "NAME")
        .replacing("/gallery/PATH", with: "/gallery/")
      #expect(document.contains(path), "\(path)")
    }
  }
}

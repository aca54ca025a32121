import JSON
import JSONSchema
import Testing

@Suite struct ConformanceTests {
  private static let folder = File.suites + "/json-schema-test-suite"

  private static let files: [String] = {
    let names = File.names(in: folder + "/tests/draft2020-12") ?? []
    if names.isEmpty { print("The JSON Schema test suite is skipped: there is none in \(folder)") }
    return names
  }()

  @Test("Every required test of the official suite has the stated verdict", arguments: files)
  func suite(name: String) throws {
    let bytes = try #require(File.read(Self.folder + "/tests/draft2020-12/" + name))
    let groups = try #require(JSONDocument.parse(bytes, name: name).root.array)
    for group in groups {
      try check(group)
    }
  }

  private func check(_ group: JSONValue) throws {
    let title = group.object?["description"]?.string ?? ""
    let (schema, faults) = JSONSchema.compile(try #require(group.object?["schema"]), resources: Self.remote)
    let compiled = try #require(schema, "\(title): \(faults.map(\.message))")
    for test in try #require(group.object?["tests"]?.array) {
      let value = try #require(test.object?["data"])
      let isValid = test.object?["valid"]?.bool
      #expect(
        compiled.verdict(on: value) == (isValid == true ? .valid : .invalid),
        "\(title): \(test.object?["description"]?.string ?? "")")
    }
  }

  private static func remote(_ identifier: String) -> JSONDocument? {
    guard identifier.hasPrefix("http://localhost:1234/") else { return nil }
    let path = folder + "/remotes/" + identifier.dropFirst("http://localhost:1234/".count)
    return File.read(path).flatMap { try? JSONDocument.parse($0, name: identifier) }
  }
}

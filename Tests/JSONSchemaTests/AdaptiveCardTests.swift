import JSON
import JSONSchema
import Testing

@Suite struct AdaptiveCardTests {
  private static let folder = File.suites + "/adaptive-cards"

  private static let versions: [String] = {
    let versions = File.names(in: folder + "/schemas") ?? []
    if versions.isEmpty { print("The Adaptive Cards are skipped: there are none in \(folder)") }
    return versions
  }()

  @Test("Every card has the verdict that another validator gave", arguments: versions)
  func verdicts(version: String) throws {
    let (schema, _) = JSONSchema.compile(try document("/schemas/\(version)/adaptive-card.json"))
    let compiled = try #require(schema)
    for (name, verdicts) in try #require(document("/verdicts.json").root.object) {
      guard let isValid = verdicts.object?[version]?.bool else { continue }
      let card = try document("/cards/" + name).root
      #expect(compiled.verdict(on: card) == (isValid ? .valid : .invalid), "\(name)")
      #expect(compiled.faults(of: card).isEmpty == isValid, "\(name)")
    }
  }

  private func document(_ path: String) throws -> JSONDocument {
    try JSONDocument.parse(try #require(File.read(Self.folder + path)), name: path)
  }
}

import JSON
import Testing

@testable import Expressions

/// The conformance suite of google/cel-spec, but for protocol buffers, optional values and other extensions.
@Suite struct ConformanceTests {
  static let folder = File.suites + "/cel"

  /// The tests that fail, with the reason.
  static let deviations = [
    "parse.json/bytes_literals/triple_single_quoted_unescaped_punctuation": Self.backslash,
    "parse.json/bytes_literals/triple_double_quoted_unescaped_punctuation": Self.backslash,
  ]

  private static let backslash = "the data keeps the backslash by which the text format writes a question mark"

  static let files: [String] = {
    let names = File.names(in: folder)?.filter { $0.hasSuffix(".json") }
    if names == nil { print("The suite of the Common Expression Language is skipped: there is no folder \(folder).") }
    return names ?? []
  }()

  static func cases(in file: String) throws -> [ConformanceCase] {
    let bytes = try #require(File.read(folder + "/" + file))
    let document = try JSONDocument.parse(bytes, name: file)
    let tests = try #require(document.root.object?["tests"]?.array)
    return try tests.map { test in
      let test = try ConformanceCase(test)
      return try #require(test)
    }
  }

  @Test("Expressions have the values and errors of the specification", arguments: files)
  func conformance(of file: String) throws {
    let cases = try Self.cases(in: file)
    #expect(!cases.isEmpty)
    for test in cases {
      let name = file + "/" + test.name
      let failure = test.failure
      let isExpected = (failure != nil) == (Self.deviations[name] != nil)
      #expect(isExpected, "\(name): \(test.expression) \(failure ?? "passes, though it is listed")")
    }
  }
}

import Diagnostics
import Testing

@testable import JSON

/// The JSON parsing suite of nst/JSONTestSuite.
@Suite struct ParsingSuiteTests {
  static let folder = File.suites + "/json-test-suite/test_parsing"

  /// Files whose verdict is not the one that their name asks for.
  static let deviations = [
    "y_object_duplicated_key.json": "a duplicate key is refused, so that each value has one place",
    "y_object_duplicated_key_and_value.json": "a duplicate key is refused, so that each value has one place",
    "y_object_escaped_null_in_key.json": "libjansson cannot hold U+0000 in a key",
  ]

  static let names: [String] = {
    let names = File.names(in: folder)
    if names == nil { print("The JSON parsing suite is skipped: there is no folder \(folder).") }
    return names ?? []
  }()

  @Test("A text is accepted or refused as its name says", arguments: names)
  func verdict(of name: String) throws {
    let bytes = try #require(File.read(Self.folder + "/" + name))
    let expectsSuccess = name.hasPrefix("y_") && Self.deviations[name] == nil
    do throws(Diagnostic) {
      _ = try JSONDocument.parse(bytes, name: name)
      #expect(expectsSuccess || name.hasPrefix("i_"))
    } catch {
      #expect(!expectsSuccess)
      #expect(error.range != nil && error.excerpt != nil && error.file == name)
    }
  }

  @Test("The scanner that explains faults finds one where libjansson does, and only there", arguments: names)
  func scanner(agreesOn name: String) throws {
    let bytes = try #require(File.read(Self.folder + "/" + name))
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]), WideEncoding(of: bytes) == nil else { return }
    do throws(Diagnostic) {
      _ = try JSONDocument.parse(bytes, name: name)
      #expect(SyntaxFault.first(in: bytes) == nil)
    } catch {
      #expect(error.code == .duplicateKey || SyntaxFault.first(in: bytes)?.message == error.message)
    }
  }
}

import Diagnostics
import JSON
import Testing

@Suite struct DiagnosticLogTests {
  static let text = """
    {
      "title": "Hello",
      "body": {"children": [
        {"a/b~": null, "你好": true},
        false
      ]}
    }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    let pointer: String
    let step: JSONPlace.Step
    let expected: String
    let mark: String

    init(_ pointer: String, _ step: JSONPlace.Step, _ expected: String, _ mark: String) {
      (self.pointer, self.step, self.expected, self.mark) = (pointer, step, expected, mark)
    }

    var testDescription: String { "\(pointer) \(step)" }
  }

  @Test(
    "A fault is located where its place is",
    arguments: [
      Row("", .itself, "1:1-7:2 ", "{"),
      Row("", .opening, "1:1-1:2 ", "{"),
      Row("", .key("title"), "2:3-2:10 /title", "\"title\""),
      Row("", .member("title"), "2:12-2:19 /title", "\"Hello\""),
      Row("/title", .itself, "2:12-2:19 /title", "\"Hello\""),
      Row("/title", .opening, "2:12-2:13 /title", "\""),
      Row("", .member("body"), "3:11-6:5 /body", "{\"children\": ["),
      Row("/body/children", .itself, "3:24-6:4 /body/children", "["),
      Row("/body/children", .opening, "3:24-3:25 /body/children", "["),
      Row("/body/children", .element(0), "4:5-4:31 /body/children/0", "{\"a/b~\": null, \"你好\": true}"),
      Row("/body/children", .element(1), "5:5-5:10 /body/children/1", "false"),
      Row("/body/children/0", .key("a/b~"), "4:6-4:12 /body/children/0/a~1b~0", "\"a/b~\""),
      Row("/body/children/0", .member("a/b~"), "4:14-4:18 /body/children/0/a~1b~0", "null"),
      Row("/body/children/0", .member("你好"), "4:26-4:30 /body/children/0/你好", "true"),
      Row("/body", .member("absent"), "3:11-3:12 /body", "{"),
      Row("/body/children", .element(2), "3:24-3:25 /body/children", "["),
    ])
  func place(row: Row) throws {
    let document = try JSONDocument.parse(Array(Self.text.utf8), name: "screen.json")
    let value = try #require(JSONPointer(row.pointer)?.resolve(in: document))
    var log = DiagnosticLog()
    log.report(.wrongType, at: JSONPlace(value, row.step), "wrong")
    let found = try #require(log.report().diagnostics.first)
    let range = try #require(found.range)
    let excerpt = try #require(found.excerpt)
    let place = "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    #expect("\(place) \(found.pointer ?? "none")" == row.expected)
    let marked = excerpt.text.unicodeScalars.dropFirst(excerpt.offset).prefix(excerpt.length)
    #expect(String(String.UnicodeScalarView(marked)) == row.mark)
    #expect(found.file == "screen.json")
  }

  @Test(
    "The pointer of every value leads back to it",
    arguments: [
      text, "[]", "1", "null", "[[], {}, [{\"\": [0, 1.5, \"x\", [true]]}]]", #"{"\u0061~1": {"~": [{"/": 1}]}}"#,
    ])
  func roundTrip(text: String) throws {
    let document = try JSONDocument.parse(Array(text.utf8), name: "")
    var places = [JSONPlace(document.root)]
    var waiting = [document.root]
    while let value = waiting.popLast() {
      if let array = value.array {
        places += array.indices.map { JSONPlace(value, .element($0)) }
        waiting += array
      } else if let object = value.object {
        places += object.map { JSONPlace(value, .member($0.key)) }
        waiting += object.map(\.value)
      }
    }
    var log = DiagnosticLog()
    for (index, place) in places.enumerated() { log.report(.wrongType, at: place, "\(index)") }
    let diagnostics = log.report().diagnostics
    #expect(diagnostics.count == places.count)
    for diagnostic in diagnostics {
      let place = places[try #require(Int(diagnostic.message))]
      let pointer = try #require(diagnostic.pointer.flatMap { JSONPointer($0) })
      #expect(pointer.resolve(in: document)?.address == place.target?.address)
    }
    let starts = diagnostics.compactMap { $0.range?.start }
    #expect(starts == starts.sorted() && starts.count == places.count)
  }

  @Test("Keys that differ only in their composition are told apart")
  func composition() throws {
    let text = "{\"e\u{301}\": 1, \"\u{E9}\": 2}"
    let document = try JSONDocument.parse(Array(text.utf8), name: "")
    var log = DiagnosticLog()
    log.report(.unknownKey, at: JSONPlace(document.root, .key("\u{E9}")), "unknown")
    #expect(log.report().diagnostics.first?.range?.start.column == 11)
  }

  @Test("Faults of several documents stand together by document, sorted by place")
  func documents() throws {
    let first = try JSONDocument.parse(Array("[1, 2, 3]".utf8), name: "first")
    let second = try JSONDocument.parse(Array("[4, 5]".utf8), name: "second")
    var log = DiagnosticLog()
    for (document, index) in [(first, 2), (second, 1), (first, 0), (second, 0), (first, 2)] {
      log.report(.outOfRange, .warning, at: JSONPlace(document.root, .element(index)), "element \(index)")
    }
    let found = log.report().diagnostics.map { "\($0.file ?? "") \($0.pointer ?? "")" }
    #expect(found == ["first /0", "first /2", "first /2", "second /0", "second /1"])
  }

  @Test("The first 1,000 faults are kept and the rest counted, without making their messages")
  func limit() throws {
    let document = try JSONDocument.parse(Array("[\(String(repeating: "0,", count: 1_499))0]".utf8), name: "")
    var log = DiagnosticLog()
    var made = 0
    func message() -> String {
      made += 1
      return "wrong"
    }
    for index in 0..<1_500 { log.report(.wrongType, at: JSONPlace(document.root, .element(index)), message()) }
    let report = log.report()
    #expect(report.diagnostics.count == 1_000 && made == 1_000)
    #expect(report.errorCount == 1_500 && report.warningCount == 0 && report.hasErrors)
    #expect(report.diagnostics.last?.pointer == "/999")
  }

  @Test("A pointer beyond 64 KB is left out, its position kept")
  func longPointer() throws {
    let key = String(repeating: "k", count: 70_000)
    let document = try JSONDocument.parse(Array("{\"\(key)\": [1]}".utf8), name: "")
    var log = DiagnosticLog()
    log.report(.wrongType, at: JSONPlace(try #require(document.root.object?[key]), .element(0)), "wrong")
    let found = try #require(log.report().diagnostics.first)
    #expect(found.pointer == nil)
    #expect(found.range?.start == SourcePosition(line: 1, column: 70_007))
  }

  @Test("A fault 2,048 levels deep is located")
  func deep() throws {
    let text = String(repeating: "[", count: 2_047) + "7" + String(repeating: "]", count: 2_047)
    let document = try JSONDocument.parse(Array(text.utf8), name: "")
    var innermost = document.root
    while let next = innermost.array?.first { innermost = next }
    var log = DiagnosticLog()
    log.report(.wrongType, at: JSONPlace(innermost), "wrong")
    let found = try #require(log.report().diagnostics.first)
    #expect(found.range?.start.column == 2_048)
    #expect(found.pointer == String(repeating: "/0", count: 2_047))
  }
}

extension JSONPlace {
  fileprivate var target: JSONValue? {
    switch step {
    case .member(let name), .key(let name): value.object?[name]
    case .element(let index): value.array?[index]
    case .opening, .itself: value
    }
  }
}

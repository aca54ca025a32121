import Testing

/// A document of which nothing can be rendered.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  let name: String
  let document: String
  /// How the diagnostics begin, up to the place.
  let start: String

  init(_ name: String, _ document: String, _ start: String) {
    (self.name, self.document, self.start) = (name, document, start)
  }

  var testDescription: String { name }
}

@Suite struct RefusalTests {
  @Test("A document that the parser refuses renders nothing, and has one fault with its place", arguments: documents)
  func refused(_ row: RefusalCase) throws {
    for format in ["text", "html", "json"] {
      let run = try ToolRun.render(row.document, "--to", format)
      #expect(run.output.isEmpty && run.status == 1)
      #expect(run.errors.hasPrefix(row.start) && run.errors.hasSuffix("\n1 error\n"), "\(run.errors)")
    }
  }

  static let documents = [
    RefusalCase(
      "a trailing comma", #"{"body": {"view": "VStack", "children": ["A", "B",]}}"#,
      "error[syntax]: the array has a trailing comma\n --> <stdin>:1:50\n"),
    RefusalCase(
      "a number that no computer word holds",
      #"{"body": {"view": "VStack", "spacing": 1147e02864, "children": ["A"]}}"#,
      "error[number-out-of-range]: a number must lie between -1.8e308 and 1.8e308\n --> <stdin>:1:40\n"),
    RefusalCase(
      "100,000 brackets", String(repeating: "[", count: 100_000),
      "error[too-deep]: values may lie 2,048 levels deep at most\n --> <stdin>:1:2049\n"),
    RefusalCase(
      "100,000 nested stacks", nested(100_000),
      "error[too-deep]: values may lie 2,048 levels deep at most\n --> <stdin>:1:"),
    RefusalCase(
      "a newer format", #"{"format": 2, "body": "A"}"#, "error[unsupported-format]: "),
    RefusalCase("another kind of document", "{}", "error[unknown-document]: "),
  ]

  @Test("256 nested views are rendered, one more is not")
  func depth() throws {
    let deepest = try ToolRun.render(nested(256))
    #expect(deepest.output == "A\n" && deepest.errors.isEmpty && deepest.status == 0)
    let deeper = try ToolRun.render(nested(257))
    #expect(deeper.errors.hasPrefix("error[too-deep]: views are nested more than 256 deep\n") && deeper.status == 1)
  }

  @Test("Many views beside each other are no depth", arguments: ["text", "html", "json"])
  func breadth(format: String) throws {
    let stacks = Array(repeating: #"{"view": "VStack", "children": ["A"]}"#, count: 500).joined(separator: ",")
    let run = try ToolRun.render(#"{"body": {"view": "VStack", "children": [\#(stacks)]}}"#, "--to", format)
    #expect(run.output.split(separator: "A", omittingEmptySubsequences: false).count > 500)
    #expect(run.errors.isEmpty && run.status == 0)
  }
}

private func nested(_ depth: Int) -> String {
  let start = String(repeating: #"{"view": "VStack", "children": ["#, count: depth)
  return #"{"body": "# + start + "\"A\"" + String(repeating: "]}", count: depth) + "}"
}

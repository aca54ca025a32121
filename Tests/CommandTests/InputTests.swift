import Testing

@Suite struct InputTests {
  @Test(
    "What cannot be read gets one sentence and the status 2",
    arguments: [
      ("missing.json", "No such file or directory"), ("missing/a.json", "No such file or directory"),
      ("a.json/b.json", "Not a directory"), ("", "No such file or directory"),
      (String(repeating: "a", count: 300), "File name too long"),
    ])
  func unreadable(name: String, reason: String) throws {
    for command in ["render", "validate"] {
      let run = try ToolRun([command, name], in: Workspace(["a.json": "{}"]))
      #expect(run.errors == "paravent: \"\(name)\" cannot be read: \(reason)\n")
      #expect(run.output.isEmpty && run.status == 2)
    }
  }

  @Test("A folder is no screen to render")
  func folder() throws {
    let run = try ToolRun(["render", "."])
    #expect(run.errors == "paravent: \".\" cannot be read: it is a directory, and a file was expected\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test("A file without the right to read it, or that fails while it is read")
  func failing() throws {
    let run = try ToolRun(["render", "/proc/self/mem"])
    #expect(run.errors == "paravent: \"/proc/self/mem\" cannot be read: Input/output error\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test("A standard input that is a directory cannot be read")
  func inputDirectory() throws {
    let run = try ToolRun(["render"], input: .file("/tmp"))
    #expect(run.errors == "paravent: \"<stdin>\" cannot be read: it is a directory, and a file was expected\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test("An empty document is a fault inside the file", arguments: ["", " \n\t", "\u{FEFF}"])
  func empty(text: String) throws {
    let run = try ToolRun(["render", "a.json"], in: Workspace(["a.json": text]))
    #expect(run.errors.hasPrefix("error[syntax]: the document is empty\n --> a.json:"))
    #expect(run.output.isEmpty && run.status == 1)
  }

  @Test("An input without an end is refused at the limit of documents", arguments: ["text", "html", "json"])
  func endless(format: String) throws {
    let run = try ToolRun(["render", "--to", format], input: .file("/dev/zero"))
    #expect(
      run.errors.hasPrefix("error[too-large]: the text is longer than the limit of 67,108,864 bytes\n --> <stdin>\n"))
    #expect(run.output.isEmpty && run.status == 1)
  }

  @Test("Bytes that are no UTF-8 are a fault, and do not reach the terminal")
  func binary() throws {
    let run = try ToolRun(["render", "/bin/true"])
    #expect(run.errors.hasPrefix("error[syntax]: ") && run.errors.hasSuffix("\n1 error\n"))
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(run.output.isEmpty && run.status == 1)
  }

  @Test("A file's name is visible in its diagnostics, whatever it holds")
  func oddName() throws {
    let workspace = Workspace(["a\n\u{1B}[31mb\u{202E}.json": #"{"body": 7}"#])
    let run = try ToolRun(["render", "a\n\u{1B}[31mb\u{202E}.json"], in: workspace)
    #expect(run.errors.contains("\n --> a\u{FFFD}\u{FFFD}[31mb\\u{202E}.json:1:10 (/body)\n"))
    let json = try ToolRun(["validate", "--format", "json", "a\n\u{1B}[31mb\u{202E}.json"], in: workspace)
    #expect(json.output.contains(#""file": "a\n\u001b[31mb"#))
  }
}

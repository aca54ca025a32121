import Glibc
import Testing

@Suite struct FolderTests {
  private static let good = #"{"body": "Hello"}"#
  private static let faulty = #"{"body": {"view": "Txt"}}"#

  /// The files that faults are told of, in order.
  private static func files(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix(" -->") }.map { line in
      String(line.dropFirst(5).prefix { $0 != ":" })
    }
  }

  @Test("A folder is walked, its files in the order of the bytes of their paths")
  func order() throws {
    let workspace = Workspace([
      "app/b.json": Self.faulty, "app/b/c.json": Self.faulty, "app/B.json": Self.faulty, "app/b-a.json": Self.faulty,
      "app/é.json": Self.faulty, "app/note.txt": "{", "app/good.json": Self.good,
    ])
    let expected = ["app/B.json", "app/b-a.json", "app/b.json", "app/b/c.json", "app/é.json"]
    for operand in ["app", "app/", "app//"] {
      let run = try ToolRun(["validate", operand], in: workspace)
      #expect(Self.files(run) == expected)
      #expect(run.output.hasSuffix("\n6 files, 5 errors\n") && run.status == 1)
    }
    #expect(Self.files(try ToolRun(["validate", "."], in: workspace)) == expected)
  }

  @Test("What is hidden and node_modules are passed over, unless named")
  func hidden() throws {
    let workspace = Workspace([
      "good.json": Self.good, ".git/a.json": "{", ".hidden.json": "{", "app/node_modules/p/a.json": "{",
    ])
    let run = try ToolRun(["validate", "."], in: workspace)
    #expect(run.output == "1 file, no faults\n" && run.status == 0)
    let named = try ToolRun(["validate", ".hidden.json", "app/node_modules"], in: workspace)
    #expect(Self.files(named) == [".hidden.json", "app/node_modules/p/a.json"])
  }

  @Test("Other documents are passed over where they are found, and unknown where they are named")
  func others() throws {
    let workspace = Workspace([
      "a.json": Self.good, "brand.json": #"{"designSystem": "brand"}"#, "data.json": #"{"users": []}"#,
      "list.json": "[1]", "null.json": #"{"body": null, "designSystem": null}"#,
    ])
    let walked = try ToolRun(["validate", "."], in: workspace)
    #expect(walked.output == "2 files, no faults\n" && walked.status == 0)
    for file in ["data.json", "list.json", "null.json"] {
      let named = try ToolRun(["validate", ".", file], in: workspace)
      #expect(named.output.hasPrefix("error[unknown-document]: ") && Self.files(named) == [file])
      #expect(named.output.hasSuffix("\n3 files, 1 error\n") && named.status == 1)
    }
  }

  @Test("A file that cannot be parsed is reported where it is found, and by a schema every file is checked")
  func everyFile() throws {
    let workspace = Workspace(["app/cut.json": "{", "app/data.json": #"{"n": 1}"#, "s.json": #"{"type": "array"}"#])
    let walked = try ToolRun(["validate", "app"], in: workspace)
    #expect(walked.output.hasPrefix("error[syntax]: ") && walked.output.hasSuffix("\n1 file, 1 error\n"))
    let checked = try ToolRun(["validate", "--schema", "s.json", "app"], in: workspace)
    #expect(Self.files(checked) == ["app/cut.json", "app/data.json"] && checked.status == 1)
  }

  @Test("A file is checked once, however its path is written")
  func twice() throws {
    let workspace = Workspace(["app/a.json": Self.faulty])
    let operands = ["app/a.json", "./app/a.json", "app/../app/a.json", "\(workspace.path)/app/a.json", "app", "."]
    let run = try ToolRun(["validate"] + operands, in: workspace)
    #expect(Self.files(run) == ["app/a.json"] && run.output.hasSuffix("\n1 file, 1 error\n"))
  }

  @Test("A folder without files is fine")
  func empty() throws {
    let workspace = Workspace(["app/.keep": ""])
    let run = try ToolRun(["validate", "app"], in: workspace)
    #expect(run.output == "0 files, no faults: nothing was found to check\n" && run.errors.isEmpty && run.status == 0)
    let json = try ToolRun(["validate", "app", "--format", "json"], in: workspace)
    #expect(json.output == "{\n  \"valid\": true,\n  \"errors\": []\n}\n" && json.status == 0)
  }

  @Test("Links to folders are not followed, links to files are, and a broken one is told")
  func links() throws {
    let workspace = Workspace(["app/a.json": Self.faulty])
    let names = ["loop": ".", "loop.json": "../app", "b.json": "a.json", "lost.json": "nowhere"]
    for (name, target) in names { symlink(target, "\(workspace.path)/app/\(name)") }
    defer { for name in names.keys { unlink("\(workspace.path)/app/\(name)") } }
    let run = try ToolRun(["validate", "app"], in: workspace)
    #expect(Self.files(run) == ["app/a.json", "app/b.json"])
    #expect(run.errors == "paravent: \"app/lost.json\" cannot be read: No such file or directory\n")
    #expect(run.output.hasSuffix("\n2 files, 2 errors\n") && run.status == 2)
    #expect(
      Self.files(try ToolRun(["validate", "app/loop"], in: workspace)) == ["app/loop/a.json", "app/loop/b.json"])
  }

  @Test("A name that is not UTF-8 is told, with its bytes")
  func otherNames() throws {
    let workspace = Workspace(["app/a.json": Self.good])
    let path = Array("\(workspace.path)/app/caf".utf8) + [0xE9] + Array(".json".utf8) + [0]
    let name = path.map { CChar(bitPattern: $0) }
    close(open(name, O_WRONLY | O_CREAT, 0o600))
    defer { unlink(name) }
    let run = try ToolRun(["validate", "app"], in: workspace)
    #expect(run.errors == "paravent: \"app/caf\\xE9.json\" cannot be read: its name is not UTF-8\n")
    #expect(run.output == "1 file, no faults\n" && run.status == 2)
  }

  @Test("A pipe, or a link to one or to a device, is passed over where it is found")
  func pipe() throws {
    let workspace = Workspace(["a.json": Self.good])
    mkfifo("\(workspace.path)/p.json", 0o600)
    symlink("p.json", "\(workspace.path)/link.json")
    symlink("/dev/zero", "\(workspace.path)/device.json")
    defer { for name in ["p", "link", "device"] { unlink("\(workspace.path)/\(name).json") } }
    #expect(try ToolRun(["validate", "."], in: workspace).output == "1 file, no faults\n")
  }
}

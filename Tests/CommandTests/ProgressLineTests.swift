import Testing

@testable import ParaventCommand

@Suite struct ProgressLineTests {
  @Test("A run is silent for a second, then tells ten times a second how far it is, and not that it is done")
  func lines() {
    var line = ProgressLine(count: 2_000)
    #expect(line.advance(at: .milliseconds(10)) == nil && line.advance(at: .milliseconds(999)) == nil && !line.isShown)
    #expect(line.advance(at: .milliseconds(1_000)) == "\r\u{1B}[K3 of 2,000 files" && line.isShown)
    #expect(line.advance(at: .milliseconds(1_099)) == nil)
    #expect(line.advance(at: .milliseconds(1_100)) == "\r\u{1B}[K5 of 2,000 files")
    var short = ProgressLine(count: 2)
    #expect(short.advance(at: .seconds(5)) == "\r\u{1B}[K1 of 2 files" && short.advance(at: .seconds(6)) == nil)
  }

  @Test("On a terminal nothing of it is left")
  func terminal() throws {
    let workspace = Workspace(["a.json": #"{"body": "Hello"}"#])
    let text = try ToolRun.onTerminal(["validate", "a.json"], environment: ["TERM": "xterm"], in: workspace)
    #expect(text == "1 file, no faults\r\n")
  }
}

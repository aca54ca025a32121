import Diagnostics
import Testing

@Suite struct ExplainTests {
  @Test("A code's explanation is prose, a bad example with its diagnostic, and a good example")
  func explanation() throws {
    let run = try ToolRun(["explain", "unknown-view"])
    #expect(run.output == Self.unknownView)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("What the explanation shows of the bad example is what the tool says of it", arguments: DiagnosticCode.allCases)
  func bad(_ code: DiagnosticCode) throws {
    let explanation = code.explanation
    guard explanation.limit == nil else { return }
    let workspace = Workspace(explanation.bad.files.map { ($0.name, $0.text) })
    let run = try ToolRun(explanation.bad.arguments, in: workspace)
    let isRendered = explanation.bad.arguments.first == "render"
    let said = (isRendered ? run.errors : run.output).split(separator: "\n", omittingEmptySubsequences: false)
    let shown = said.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let output = try ToolRun(["explain", code.rawValue]).output
    #expect(output.contains("    $ \(explanation.bad.command)\n\(shown)\nGood, "))
  }

  @Test("The tool finds nothing in the good example", arguments: DiagnosticCode.allCases)
  func good(_ code: DiagnosticCode) throws {
    let example = code.explanation.good
    let workspace = Workspace(example.files.map { ($0.name, $0.text) })
    let run = try ToolRun(example.arguments + ["--strict"], in: workspace)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("All but diagnostics fits into 80 columns", arguments: DiagnosticCode.allCases)
  func width(_ code: DiagnosticCode) throws {
    let output = try ToolRun(["explain", code.rawValue]).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.split { $0.hasPrefix("    $ ") || $0.contains("error[") }.first ?? []
    #expect(shown.count > 5 && shown.filter { $0.count > 80 } == [])
    #expect(lines.drop { !$0.hasPrefix("Good, ") }.filter { $0.count > 80 } == [])
    #expect(output.hasSuffix("\n") && !output.hasSuffix("\n\n"))
  }

  @Test("A huge example is abridged, and says so")
  func abridged() throws {
    let output = try ToolRun(["explain", "too-many-modifiers"]).output
    #expect(
      output.contains("\n\nThe examples are abridged: they are held to 2 modifiers of one view instead of\n64.\n\n"))
    #expect(output.contains("error[too-many-modifiers]: ") && !output.contains("$ paravent"))
  }

  @Test("Without a code all codes are listed with one sentence each, in 80 columns")
  func list() throws {
    let run = try ToolRun(["explain"])
    let lines = run.output.split(separator: "\n").map(String.init)
    for code in DiagnosticCode.allCases {
      #expect(lines.count { $0.hasPrefix("  \(code.rawValue) ") } == 1)
    }
    #expect(lines.first == "Documents:" && lines.last == "For one code: paravent explain CODE")
    #expect(lines.contains("  unknown-view           No view has this name."))
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("Only the diagnostic is coloured, where colours are asked for")
  func color() throws {
    let plain = try ToolRun(["explain", "syntax"]).output
    let colored = try ToolRun(["explain", "syntax", "--color", "always"]).output
    #expect(!plain.contains("\u{1B}") && colored.contains("    \u{1B}[1;31merror[syntax]\u{1B}[0m"))
    #expect(colored.hasPrefix("syntax (error)\n\nThe text is not JSON.\n"))
  }
}

extension ExplainTests {
  private static let unknownView = """
    unknown-view (error)

    No view has this name.

    The name is neither one of the engine's views nor a component of a design system
    in use. What it should show is not known, so the view is lost: its own
    "fallback" stands in, else the nearest one around it, else it is left out. Use
    the name that is suggested, or name in "uses" the design system that declares
    the component.

    Bad, screen.json:

        {
          "body": { "view": "TextBlok", "content": "Hello" }
        }

        $ paravent validate screen.json
        error[unknown-view]: no view is named "TextBlok"
         --> screen.json:2:21 (/body/view)
          |
        2 |   "body": { "view": "TextBlok", "content": "Hello" }
          |                     ^^^^^^^^^^ did you mean "Text"?

        1 file, 1 error

    Good, screen.json:

        {
          "body": { "view": "Text", "content": "Hello" }
        }

    """
}

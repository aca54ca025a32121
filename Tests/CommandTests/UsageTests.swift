import Testing

/// A command line that cannot be followed, and what the tool says of it.
struct UsageCase: CustomTestStringConvertible {
  let arguments: [String]
  let message: String

  init(_ line: String, _ message: String) {
    arguments = line.split(separator: " ").map(String.init)
    self.message = message
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct UsageTests {
  @Test(
    "A command line that cannot be followed gets one sentence and the status 2",
    arguments: commands + options + values + operands)
  func complaint(_ row: UsageCase) throws {
    let run = try ToolRun(row.arguments, input: .text(#"{"body": "Hello"}"#))
    #expect(run.errors == "paravent: \(row.message)\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  static let commands = [
    UsageCase("rendr", #"there is no command "rendr"; did you mean "render"?"#),
    UsageCase("Validate", #"there is no command "Validate"; did you mean "validate"?"#),
    UsageCase(
      "x", #"there is no command "x"; expected "render", "validate", "serve", "schema", "catalog", "explain" or "help""#
    ),
    UsageCase("--versoin", #"there is no option "--versoin"; did you mean "--version"?"#),
    UsageCase("-x", #"there is no option "-x"; expected "--version" or "--help""#),
    UsageCase("--version now", "--version takes no arguments"),
    UsageCase("help schemas", #"there is no command "schemas"; did you mean "schema"?"#),
    UsageCase("help render validate", "help takes one command, found 2"),
  ]

  static let options = [
    UsageCase("render --wdith 40", #"there is no option "--wdith"; did you mean "--width"?"#),
    UsageCase("render --wdith=40", #"there is no option "--wdith"; did you mean "--width"?"#),
    UsageCase(
      "validate --to json",
      #"there is no option "--to"; expected "--schema", "--design-system", "--format", "--color", "--strict" or "--help""#
    ),
    UsageCase("schema --drafts 7", #"there is no option "--drafts"; did you mean "--draft"?"#),
    UsageCase("schema --draft 6", #"the option --draft takes "2020-12" or "7", found "6""#),
    UsageCase("render --to", "the option --to needs a value: text|html|json"),
    UsageCase("render --width", "the option --width needs a value: N"),
    UsageCase("validate --format", "the option --format needs a value: human|json|sarif|github"),
    UsageCase("render --strict=yes", "the option --strict takes no value"),
    UsageCase("render --help=yes", "the option --help takes no value"),
  ]

  static let values = [
    UsageCase(
      "render --to htm", #"the option --to takes "text", "html" or "json", found "htm"; did you mean "html"?"#),
    UsageCase("render --to=", #"the option --to takes "text", "html" or "json", found """#),
    UsageCase("render --to --strict", #"the option --to takes "text", "html" or "json", found "--strict""#),
    UsageCase(
      "render --color sometimes", #"the option --color takes "always", "never" or "auto", found "sometimes""#),
    UsageCase(
      "render --color-scheme drak",
      #"the option --color-scheme takes "light" or "dark", found "drak"; did you mean "dark"?"#),
    UsageCase(
      "validate --format xml", #"the option --format takes "human", "json", "sarif" or "github", found "xml""#),
    UsageCase(
      "validate --format serif",
      #"the option --format takes "human", "json", "sarif" or "github", found "serif"; did you mean "sarif"?"#),
    UsageCase("render --width 19", #"the option --width takes a whole number from 20 to 400, found "19""#),
    UsageCase("render --width 401", #"the option --width takes a whole number from 20 to 400, found "401""#),
    UsageCase("render --width -80", #"the option --width takes a whole number from 20 to 400, found "-80""#),
    UsageCase("render --width 40.5", #"the option --width takes a whole number from 20 to 400, found "40.5""#),
    UsageCase("render --width=", #"the option --width takes a whole number from 20 to 400, found """#),
    UsageCase(
      "render --width 99999999999999999999",
      #"the option --width takes a whole number from 20 to 400, found "99999999999999999999""#),
    UsageCase(
      "render --to html --action-url javascript:go",
      #"the option --action-url takes a relative URL or one of http or https, found "javascript:go""#),
    UsageCase(
      "render --to html --action-url //a.example",
      #"the option --action-url takes a relative URL or one of http or https, found "//a.example""#),
    UsageCase("serve . --port 65536", #"the option --port takes a whole number from 0 to 65535, found "65536""#),
    UsageCase(
      "serve . --request-timeout soon",
      #"the option --request-timeout takes a number of seconds from 0.1, found "soon""#),
    UsageCase(
      "serve . --trusted-proxy 10.0.0.0/33",
      #"the option --trusted-proxy takes an IP address, or a block such as 10.0.0.0/8, found "10.0.0.0/33""#),
    UsageCase("serve . --etag none", #"the option --etag takes "weak", "strong" or "off", found "none""#),
    UsageCase("serve . --certificate a.pem", "--certificate and --key belong together"),
    UsageCase(
      "serve . --origin example.com",
      #"the option --origin takes a scheme and a host such as https://example.com, found "example.com""#),
    UsageCase(
      "serve . --port 0 --host 192.0.2.1", "192.0.2.1:0 cannot be listened on: Cannot assign requested address"),
    UsageCase("render --fragment", "the option --fragment belongs to --to html"),
    UsageCase("render --to text --css", "the option --css belongs to --to html"),
    UsageCase("render --to json --action-url /a", "the option --action-url belongs to --to html"),
    UsageCase("render --to html --width 40", "the option --width belongs to --to text"),
    UsageCase(
      "render --to html --fragment --css",
      "--fragment and --css cannot stand together: one prints what the other leaves out"),
  ]

  static let operands = [
    UsageCase("render a.json b.json", "render takes one file, found 2"),
    UsageCase("render - -", "render takes one file, found 2"),
    UsageCase("render -- --to html", "render takes one file, found 2"),
    UsageCase("render -- --to", #""--to" cannot be read: No such file or directory"#),
    UsageCase("render --help.json", #"there is no option "--help.json"; did you mean "--help"?"#),
    UsageCase("validate", "validate needs a file, a folder, or - for the standard input"),
    UsageCase("validate --strict --", "validate needs a file, a folder, or - for the standard input"),
    UsageCase("validate - a.json -", "validate reads the standard input once, found - more often"),
    UsageCase("serve", "serve takes one folder, found 0"),
    UsageCase("serve a b", "serve takes one folder, found 2"),
    UsageCase("serve /nowhere", #""/nowhere" cannot be read: it is no folder"#),
    UsageCase("schema scren", #"there is no schema of "scren"; did you mean "screen"?"#),
    UsageCase("schema screen screen", "schema takes one kind of document, found 2"),
    UsageCase("explain unknwon-view", #"there is no code "unknwon-view"; did you mean "unknown-view"?"#),
    UsageCase("explain x", #"there is no code "x"; paravent explain lists all of them"#),
    UsageCase("explain syntax absent", "explain takes one code, found 2"),
  ]

  @Test("What a command line holds reaches the terminal in a visible form")
  func sanitised() throws {
    let run = try ToolRun(["render", "a\nb\u{1B}[2J\u{202E}.json"])
    #expect(
      run.errors == "paravent: \"a\u{FFFD}b\u{FFFD}[2J\\u{202E}.json\" cannot be read: No such file or directory\n")
    #expect(
      try ToolRun(["\u{1B}]0;x\u{07}"]).errors.hasPrefix("paravent: there is no command \"\u{FFFD}]0;x\u{FFFD}\";"))
    #expect(try ToolRun(["render", "--to", "\u{9B}2J"]).errors.hasSuffix("found \"\u{FFFD}2J\"\n"))
  }
}

import Diagnostics
import JSON
import JSONSchema
import Testing

/// Regular expressions are those of ECMA-262 with its flag `u`, whatever the library's own ones mean.
@Suite struct PatternTrapTests {
  private static let rows = [
    // Nothing is anchored, and `$` does not forgive a newline.
    TrapRow(#"{"pattern": "es"}"#, [#""expression""#], not: [#""e s""#]),
    TrapRow(#"{"pattern": "a|^b$"}"#, [#""cab""#, #""b""#], not: [#""cb""#]),
    TrapRow(#"{"pattern": "^abc$"}"#, [#""abc""#], not: [#""abc\n""#, #""\nabc""#]),
    TrapRow(#"{"pattern": "^a.c$"}"#, [#""a\uD83D\uDE00c""#], not: [#""a\nc""#, #""a\u2028c""#, #""a\rc""#]),
    // Classes of letters and digits are ASCII, that of space is not.
    TrapRow(#"{"pattern": "^\\d+$"}"#, [#""09""#], not: [#""\u09EA\u09E8""#, #""\uFF11""#]),
    TrapRow(#"{"pattern": "^\\D$"}"#, [#""\u09EA""#], not: [#""7""#]),
    TrapRow(#"{"pattern": "^\\w$"}"#, [#""a""#, #""_""#], not: [#""\u00E9""#, #""\u09EA""#]),
    TrapRow(#"{"pattern": "^\\W$"}"#, [#""\u00E9""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^[\\W\\d]$"}"#, [#""\u00E9""#, #""1""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "\\bcaf\\b"}"#, [#""caf\u00E9""#], not: [#""cafe""#]),
    TrapRow(
      #"{"pattern": "^\\s$"}"#,
      [
        #"" ""#, #""\t""#, #""\u000B""#, #""\f""#, #""\u00A0""#, #""\uFEFF""#, #""\u2003""#, #""\u2029""#, #""\u3000""#,
      ],
      not: [#""\u0001""#, #""\u2013""#, #""\u180E""#, #""\u0085""#]),
    TrapRow(
      #"{"pattern": "^\\S$"}"#, [#""\u0001""#, #""\u2013""#], not: [#"" ""#, #""\u00A0""#, #""\uFEFF""#, #""\u2029""#]),
    TrapRow(#"{"pattern": "^[\\s]$"}"#, [#""\u00A0""#], not: [#""x""#]),
    TrapRow(#"{"pattern": "^[^\\s]$"}"#, [#""x""#], not: [#""\uFEFF""#]),
    // Escapes.
    TrapRow(#"{"pattern": "^\\cC$"}"#, [#""\u0003""#], not: [#""\\cC""#, #""C""#]),
    TrapRow(#"{"pattern": "^\\cc$"}"#, [#""\u0003""#], not: [#""c""#]),
    TrapRow(#"{"pattern": "^\\t\\v\\0$"}"#, [#""\t\u000B\u0000""#], not: [#""tv0""#]),
    TrapRow(#"{"pattern": "^\\x41\\u0042$"}"#, [#""AB""#], not: [#""ab""#]),
    TrapRow(#"{"pattern": "^\\$\\/$"}"#, [#""$/""#], not: [#""/""#]),
    // Code points beyond the first 65,536.
    TrapRow(#"{"pattern": "^\uD83D\uDC32*$"}"#, [#""""#, #""\uD83D\uDC32\uD83D\uDC32""#], not: [#""\uD83D\uDC09""#]),
    TrapRow(#"{"pattern": "^\\ud83d\\udc32$"}"#, [#""\uD83D\uDC32""#], not: [#""\uD83D\uDC09""#]),
    TrapRow(#"{"pattern": "^\\u{1F432}$"}"#, [#""\uD83D\uDC32""#], not: [#""u""#, #""\uD83D\uDC09""#]),
    TrapRow(#"{"pattern": "^[\\u{1F430}-\\u{1F432}]$"}"#, [#""\uD83D\uDC32""#], not: [#""\uD83D\uDC33""#]),
    TrapRow(#"{"pattern": "^[\\ud83d\\udc30-\\ud83d\\udc32]$"}"#, [#""\uD83D\uDC31""#], not: [#""\uD83D\uDC33""#]),
    TrapRow(#"{"pattern": "^.$"}"#, [#""\uD83D\uDC32""#], not: [#""\uD83D\uDC32a""#]),
    TrapRow(
      #"{"patternProperties": {"^\uD83D\uDC32*$": {"type": "integer"}}}"#, [#"{"": 1}"#],
      not: [#"{"\uD83D\uDC32": "a"}"#]),
    // Properties of characters.
    TrapRow(#"{"pattern": "^\\p{Letter}+$"}"#, [#""\u00E9\u0411\u6F22""#], not: [#""1""#]),
    TrapRow(#"{"pattern": "^\\p{Lu}\\p{L}$"}"#, [#""\u00C9\u00E9""#], not: [#""\u00E9\u00E9""#]),
    TrapRow(#"{"pattern": "^\\P{L}$"}"#, [#""1""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^\\p{General_Category=Uppercase_Letter}$"}"#, [#""A""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^\\p{Script=Greek}$"}"#, [#""\u03B1""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^\\p{sc=Cyrl}$"}"#, [#""\u0411""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^\\p{Nd}$"}"#, [#""\u09EA""#, #""1""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^[\\p{L}\\d]+$"}"#, [#""\u00E91""#], not: [#""-""#]),
    TrapRow(#"{"pattern": "^\\p{ASCII}$"}"#, [#""a""#], not: [#""\u00E9""#]),
    TrapRow(#"{"pattern": "^\\p{Alphabetic}$"}"#, [#""\u00E9""#], not: [#""1""#]),
    TrapRow(#"{"pattern": "^\\p{White_Space}$"}"#, [#""\u0085""#], not: [#""a""#]),
    TrapRow(#"{"pattern": "^\\p{Emoji}$"}"#, [#""\uD83D\uDC32""#], not: [#""a""#]),
    // Groups and assertions.
    TrapRow(#"{"pattern": "^(?<y>\\d{2})-\\k<y>$"}"#, [#""12-12""#], not: [#""12-13""#]),
    TrapRow(#"{"pattern": "(?<!a)b"}"#, [#""cb""#, #""b""#], not: [#""ab""#]),
    TrapRow(#"{"pattern": "^(?=a)\\w+(?!x)$"}"#, [#""abc""#], not: [#""bc""#]),
    TrapRow(#"{"pattern": "^(?:(a)|b)\\1$"}"#, [#""aa""#, #""b""#], not: [#""ab""#]),
    TrapRow(#"{"pattern": "^[]$"}"#, [], not: [#""""#, #""]""#]),
    TrapRow(#"{"pattern": "^[^]$"}"#, [#""\n""#, #""a""#], not: [#""""#]),
    TrapRow(#"{"pattern": "^[\\[a]$"}"#, [#""[""#, #""a""#], not: [#""b""#]),
  ]

  @Test("A pattern means what it does in ECMA-262", arguments: rows)
  func verdicts(row: TrapRow) throws { try row.expectVerdicts() }

  @Test(
    "What ECMA-262 does not know is no pattern",
    arguments: [
      #"\\a"#, #"\\A"#, #"\\Z"#, #"\\z"#, #"\\p{Nonsense}"#, #"\\pL"#, #"\\u{110000}"#, #"\\u12"#, "a**", "a++",
      "(?>a)", "(?i)a",
      "[b-a]", "a{2,1}", #"\\1"#, #"\\k<n>"#, "(?#a)", #"\\Q.\\E"#, #"\\h"#, "(?P<n>a)", "(?<n>a)(?<n>b)",
      #"[\\d-z]"#,
    ])
  func refusal(pattern: String) throws {
    let text = #"{"pattern": "\#(pattern)"}"#
    let (schema, faults) = JSONSchema.compile(try JSONDocument.parse(Array(text.utf8), name: "schema"))
    #expect(schema == nil && faults.map(\.code) == [.wrongFormat])
  }

  @Test(
    "What engines admit without the flag u as well is admitted",
    arguments: [
      TrapRow(#"{"pattern": "^{$"}"#, [#""{""#], not: [#""a""#]),
      TrapRow(#"{"pattern": "^]$"}"#, [#""]""#], not: [#""a""#]),
      TrapRow(#"{"pattern": "^a\\-b$"}"#, [#""a-b""#], not: [#""ab""#]),
    ])
  func leniency(row: TrapRow) throws { try row.expectVerdicts() }
}

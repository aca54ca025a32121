import Diagnostics
import JSON
import Testing

/// What an author sees of a text that is no JSON: place, marked stretch and message.
@Suite struct SyntaxFaultTests {
  @Test(
    "A comma, colon, key or value that is missing or too much is named",
    arguments: [
      SyntaxRow("", "1:1-1:1", "", "the document is empty"),
      SyntaxRow("  \n ", "1:1-1:1", " ", "the document is empty"),
      SyntaxRow("[1, 2,]", "1:6-1:7", ",", "the array has a trailing comma"),
      SyntaxRow("{\"a\": 1,\n}", "1:8-1:9", ",", "the object has a trailing comma"),
      SyntaxRow("{\"a\": 1\n \"b\": 2}", "1:8-1:8", "", "a comma is missing here"),
      SyntaxRow("[1 2]", "1:3-1:3", " ", "a comma is missing here"),
      SyntaxRow(#"["a" "b"]"#, "1:5-1:5", " ", "a comma is missing here"),
      SyntaxRow("[{} {}]", "1:4-1:4", " ", "a comma is missing here"),
      SyntaxRow(#"{"a" 1}"#, "1:5-1:5", " ", "a colon is missing after the key"),
      SyntaxRow("{\"a\"\n\"b\"}", "1:5-1:5", "", "a colon is missing after the key"),
      SyntaxRow(#"{"a"}"#, "1:5-1:5", "}", #"the key "a" has no value"#),
      SyntaxRow(#"{"a", "b"}"#, "1:5-1:5", ",", #"the key "a" has no value"#),
      SyntaxRow(#"{"a" = 1}"#, "1:6-1:7", "=", #"expected a colon after the key, found "=""#),
      SyntaxRow(#"{"a":}"#, "1:6-1:7", "}", #"expected a value, found "}""#),
      SyntaxRow(#"{"a":,}"#, "1:6-1:7", ",", "a value is missing before this comma"),
      SyntaxRow("[1 /", "1:4-1:5", "/", #"unexpected "/""#),
      SyntaxRow("[,1]", "1:2-1:3", ",", "a value is missing before this comma"),
      SyntaxRow("[1,,2]", "1:4-1:5", ",", "a value is missing before this comma"),
      SyntaxRow("{,}", "1:2-1:3", ",", "a member is missing before this comma"),
      SyntaxRow(#"{"a":1,,}"#, "1:8-1:9", ",", "a member is missing before this comma"),
      SyntaxRow("[1;2]", "1:3-1:4", ";", #"expected a comma or the end of the array that opens on line 1, found ";""#),
      SyntaxRow(
        #"{"a":1:2}"#, "1:7-1:8", ":", #"expected a comma or the end of the object that opens on line 1, found ":""#),
      SyntaxRow(
        #"["a": 1]"#, "1:5-1:6", ":", #"expected a comma or the end of the array that opens on line 1, found ":""#),
      SyntaxRow(
        #"{"a": 1; "b": 2}"#, "1:8-1:9", ";",
        #"expected a comma or the end of the object that opens on line 1, found ";""#),
      SyntaxRow("[true false]", "1:6-1:6", " ", "a comma is missing here"),
      SyntaxRow("{\"a\": true\n\"b\": 1}", "1:11-1:11", "", "a comma is missing here"),
      SyntaxRow(#"{"a":1 "b""#, "1:7-1:7", " ", "a comma is missing here"),
      SyntaxRow(#"{"你好": 1 2}"#, "1:9-1:9", " ", "a comma is missing here"),
    ])
  func punctuation(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "A bracket that does not fit, or that is missing, is named with the one it belongs to",
    arguments: [
      SyntaxRow(#"{"a": [1, 2"#, "1:12-1:12", "", "the text ends inside the array that opens on line 1"),
      SyntaxRow("{\n\"a\": {\n\"b\": 1\n", "3:7-3:7", "", "the text ends inside the object that opens on line 2"),
      SyntaxRow("[1, ", "1:4-1:4", " ", "the text ends inside the array that opens on line 1"),
      SyntaxRow(#"{"a""#, "1:5-1:5", "", "the text ends inside the object that opens on line 1"),
      SyntaxRow(#"{"a":"#, "1:6-1:6", "", "the text ends inside the object that opens on line 1"),
      SyntaxRow("{", "1:2-1:2", "", "the text ends inside the object that opens on line 1"),
      SyntaxRow("{} {}", "1:4-1:5", "{", #"expected nothing after the document, found "{""#),
      SyntaxRow("{},", "1:3-1:4", ",", #"expected nothing after the document, found ",""#),
      SyntaxRow("1 2", "1:3-1:4", "2", #"expected nothing after the document, found "2""#),
      SyntaxRow("[]]", "1:3-1:4", "]", #"expected nothing after the document, found "]""#),
      SyntaxRow(#""a" b"#, "1:5-1:6", "b", #"expected nothing after the document, found "b""#),
      SyntaxRow("[1}", "1:3-1:4", "}", #"expected "]" for the array that opens on line 1, found "}""#),
      SyntaxRow(#"{"a": 1]"#, "1:8-1:9", "]", #"expected "}" for the object that opens on line 1, found "]""#),
      SyntaxRow("{]", "1:2-1:3", "]", #"expected "}" for the object that opens on line 1, found "]""#),
      SyntaxRow("[}", "1:2-1:3", "}", #"expected "]" for the array that opens on line 1, found "}""#),
      SyntaxRow(#"{"a": [1, 2}"#, "1:12-1:13", "}", #"expected "]" for the array that opens on line 1, found "}""#),
      SyntaxRow("]", "1:1-1:2", "]", #"expected a value, found "]""#),
    ])
  func brackets(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "What other languages allow is named",
    arguments: [
      SyntaxRow("// hi\n{}", "1:1-1:6", "// hi", "JSON has no comments"),
      SyntaxRow("{} // hi", "1:4-1:9", "// hi", "JSON has no comments"),
      SyntaxRow("[1, /* two\n */ 2]", "1:5-2:4", "/* two", "JSON has no comments"),
      SyntaxRow("# hi\n1", "1:1-1:5", "# hi", "JSON has no comments"),
      SyntaxRow("[1 # one\n]", "1:4-1:9", "# one", "JSON has no comments"),
      SyntaxRow("{'a': 1}", "1:2-1:5", "'a'", "a string stands in double quotes, not in single ones"),
      SyntaxRow("['a', 1]", "1:2-1:5", "'a'", "a string stands in double quotes, not in single ones"),
      SyntaxRow(#"{"a": 'it"#, "1:7-1:8", "'", "a string stands in double quotes, not in single ones"),
      SyntaxRow("{key: 1}", "1:2-1:5", "key", #"a key stands in double quotes: "key""#),
      SyntaxRow("{$key_1: 1}", "1:2-1:8", "$key_1", #"a key stands in double quotes: "$key_1""#),
      SyntaxRow("{12: 1}", "1:2-1:4", "12", #"a key stands in double quotes: "12""#),
      SyntaxRow("[True]", "1:2-1:6", "True", "JSON has no True; write true"),
      SyntaxRow("[FALSE]", "1:2-1:7", "FALSE", "JSON has no FALSE; write false"),
      SyntaxRow("[None]", "1:2-1:6", "None", "JSON has no None; write null"),
      SyntaxRow("NaN", "1:1-1:4", "NaN", "JSON has no NaN; a number must be finite"),
      SyntaxRow("[-Infinity]", "1:2-1:11", "-Infinity", "JSON has no -Infinity; a number must be finite"),
      SyntaxRow("[undefined]", "1:2-1:11", "undefined", "JSON has no undefined; write null"),
      SyntaxRow("[tru]", "1:2-1:5", "tru", "expected a value, found tru; a string stands in double quotes"),
      SyntaxRow("[hello world]", "1:2-1:7", "hello", "expected a value, found hello; a string stands in double quotes"),
      SyntaxRow("{“a”: 1}", "1:2-1:3", "“", #"a string stands in straight double quotes (U+0022), not in "“""#),
      SyntaxRow("[“a”]", "1:2-1:3", "“", #"a string stands in straight double quotes (U+0022), not in "“""#),
      SyntaxRow("{é: 1}", "1:2-1:3", "é", #"expected a key in double quotes, found "é""#),
      SyntaxRow("{[1]: 2}", "1:2-1:3", "[", #"expected a key in double quotes, found "[""#),
      SyntaxRow(
        #"["He said "hi" to"]"#, "1:11-1:12", #"""#, #"the string ends here; a quote inside a string is written \""#),
      SyntaxRow(
        "[truefalse]", "1:2-1:11", "truefalse", "expected a value, found truefalse; a string stands in double quotes"),
      SyntaxRow("nan", "1:1-1:4", "nan", "JSON has no nan; a number must be finite"),
    ])
  func habits(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "A number is refused with what is wrong with it",
    arguments: [
      SyntaxRow("[+1]", "1:2-1:3", "+", "a number has no leading plus sign"),
      SyntaxRow("[01]", "1:2-1:3", "0", "a number has no leading zeros"),
      SyntaxRow("[-007]", "1:3-1:5", "00", "a number has no leading zeros"),
      SyntaxRow("[.5]", "1:2-1:3", ".", "a number needs a digit before the decimal point"),
      SyntaxRow("[-.5]", "1:3-1:4", ".", "a number needs a digit before the decimal point"),
      SyntaxRow("[5.]", "1:3-1:4", ".", "a number needs a digit after the decimal point"),
      SyntaxRow("[5.e1]", "1:3-1:4", ".", "a number needs a digit after the decimal point"),
      SyntaxRow("[1e]", "1:3-1:4", "e", "an exponent needs a digit"),
      SyntaxRow("[1e+]", "1:3-1:5", "e+", "an exponent needs a digit"),
      SyntaxRow("[0x1F]", "1:2-1:6", "0x1F", "JSON has no hexadecimal numbers"),
      SyntaxRow("[-]", "1:2-1:3", "-", "a digit must follow the minus sign"),
      SyntaxRow("[- 1]", "1:2-1:3", "-", "a digit must follow the minus sign"),
      SyntaxRow("[1.2.3]", "1:5-1:6", ".", "a number has only one decimal point, before its exponent"),
      SyntaxRow("[1a]", "1:3-1:4", "a", #"a number may not run into "a""#),
      SyntaxRow("[12px]", "1:4-1:6", "px", #"a number may not run into "p""#),
      SyntaxRow("[1,000]", "1:4-1:6", "00", "a number has no leading zeros"),
      SyntaxRow("[1_000]", "1:3-1:7", "_000", #"a number may not run into "_""#),
      SyntaxRow(
        "[9223372036854775808]", "1:2-1:21", "9223372036854775808",
        "an integer must lie between -9223372036854775808 and 9223372036854775807", .numberOutOfRange),
      SyntaxRow(
        "[-9223372036854775809]", "1:2-1:22", "-9223372036854775809",
        "an integer must lie between -9223372036854775808 and 9223372036854775807", .numberOutOfRange),
      SyntaxRow("[1e400]", "1:2-1:7", "1e400", "a number must lie between -1.8e308 and 1.8e308", .numberOutOfRange),
      SyntaxRow("[-1e400]", "1:2-1:8", "-1e400", "a number must lie between -1.8e308 and 1.8e308", .numberOutOfRange),
    ])
  func numbers(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "A string is refused with what is wrong with it",
    arguments: [
      SyntaxRow(#"["abc"#, "1:2-1:6", #""abc"#, "the text ends inside this string"),
      SyntaxRow(#"{"abc"#, "1:2-1:6", #""abc"#, "the text ends inside this string"),
      SyntaxRow(
        "[\"abc\ndef\"]", "1:2-1:6", #""abc"#,
        #"the string is not closed on its line; a line end in a string is written \n"#),
      SyntaxRow("[\"a\tb\"]", "1:4-1:5", " ", #"a string may not hold the raw control character U+0009; write \t"#),
      SyntaxRow(
        "[\"a\u{01}b\"]", "1:4-1:5", "�", #"a string may not hold the raw control character U+0001; write \u0001"#),
      SyntaxRow(#"["\x"]"#, "1:3-1:5", #"\x"#, #"\x is no escape of JSON; a backslash itself is written \\"#),
      SyntaxRow(#"["C:\dir"]"#, "1:5-1:7", #"\d"#, #"\d is no escape of JSON; a backslash itself is written \\"#),
      SyntaxRow(#"["\u12G4"]"#, "1:3-1:7", #"\u12"#, #"\u takes four hexadecimal digits"#),
      SyntaxRow(#"["\u12"#, "1:3-1:7", #"\u12"#, #"\u takes four hexadecimal digits"#),
      SyntaxRow(#"["\ud800"]"#, "1:3-1:9", #"\ud800"#, #"\ud800 is half of a surrogate pair without the other half"#),
      SyntaxRow(
        #"["\ud800\u0041"]"#, "1:3-1:9", #"\ud800"#, #"\ud800 is half of a surrogate pair without the other half"#),
      SyntaxRow(#"["\udc00"]"#, "1:3-1:9", #"\udc00"#, #"\udc00 is half of a surrogate pair without the other half"#),
      SyntaxRow(#"["\"#, "1:2-1:4", #""\"#, "the text ends inside this string"),
      SyntaxRow(#"{"a\u0000": 1}"#, "1:4-1:10", #"\u0000"#, "a key may not hold the character U+0000"),
      SyntaxRow(
        "{\"a\": \"x\n  \"b\": 2}", "1:7-1:9", #""x"#,
        #"the string is not closed on its line; a line end in a string is written \n"#),
    ])
  func strings(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "A character that has no business where it stands is named",
    arguments: [
      SyntaxRow("[\u{A0}1]", "1:2-1:3", "\u{A0}", "expected a value, found the character U+00A0"),
      SyntaxRow(
        "[1\u{A0}]", "1:3-1:4", "\u{A0}",
        "expected a comma or the end of the array that opens on line 1, found the character U+00A0"),
      SyntaxRow("[é]", "1:2-1:3", "é", #"expected a value, found "é""#),
      SyntaxRow("<html>", "1:1-1:2", "<", #"expected a value, found "<""#),
      SyntaxRow("\u{FEFF}\u{FEFF}{}", "1:1-1:2", "�", "expected a value, found the character U+FEFF"),
      SyntaxRow(
        "[1\0,2]", "1:3-1:4", "�", "expected a comma or the end of the array that opens on line 1, found a NUL byte"),
      SyntaxRow(
        "{\"a\":1\0}", "1:7-1:8", "�",
        "expected a comma or the end of the object that opens on line 1, found a NUL byte"),
      SyntaxRow(
        "[true\0]", "1:6-1:7", "�", "expected a comma or the end of the array that opens on line 1, found a NUL byte"),
      SyntaxRow("123\0", "1:4-1:5", "�", "expected nothing after the document, found a NUL byte"),
      SyntaxRow("\0", "1:1-1:2", "�", "expected a value, found a NUL byte"),
      SyntaxRow("@", "1:1-1:2", "@", #"expected a value, found "@""#),
      SyntaxRow("[*]", "1:2-1:3", "*", #"expected a value, found "*""#),
      SyntaxRow("[\u{7F}]", "1:2-1:3", "�", "expected a value, found the character U+007F"),
    ])
  func characters(row: SyntaxRow) throws {
    try row.check()
  }

  @Test(
    "A duplicate key is refused with the line of the first, however either is written",
    arguments: [
      SyntaxRow(
        "{\"a\": 1, \"b\": {\"a\": 2},\n \"a\": 3}", "2:2-2:5", #""a""#,
        #"the object has the key "a" already, on line 1"#, .duplicateKey),
      SyntaxRow(
        #"{"a":1,"\u0061":2}"#, "1:8-1:16", #""\u0061""#, #"the object has the key "a" already, on line 1"#,
        .duplicateKey),
    ])
  func duplicates(row: SyntaxRow) throws {
    try row.check()
  }
}

import JSON
import JSONSchema
import Testing

@Suite struct FormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let good: [String]
    let bad: [String]

    init(_ format: String, _ good: [String], not bad: [String]) {
      self.format = format
      self.good = good
      self.bad = bad
    }

    var testDescription: String { format }
  }

  private static let rows = [
    Row(
      "date-time",
      ["2026-01-31T12:00:00Z", "1990-12-31T23:59:60Z", "1990-12-31t15:59:60.5-08:00", "2024-02-29T00:00:00z"],
      not: [
        "2026-01-31", "2026-01-31 12:00:00Z", "2026-13-01T00:00:00Z", "1998-12-31T23:58:60Z", "2026-01-31T12:00:00",
      ]),
    Row(
      "date", ["2024-02-29", "2000-02-29"], not: ["2023-02-29", "1900-02-29", "2026-1-31", "2026-04-31", "২026-01-01"]),
    Row(
      "time", ["08:30:06Z", "08:30:06.283185+00:20"],
      not: ["24:00:00Z", "08:30:06", "08:30:06.Z", "8:30:06Z", "01:29:60Z"]),
    Row(
      "duration", ["P4DT12H30M5S", "P4Y", "PT0S", "P1M", "PT1M", "P2W"],
      not: ["PT", "P", "4DT", "P1Y2W", "P1D2H", "PT1D", "P2S"]),
    Row(
      "email", ["joe.bloggs@example.com", "te~st@example.com", #""joe bloggs"@example.com"#, "joe@[127.0.0.1]"],
      not: ["2962", ".test@example.com", "te..st@example.com", "joe@-a.com", "joe@[127.0.0.300]", "ß@a.de"]),
    Row("idn-email", ["실례@실례.테스트"], not: ["실례"]),
    Row(
      "hostname", ["www.example.com", "xn--4gbwdl.xn--wgbh1c", "a"],
      not: ["-a", "a-", "not_valid", "", "a..b", "ü.de", String(repeating: "a", count: 64)]),
    Row("idn-hostname", ["ü.de"], not: ["-ü", "a b"]),
    Row("ipv4", ["192.168.0.1"], not: ["127.0.0.0.1", "256.1.1.1", "127.0", "0x7f.0.0.1", "087.10.0.1", "1.2.3."]),
    Row(
      "ipv6", ["::1", "::", "1::", "1:2:3:4:5:6:7:8", "::ffff:192.168.0.1", "1:2::8", "1:2:3:4:5:6:7::", "d6::"],
      not: [
        "12345::", ":2:3:4:5:6:7:8", "1:2:3:4:5:6:7:", "1::2::3", "1:2:3:4:5:6:7", "::192.168.0", ":::1",
        "fe80::a%eth1", "1",
      ]),
    Row(
      "uri", ["http://foo.bar/?baz=qux#quux", "urn:oasis:names", "mailto:a@b.com", "http://[::1]:80/", "tel:+1-816"],
      not: [
        "//foo.bar", "/abc", "\\\\WINDOWS", "http:// shouldfail.com", "abc", "http://a/%zz", "http://[1/", "http://ü/",
      ]),
    Row("uri-reference", ["/abc", "abc", "#frag", "//foo/bar", "a/b:c"], not: ["\\\\a", "#a\\b", "1a:b"]),
    Row("iri", ["http://ƒøø.ßår/?∂éœ=πîx"], not: ["/abc", "http:// a"]),
    Row(
      "uri-template", ["http://example.com/{term:1}/{term}", "a"],
      not: ["http://example.com/{term:1}/{term", "a}", "{}"]),
    Row(
      "uuid", ["2EB8AA08-AA98-11EA-B4AA-73B441D16380"],
      not: ["2eb8aa08aa98-11ea-b4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638g"]),
    Row("json-pointer", ["", "/foo/bar~0/baz~1/%a", "/"], not: ["foo", "/foo/bar~", "/~2", "#/"]),
    Row("relative-json-pointer", ["1", "0/foo/bar", "0#"], not: ["/foo", "-1/a", "01/a", "0##", ""]),
    Row("regex", ["([abc])+\\s+$", "^\\p{Letter}+$"], not: ["^(abc]", "a++", "\\a"]),
  ]

  @Test("A format that is asserted refuses other strings", arguments: rows)
  func asserted(row: Row) throws {
    let schema = try Schemas.compiled(#"{"format": "\#(row.format)"}"#, assertsFormats: true)
    for text in row.good { #expect(schema.isValid(try value(text)), "\(text)") }
    for text in row.bad { #expect(!schema.isValid(try value(text)), "\(text)") }
  }

  @Test("A format annotates unless it is asserted")
  func annotation() throws {
    #expect(try Schemas.compiled(#"{"format": "date"}"#).isValid(value("x")))
  }

  @Test("A format that is unknown annotates")
  func unknown() throws {
    #expect(try Schemas.compiled(#"{"format": "colour"}"#, assertsFormats: true).isValid(value("x")))
  }

  @Test("A fault says what the format looks like")
  func fault() throws {
    let row = FaultRow(
      #"{"properties": {"day": {"format": "date"}}}"#, #"{"day": "1.2.2026"}"#,
      #"/day wrong-format: "day": expected a string that is a date such as 2026-01-31, found the string "1.2.2026""#)
    #expect(try row.found(assertsFormats: true) == row.faults)
  }

  private func value(_ text: String) throws -> JSONValue {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return try Schemas.value("\"\(escaped)\"")
  }
}

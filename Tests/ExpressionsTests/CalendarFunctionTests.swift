import Testing

@testable import Expressions

private let friday = CELValue.timestamp(CELTimestamp(seconds: 1_234_567_890, nanoseconds: 123_456_789))

private func moment(_ text: String) -> CELValue {
  CELTimestamp(text).map(CELValue.timestamp) ?? .null
}

@Suite struct CalendarFunctionTests {
  @Test(
    "The parts of a moment are those of UTC",
    arguments: [
      FunctionCase("getFullYear", [friday], 2009), .init("getMonth", [friday], 1), .init("getDate", [friday], 13),
      .init("getDayOfMonth", [friday], 12), .init("getDayOfYear", [friday], 43), .init("getDayOfWeek", [friday], 5),
      .init("getHours", [friday], 23), .init("getMinutes", [friday], 31), .init("getSeconds", [friday], 30),
      .init("getMilliseconds", [friday], 123), .init("getDayOfWeek", [moment("0001-01-01T00:00:00Z")], 1),
      .init("getDayOfYear", [moment("2024-12-31T00:00:00Z")], 365),
      .init("getHours", [moment("1969-12-31T23:00:00Z")], 23),
    ])
  func divides(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "A zone moves the parts, before and after the last change that its file lists",
    arguments: [
      FunctionCase("getDate", [friday, "Australia/Sydney"], 14), .init("getDayOfMonth", [friday, "US/Central"], 12),
      .init("getDayOfMonth", [friday, "+11:00"], 13), .init("getHours", [friday, "02:00"], 1),
      .init("getFullYear", [friday, "-09:30"], 2009), .init("getMinutes", [friday, "Asia/Kathmandu"], 16),
      .init("getMinutes", [friday, "-00:30"], 1), .init("getSeconds", [friday, "-00:00"], 30),
      .init("getDayOfMonth", [moment("2009-02-13T02:00:00Z"), "America/St_Johns"], 11),
      .init("getHours", [moment("2024-07-01T12:00:00Z"), "Europe/Berlin"], 14),
      .init("getHours", [moment("2024-01-01T12:00:00Z"), "Europe/Berlin"], 13),
      .init("getHours", [moment("2200-07-01T12:00:00Z"), "Europe/Berlin"], 14),
      .init("getHours", [moment("2200-01-01T12:00:00Z"), "Europe/Berlin"], 13),
      .init("getHours", [moment("2200-01-01T12:00:00Z"), "Australia/Sydney"], 23),
      .init("getHours", [moment("2200-07-01T12:00:00Z"), "Australia/Sydney"], 22),
      .init("getHours", [moment("2200-07-01T12:00:00Z"), "Asia/Tokyo"], 21),
      .init("getHours", [moment("9999-12-31T23:59:59Z"), "Asia/Tokyo"], 8),
      .init("getFullYear", [moment("0001-01-01T00:00:00Z"), "America/New_York"], 0),
    ])
  func movesToZone(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "What is not the name of a zone is a fault",
    arguments: [
      "", "Nowhere/City", "../../etc/passwd", "/etc/passwd", "Europe/../../../etc/passwd", "Europe", "Europe/",
      "Europe//Berlin", "zone.tab", "tzdata.zi", "localtime", "25:00", "+1:00", "+01:60", "+01:00x", "Europe/Berlin\0",
    ])
  func refusesZone(_ name: String) throws {
    let row = FunctionCase("getHours", [friday, .string(name)], throws: .invalid)
    #expect(try row.actual == row.expected)
  }

  @Test(
    "The parts of a span are whole, but its milliseconds are those beside the seconds",
    arguments: [
      FunctionCase("getHours", [span(10_000)], 2), .init("getMinutes", [span(3730)], 62),
      .init("getSeconds", [span(3730)], 3730), .init("getMilliseconds", [span(123, 321_456_789)], 321),
      .init("getHours", [span(-5400)], -1), .init("getFullYear", [span(1)], throws: .noOverload),
      .init("getHours", [span(1), "UTC"], throws: .noOverload), .init("getHours", [friday, 1], throws: .noOverload),
    ])
  func dividesSpans(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  private static func span(_ seconds: Int64, _ nanoseconds: Int32 = 0) -> CELValue {
    .duration(CELDuration(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test("A cut or broken file of a zone is refused, and never read past its end")
  func refusesFiles() {
    let header = Array("TZif2".utf8) + Array(repeating: 0, count: 15)
    let counts = { (bytes: [UInt8]) -> [UInt8] in bytes.flatMap { [0, 0, 0, $0] as [UInt8] } }
    let file = header + counts([0, 0, 0, 0, 0, 0]) + header + counts([0, 0, 0, 1, 1, 0])
    let body: [UInt8] = Array(repeating: 0, count: 8) + [0] + [0, 0, 0x0E, 0x10, 0, 0] + Array("\n\n".utf8)
    #expect(ZoneFile(file + body)?.offset(at: 5) == 3600)
    for length in 0..<(file.count + 15) { #expect(ZoneFile(Array((file + body).prefix(length))) == nil) }
    var wrong = file + body
    wrong[file.count + 8] = 7
    #expect(ZoneFile(wrong) == nil)
  }
}

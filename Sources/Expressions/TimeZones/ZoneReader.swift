/// Reads the parts of a file of the format TZif in their order.
struct ZoneReader {
  /// The counts of a header.
  struct Header {
    var version: UInt8
    var timeCount: Int
    var typeCount: Int
    fileprivate var universalCount: Int
    fileprivate var standardCount: Int
    fileprivate var leapCount: Int
    fileprivate var nameSize: Int
  }

  private let file: [UInt8]
  private var place = 0

  init(_ file: [UInt8]) {
    self.file = file
  }
}

extension ZoneReader.Header {
  /// The bytes of the data after the header, with times of a width.
  func size(timeWidth: Int) -> Int {
    timeCount * (timeWidth + 1) + typeCount * 6 + nameSize + leapCount * (timeWidth + 4) + standardCount
      + universalCount
  }

  /// The bytes of the data with wide times that follow the types.
  var restSize: Int { nameSize + leapCount * 12 + standardCount + universalCount }
}

extension ZoneReader {
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= file.count - place else { return nil }
    defer { place += count }
    return file[place..<place + count]
  }

  mutating func skip(_ count: Int) -> Bool {
    bytes(count) != nil
  }

  mutating func header() -> Header? {
    guard let magic = bytes(4), magic.elementsEqual("TZif".utf8), let version = bytes(1)?.first, skip(15) else {
      return nil
    }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = number(width: 4), (0...Int64(UInt16.max)).contains(count) else { return nil }
      counts.append(Int(count))
    }
    return Header(
      version: version, timeCount: counts[3], typeCount: counts[4], universalCount: counts[0],
      standardCount: counts[1], leapCount: counts[2], nameSize: counts[5])
  }

  mutating func moments(_ count: Int) -> [Int64]? {
    var moments: [Int64] = []
    for _ in 0..<count {
      guard let moment = number(width: 8) else { return nil }
      moments.append(moment)
    }
    return moments
  }

  /// Reads the offsets of the kinds of local time.
  mutating func types(_ count: Int) -> [Int]? {
    var offsets: [Int] = []
    for _ in 0..<count {
      guard let offset = number(width: 4), abs(offset) < 86_400 * 7, skip(2) else { return nil }
      offsets.append(Int(offset))
    }
    return offsets
  }

  /// Reads the rule for the time after the last moment.
  mutating func footer() -> String? {
    let newline = UInt8(ascii: "\n")
    guard bytes(1)?.first == newline else { return nil }
    return String(decoding: file[place...].prefix { $0 != newline }, as: UTF8.self)
  }

  /// Reads a number of two's complement, its highest byte first.
  private mutating func number(width: Int) -> Int64? {
    guard let bytes = bytes(width), let first = bytes.first else { return nil }
    return bytes.reduce(first >= 0x80 ? -1 : 0) { $0 << 8 | Int64($1) }
  }
}

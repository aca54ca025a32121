/// A time zone: a fixed offset from UTC, or a place of the tz database.
enum TimeZone: Sendable {
  /// Seconds ahead of UTC.
  case fixed(Int)
  case place(ZoneFile)

  /// The steps that finding a zone takes.
  static let readingCost = 100
}

extension TimeZone {
  /// Creates the zone of a name: `UTC`, `+05:30`, `-02:00`, `02:00`, or one of the tz database such as
  /// `Europe/Berlin`; `nil` where there is none.
  init?(named name: String) {
    if name == "UTC" {
      self = .fixed(0)
    } else if let offset = Self.offset(name) {
      self = .fixed(offset)
    } else if let file = ZoneCache.file(named: name) {
      self = .place(file)
    } else {
      return nil
    }
  }

  /// Returns the seconds by which the zone's clocks are ahead of UTC at a moment, given in seconds since 1970.
  func offset(at moment: Int64) -> Int {
    switch self {
    case .fixed(let offset): offset
    case .place(let file): file.offset(at: moment)
    }
  }

  private static func offset(_ name: String) -> Int? {
    var reader = DigitReader(name)
    let isWest = reader.take("-")
    if !isWest { _ = reader.take("+") }
    guard let seconds = reader.hoursAndMinutes(), reader.isAtEnd else { return nil }
    return isWest ? -seconds : seconds
  }
}

internal import Glibc

/// The time of day, in lines about requests only.
enum Timestamp {}

extension Timestamp {
  /// The time in UTC as RFC 3339 writes it, with milliseconds.
  static var now: String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    let date = "\(Int(parts.tm_year) + 1900)-\(padded(Int(parts.tm_mon) + 1))-\(padded(Int(parts.tm_mday)))"
    let clock = "\(padded(Int(parts.tm_hour))):\(padded(Int(parts.tm_min))):\(padded(Int(parts.tm_sec)))"
    return "\(date)T\(clock).\(padded(time.tv_nsec / 1_000_000, 3))Z"
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

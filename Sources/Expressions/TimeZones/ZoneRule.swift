/// How a place's clocks change each year, as the environment variable TZ of POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
  private let standard: Int
  private let summer: (offset: Int, start: YearlyMoment, end: YearlyMoment)?

  init?(_ text: String) {
    var reader = RuleReader(text)
    guard reader.name(), let west = reader.time() else { return nil }
    standard = -west
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if !reader.isNext(",") {
      guard let west = reader.time() else { return nil }
      offset = -west
    }
    guard reader.take(","), let start = reader.moment(), reader.take(","), let end = reader.moment(), reader.isAtEnd
    else { return nil }
    summer = (offset, start, end)
  }
}

extension ZoneRule {
  /// Returns the seconds by which clocks are ahead of UTC at a moment.
  func offset(at moment: Int64) -> Int {
    guard let summer else { return standard }
    let local = Int(moment) + standard
    let year = CivilDate(daysSince1970: (local >= 0 ? local : local - 86_399) / 86_400).year
    let start = summer.start.seconds(in: year) - standard
    let end = summer.end.seconds(in: year) - summer.offset
    let moment = Int(moment)
    let isSummer = start < end ? start <= moment && moment < end : !(end <= moment && moment < start)
    return isSummer ? summer.offset : standard
  }
}

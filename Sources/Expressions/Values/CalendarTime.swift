/// A moment as clocks and calendars of a place show it.
struct CalendarTime {
  let date: CivilDate
  let hours: Int
  let minutes: Int
  let seconds: Int
  let milliseconds: Int
  /// The days since Sunday.
  let dayOfWeek: Int

  /// - Parameter offset: The seconds by which the place's clocks are ahead of UTC, less than a week.
  init(_ moment: CELTimestamp, offset: Int) {
    let local = Int(moment.seconds) + offset
    let day = (local >= 0 ? local : local - 86_399) / 86_400
    let second = local - day * 86_400
    date = CivilDate(daysSince1970: day)
    hours = second / 3600
    minutes = second / 60 % 60
    seconds = second % 60
    milliseconds = Int(moment.nanoseconds) / 1_000_000
    // 1970-01-01 was a Thursday.
    dayOfWeek = ((day + 4) % 7 + 7) % 7
  }
}

/// A moment of each year by the clocks of a place.
struct YearlyMoment: Sendable {
  /// The kinds of days.
  enum Day: Sendable {
    /// The week of a month, 5 for the last, and the days since Sunday.
    case weekday(month: Int, week: Int, day: Int)
    /// From 1, without leap days.
    case julian(Int)
    /// From 0, with leap days.
    case ordinal(Int)
  }

  var day: Day
  /// Seconds after midnight.
  var time: Int
}

extension YearlyMoment {
  /// Returns the moment of a year in seconds since 1970 by local clocks.
  func seconds(in year: Int) -> Int {
    days(in: year) * 86_400 + time
  }

  private func days(in year: Int) -> Int {
    let newYear = CivilDate(year: year, month: 1, day: 1).daysSince1970
    switch day {
    case .ordinal(let day): return newYear + day
    case .julian(let day): return newYear + day - 1 + (day >= 60 && CivilDate.isLeap(year) ? 1 : 0)
    case .weekday(let month, let week, let day):
      let first = CivilDate(year: year, month: month, day: 1).daysSince1970
      let next =
        month == 12 ? CivilDate(year: year + 1, month: 1, day: 1) : CivilDate(year: year, month: month + 1, day: 1)
      let firstWeekday = ((first + 4) % 7 + 7) % 7
      let date = first + (day - firstWeekday + 7) % 7 + (week - 1) * 7
      return date < next.daysSince1970 ? date : date - 7
    }
  }
}

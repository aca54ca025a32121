/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable {
  var year: Int
  /// From 1 to 12.
  var month: Int
  /// From 1.
  var day: Int
}

extension CivilDate {
  /// Creates the date some days after 1970-01-01.
  ///
  /// Counts in eras of 400 years that begin in March, so that a leap day is the last of a year.
  init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days from 1970-01-01 to this date.
  var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The days since the first of January.
  var daysSinceNewYear: Int {
    daysSince1970 - CivilDate(year: year, month: 1, day: 1).daysSince1970
  }

  /// Whether the calendar has the date.
  var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.days(of: month, in: year)
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

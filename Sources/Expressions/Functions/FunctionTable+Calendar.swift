extension FunctionTable {
  /// The parts of moments and spans of time (cel.dev, language definition, "Standard Definitions").
  static let calendar: [CELFunction] = [
    part("getFullYear") { $0.date.year },
    part("getMonth") { $0.date.month - 1 },
    part("getDate") { $0.date.day },
    part("getDayOfMonth") { $0.date.day - 1 },
    part("getDayOfYear") { $0.date.daysSinceNewYear },
    part("getDayOfWeek") { $0.dayOfWeek },
    part("getHours", of: { $0.hours }, ofSpan: { $0.seconds / 3600 }),
    part("getMinutes", of: { $0.minutes }, ofSpan: { $0.seconds / 60 }),
    part("getSeconds", of: { $0.seconds }, ofSpan: { $0.seconds }),
    part("getMilliseconds", of: { $0.milliseconds }, ofSpan: { Int64($0.nanoseconds / 1_000_000) }),
  ]

  private static func part(
    _ name: String, of part: @escaping @Sendable (CalendarTime) -> Int,
    ofSpan spanPart: (@Sendable (CELDuration) -> Int64)? = nil
  ) -> CELFunction {
    var overloads: [CELFunction.Overload] = [.init(.timestamp, to: .int), .init(.timestamp, .string, to: .int)]
    if spanPart != nil { overloads.append(.init(.duration, to: .int)) }
    return .method(name, overloads) { (arguments, cost) throws(EvaluationFault) in
      switch (arguments.first, arguments.count > 1 ? arguments[1] : nil, arguments.count) {
      case (.timestamp(let moment), nil, 1): return .int(Int64(part(CalendarTime(moment, offset: 0))))
      case (.timestamp(let moment), .string(let name), 2):
        try cost.spend(TimeZone.readingCost)
        guard let zone = TimeZone(named: name) else {
          throw EvaluationFault(.invalid, "no time zone is named \"\(name.prefix(40))\"")
        }
        return .int(Int64(part(CalendarTime(moment, offset: zone.offset(at: moment.seconds)))))
      case (.duration(let span), nil, 1):
        if let spanPart { return .int(spanPart(span)) }
        throw .noOverload(name, arguments)
      default: throw .noOverload(name, arguments)
      }
    }
  }
}

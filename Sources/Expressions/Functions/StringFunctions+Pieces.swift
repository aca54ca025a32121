extension StringFunctions {
  static func replace(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard 3...4 ~= arguments.count, case .string(let text) = arguments[0], case .string(let old) = arguments[1],
      case .string(let new) = arguments[2]
    else { throw .noOverload("replace", arguments) }
    let limit = try limit(in: arguments, at: 3, for: "replace")
    try cost.spend(text.utf8.count + old.utf8.count)
    let points = CodePoints(text)
    let places = places(of: Array(old.utf8), in: points, limit: limit)
    let (growth, overflow) = places.count.multipliedReportingOverflow(by: new.utf8.count)
    try cost.spend(overflow ? .max : growth)
    var result: [UInt8] = []
    var end = 0
    for place in places {
      result += points.bytes[end..<place]
      result += new.utf8
      end = place + old.utf8.count
    }
    result += points.bytes[end...]
    return .string(String(decoding: result, as: UTF8.self))
  }

  static func split(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard 2...3 ~= arguments.count, case .string(let text) = arguments[0], case .string(let separator) = arguments[1]
    else { throw .noOverload("split", arguments) }
    let limit = try limit(in: arguments, at: 2, for: "split")
    try cost.spend(text.utf8.count + separator.utf8.count)
    guard limit > 0, !text.isEmpty || !separator.isEmpty else { return .list(CELArray([])) }
    let points = CodePoints(text)
    var places = places(of: Array(separator.utf8), in: points, limit: separator.isEmpty ? limit : limit - 1)
    if separator.isEmpty {
      places.removeFirst()
      if places.last == points.bytes.count { places.removeLast() }
    }
    try cost.spend(places.count)
    var pieces: [CELValue] = []
    var end = 0
    for place in places {
      pieces.append(.string(points.text(end..<place)))
      end = place + separator.utf8.count
    }
    pieces.append(.string(points.text(end..<points.bytes.count)))
    return .list(CELArray(pieces))
  }

  static func join(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard 1...2 ~= arguments.count, case .list(let list) = arguments[0] else { throw .noOverload("join", arguments) }
    var separator = ""
    if arguments.count == 2 {
      guard case .string(let text) = arguments[1] else { throw .noOverload("join", arguments) }
      separator = text
    }
    var result = ""
    for index in 0..<list.count {
      guard case .string(let piece) = list.element(at: index) else { throw .noOverload("join", arguments) }
      try cost.spend(1 + piece.utf8.count + separator.utf8.count)
      if index > 0 { result += separator }
      result += piece
    }
    return .string(result)
  }

  /// Returns an argument that bounds how often something is done; without it, or below zero, nothing does.
  private static func limit(
    in arguments: [CELValue], at place: Int, for name: String
  ) throws(EvaluationFault) -> Int {
    guard arguments.count > place else { return .max }
    guard case .int(let limit) = arguments[place] else { throw .noOverload(name, arguments) }
    return limit < 0 ? .max : Int(clamping: limit)
  }

  /// Returns where the occurrences begin that do not overlap; nothing occurs before each code point and at the end.
  private static func places(of part: [UInt8], in text: CodePoints, limit: Int) -> [Int] {
    let search = UTF8Search(part)
    var places: [Int] = []
    var start = 0
    while places.count < limit, let place = search.first(in: text.bytes, from: start) {
      places.append(place)
      guard place < text.bytes.count else { break }
      start = part.isEmpty ? text.next(after: place) : place + part.count
    }
    return places
  }
}

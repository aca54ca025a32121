/// Writes values into a text as `format` does.
struct FormatWriter {
  private(set) var output: [UInt8] = []
}

extension FormatWriter {
  /// Writes a text with its clauses, which take the values in their order.
  mutating func write(_ text: String, _ values: any CELList, cost: inout Cost) throws(EvaluationFault) {
    try cost.spend(text.utf8.count)
    let text = Array(text.utf8)
    let percent = UInt8(ascii: "%")
    var place = 0
    var taken = 0
    while place < text.count {
      let plain = text[place...].prefix { $0 != percent }
      output += plain
      place = plain.endIndex + 1
      guard plain.endIndex < text.count else { return }
      if place < text.count, text[place] == percent {
        output.append(percent)
        place += 1
        continue
      }
      let clause = try FormatClause(text, at: &place)
      guard taken < values.count else { throw EvaluationFault(.invalid, "index \(taken) out of range") }
      try write(values.element(at: taken), as: clause, cost: &cost)
      taken += 1
    }
  }

  private mutating func write(
    _ value: CELValue, as clause: FormatClause, cost: inout Cost
  ) throws(EvaluationFault) {
    guard case .string = clause else { return try append(clause.text(of: value, cost: &cost), cost: &cost) }
    try write(value, depth: 0, cost: &cost)
  }

  private mutating func append(_ text: String, cost: inout Cost) throws(EvaluationFault) {
    try cost.spend(text.utf8.count)
    output += text.utf8
  }
}

extension FormatWriter {
  /// The most lists and maps within one another.
  private static let deepest = 64

  /// Writes a value as the clause `%s` does.
  private mutating func write(_ value: CELValue, depth: Int, cost: inout Cost) throws(EvaluationFault) {
    try cost.spend(1)
    guard depth <= Self.deepest else {
      throw EvaluationFault(.cost, "the value to format is more than \(Self.deepest) levels deep")
    }
    switch value {
    case .null: try append("null", cost: &cost)
    case .double(let number): try append(number.formatted, cost: &cost)
    case .type(let type): try append(type.name, cost: &cost)
    case .list(let list): try write(list, depth: depth, cost: &cost)
    case .map(let map): try write(map, depth: depth, cost: &cost)
    case .bytes(let bytes):
      try cost.spend(bytes.count)
      output += bytes
    default: try append(value.text ?? "", cost: &cost)
    }
  }

  private mutating func write(_ list: any CELList, depth: Int, cost: inout Cost) throws(EvaluationFault) {
    output.append(UInt8(ascii: "["))
    for index in 0..<list.count {
      if index > 0 { output += ", ".utf8 }
      try write(list.element(at: index), depth: depth + 1, cost: &cost)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Writes the entries in the order of their keys' texts.
  private mutating func write(_ map: any CELMap, depth: Int, cost: inout Cost) throws(EvaluationFault) {
    var entries: [(key: String, value: CELValue)] = []
    for key in map.keys {
      let text = key.text ?? ""
      try cost.spend(1 + text.utf8.count)
      entries.append((text, map.element(at: key) ?? .null))
    }
    entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    output.append(UInt8(ascii: "{"))
    for (index, entry) in entries.enumerated() {
      if index > 0 { output += ", ".utf8 }
      output += entry.key.utf8
      output += ": ".utf8
      try write(entry.value, depth: depth + 1, cost: &cost)
    }
    output.append(UInt8(ascii: "}"))
  }
}

extension Double {
  /// The number as `format` writes it: no exponent, and whole words for what is not finite.
  var formatted: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    return ShortestDecimal(self).fixed
  }
}

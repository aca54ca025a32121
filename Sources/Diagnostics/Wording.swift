/// The turns of phrase that messages share.
package enum Wording {}

extension Wording {
  /// Returns a name of the document in double quotes, cut after 60 characters.
  package static func quoted(_ name: String) -> String {
    let start = name.prefix(60)
    return start.endIndex == name.endIndex ? "\"\(name)\"" : "\"\(start)…\""
  }

  /// Lists values that are allowed: `"a", "b" or "c"`, after the first 12 only the number of the rest.
  package static func alternatives(_ values: some Collection<String>, limit: Int = 12) -> String {
    // Counting the last two would take as much room as naming them.
    var items = values.prefix(values.count <= limit + 2 ? values.count : limit).map(quoted)
    let rest = values.count - items.count
    if rest > 0 { items.append("\(rest) more") }
    guard let last = items.popLast() else { return "nothing" }
    return items.isEmpty ? last : items.joined(separator: ", ") + " or " + last
  }

  /// Lists names of which all are meant: `"a", "b" and "c"`, after the first 12 only the number of the rest.
  package static func list(_ names: [String]) -> String { all(names.prefix(14).map(quoted), of: names.count) }

  /// Lists phrases that all hold, after the first 12 only the number of the rest.
  ///
  /// - Parameter count: The number of all phrases, of which those after the first 14 need not be there.
  package static func all(_ phrases: [String], of count: Int) -> String {
    var items = count <= 14 ? phrases : phrases.prefix(12) + ["\(grouped(count - 12)) more"]
    guard let last = items.popLast() else { return "nothing" }
    return items.isEmpty ? last : items.joined(separator: ", ") + " and " + last
  }

  /// Lists phrases of which one holds: `a string, a number or null`.
  package static func phrases(_ phrases: [String]) -> String {
    guard let last = phrases.last else { return "nothing" }
    return phrases.count == 1 ? last : phrases.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Lists phrases that all hold: `a, b and c`, after the first three only the number of the rest.
  package static func several(_ phrases: [String], limit: Int = 3) -> String {
    var items = phrases.count > limit + 1 ? Array(phrases.prefix(limit)) : phrases
    if items.count < phrases.count { items.append("\(grouped(phrases.count - items.count)) more") }
    guard let last = items.popLast() else { return "nothing" }
    return items.isEmpty ? last : items.joined(separator: ", ") + " and " + last
  }

  /// Returns a number with its noun, such as `1 error` or `2,000 errors`.
  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(grouped(number)) \(noun)s"
  }

  /// Returns a whole number with a comma between every three digits.
  package static func grouped(_ number: Int) -> String {
    var text = String(number.magnitude)
    for distance in stride(from: 3, to: text.utf8.count, by: 3) {
      // The text grows by a comma for each group, which stands behind those still to come.
      text.insert(",", at: text.index(text.endIndex, offsetBy: -distance - distance / 3 + 1))
    }
    return number < 0 ? "-" + text : text
  }
}

/// Finds what an author probably meant by a misspelt name.
package enum NearestName {}

extension NearestName {
  /// The most characters of a name or candidate that are compared; longer ones are near to nothing.
  package static let lengthLimit = 64
  /// The most candidates that are compared, so that many faults among many names take no minutes.
  package static let candidateLimit = 1_000
  /// The most edits between near names, however long they are.
  private static let editLimit = 8

  /// Returns the candidate nearest to `name`, or `nil` where none is near enough to suggest.
  ///
  /// Near is a candidate that differs in a third of its characters at most, and in 8: added, left out, replaced, or swapped with
  /// the next one (Damerau–Levenshtein, in the form that edits no stretch twice); case does not count. If there is none,
  /// one is near that begins with the name, or the name with it, provided that at least four characters agree. Of
  /// equally near candidates the first wins.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    guard let name = folded(name) else { return nil }
    var best: (candidate: String, distance: Int)?
    var prefix: (candidate: String, difference: Int)?
    for candidate in candidates.prefix(candidateLimit) {
      guard let other = folded(candidate) else { continue }
      let limit = min(max(name.count, other.count) / 3, editLimit, (best?.distance ?? .max) - 1)
      if let distance = distance(name, other, limit: limit) { best = (candidate, distance) }
      if best?.distance == 0 { break }
      let difference = abs(name.count - other.count)
      guard difference < prefix?.difference ?? .max, min(name.count, other.count) >= 4 else { continue }
      if name.starts(with: other) || other.starts(with: name) { prefix = (candidate, difference) }
    }
    return best?.candidate ?? prefix?.candidate
  }

  private static func folded(_ name: String) -> [UInt32]? {
    guard !name.isEmpty, name.utf8.count <= 4 * lengthLimit else { return nil }
    let scalars =
      name.utf8.allSatisfy { $0 < 0x80 } ? lowercasedASCII(name) : name.lowercased().unicodeScalars.map(\.value)
    return scalars.count > lengthLimit ? nil : scalars
  }

  private static func lowercasedASCII(_ name: String) -> [UInt32] {
    name.utf8.map { UInt32(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0) }
  }

  /// Returns the number of edits between two names, or `nil` where it is above the limit.
  private static func distance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    var older = Array(repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = older
    for row in left.indices {
      // Further than `limit` from the diagonal no cell can be within it.
      let band = max(0, row - limit)..<min(right.count, row + limit + 1)
      current[band.lowerBound] = band.lowerBound == 0 ? row + 1 : limit + 1
      if band.upperBound < right.count { current[band.upperBound + 1] = limit + 1 }
      var least = current[band.lowerBound]
      for column in band {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      guard least <= limit else { return nil }
      (older, previous, current) = (previous, current, older)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}

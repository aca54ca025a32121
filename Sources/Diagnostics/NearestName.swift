/// Finds what an author probably meant by a misspelt name.
package enum NearestName {}

extension NearestName {
  /// The most characters of a name or candidate that are compared; longer ones are near to nothing.
  package static let lengthLimit = 64

  /// Returns the candidate nearest to `name`, or `nil` where none is near enough to suggest.
  ///
  /// Near is a candidate that differs in a third of its characters at most: added, left out, replaced, or swapped with
  /// the next one (Damerau–Levenshtein, in the form that edits no stretch twice); case does not count. If there is none,
  /// one is near that begins with the name, or the name with it, provided that at least four characters agree. Of
  /// equally near candidates the first wins.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    guard let name = folded(name) else { return nil }
    var best: (candidate: String, distance: Int)?
    var prefix: (candidate: String, difference: Int)?
    for candidate in candidates {
      guard let other = folded(candidate) else { continue }
      let limit = min(max(name.count, other.count) / 3, (best?.distance ?? .max) - 1)
      if let distance = distance(name, other, limit: limit) { best = (candidate, distance) }
      if best?.distance == 0 { break }
      let difference = abs(name.count - other.count)
      guard difference < prefix?.difference ?? .max, min(name.count, other.count) >= 4 else { continue }
      if name.starts(with: other) || other.starts(with: name) { prefix = (candidate, difference) }
    }
    return best?.candidate ?? prefix?.candidate
  }

  private static func folded(_ name: String) -> [Unicode.Scalar]? {
    guard name.utf8.count <= 4 * lengthLimit else { return nil }
    let scalars = Array(name.lowercased().unicodeScalars)
    return scalars.isEmpty || scalars.count > lengthLimit ? nil : scalars
  }

  /// Returns the number of edits between two names, or `nil` where it is above the limit.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var cost = min(previous[column + 1] + 1, current[column] + 1)
        cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (older, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}

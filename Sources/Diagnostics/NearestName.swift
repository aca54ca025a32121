/// Finds what an author probably meant by a misspelt name.
package enum NearestName {}

extension NearestName {
  /// Returns the candidate nearest to `name`, or `nil` where none is near enough to suggest.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    nil
  }
}

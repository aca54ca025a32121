/// Where a schema stands: a URI, and the steps of a JSON Pointer from there.
///
/// Locations share the steps that they have in common, so that deep schemas take no more room than others.
final class Location: Sendable {
  private let parent: Location?
  private let text: String

  init(_ text: String, after parent: Location? = nil) {
    self.text = text
    self.parent = parent
  }
}

extension Location: CustomStringConvertible {
  static func + (parent: Location, text: String) -> Location {
    Location(text, after: parent)
  }

  var description: String {
    var parts = [text]
    var next = parent
    while let location = next {
      parts.append(location.text)
      next = location.parent
    }
    return parts.reversed().joined()
  }
}

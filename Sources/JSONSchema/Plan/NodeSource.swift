internal import JSON

/// Where a node comes from.
struct NodeSource: Sendable {
  /// The absolute location: a URI with a JSON Pointer as its fragment.
  var location = Location("#")
  /// The schema's object, or `nil` for `true` and `false`.
  var schema: JSONValue?
}

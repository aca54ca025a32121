/// What a schema says of the keys that match a pattern.
struct PatternMember: Sendable {
  let pattern: Int32
  var node: Int32
}

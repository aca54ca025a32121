/// A stretch of the bytes of names.
struct Name: Sendable {
  let start: Int32
  let count: Int32
}

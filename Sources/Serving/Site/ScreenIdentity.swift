/// Which screen a response shows, and which version of it.
struct ScreenIdentity: Sendable, Hashable {
  /// The name of its file.
  let name: String
  /// A digest of all that it is made of.
  let version: String
}

/// What the contents of one page share.
struct PageParts: Sendable {
  /// The rules of all contents.
  var sheet = StyleSheet()
  /// The symbols that stand in the page already.
  var icons: [String: IconState] = [:]
  /// The number of headers with an id so far.
  var headers = 0
}

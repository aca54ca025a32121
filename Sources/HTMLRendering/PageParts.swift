/// What the contents of one page share.
struct PageParts: Sendable {
  /// The rules of all contents.
  var sheet = StyleSheet()
  /// What the page's policy has to allow.
  var needs = PolicyNeeds()
  /// The URLs to write instead of those that pictures have.
  let pictureURLs: [String: String]
  /// The symbols that stand in the page already.
  var icons: [String: IconState] = [:]
  /// The number of headers with an id so far.
  var headers = 0
  /// The number of groups of radio buttons so far.
  var groups = 0
  /// The masks of templates so far, for their ids.
  var masks = 0
  /// What parts are called that others refer to.
  var names = PartNames()
  /// Whether there is a heading of the first level.
  var hasMainHeading = false
  /// The number of titles so far.
  var titles = 0
  /// The number of descriptions so far.
  var descriptions = 0

  init(_ options: HTMLOptions) {
    pictureURLs = options.pictureURLs
  }
}

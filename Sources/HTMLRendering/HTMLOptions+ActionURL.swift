internal import Paravent

extension HTMLOptions {
  /// Whether a page can post its actions to a URL: a relative one, or one of the schemes `http` and `https`.
  package static func canPost(to url: String) -> Bool {
    SafeURL(url, for: .resource).map { !$0.text.isEmpty } ?? false
  }
}

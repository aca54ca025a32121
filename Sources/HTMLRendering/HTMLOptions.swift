internal import Paravent

/// What a caller decides about an HTML output.
public struct HTMLOptions: Sendable {
  /// Surroundings that a page is made for.
  public enum ColorScheme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Whether the output is one element to place in another page, instead of a page.
  public var isFragment: Bool
  /// Where the form posts actions to; `nil` for the page's own URL.
  public var actionURL: String?
  /// The URL that relative ones in a page start from; `nil` for the page's own.
  public var baseURL: String?
  /// The surroundings that the output is made for; `nil` for both, as the reader's system has it.
  public var colorScheme: ColorScheme?

  /// Where `HTMLRenderer.script` is served, which makes actions smooth where scripts are allowed; `nil` for a page
  /// without a script. Fragments have none.
  public var scriptURL: String?
  /// Where a stream of events tells the script which version is served, by events called `version`; `nil` for none.
  public var eventsURL: String?
  /// What a page says in front of its content, line by line, such as diagnostics to its author; `nil` for nothing.
  public var notice: String?
  /// URLs to write instead of those that pictures have, by these exactly, such as ones that name a version.
  public var pictureURLs: [String: String]
  /// Data of the screen, JSON, that a form posts as `data` beside the state; `nil` for nothing, where the receiver has
  /// them.
  public var data: [UInt8]?

  /// Creates options; by default a page without a script that posts to its own URL and serves both colour schemes.
  public init(
    isFragment: Bool = false, actionURL: String? = nil, baseURL: String? = nil, colorScheme: ColorScheme? = nil,
    scriptURL: String? = nil, eventsURL: String? = nil, notice: String? = nil, pictureURLs: [String: String] = [:],
    data: [UInt8]? = nil
  ) {
    self.isFragment = isFragment
    self.actionURL = actionURL
    self.baseURL = baseURL
    self.colorScheme = colorScheme
    self.scriptURL = scriptURL
    self.eventsURL = eventsURL
    self.notice = notice
    self.pictureURLs = pictureURLs
    self.data = data
  }
}

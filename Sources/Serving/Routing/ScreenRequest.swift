/// A screen in one form, as a path and a request ask for it.
struct ScreenRequest: Sendable {
  let screen: ServedScreen
  let format: ScreenFormat
  /// Whether the form comes from `Accept`, so that the response varies with it.
  let isNegotiated: Bool
  let query: ScreenQuery
  /// The URLs that pictures have in a page.
  var pictures = PictureURLs()
  /// Whether the screen came with the request.
  var isAdHoc = false
}

extension ScreenRequest {
  /// A screen that came with a request, in the form that the client likes best.
  static func adHoc(_ screen: ServedScreen, of site: Site, _ request: HTTPRequest, or fallback: ScreenFormat) -> Result
  {
    let field = request.headers.list("Accept")
    let format = field == nil || field == "*/*" ? fallback : ScreenFormat.preferred(by: field)
    guard let format, format != .source else {
      var problem = Problem(406, "the screen is there in other forms only")
      problem.alternatives = ScreenFormat.allCases.filter { $0 != .source }.map(\.type)
      return .refused(problem)
    }
    return found(screen, format, isNegotiated: true, of: site, request)
  }

  /// What the request asks for, or why there is no such thing.
  static func read(_ name: String, of site: Site, _ request: HTTPRequest) -> Result {
    guard let (screen, format) = find(name, of: site) else {
      return .refused(Problem(404, "there is no screen of this name"))
    }
    guard let chosen = format ?? ScreenFormat.preferred(by: request.headers.list("Accept")) else {
      var problem = Problem(406, "the screen is there in other forms only")
      problem.alternatives = ScreenFormat.allCases.map(\.type)
      return .refused(problem)
    }
    return found(screen, chosen, isNegotiated: format == nil, of: site, request)
  }

  private static func found(
    _ screen: ServedScreen, _ format: ScreenFormat, isNegotiated: Bool, of site: Site, _ request: HTTPRequest
  ) -> Result {
    do throws(ScreenQuery.QueryFault) {
      let query = try ScreenQuery(request)
      return .found(
        ScreenRequest(
          screen: screen, format: format, isNegotiated: isNegotiated, query: query, pictures: site.pictureURLs))
    } catch {
      return .refused(Problem(400, error.message))
    }
  }

  enum Result: Sendable {
    case found(ScreenRequest)
    case refused(Problem)
  }

  /// What tells the version of the screen in its form from others: a page names pictures by their digests.
  var version: String { format == .html ? "\(screen.version)-\(pictures.version)" : screen.version }

  /// A screen by its name, or by its name and the end of a path that asks for one form.
  static func find(_ name: String, of site: Site) -> (ServedScreen, ScreenFormat?)? {
    if let screen = site.screens[name] { return (screen, nil) }
    for format in [ScreenFormat.source, .html, .json, .text] where name.hasSuffix(format.pathExtension) {
      if let screen = site.screens[String(name.dropLast(format.pathExtension.count))] { return (screen, format) }
    }
    return nil
  }

  /// The fields of the request with which the response varies.
  var vary: String {
    let fields = [isNegotiated ? "Accept" : nil, "Accept-Encoding", format == .source ? nil : ScreenQuery.hint]
    return fields.compactMap(\.self).joined(separator: ", ")
  }
}

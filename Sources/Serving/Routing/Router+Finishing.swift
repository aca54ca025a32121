extension Router {
  /// Returns a response with what every response has.
  func finish(_ response: HTTPResponse, _ request: HTTPRequest, _ route: Route? = nil) -> HTTPResponse {
    var response = response
    if let route { response.route = route.template }
    if let problem = response.problem, ErrorPage.isPreferred(by: request) {
      show(problem, in: &response, leadingBackFrom: route)
    }
    SecurityHeaders.add(to: &response.headers, settings)
    allowOrigin(of: request, for: &response, route)
    if let identifier = RequestIdentifier.given(by: request) {
      response.headers["X-Request-Id"] = identifier
      response.slot = nil
    }
    if isDraining {
      response.headers.add("Connection", "close")
      response.slot = nil
    }
    return response
  }

  /// Says a problem as a page, which leads back to the screen where the problem is not the screen's own.
  private func show(_ problem: Problem, in response: inout HTTPResponse, leadingBackFrom route: Route?) {
    var back = "/"
    if case .actions(let name) = route, store.current.screens[name] != nil { back = ScreenLocation.path(of: name) }
    let shown = PublicProblem(problem, isForAuthors: settings.isWatching)
    let page = ErrorPage(problem: shown, back: back).html
    response.body = .bytes(page)
    response.headers["Content-Encoding"] = nil
    for (name, value) in SmallPage.headers(for: page) { response.headers[name] = value }
  }

  /// Lets scripts of configured origins read the response (the CORS protocol).
  private func allowOrigin(of request: HTTPRequest, for response: inout HTTPResponse, _ route: Route?) {
    guard !settings.origins.isEmpty else { return }
    response.slot = nil
    let vary = response.headers["Vary"]
    response.headers["Vary"] = vary.map { "\($0), Origin" } ?? "Origin"
    guard let origin = request.headers["Origin"], settings.origins.contains(origin) else { return }
    response.headers.add("Access-Control-Allow-Origin", origin)
    guard request.method == "OPTIONS", request.headers["Access-Control-Request-Method"] != nil else {
      return response.headers.add("Access-Control-Expose-Headers", "ETag, Location, Retry-After, X-Request-Id")
    }
    response.headers.add("Access-Control-Allow-Methods", route?.allow ?? "OPTIONS")
    response.headers.add("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id, traceparent")
    response.headers.add("Access-Control-Max-Age", "600")
  }
}

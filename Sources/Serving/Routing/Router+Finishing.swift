extension Router {
  /// Returns a response with what every response has.
  func finish(_ response: HTTPResponse, _ request: HTTPRequest, _ route: Route? = nil) -> HTTPResponse {
    var response = response
    if let route { response.route = route.template }
    if response.slot == nil, response.status != 304 { SecurityHeaders.add(to: &response.headers, settings) }
    allowOrigin(of: request, for: &response, route)
    if let identifier = RequestIdentifier.given(by: request) {
      response.headers.add("X-Request-Id", identifier)
      response.slot = nil
    }
    if isDraining {
      response.headers.add("Connection", "close")
      response.slot = nil
    }
    return response
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
      return response.headers.add("Access-Control-Expose-Headers", "ETag, X-Request-Id")
    }
    response.headers.add("Access-Control-Allow-Methods", route?.allow ?? "OPTIONS")
    response.headers.add("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id, traceparent")
    response.headers.add("Access-Control-Max-Age", "600")
  }
}

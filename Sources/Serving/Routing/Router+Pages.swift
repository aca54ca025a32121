extension Router {
  /// Answers with the list of screens.
  func index(of site: Site, _ request: HTTPRequest) -> Plan {
    if let home = settings.home {
      return .ready(HTTPResponse(307, [("Location", ScreenLocation.path(of: home)), ("Cache-Control", "no-cache")]))
    }
    return derived("index", of: site, type: MediaType.html, request) {
      let page = IndexPage(site: site).html
      return (page, PagePolicy.policy(ofSmall: page))
    }
  }

  /// Answers with the description of the routes.
  func openAPI(_ request: HTTPRequest) -> Plan {
    derived("openapi.json", of: store.current, type: MediaType.json, request) { [settings] in
      (OpenAPIDocument(settings).json, nil)
    }
  }

  func metricsPage() -> HTTPResponse {
    HTTPResponse(
      200, [("Content-Type", MediaType.metrics), ("Cache-Control", "no-store")],
      body: Array(metrics.text(isReady: !isDraining && store.current.isReady).utf8))
  }

  /// Answers with events, which begin with the version that is served.
  func events() -> HTTPResponse {
    // A proxy that gathers responses would hold events back.
    let headers = [("Content-Type", MediaType.events), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no")]
    var response = HTTPResponse(200, headers)
    response.body = .events(first: "event: version\ndata: \(store.current.version)\n\n")
    return response
  }
}

extension Router {
  /// Answers what changes nothing.
  func get(_ route: Route, _ request: HTTPRequest) -> Plan {
    let site = store.current
    switch route {
    case .index: return index(of: site, request)
    case .screen(let name): return screen(name, of: site, request).about(name, of: site)
    case .designSystem(let name):
      return file(site.designSystems[name], named: "design-systems/\(name)", request)
    case .asset(let path): return asset(path, of: site, request)
    case .schema(let name): return schema(name, of: site, request)
    case .gallery(let path): return gallery(path, of: site, request)
    case .openAPI: return openAPI(request)
    case .script: return script(request)
    case .live: return .ready(plain(200, "alive\n"))
    case .ready: return .ready(readiness(of: site))
    case .metrics: return .ready(metricsPage())
    case .events: return .ready(events())
    case .actions, .render, .validate: return .ready(Problem(404, "there is nothing at this path").response)
    }
  }

  /// Answers what carries a body.
  func post(_ route: Route, _ request: HTTPRequest) -> Plan {
    guard request.body.count <= settings.bodyLimit else {
      return .ready(Problem(413, "the body is longer than \(settings.bodyLimit) bytes").response)
    }
    if let refusal = BodyCheck.refusal(of: request) { return .ready(refusal) }
    let site = store.current
    switch route {
    case .screen(let name): return posted(to: name, of: site, request).about(name, of: site)
    case .actions(let name): return actions(of: name, of: site, request).about(name, of: site)
    case .render: return render(request, site)
    case .validate: return validate(request, site)
    default: return .ready(Problem(404, "there is nothing at this path").response)
    }
  }

  func plain(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, [("Content-Type", MediaType.text), ("Cache-Control", "no-store")], body: Array(text.utf8))
  }

  private func readiness(of site: Site) -> HTTPResponse {
    if isDraining { return plain(503, "shutting down\n") }
    return site.isReady ? plain(200, "ready\n") : plain(503, "no screen can be served\n")
  }
}

extension Router {
  /// The template of the route that a request asks for.
  func template(of request: HTTPRequest) -> String {
    request.segments.flatMap { Route($0, settings) }?.template ?? "none"
  }

  /// Refuses a request for which there is no memory at the moment.
  func refuse(_ request: HTTPRequest) -> HTTPResponse {
    var response = Problem.busy("too many requests are being answered", retryAfter: 1).response
    response.headers.add("Connection", "close")
    return finish(response, request, request.segments.flatMap { Route($0, settings) })
  }

  /// Refuses a request whose body is longer than is taken.
  func refuseBody(of request: HTTPRequest) -> HTTPResponse {
    var response = Problem(413, "the body is longer than \(settings.bodyLimit) bytes").response
    response.headers.add("Connection", "close")
    return finish(response, request, request.segments.flatMap { Route($0, settings) })
  }
}

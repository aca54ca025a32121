internal import HTMLRendering
package import Paravent
internal import Synchronization

/// Answers requests, without knowing of connections.
package final class Router: Sendable {
  package let settings: ServerSettings
  package let store: SiteStore
  let cache: RepresentationCache
  package let metrics = Metrics()
  let handlers: ActionHandlers
  let renderer: ScreenRenderer
  /// The script of pages.
  let script = ServedFile(HTMLRenderer.script, type: MediaType.script)
  /// Receives what an operator should know, a sentence each.
  let note: @Sendable (String) -> Void
  private let draining = Atomic(false)

  /// Creates a router of a site.
  package init(
    _ site: Site, settings: ServerSettings = ServerSettings(), handlers: ActionHandlers = ActionHandlers(),
    note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.note = note
    self.settings = settings
    self.handlers = handlers
    renderer = ScreenRenderer(settings: settings, metrics: metrics)
    store = SiteStore(site)
    cache = RepresentationCache(limit: settings.cacheSize)
  }
}

extension Router {
  /// Whether the server is about to end, so that it is not ready any more.
  package var isDraining: Bool { draining.load(ordering: .relaxed) }

  /// Lets everyone know that the server is about to end.
  package func drain() { draining.store(true, ordering: .relaxed) }

  /// Answers a request, doing what work it needs.
  package func respond(to request: HTTPRequest) -> HTTPResponse {
    switch plan(request) {
    case .ready(let response): response
    case .work(let work): finish(work.make(), for: request)
    }
  }

  /// Returns the answer to a request, or what has to be done first.
  package func plan(_ request: HTTPRequest) -> Plan {
    if let fault = request.framingFault {
      var response = finish(Problem(400, "the request is not clear: \(fault)").response, request)
      response.headers["Connection"] = "close"
      return .ready(response)
    }
    guard request.target.utf8.count <= settings.targetLimit else {
      return .ready(finish(Problem(414, "the target is longer than \(settings.targetLimit) bytes").response, request))
    }
    guard request.headers.size <= settings.headerLimit else {
      return .ready(finish(Problem(431, "the headers are longer than \(settings.headerLimit) bytes").response, request))
    }
    if let problem = HostCheck.refusal(of: request, settings) { return .ready(finish(problem.response, request)) }
    if request.method == "OPTIONS", request.target == "*" {
      return .ready(finish(HTTPResponse(204, [("Allow", Route.allow(settings))]), request))
    }
    guard let segments = request.segments, let route = Route(segments, settings) else {
      return .ready(finish(Problem(404, "there is nothing at this path").response, request))
    }
    switch planned(request, route) {
    case .ready(let response): return .ready(finish(response, request, route))
    case .work(let work): return .work(work)
    }
  }

  /// Returns the response to a request that waited for a product.
  package func finish(_ product: Work.Product, for request: HTTPRequest) -> HTTPResponse {
    let route = request.segments.flatMap { Route($0, settings) }
    switch product {
    case .representation(let representation): return finish(representation.response(to: request), request, route)
    case .response(let response): return finish(response, request, route)
    case .work(let work): return finish(work.make(), for: request)
    case .gallery(let site):
      guard case .gallery(let path)? = route else { return finish(Problem.nothingHere.response, request, route) }
      switch galleryFile(path, of: site, request) {
      case .ready(let response): return finish(response, request, route)
      case .work(let work): return finish(work.make(), for: request)
      }
    }
  }

  private func planned(_ request: HTTPRequest, _ route: Route) -> Plan {
    switch request.method {
    case "GET", "HEAD":
      guard route.methods.contains("GET") else { return .ready(unread(route, request)) }
      return get(route, request)
    case "POST":
      guard route.methods.contains("POST") else { return .ready(notAllowed(route)) }
      return post(route, request)
    case "OPTIONS": return .ready(HTTPResponse(204, [("Allow", route.allow)]))
    default: return .ready(notAllowed(route))
    }
  }

  /// Leads people who load the address of an action, as a reload does, to its screen.
  private func unread(_ route: Route, _ request: HTTPRequest) -> HTTPResponse {
    guard case .actions(let name) = route, ErrorPage.isPreferred(by: request), store.current.screens[name] != nil else {
      return notAllowed(route)
    }
    return HTTPResponse(303, [("Location", ScreenLocation.path(of: name)), ("Cache-Control", "no-store")])
  }

  private func notAllowed(_ route: Route) -> HTTPResponse {
    var response = Problem(405, "this path takes \(route.allow)").response
    response.headers["Allow"] = route.allow
    return response
  }
}

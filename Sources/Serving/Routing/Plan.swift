/// How a request is answered: at once, or after work that must not hold up other clients.
package enum Plan: Sendable {
  case ready(HTTPResponse)
  case work(Work)
}

extension Plan {
  /// Returns the plan with the screen that a path names in its response, for logs.
  func about(_ name: String, of site: Site) -> Plan {
    if case .ready(let response) = self, response.screen != nil { return self }
    guard let screen = ScreenRequest.find(name, of: site)?.0.identity else { return self }
    switch self {
    case .ready(var response):
      response.screen = screen
      return .ready(response)
    case .work(let work): return .work(work.about(screen))
    }
  }
}

extension Work {
  fileprivate func about(_ screen: ScreenIdentity) -> Work {
    Work(lane: lane, key: key) {
      let product = make()
      if case .work(let further) = product { return .work(further.about(screen)) }
      guard case .response(var response) = product else { return product }
      response.screen = screen
      return .response(response)
    }
  }
}

/// What a request waits for.
package struct Work: Sendable {
  /// What comes of work.
  package enum Product: Sendable {
    case representation(Representation)
    case response(HTTPResponse)
    /// What has to be done after it, in another lane.
    case work(Work)
    /// The gallery of a site, of which each request wants another file.
    case gallery(Site)
  }

  /// The threads that do it: those for computing, or those that may wait for handlers, by what answers them.
  package enum Lane: Sendable {
    case computing
    case waiting(for: Set<String>)
  }

  /// Where it is done.
  package var lane = Lane.computing
  /// What tells the product apart; requests with one key wait for one product.
  package let key: RepresentationKey?
  /// Does it.
  package let make: @Sendable () -> Product
}

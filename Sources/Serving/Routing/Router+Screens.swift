internal import Diagnostics
internal import Paravent

extension Router {
  /// Answers with a screen in the form that the client wants.
  func screen(_ name: String, of site: Site, _ request: HTTPRequest) -> Plan {
    let wanted: ScreenRequest
    switch ScreenRequest.read(name, of: site, request) {
    case .refused(let problem): return .ready(problem.response)
    case .found(let found): wanted = found
    }
    guard wanted.format == .source && !wanted.screen.source.isEmpty || !wanted.screen.hasErrors else {
      return .ready(settings.isWatching && wanted.format == .html ? livePage(of: wanted) : faulty(wanted))
    }
    guard let coding = ContentCoding.preferred(by: request.headers.list("Accept-Encoding")) else {
      return .ready(Problem(406, "every coding of the content is refused").response)
    }
    var key = RepresentationKey(
      name: "screens/\(wanted.screen.name)", version: wanted.version, format: wanted.format, coding: coding)
    if wanted.format != .source {
      key.locale = wanted.query.locale
      key.colorScheme = wanted.query.colorScheme?.rawValue
      key.width = wanted.format == .text ? wanted.query.width : nil
    }
    key.isNegotiated = wanted.isNegotiated
    return representation(for: key, request) { [renderer, settings] in
      let rendered = renderer.render(wanted, data: nil)
      return Representation(
        making: rendered.bytes, headers: wanted.headers(of: rendered, settings), coding: coding,
        showing: wanted.screen.identity, diagnosticCount: rendered.report.count, settings)
    }
  }

  /// Returns what the cache has, or the work that makes it.
  func representation(
    for key: RepresentationKey, _ request: HTTPRequest, _ make: @escaping @Sendable () -> Representation
  ) -> Plan {
    if let found = cache.find(key) {
      metrics.countHit()
      return .ready(found.response(to: request))
    }
    metrics.countMiss()
    let work = Work(key: key) { [cache, metrics] in
      // Another request may have been answered since this one was planned.
      if let found = cache.find(key) { return .representation(found) }
      let made = make()
      metrics.countRender()
      cache.keep(made, for: key)
      return .representation(made)
    }
    return .work(work)
  }

  /// A page of nothing but the faults, which is left when they are mended.
  private func livePage(of wanted: ScreenRequest) -> HTTPResponse {
    metrics.count(wanted.screen.report)
    let page = renderer.faults(of: wanted)
    let headers = [("Content-Type", MediaType.html), ("Cache-Control", "no-store")] + wanted.pageHeaders(of: page)
    return HTTPResponse(500, headers, body: page.bytes)
  }

  func faulty(_ wanted: ScreenRequest) -> HTTPResponse {
    metrics.count(wanted.screen.report)
    let problem = Problem(500, "the screen has errors", wanted.screen.report)
    return problem.response
  }
}

extension ScreenRequest {
  /// The fields of a response that is the same for all clients, but for its tag and its coding.
  func headers(of rendered: RenderedScreen, _ settings: ServerSettings) -> [(name: String, value: String)] {
    var headers = [("Content-Type", format.type), ("Vary", vary), ("Cache-Control", settings.cacheControl)]
    headers += pageHeaders(of: rendered)
    return headers
  }

  /// The fields that a page has beside others.
  func pageHeaders(of rendered: RenderedScreen) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = format == .source ? [] : [("Accept-CH", ScreenQuery.hint)]
    if let policy = rendered.policy { headers.append(("Content-Security-Policy", policy)) }
    return headers
  }
}

extension Representation {
  /// Makes a representation of a plain body, whose digest may be known: compressed, tagged, and with the fields that
  /// every response has.
  convenience init(
    making body: [UInt8], digest: String? = nil, headers: [(name: String, value: String)], coding: ContentCoding,
    showing screen: ScreenIdentity? = nil, diagnosticCount: Int = 0, _ settings: ServerSettings
  ) {
    let type = headers.first { $0.name == "Content-Type" }?.value ?? ""
    let compressed = MediaType.isCompressible(type) ? Compressor.compress(body, coding, .kept) : nil
    let tag = EntityTag(
      digest: digest ?? Digest(body).short, coding: compressed == nil ? .identity : coding, settings.entityTags)
    var fields = HTTPHeaders(headers)
    if let tag { fields.add("ETag", tag.text) }
    if compressed != nil { fields.add("Content-Encoding", coding.rawValue) }
    SecurityHeaders.add(to: &fields, settings)
    self.init(compressed ?? body, headers: fields.fields, tag: tag, screen: screen, diagnosticCount: diagnosticCount)
  }
}

internal import Diagnostics
internal import JSON
internal import Paravent

extension Router {
  /// Renders a screen with the data of the body.
  func posted(to name: String, of site: Site, _ request: HTTPRequest) -> Plan {
    let wanted: ScreenRequest
    switch ScreenRequest.read(name, of: site, request) {
    case .refused(let problem): return .ready(problem.response)
    case .found(let found): wanted = found
    }
    guard request.contentType == MediaType.json else { return .ready(unsupported([MediaType.json], request)) }
    guard wanted.screen.isSound else { return .ready(faulty(wanted)) }
    return .work(
      Work(key: nil) { [self] in
        let (data, report) = ScreenData.decode(request.body, file: "data")
        guard let data else { return .response(refused("the data cannot be read", report)) }
        return .response(rendered(wanted, data: data, for: request))
      })
  }

  /// Performs what a page or a client posts.
  func actions(of name: String, of site: Site, _ request: HTTPRequest) -> Plan {
    if let refusal = OriginCheck.refusal(of: request, admitting: settings.origins) {
      return .ready(Problem(403, "actions are taken from pages of this server only: \(refusal)").response)
    }
    guard let served = site.screens[name] else {
      return .ready(Problem(404, "there is no screen of this name").response)
    }
    let isJSON = request.contentType == MediaType.json
    guard isJSON || request.contentType == MediaType.form else {
      return .ready(unsupported([MediaType.form, MediaType.json], request))
    }
    let wanted: ScreenRequest
    switch ScreenRequest.adHoc(served, of: site, request, or: isJSON ? .json : .html) {
    case .refused(let problem): return .ready(problem.response)
    case .found(let found): wanted = found
    }
    guard served.isSound, let screen = served.screen else { return .ready(faulty(wanted)) }
    return .work(
      Work(key: nil) { [self] in
        guard let form = isJSON ? PostedForm(json: request.body) : PostedForm(form: request.body) else {
          return .response(Problem(400, "the body is no form; JSON has the Content-Type \(MediaType.json)").response)
        }
        guard !form.report.hasErrors else {
          return .response(refused(isJSON ? "the body cannot be read" : "the form cannot be read", form.report))
        }
        guard form.data != nil || !served.hasFaultyData else { return .response(faulty(wanted)) }
        return performing(form, wanted, screen, of: site, request)
      })
  }

  /// Performs actions, where a handler answers them among the threads that may wait.
  private func performing(
    _ form: PostedForm, _ wanted: ScreenRequest, _ screen: Screen, of site: Site, _ request: HTTPRequest
  ) -> Work.Product {
    let caller = HandlerCaller(
      handlers: handlers, webhooks: site.webhooks, settings: settings, metrics: metrics,
      identity: RequestIdentity(request))
    let run = ActionRun(
      wanted: wanted, screen: screen, form: form,
      isForPeople: wanted.format == .html && ErrorPage.isPreferred(by: request), renderer: renderer,
      caller: caller)
    let perform: @Sendable () -> Work.Product = { [self] in .response(compressed(performed(run), for: request)) }
    guard !form.handlers.isEmpty else { return perform() }
    return .work(Work(lane: .waiting(for: Set(form.handlers.compactMap(caller.target))), key: nil, make: perform))
  }

  private func performed(_ run: ActionRun) -> HTTPResponse {
    var response = run.response()
    if !run.form.handlers.isEmpty {
      response.headers["X-Request-Id"] = run.caller.identity.identifier
      response.isExempt = true
    }
    if let fault = response.handlerFault {
      note("the handler \(Wording.quoted(fault.handler)) failed: \(fault.message)")
    }
    return response
  }

  /// Renders a screen with data that only this request has.
  func rendered(
    _ wanted: ScreenRequest, data: ScreenData?, state: ScreenData? = nil, for request: HTTPRequest
  ) -> HTTPResponse {
    let rendered = renderer.render(wanted, data: data, state: state)
    guard !rendered.report.hasErrors else { return refused("the data does not fit the screen", rendered.report) }
    metrics.countRender()
    let headers = [
      ("Content-Type", wanted.format.type), ("Vary", wanted.vary), ("Cache-Control", "private, no-cache"),
    ]
    var response = HTTPResponse(200, headers + wanted.pageHeaders(of: rendered), body: rendered.bytes)
    response.diagnosticCount = rendered.report.count
    return compressed(response, for: request)
  }

  /// Returns a response that is sent once in a coding that the client takes.
  func compressed(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    guard let coding = ContentCoding.preferred(by: request.headers.list("Accept-Encoding")),
      let type = response.headers["Content-Type"], MediaType.isCompressible(type),
      let body = Compressor.compress(response.bytes, coding, .once)
    else { return response }
    var response = response
    response.body = .bytes(body)
    response.headers.add("Content-Encoding", coding.rawValue)
    return response
  }

  func refused(_ message: String, _ report: DiagnosticReport) -> HTTPResponse {
    metrics.count(report)
    return Problem(400, message, report).response
  }

  func unsupported(_ types: [String], _ request: HTTPRequest) -> HTTPResponse {
    let found = request.contentType.map(Wording.quoted) ?? "none"
    var problem = Problem(415, "the Content-Type is \(found); expected \(Wording.alternatives(types))")
    problem.alternatives = types
    var response = problem.response
    response.headers.add("Accept-Post", types.joined(separator: ", "))
    return response
  }
}

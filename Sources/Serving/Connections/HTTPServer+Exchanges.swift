internal import CServing
internal import Synchronization

extension HTTPServer {
  /// Takes what has come of a request, and answers it when it is whole.
  func advance(
    _ exchange: Exchange, on connection: OpaquePointer, method: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer
  ) -> MHD_Result {
    let stage = exchange.state.withLock(\.stage)
    switch stage {
    case .head:
      let request = head(of: exchange, on: connection, method: String(cString: method))
      exchange.state.withLock { state in
        state.request = request
        state.stage = .body
      }
      return isExpected(exchange) ? .YES : answer(exchange, on: connection)
    case .body where !bytes.isEmpty:
      take(bytes, for: exchange)
      return .YES
    case .body: return answer(exchange, on: connection)
    case .waiting:
      // The connection has been resumed: the response is there.
      guard let response = exchange.state.withLock(\.response) else { return .YES }
      return queue(response, for: exchange, on: connection)
    case .answered: return .NO
    }
  }

  private func head(of exchange: Exchange, on connection: OpaquePointer, method: String) -> HTTPRequest {
    let fields = HeaderFields()
    let context = Unmanaged.passUnretained(fields).toOpaque()
    MHD_get_connection_values(connection, .HEADER_KIND, collectField, context)
    return HTTPRequest(
      method, exchange.target, headers: HTTPHeaders(fields.fields), peer: connectionEntry(of: connection)?.peer ?? "",
      isSecure: router.settings.certificate != nil)
  }

  /// Whether a client that asks before it sends a body shall send it.
  private func isExpected(_ exchange: Exchange) -> Bool {
    let headers = exchange.state.withLock(\.request.headers)
    guard headers["Expect"] != nil, let length = headers["Content-Length"].flatMap({ Int($0) }) else { return true }
    guard length > router.settings.bodyLimit else { return true }
    exchange.state.withLock { $0.received = length }
    return false
  }

  /// Keeps a part of the body; what is over the limit is passed over, so that the client gets to the response.
  private func take(_ bytes: UnsafeRawBufferPointer, for exchange: Exchange) {
    let limit = router.settings.bodyLimit
    exchange.state.withLock { state in
      state.received += bytes.count
      if state.received <= limit { state.request.body += bytes }
    }
  }

  private func answer(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    let entry = connectionEntry(of: connection)
    entry?.enter(.working, within: nil)
    let (request, received) = exchange.state.withLock { ($0.request, $0.received) }
    guard received <= router.settings.bodyLimit else {
      return queue(router.refuseBody(of: request), for: exchange, on: connection)
    }
    switch router.plan(request) {
    case .ready(let response): return queue(response, for: exchange, on: connection)
    case .work(let work):
      exchange.state.withLock { $0.stage = .waiting }
      MHD_suspend_connection(connection)
      let address = UInt(bitPattern: connection)
      workshop.order(work, unless: { entry?.isLeft ?? false }) { [router] product in
        let response = router.finish(product, for: request)
        exchange.state.withLock { $0.response = response }
        MHD_resume_connection(OpaquePointer(bitPattern: address))
      }
      return .YES
    }
  }

  private func queue(_ response: HTTPResponse, for exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    let prepared: PreparedResponse?
    var timeout: Int? = router.settings.responseTimeout
    // To HEAD libmicrohttpd would send the end of a stream that it has not begun.
    let isHead = exchange.state.withLock(\.request.method) == "HEAD"
    if case .events(let first) = response.body, !isHead {
      let stream = EventStream(connection: connection)
      prepared = PreparedResponse(response, stream: stream)
      exchange.state.withLock { $0.events = stream }
      events.add(stream, first: first)
      timeout = nil
    } else {
      prepared = PreparedResponse.of(response)
    }
    exchange.state.withLock { state in
      state.stage = .answered
      state.response = response
    }
    connectionEntry(of: connection)?.enter(.writing, within: timeout)
    return prepared?.queue(on: connection, status: response.status) ?? .NO
  }

  /// Notes the end of an exchange.
  func complete(_ exchange: Exchange, on connection: OpaquePointer) {
    let settings = router.settings
    let entry = connectionEntry(of: connection)
    entry?.exchange.withLock { $0 = nil }
    entry?.enter(.idle, within: settings.idleTimeout * 1_000 + settings.requestTimeout)
    router.metrics.active.subtract(1, ordering: .relaxed)
    let nanoseconds = MonotonicClock.nanoseconds - exchange.started
    // A copy of the state would count the uses of all that it holds.
    let stream = exchange.state.withLock { state in
      if let response = state.response { note(state.request, response, nanoseconds) }
      return state.events
    }
    if let stream { events.remove(stream) }
  }

  private func note(_ request: HTTPRequest, _ response: HTTPResponse, _ nanoseconds: Int) {
    router.metrics.count(
      method: request.method, route: response.route, status: response.status, seconds: Double(nanoseconds) / 1e9)
    log.write(request, response, nanoseconds: nanoseconds)
  }
}

extension PreparedResponse {
  /// Returns what was made of a response when it was last sent, or makes it.
  static func of(_ response: HTTPResponse) -> PreparedResponse? {
    guard let slot = response.slot else { return PreparedResponse(response) }
    return slot.content.withLock { content in
      if let content { return content }
      let made = PreparedResponse(response)
      content = made
      return made
    }
  }
}

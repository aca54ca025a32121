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
      // What cannot be read in one way only is not waited for.
      return request.framingFault == nil && isExpected(exchange) ? .YES : answer(exchange, on: connection)
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
      isSecure: router.settings.certificate != nil
    ).forwarded(by: router.settings.trustedProxies)
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
      guard state.received <= limit, !state.isRefused else { return }
      guard budget.take(bytes.count) else {
        state.isRefused = true
        // What has come makes room for others at once.
        budget.giveBack(state.held)
        state.held = 0
        state.request.body = []
        return
      }
      state.held += bytes.count
      state.request.body += bytes
    }
  }

  private func answer(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    let entry = connectionEntry(of: connection)
    entry?.enter(.working, within: nil)
    let (request, received, isRefused) = exchange.state.withLock { ($0.request, $0.received, $0.isRefused) }
    guard received <= router.settings.bodyLimit else {
      return queue(router.refuseBody(of: request), for: exchange, on: connection)
    }
    guard !isRefused else { return queue(router.refuse(request), for: exchange, on: connection) }
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

  /// Returns the response, or a refusal where too much waits to be taken by clients already.
  private func affordable(_ response: HTTPResponse, for exchange: Exchange) -> HTTPResponse {
    guard !response.isExempt, response.bytes.count > Self.sizeOfSmall else { return response }
    return exchange.state.withLock { state in
      guard state.request.method != "HEAD" else { return response }
      guard budget.take(response.bytes.count) else { return router.refuse(state.request) }
      state.held += response.bytes.count
      return response
    }
  }

  /// The bytes of a response that a socket's buffer holds.
  private static let sizeOfSmall = 64 << 10

  private func queue(_ response: HTTPResponse, for exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    let response = affordable(response, for: exchange)
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

  /// Notes the beginning of a request.
  func begin(_ exchange: Exchange, on entry: ConnectionEntry) {
    entry.enter(.reading, within: router.settings.requestTimeout)
    router.metrics.active.add(1, ordering: .relaxed)
    if let unread = entry.take(exchange) { end(unread, of: entry) }
  }

  /// Notes the end of a connection's request, where there is one.
  func complete(_ entry: ConnectionEntry) {
    guard let exchange = entry.take(nil) else { return }
    entry.enter(.idle, within: router.settings.idleTimeout * 1_000 + router.settings.requestTimeout)
    end(exchange, of: entry)
  }

  private func end(_ exchange: Exchange, of entry: ConnectionEntry) {
    router.metrics.active.subtract(1, ordering: .relaxed)
    let nanoseconds = MonotonicClock.nanoseconds - exchange.started
    // A copy of the state would count the uses of all that it holds.
    let stream = exchange.state.withLock { state in
      budget.giveBack(state.held)
      state.held = 0
      if let response = state.response {
        note(state.request, response, nanoseconds)
      } else if state.stage == .head {
        noteUnread(exchange, from: entry.peer, nanoseconds)
      }
      return state.events
    }
    if let stream { events.remove(stream) }
  }

  /// Notes a request of which libmicrohttpd could read no more than the first line.
  private func noteUnread(_ exchange: Exchange, from peer: String, _ nanoseconds: Int) {
    var response = HTTPResponse(400)
    response.failure = "the head cannot be read"
    note(HTTPRequest("-", exchange.target, peer: peer), response, nanoseconds)
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

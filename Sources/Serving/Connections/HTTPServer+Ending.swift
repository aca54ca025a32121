internal import CServing
internal import Glibc
internal import Synchronization

extension HTTPServer {
  /// The milliseconds that a client which has connected has to begin with its request while the server ends.
  private static let grace = 1_000

  /// The looks, 10 milliseconds apart, at which nothing must be left to do.
  private static let looks = 20

  /// Ends: the server is not ready any more, takes no more connections after a while, answers what it has accepted, and
  /// returns within a bound.
  ///
  /// - Returns: Whether everything was answered.
  package func end() -> Bool {
    router.drain()
    if router.settings.drainDelay > 0 { poll(nil, 0, Int32(clamping: router.settings.drainDelay)) }
    events.end()
    stopListening()
    let end = MonotonicClock.milliseconds + router.settings.shutdownTimeout
    var quiet = 0
    // A connection that was accepted just now is no entry yet.
    while quiet < Self.looks {
      quiet = isQuiet ? quiet + 1 : 0
      guard MonotonicClock.milliseconds < end || quiet > 0 else {
        logCutOff()
        log.flush(until: end + Self.grace)
        return false
      }
      poll(nil, 0, 10)
    }
    log.flush(until: end)
    return true
  }

  /// Writes a line about each request that gets no answer any more.
  private func logCutOff() {
    for exchange in connections.exchanges {
      let state = exchange.state.withLock { $0 }
      guard !state.request.method.isEmpty else { continue }
      var response = state.response ?? HTTPResponse(503)
      response.failure = "cut off at the end of the server"
      if state.response == nil { response.route = router.template(of: state.request) }
      log.write(state.request, response, nanoseconds: MonotonicClock.nanoseconds - exchange.started)
    }
  }

  private var isQuiet: Bool {
    router.metrics.active.load(ordering: .relaxed) == 0 && connections.isQuiet(after: Self.grace)
  }

  /// Stops to listen; connections that clients have made and nobody has accepted are served as well.
  private func stopListening() {
    guard let handle else { return }
    paravent_http_refuse(listener.socket)
    let socket = MHD_quiesce_daemon(handle)
    guard socket >= 0 else { return }
    while let client = accept(from: socket) { hand(client, to: handle) }
    close(socket)
  }

  /// A connection that waits at a socket, and where it comes from.
  private func accept(from socket: Int32) -> (socket: Int32, address: sockaddr_storage, size: socklen_t)? {
    var address = sockaddr_storage()
    var size: socklen_t = 0
    let client = paravent_http_accept(socket, &address, &size)
    return client < 0 ? nil : (client, address, size)
  }

  private func hand(_ client: (socket: Int32, address: sockaddr_storage, size: socklen_t), to handle: OpaquePointer) {
    var address = client.address
    connections.expect(client.socket)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        MHD_add_connection(handle, client.socket, $0, client.size)
      }
    }
    if result != .YES { connections.forget(client.socket) }
  }
}

internal import CServing
internal import Glibc
internal import Synchronization

/// Serves a router's responses over HTTP until it is told to end.
package final class HTTPServer: Sendable {
  let router: Router
  let workshop: Workshop
  let connections = ConnectionTable()
  let events = EventHub()
  let log: AccessLog
  let budget: MemoryBudget
  let listener: Listener
  /// The address of libmicrohttpd's daemon, whose functions may be called by any thread; 0 before it is started.
  private let daemon = Atomic<UInt>(0)

  /// Creates a server on a socket.
  package init(_ router: Router, on listener: Listener) {
    self.router = router
    self.listener = listener
    workshop = Workshop(router.settings)
    budget = MemoryBudget(limit: router.settings.memoryLimit)
    log = AccessLog(router.settings.log)
  }
}

extension HTTPServer {
  /// What a connection needs beyond our own limits of targets and headers, and for the head of a response. Not more:
  /// libmicrohttpd clears all of a connection's memory after each request.
  private static let headroom = 16 << 10

  /// Starts to serve on threads of its own; a certificate must have been taken before.
  ///
  /// - Returns: Whether it serves.
  package func start() -> Bool {
    let settings = router.settings
    paravent_raise_file_limit()
    // The daemon lives as long as the process, and so does what it calls.
    var callbacks = Self.callbacks(Unmanaged.passRetained(self).toOpaque())
    var options = paravent_http_options()
    options.socket = listener.socket
    options.threads = UInt32(settings.threads)
    options.connections = UInt32(max(settings.connectionLimit, settings.threads))
    options.connections_per_address = UInt32(settings.addressLimit)
    options.idle_timeout = UInt32(settings.idleTimeout)
    options.memory = settings.targetLimit + settings.headerLimit + Self.headroom
    options.is_secure = settings.certificate == nil ? 0 : 1
    guard let started = paravent_http_start(&options, &callbacks) else { return false }
    daemon.store(UInt(bitPattern: started), ordering: .relaxed)
    WorkerThread.start { [self] in keepHouse() }
    return true
  }

  private static func callbacks(_ context: UnsafeMutableRawPointer) -> paravent_http_callbacks {
    var callbacks = paravent_http_callbacks()
    callbacks.context = context
    callbacks.opened = requestOpened
    callbacks.answer = requestArrived
    callbacks.completed = requestCompleted
    callbacks.connection = connectionChanged
    return callbacks
  }

  /// The milliseconds between two looks at late connections, and the looks between two beats of event streams.
  private static let pause: Int32 = 200
  private static let looksPerBeat = 75

  private func keepHouse() {
    var looks = 0
    while true {
      poll(nil, 0, Self.pause)
      connections.cutOffLate()
      looks += 1
      if looks % Self.looksPerBeat == 0 { events.beat() }
    }
  }

  var handle: OpaquePointer? { OpaquePointer(bitPattern: daemon.load(ordering: .relaxed)) }
}

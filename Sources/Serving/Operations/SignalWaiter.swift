internal import Glibc

/// The signals by which operators steer the server, which no thread gets while it does something else.
package struct SignalWaiter: ~Copyable {
  /// What a signal asks for.
  package enum Request: Sendable {
    case end, reload
  }

  private let signals = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)

  /// Holds the signals back in this thread and those that it starts.
  package init() {
    sigemptyset(signals)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(signals, number) }
    pthread_sigmask(SIG_BLOCK, signals, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { signals.deallocate() }
}

extension SignalWaiter {
  /// Waits for a signal.
  package func wait() -> Request {
    var number: Int32 = 0
    while sigwait(signals, &number) != 0 {}
    return number == SIGHUP ? .reload : .end
  }

  /// Lets signals end the process from now on, for those who do not want to wait.
  package func release() {
    signal(SIGHUP, SIG_IGN)
    pthread_sigmask(SIG_UNBLOCK, signals, nil)
  }
}

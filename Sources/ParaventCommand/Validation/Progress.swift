import Synchronization

/// Shows on a terminal how far a long run is, in one line that is gone at the end.
final class Progress: Sendable {
  private struct State {
    var line = ProgressLine(count: 0)
    var start = ContinuousClock.now
    var output: OutputDescriptor
  }

  /// What is written to; `nil` where nobody watches.
  private let state: Mutex<State>?

  init(on descriptor: Int32?) {
    state = descriptor.map { Mutex(State(output: OutputDescriptor($0))) }
  }
}

extension Progress {
  /// Begins a run over some files.
  func start(_ count: Int) {
    state?.withLock { state in
      state.line = ProgressLine(count: count)
      state.start = .now
    }
  }

  /// Counts a file.
  func advance() {
    state?.withLock { state in
      guard let text = state.line.advance(at: .now - state.start) else { return }
      state.output.write(Array(text.utf8))
    }
  }

  /// Removes the line.
  func end() {
    state?.withLock { state in
      if state.line.isShown { state.output.write(Array(ProgressLine.erasing.utf8)) }
    }
  }
}

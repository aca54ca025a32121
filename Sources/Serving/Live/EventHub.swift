internal import Synchronization

/// Tells all clients that listen what happens.
final class EventHub: Sendable {
  private struct State: Sendable {
    var streams: [ObjectIdentifier: EventStream] = [:]
    var count = 0
    var isEnded = false
  }

  private let state = Mutex(State())
}

extension EventHub {
  /// Adds a client, which learns when to come back if the connection breaks.
  func add(_ stream: EventStream, first: String) {
    let isEnded = state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = stream
      return state.isEnded
    }
    stream.send(Array("retry: 1000\n\(first)".utf8))
    if isEnded { stream.end() }
  }

  func remove(_ stream: EventStream) {
    stream.forget()
    _ = state.withLock { $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// Sends an event to all.
  func send(_ event: String, data: String) {
    let (streams, count) = state.withLock { state in
      state.count += 1
      return (Array(state.streams.values), state.count)
    }
    for stream in streams { stream.send(Array("id: \(count)\nevent: \(event)\ndata: \(data)\n\n".utf8)) }
  }

  /// Sends what means nothing, so that nobody between takes the connections for dead.
  func beat() {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(Array(":\n\n".utf8)) }
  }

  /// Ends all, and those to come.
  func end() {
    let streams = state.withLock { state in
      state.isEnded = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.end() }
  }
}

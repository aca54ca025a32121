internal import CServing
internal import Synchronization

/// The events that one client still has to get.
///
/// While there are none the connection is suspended. Its address is kept as a number and used between its first request
/// for events and its end, under the lock.
final class EventStream: Sendable {
  private struct State: Sendable {
    var pending: [UInt8] = []
    var connection: UInt
    var isSuspended = false
    var isEnded = false
  }

  private let state: Mutex<State>

  init(connection: OpaquePointer) {
    state = Mutex(State(connection: UInt(bitPattern: connection)))
  }
}

extension EventStream {
  /// The most bytes that wait for a client; one that takes none loses what is over.
  private static let limit = 64 << 10

  /// Sends bytes when the client takes them.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.pending.count + bytes.count <= Self.limit { state.pending += bytes }
      Self.resume(&state)
    }
  }

  /// Ends the response.
  func end() {
    state.withLock { state in
      state.isEnded = true
      Self.resume(&state)
    }
  }

  /// Forgets the connection, which is being closed.
  func forget() { state.withLock { $0.connection = 0 } }

  /// Moves what is pending into a buffer; returns `nil` where there will be no more.
  func take(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state in
      let count = min(buffer.count, state.pending.count)
      guard count == 0 else {
        buffer.copyBytes(from: state.pending.prefix(count))
        state.pending.removeFirst(count)
        return count
      }
      guard !state.isEnded else { return nil }
      state.isSuspended = true
      MHD_suspend_connection(OpaquePointer(bitPattern: state.connection))
      return 0
    }
  }

  private static func resume(_ state: inout State) {
    guard state.isSuspended, let connection = OpaquePointer(bitPattern: state.connection) else { return }
    state.isSuspended = false
    MHD_resume_connection(connection)
  }
}

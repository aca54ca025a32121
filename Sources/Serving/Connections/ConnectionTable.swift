internal import Glibc
internal import Synchronization

/// The open connections, of which those that take too long are cut off.
final class ConnectionTable: Sendable {
  private let entries = Mutex<[ObjectIdentifier: ConnectionEntry]>([:])
  /// The sockets of connections that were accepted and are no entries yet.
  private let expected = Mutex<Set<Int32>>([])
}

extension ConnectionTable {
  func add(_ entry: ConnectionEntry) {
    entries.withLock { $0[ObjectIdentifier(entry)] = entry }
    forget(entry.socket)
  }

  /// Notes a socket whose connection will be added.
  func expect(_ socket: Int32) { _ = expected.withLock { $0.insert(socket) } }

  /// Forgets a socket whose connection has been added, or will not be.
  func forget(_ socket: Int32) { _ = expected.withLock { $0.remove(socket) } }

  func remove(_ entry: ConnectionEntry) { _ = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(entry)) } }

  /// Cuts off those that take too long.
  func cutOffLate() {
    let now = MonotonicClock.milliseconds
    // A socket is closed after its entry is removed: while the table is locked its number is no other's.
    entries.withLock { entries in
      for entry in entries.values where entry.isLate(at: now) { shutdown(entry.socket, Int32(SHUT_RDWR)) }
    }
  }

  /// The requests that are being answered.
  var exchanges: [Exchange] { entries.withLock { $0.values.compactMap { $0.exchange.withLock(\.self) } } }

  /// Whether all are done: idle, or opened so long ago that their clients will hardly ask for anything, and without bytes
  /// that nobody has read.
  func isQuiet(after grace: Int) -> Bool {
    guard expected.withLock(\.isEmpty) else { return false }
    let now = MonotonicClock.milliseconds
    return entries.withLock { entries in
      entries.values.allSatisfy { entry in
        let isDone = entry.phase == .idle || (entry.phase == .fresh && now - entry.opened > grace)
        return isDone && !entry.hasInput
      }
    }
  }
}

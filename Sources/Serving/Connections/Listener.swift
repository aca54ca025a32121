internal import CServing
internal import Glibc

/// A socket on which clients can connect.
package struct Listener: Sendable {
  let socket: Int32
  /// The port, also where any was asked for.
  package let port: Int

  /// Listens on an address.
  ///
  /// - Throws: Why that cannot be, in the system's words.
  package init(host: String, port: Int) throws(ListenFailure) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, String(port), &hints, &found)
    guard status == 0, let address = found else { throw ListenFailure(reason: String(cString: gai_strerror(status))) }
    defer { freeaddrinfo(found) }
    socket = Glibc.socket(
      address.pointee.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var on: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard socket >= 0, bind(socket, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
      listen(socket, Self.backlog) == 0
    else {
      let reason = String(cString: strerror(errno))
      if socket >= 0 { close(socket) }
      throw ListenFailure(reason: reason)
    }
    self.port = Self.port(of: socket) ?? port
  }
}

extension Listener {
  /// The connections that may wait to be accepted.
  private static let backlog: Int32 = 1024

  /// Why a socket cannot listen.
  package struct ListenFailure: Error {
    /// The system's words.
    package let reason: String
  }

  private static func port(of socket: Int32) -> Int? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(socket, address, &size) == 0 else { return nil }
        return SocketAddress.port(address, size)
      }
    }
  }
}

import Glibc

/// A connection of a client that writes and reads bytes as it likes.
struct Connection: ~Copyable {
  private let socket: Int32
  private var unread: [UInt8]

  /// Connects to a port of this machine; `nil` where nobody listens.
  init?(_ port: Int) {
    guard let socket = Self.socket(connectedTo: port) else { return nil }
    self.socket = socket
    unread = []
  }

  /// Connects to a port on which somebody must listen.
  init(to port: Int) throws {
    guard let socket = Self.socket(connectedTo: port) else { throw Refusal() }
    self.socket = socket
    unread = []
  }

  deinit { close(socket) }
}

extension Connection {
  /// Nobody listens.
  struct Refusal: Error {}

  private static func socket(connectedTo port: Int) -> Int32? {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status == 0 { return socket }
    close(socket)
    return nil
  }
}

extension Connection {
  /// Leaves the connection open and returns its socket, which the caller closes.
  consuming func release() -> Int32 {
    let socket = dup(socket)
    return socket
  }

  /// Tells the other side that nothing more will be sent.
  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Sends a text; returns whether the other side took it.
  @discardableResult
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads what comes next; empty where the other side has closed.
  mutating func read() -> [UInt8] {
    if !unread.isEmpty {
      defer { unread = [] }
      return unread
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &chunk, chunk.count, 0)
    return count > 0 ? Array(chunk[..<count]) : []
  }

  /// Reads until a text has come; returns whether it has.
  mutating func read(until text: String) -> Bool {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(text) {
      let more = read()
      if more.isEmpty { return false }
      bytes += more
    }
    return true
  }

  /// Reads one response, without a body for `HEAD`; `nil` where the other side closes before it is whole.
  mutating func response(toHead isHead: Bool = false) -> Reply? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil {
      let more = read()
      if more.isEmpty { return nil }
      bytes += more
    }
    guard let head = bytes.firstRange(of: end) else { return nil }
    var reply = Reply(head: String(decoding: bytes[..<head.lowerBound], as: UTF8.self))
    var body = Array(bytes[head.upperBound...])
    let length =
      isHead || reply.status == 304 || reply.status == 204 ? 0 : reply["Content-Length"].flatMap { Int($0) } ?? 0
    while body.count < length {
      let more = read()
      if more.isEmpty { return nil }
      body += more
    }
    unread = Array(body[length...])
    reply.body = Array(body[..<length])
    return reply
  }
}

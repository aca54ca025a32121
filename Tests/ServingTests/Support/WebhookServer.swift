import Glibc

/// A server that answers every request with the same bytes and keeps the last one.
struct WebhookServer: ~Copyable {
  let port: Int
  private let socket: Int32
  private let thread: TestThread<String>

  /// Listens and answers one request; an empty answer is none, so that the client waits.
  init(answering answer: String) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let socket = socket
    listen(socket, 8)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    thread = TestThread {
      let client = accept(socket, nil, nil)
      defer { close(client) }
      var request: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while !request.suffix(2).elementsEqual("}}".utf8), case let count = recv(client, &chunk, chunk.count, 0),
        count > 0
      {
        request += chunk[..<count]
      }
      if answer.isEmpty {
        _ = recv(client, &chunk, chunk.count, 0)
      } else {
        _ = Array(answer.utf8).withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      }
      return String(decoding: request, as: UTF8.self)
    }
  }

  deinit { close(socket) }
}

extension WebhookServer {
  /// Returns the request once it has been answered.
  func request() -> String { thread.wait() ?? "" }

  /// The bytes of an answer with a JSON body.
  static func answer(_ json: String, status: Int = 200) -> String {
    "HTTP/1.1 \(status) Status\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(json)"
  }
}

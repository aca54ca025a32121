/// A response as it came over a connection.
struct Reply {
  let status: Int
  let head: String
  var body: [UInt8] = []

  init(head: String) {
    self.head = head
    status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

extension Connection {
  /// The status of the next response; 0 where none comes.
  mutating func status() -> Int { response()?.status ?? 0 }

  /// The text of the next response; empty where none comes.
  mutating func text() -> String { response()?.text ?? "" }
}

extension Reply {
  var text: String { String(decoding: body, as: UTF8.self) }

  subscript(name: String) -> String? {
    head.split(separator: "\r\n").dropFirst().first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
      .map { $0.dropFirst(name.count + 1).drop { $0 == " " } }.map(String.init)
  }

  /// Sends one request on a connection of its own and reads the response.
  static func get(
    _ port: Int, _ target: String, _ fields: [String] = [], method: String = "GET", body: String? = nil
  ) -> Reply? {
    guard var connection = Connection(port) else { return nil }
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost:\(port)"] + fields
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    connection.send((lines + length).joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    return connection.response(toHead: method == "HEAD")
  }
}

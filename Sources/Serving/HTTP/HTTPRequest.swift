/// A request as a client sent it, independent of the connection on which it came.
package struct HTTPRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and the query as they were sent, or `*` for the server as a whole.
  package var target: String
  /// The fields of the head.
  package var headers: HTTPHeaders
  /// The body, empty where there is none.
  package var body: [UInt8]
  /// The address of the client, as far as it is known.
  package var peer: String
  /// Whether the connection is encrypted, or that of the client to a proxy.
  package var isSecure: Bool

  /// Creates a request; of a target in absolute form (RFC 9112, 3.2.2) the host takes the place of `Host`.
  package init(
    _ method: String = "GET", _ target: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    peer: String = "", isSecure: Bool = false
  ) {
    self.method = method
    self.headers = headers
    if let absolute = AbsoluteTarget(target) {
      self.target = absolute.path
      // More than one are refused, whatever the target says.
      if headers.count(of: "Host") <= 1 { self.headers["Host"] = absolute.host }
    } else {
      self.target = target
    }
    self.body = body
    self.peer = peer
    self.isSecure = isSecure
  }
}

extension HTTPRequest {
  /// The path as it was sent, without the query.
  var path: Substring { target[..<(target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)] }

  /// The names and values of the query, decoded; `nil` where it cannot be.
  var query: [(name: String, value: String)]? {
    guard let start = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    return FormFields.decode(target.utf8[target.utf8.index(after: start)...])
  }

  /// The segments of the path, decoded; `nil` where they are no path below the root.
  ///
  /// No segment leads up or holds what would part it in a file system, however it is written.
  var segments: [String]? { path.utf8.withContiguousStorageIfAvailable(Self.segments) ?? nil }

  private static func segments(of path: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard path.first == UInt8(ascii: "/") else { return nil }
    var segments: [String] = []
    var start = 1
    for end in path.indices.dropFirst() where path[end] == UInt8(ascii: "/") {
      guard let segment = segment(path[start..<end]) else { return nil }
      segments.append(segment)
      start = end + 1
    }
    return segment(path[start...]).map { segments + [$0] }
  }

  private static func segment(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let isPlain = !bytes.contains(UInt8(ascii: "%"))
    guard let segment = isPlain ? String(decoding: bytes, as: UTF8.self) : PercentCoding.decode(bytes),
      segment != ".", segment != "..",
      !segment.utf8.contains(where: { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    return segment
  }

  /// The media type of the body, without parameters, in lower case.
  var contentType: String? {
    headers["Content-Type"].map { type in
      String(decoding: type.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }.map(\.asciiLowercase), as: UTF8.self)
    }
  }
}

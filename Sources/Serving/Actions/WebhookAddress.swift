internal import CServing

/// Where a URL leads, as libcurl reads it.
enum WebhookAddress: Sendable {
  /// The host and the port.
  case found(String)
  /// Why nothing can be sent to it, in libcurl's words.
  case faulty(String)
}

extension WebhookAddress {
  /// The most bytes of a name of the system of domain names (RFC 1035), and those of a port.
  private static let capacity = 262

  init(_ url: String) {
    guard !url.utf8.contains(0) else {
      self = .faulty("it holds a zero")
      return
    }
    // libcurl would take what follows for the host.
    guard !url.hasPrefix("http:///"), !url.hasPrefix("https:///") else {
      self = .faulty("it has no host")
      return
    }
    var fault: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.capacity) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      fault = buffer.withMemoryRebound(to: CChar.self) { address in
        paravent_url_read(url, address.baseAddress, address.count).map { String(cString: $0) }
      }
    }
    self = fault.map(Self.faulty) ?? .found(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
  }
}

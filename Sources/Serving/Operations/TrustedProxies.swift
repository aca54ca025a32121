/// The proxies that are believed when they say for whom they ask.
public struct TrustedProxies: Sendable {
  private let blocks: [AddressBlock]

  /// Creates the set of all addresses in some blocks.
  public init(_ blocks: [AddressBlock] = []) {
    self.blocks = blocks
  }
}

extension TrustedProxies {
  /// Whether an address is that of one of the proxies.
  func contains(_ address: String) -> Bool {
    // The zone of a link-local address (RFC 4007, 11) tells interfaces apart, and blocks have none.
    guard !blocks.isEmpty, let address = AddressBlock(address: String(address.prefix { $0 != "%" })) else {
      return false
    }
    return blocks.contains { $0.contains(address) }
  }

  /// The address of the client behind a connection's peer: the last in a list that is no proxy of these.
  ///
  /// An entry that is no address ends the walk at the one that was reached before.
  func client(behind peer: String, _ list: String) -> String {
    var client = peer
    for entry in list.split(separator: ",", omittingEmptySubsequences: false).reversed() {
      let entry = entry.trimmed
      guard contains(client), AddressBlock(address: entry) != nil else { break }
      client = entry
    }
    return client
  }
}

extension HTTPRequest {
  /// Returns the request as the client sent it to the proxies that hand it on, where they are these.
  func forwarded(by proxies: TrustedProxies) -> HTTPRequest {
    guard proxies.contains(peer) else { return self }
    var request = self
    if let list = headers.list("X-Forwarded-For") { request.peer = proxies.client(behind: peer, list) }
    if let scheme = headers.list("X-Forwarded-Proto")?.split(separator: ",").last?.trimmed,
      HTTPHeaders.areEqual(scheme, "https")
    {
      request.isSecure = true
    }
    return request
  }
}

extension Substring {
  /// The text without the blanks at both ends.
  fileprivate var trimmed: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(rest.lastIndex { $0 != " " && $0 != "\t" }.map { rest[...$0] } ?? "")
  }
}

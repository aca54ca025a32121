/// A body with its head, made once and sent as often as it is asked for.
package final class Representation: Sendable {
  let body: [UInt8]
  let headers: [(name: String, value: String)]
  let tag: EntityTag
  /// What connections made of the whole response.
  let slot = ResponseSlot()

  init(_ body: [UInt8], headers: [(name: String, value: String)], tag: EntityTag) {
    self.body = body
    self.headers = headers
    self.tag = tag
  }
}

extension Representation {
  /// The bytes that it takes of the cache; a connection keeps a copy of the body.
  var cost: Int { body.count * 2 + 1024 }

  /// The response to a request: the whole, or only its head where the client has the body already.
  func response(to request: HTTPRequest) -> HTTPResponse {
    if let field = request.headers.list("If-None-Match"), tag.matches(field) {
      return HTTPResponse(304, headers.filter { !Self.ofBody.contains($0.name) })
    }
    var response = HTTPResponse(200, headers, body: body)
    response.slot = slot
    return response
  }

  /// The fields that speak of a body, which a 304 has not.
  private static let ofBody: Set<String> = ["Content-Type", "Content-Encoding", "Content-Security-Policy"]
}

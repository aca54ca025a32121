/// A body with its head, made once and sent as often as it is asked for.
package final class Representation: Sendable {
  let body: [UInt8]
  let headers: [(name: String, value: String)]
  /// What a client asks by whether it has the body; `nil` where it cannot.
  let tag: EntityTag?
  /// The screen that it shows; `nil` for what is none.
  let screen: ScreenIdentity?
  /// The diagnostics that making it told.
  let diagnosticCount: Int
  /// What connections made of the whole response.
  let slot = ResponseSlot()

  init(
    _ body: [UInt8], headers: [(name: String, value: String)], tag: EntityTag?, screen: ScreenIdentity? = nil,
    diagnosticCount: Int = 0
  ) {
    self.body = body
    self.headers = headers
    self.tag = tag
    self.screen = screen
    self.diagnosticCount = diagnosticCount
  }
}

extension Representation {
  /// The bytes that it takes of the cache; connections keep a copy of a body that is not large.
  var cost: Int { body.count * (keepsResponse ? 2 : 1) + 1024 }

  /// Returns the same body with another value of a field.
  func replacing(_ name: String, by value: String) -> Representation {
    let headers = headers.map { $0.name == name ? (name: name, value: value) : $0 }
    return Representation(body, headers: headers, tag: tag, screen: screen, diagnosticCount: diagnosticCount)
  }

  /// The response to a request: the whole, or only its head where the client has the body already.
  func response(to request: HTTPRequest) -> HTTPResponse {
    var response: HTTPResponse
    if let tag, let field = request.headers.list("If-None-Match"), tag.matches(field) {
      response = HTTPResponse(304, headers.filter { !Self.ofBody.contains($0.name) })
      response.omittedSize = body.count
    } else {
      response = HTTPResponse(200, headers, body: body)
      response.slot = keepsResponse ? slot : nil
    }
    response.isExempt = true
    (response.screen, response.diagnosticCount) = (screen, diagnosticCount)
    return response
  }

  /// Whether connections keep a response of their own: of what is larger they read the body as it is sent.
  private var keepsResponse: Bool { body.count <= HTTPResponse.sizeOfCopies }

  /// The fields that speak of a body, which a 304 has not.
  private static let ofBody: Set<String> = ["Content-Type", "Content-Encoding", "Content-Security-Policy"]
}

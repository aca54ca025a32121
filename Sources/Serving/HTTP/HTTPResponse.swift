/// What a request is answered with.
package struct HTTPResponse: Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The fields of the head, apart from those that the connection adds.
  package var headers: HTTPHeaders
  /// What follows the head; a response to `HEAD` has its size and not itself.
  package var body: Body
  /// The bytes of the body that a 304 stands for, which is not sent.
  package var omittedSize: Int?
  /// The template of the route that answers, for logs and metrics.
  package var route = "none"
  /// What a response that is sent many times is kept in by the connections; `nil` where it is sent once.
  package var slot: ResponseSlot?
  /// Whether it is sent however little memory there is: since it was not made for one request alone, or tells what has
  /// been done and is not to be done again.
  var isExempt = false
  /// The screen that the response shows, for logs.
  var screen: ScreenIdentity?
  /// The diagnostics that rendering the screen told, for logs.
  var diagnosticCount = 0
  /// What kept the request from being answered as it wants; people get it as a page.
  var problem: Problem?
  /// Why a handler did not do what it was called for.
  var handlerFault: HandlerFault?
  /// Why nobody got the response, for an operator.
  var failure: String?

  /// Creates a response.
  package init(_ status: Int, _ headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = HTTPHeaders(headers)
    self.body = .bytes(body)
  }
}

extension HTTPResponse {
  /// The most bytes of a body that connections copy; there is one copy of a larger one, which they read as it is sent.
  package static let sizeOfCopies = 256 << 10

  /// What follows the head.
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events, as long as the client listens.
    case events(first: String)
  }

  /// The bytes that follow the head; none for events.
  package var bytes: [UInt8] {
    switch body {
    case .bytes(let bytes): bytes
    case .events: []
    }
  }
}

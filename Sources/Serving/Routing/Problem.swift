internal import Diagnostics
internal import JSON

/// What keeps a request from being answered as it wants, as `application/problem+json` (RFC 9457).
struct Problem: Sendable {
  let status: Int
  /// One sentence, without a full stop.
  let detail: String
  /// What is wrong with documents.
  var report: DiagnosticReport?
  /// The media types that there are instead.
  var alternatives: [String] = []
  /// The seconds after which another try makes sense.
  var retryDelay: Int?

  init(_ status: Int, _ detail: String, _ report: DiagnosticReport? = nil) {
    self.status = status
    self.detail = detail
    self.report = report
  }
}

extension Problem {
  static let nothingHere = Problem(404, "there is nothing at this path")

  /// There is too much to do at the moment.
  static func busy(_ detail: String, retryAfter seconds: Int) -> Problem {
    var problem = Problem(503, detail)
    problem.retryDelay = seconds
    return problem
  }

  /// The response, which nobody keeps.
  var response: HTTPResponse {
    var response = HTTPResponse(
      status, [("Content-Type", MediaType.problem), ("Cache-Control", "no-store")], body: body)
    response.problem = self
    if let retryDelay { response.headers.add("Retry-After", String(retryDelay)) }
    return response
  }

  private var body: [UInt8] {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.key("type")
    writer.string("about:blank")
    writer.key("title")
    writer.string(HTTPStatus.title(of: status))
    writer.key("status")
    writer.integer(status)
    writer.key("detail")
    writer.string(detail)
    if !alternatives.isEmpty {
      writer.key("alternatives")
      writer.beginArray()
      for type in alternatives { writer.string(type) }
      writer.endArray()
    }
    if let report { write(report, to: &writer) }
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  private func write(_ report: DiagnosticReport, to writer: inout JSONWriter) {
    writer.key("errors")
    writer.beginArray()
    for diagnostic in report.diagnostics { writer.diagnostic(diagnostic) }
    writer.endArray()
  }
}

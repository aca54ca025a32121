internal import Diagnostics
internal import JSON
internal import Paravent

extension Router {
  /// Renders a screen that comes with the request: the document itself, or an object of `screen`, `data` and `state`.
  func render(_ request: HTTPRequest, _ site: Site) -> Plan {
    guard isJSON(request) else { return .ready(unsupported([MediaType.json, MediaType.screen], request)) }
    return .work(
      Work(key: nil) { [self] in
        do throws(Diagnostic) {
          let body = try JSONDocument.parse(request.body, name: "body")
          return .response(try rendered(body, request, site))
        } catch {
          return .response(refused("the body cannot be read", DiagnosticReport(error)))
        }
      })
  }

  private func rendered(
    _ body: JSONDocument, _ request: HTTPRequest, _ site: Site
  ) throws(Diagnostic) -> HTTPResponse {
    let envelope = body.root.object.flatMap { $0["screen"]?.object == nil ? nil : $0 }
    let document = try envelope?["screen"].map { (value) throws(Diagnostic) in try Self.document(value) } ?? body
    let (screen, report) = Screen.decode(document, designSystems: site.systems)
    guard let screen, !report.hasErrors else { return refused("the screen has errors", report) }
    let served = ServedScreen(
      name: "", source: [], screen: screen, data: nil, decoding: report, resolving: DiagnosticReport(), version: "")
    switch ScreenRequest.adHoc(served, of: site, request, or: .html) {
    case .refused(let problem): return problem.response
    case .found(var wanted):
      wanted.isAdHoc = true
      return rendered(
        wanted, data: envelope?["data"].flatMap(ScreenData.init), state: envelope?["state"].flatMap(ScreenData.init),
        for: request)
    }
  }

  /// Returns a part of a document as one of its own, so that faults in it have places.
  private static func document(_ value: JSONValue) throws(Diagnostic) -> JSONDocument {
    var writer = JSONWriter(layout: .pretty)
    writer.value(value)
    return try JSONDocument.parse(writer.bytes, name: "screen")
  }

  /// Checks a document that comes with the request.
  func validate(_ request: HTTPRequest, _ site: Site) -> Plan {
    guard isJSON(request) else { return .ready(unsupported([MediaType.json, MediaType.screen], request)) }
    return .work(
      Work(key: nil) { [self] in
        let report = site.report(on: request.body)
        metrics.count(report)
        let headers = [("Content-Type", MediaType.json), ("Cache-Control", "no-store")]
        return .response(
          compressed(HTTPResponse(200, headers, body: DiagnosticReport.json([report])), for: request))
      })
  }

  private func isJSON(_ request: HTTPRequest) -> Bool {
    request.contentType == MediaType.json || request.contentType == MediaType.screen
  }
}

extension Site {
  /// What is wrong with a document: a design system or a screen.
  fileprivate func report(on body: [UInt8]) -> DiagnosticReport {
    do throws(Diagnostic) {
      let document = try JSONDocument.parse(body, name: "body")
      guard document.designSystemName != nil else { return Screen.decode(document, designSystems: systems).report }
      return linked.report(on: document)
    } catch {
      return DiagnosticReport(error)
    }
  }
}

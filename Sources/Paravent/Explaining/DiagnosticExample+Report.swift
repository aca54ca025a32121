package import Diagnostics
internal import JSON
internal import JSONSchema

extension DiagnosticExample {
  /// Returns what the engine finds in the example, as the tool would report it.
  ///
  /// - Parameter limits: The bounds that the documents are held to.
  package func report(limits: Limits = Limits()) -> DiagnosticReport {
    switch self {
    case .screen(let screen, let data): Self.report(of: screen, with: data, limits)
    case .designSystem(let system): Self.report(of: system)
    case .instance(let instance, let schema): Self.report(of: instance, by: schema)
    }
  }

  private static func report(of text: String, with data: String?, _ limits: Limits) -> DiagnosticReport {
    let (screen, decoding) = Screen.decode(Array(text.utf8), file: "screen.json", limits: limits)
    guard let screen, data != nil || screen.hasExamples else { return decoding }
    var options = ResolvingOptions()
    options.includesLints = true
    var reports = [decoding]
    if let data {
      let (values, report) = ScreenData.decode(Array(data.utf8), file: "data.json", limits: limits)
      options.data = values
      reports.append(report)
    }
    return DiagnosticReport(joining: reports + [screen.resolve(options).report])
  }

  private static func report(of system: String) -> DiagnosticReport {
    let (systems, linking) = DesignSystems.standard.adding([(Array(system.utf8), "brand.json")])
    let previews = systems["brand"].map { systems.reportOfPreviews(in: $0) }
    return DiagnosticReport(joining: [linking] + (previews.map { [$0] } ?? []))
  }

  private static func report(of instance: String, by schema: String) -> DiagnosticReport {
    do throws(Diagnostic) {
      let (compiled, faults) = JSONSchema.compile(
        try JSONDocument.parse(Array(schema.utf8), name: "order.schema.json"))
      let document = try JSONDocument.parse(Array(instance.utf8), name: "order.json")
      var log = DiagnosticLog()
      for fault in faults + (compiled?.faults(of: document.root) ?? []) { log.report(fault) }
      return log.report()
    } catch {
      return DiagnosticReport(error)
    }
  }
}

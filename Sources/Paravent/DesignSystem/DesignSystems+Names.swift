package import Diagnostics
internal import JSON

extension DesignSystems {
  /// Returns the names that a screen may use if it uses some design systems, beside those in scope everywhere.
  ///
  /// The report names systems that are not there, and what two of them declare.
  package func namespace(using names: [String] = []) -> (namespace: Namespace, report: DiagnosticReport) {
    let screen = JSONDocument(name: "uses", content: .object([("uses", .array(names.map(JSONContent.string)))]))
    let decoder = DocumentDecoder(limits: Limits(), namespace: .engine)
    let namespace = screen.root.object.map { decoder.namespace(of: $0, self) }
    return (namespace ?? StandardDesignSystem.namespace, decoder.log.report())
  }
}

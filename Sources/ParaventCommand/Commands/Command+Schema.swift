import Diagnostics
import Paravent

extension Command {
  /// Prints schemas.
  static let schema = Command(
    name: "schema", summary: "Prints the JSON Schema of documents, for editors and validators.",
    synopsis: "[screen|design-system] [OPTIONS]",
    options: [.designSystem],
    run: { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else {
        throw UsageError("schema takes one kind of document, found \(arguments.operands.count)")
      }
      let kind = arguments.operands.first ?? "screen"
      guard ["screen", "design-system"].contains(kind) else {
        throw UsageError(unknown: "schema of", kind, among: ["screen", "design-system"])
      }
      var search = try DesignSystemSearch(arguments.all("--design-system"))
      let (systems, linking) = search.allSystems()
      let (namespace, merging) = systems.namespace(using: search.allNames)
      let schema = kind == "screen" ? DocumentSchema.screen(namespace) : DocumentSchema.designSystem(namespace)
      console.write(schema.json())
      let report = DiagnosticReport(joining: search.reports + [linking, merging])
      console.report([report], color: .auto)
      return ExitStatus([report], isStrict: false)
    })
}

import Diagnostics
import Paravent

extension Command {
  /// Prints schemas.
  static let schema = Command(
    name: "schema", summary: "Prints the JSON Schema of documents, for editors and validators.",
    synopsis: "[screen|design-system|resolved] [OPTIONS]",
    options: [
      .designSystem,
      Option(
        name: "--draft", value: "2020-12|7", choices: ["2020-12", "7"],
        summary: "The version of JSON Schema; 2020-12 where it is absent, 7 for older editors."),
    ],
    run: { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else {
        throw UsageError("schema takes one kind of document, found \(arguments.operands.count)")
      }
      let kind = arguments.operands.first ?? "screen"
      guard kinds.contains(kind) else { throw UsageError(unknown: "schema of", kind, among: kinds) }
      guard kind != "resolved" || arguments.all("--design-system").isEmpty else {
        throw UsageError(
          "the schema of resolved JSON is the same for all design systems; leave \"--design-system\" out")
      }
      var search = try DesignSystemSearch(arguments.all("--design-system"))
      let (systems, linking) = search.allSystems()
      let (namespace, merging) = systems.namespace(using: search.allNames)
      let schema = schema(of: kind, namespace)
      console.write((arguments["--draft"] == "7" ? schema.inDraft7 : schema).json())
      let report = DiagnosticReport(joining: search.reports + [linking, merging])
      console.report([report], color: .auto)
      return ExitStatus([report], isStrict: false)
    })

  private static let kinds = ["screen", "design-system", "resolved"]

  private static func schema(of kind: String, _ namespace: Namespace) -> SchemaTree {
    switch kind {
    case "screen": DocumentSchema.screen(namespace)
    case "design-system": DocumentSchema.designSystem(namespace)
    default: DocumentSchema.resolved()
    }
  }
}

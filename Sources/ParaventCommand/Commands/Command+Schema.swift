import Diagnostics
import Paravent

extension Command {
  /// Prints schemas.
  static let schema = Command(
    name: "schema", summary: "Prints the JSON Schema of screens, for editors and validators.", synopsis: "[screen]",
    options: [],
    run: { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else {
        throw UsageError("schema takes one kind of document, found \(arguments.operands.count)")
      }
      if let kind = arguments.operands.first, kind != "screen" {
        throw UsageError(unknown: "schema of", kind, among: ["screen"])
      }
      console.write(DocumentSchema.screen().json())
      return .fine
    })
}

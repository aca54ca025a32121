internal import Diagnostics
internal import JSON

extension DocumentDecoder {
  /// Reports what stands in the place of the array of names in `uses`.
  func reportUses(_ source: JSONValue, at place: JSONPlace) {
    report(
      .wrongType, at: place, suggestion: source.string.map { "[\"\($0)\"]" },
      "\"uses\": expected an array of the names of design systems, found \(source.summary)")
  }

  /// Returns what a diagnostic says of a name that a design system declares which the document does not use; empty
  /// where none does.
  func hintOfUse(_ declares: (Declarations) -> Bool) -> String {
    guard let system = others.first(where: { declares($0.declarations) }) else { return "" }
    return "; the design system \(system.name.quoted) declares it: write \"uses\": [\(system.name.quoted)]"
  }
}

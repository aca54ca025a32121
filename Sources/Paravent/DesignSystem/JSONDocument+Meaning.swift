package import Diagnostics
package import JSON

extension JSONDocument {
  /// Whether the document was probably meant as a screen or a design system, though it is neither.
  ///
  /// It names their schema, or has a key that is nearly the one which only they have, or hardly any keys but theirs.
  package var isNearlyKnown: Bool {
    guard let object = root.object else { return false }
    if let schema = object["$schema"]?.string {
      if Self.schemas.contains(where: schema.hasSuffix) { return true }
      // What another format's schema describes is a document of that format.
      if schema.contains("://") { return false }
    }
    let foreign = object.filter { !Self.keys.contains($0.key) && !$0.key.isExtension }
    let hasOwn = object.contains { Self.isTelling($0.key, $0.value) }
    if let misspelt = object.misspeltKind {
      return hasOwn || misspelt.meant == "designSystem" || object[misspelt.written].map(\.holdsView) == true
    }
    return hasOwn && foreign.count <= 1
  }

  /// Reports that a design system's name stands under a misspelt key; `nil` where it does not.
  package var designSystemFault: DiagnosticReport? {
    guard let object = root.object, object["body"] == nil, let misspelt = object.misspeltKind,
      misspelt.meant == "designSystem"
    else { return nil }
    var log = DiagnosticLog()
    log.reportMisspeltKind(of: object, misspelt)
    return log.report()
  }

  /// Reports that another document is the design system of the same name.
  package func nameCollision(with other: String) -> DiagnosticReport {
    var log = DiagnosticLog()
    log.report(
      .nameCollision, at: JSONPlace(root, .member("designSystem")),
      "another document is the design system \((designSystemName ?? "").quoted) already: \(other)")
    return log.report()
  }

  private static let schemas = ["screen.schema.json", "design-system.schema.json"]

  private static let keys: Set = [
    "$schema", "format", "screen", "title", "uses", "parameters", "state", "handlers", "body",
  ]

  /// Whether a member is one that documents of other formats hardly have.
  private static func isTelling(_ key: String, _ value: JSONValue) -> Bool {
    switch key {
    case "screen": value.kind == .string
    case "uses": value.array.map { names in names.count > 0 && names.allSatisfy { $0.kind == .string } } == true
    case "handlers", "state", "parameters": value.kind == .object
    default: false
    }
  }
}

extension JSONObject {
  /// The key that stands in the place of the one that tells what a document is.
  var misspeltKind: (written: String, meant: String)? {
    for meant in ["designSystem", "body"] where self[meant] == nil {
      if let written = map(\.key).first(where: { isNear($0, meant) }) { return (written, meant) }
    }
    return nil
  }

  private func isNear(_ written: String, _ meant: String) -> Bool {
    // Longer words that only begin so, such as `bodyText`, mean something else.
    guard abs(written.utf8.count - meant.utf8.count) <= 2 || meant == "designSystem" else { return false }
    guard !["design", "designs", "system"].contains(written) else { return false }
    return NearestName.find(written, among: [meant]) != nil
  }
}

extension JSONValue {
  /// Whether the value is a view in long form, or an array that begins with one.
  fileprivate var holdsView: Bool {
    let first = array.flatMap { $0.count > 0 ? $0[0] : nil } ?? self
    return first.object.map { $0["view"] != nil || $0.controlForm != nil } ?? false
  }
}

extension DiagnosticLog {
  /// Reports the key in whose place the one is expected that tells what a document is.
  mutating func reportMisspeltKind(of object: JSONObject, _ misspelt: (written: String, meant: String)) {
    let noun = misspelt.meant == "body" ? "screen" : "design system"
    report(
      .unknownDocument, at: JSONPlace(object.value, .key(misspelt.written)), suggestion: misspelt.meant,
      "the document is no \(noun): it has no \(misspelt.meant.quoted)")
  }
}

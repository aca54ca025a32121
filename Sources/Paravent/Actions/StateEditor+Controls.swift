package import Diagnostics
internal import JSON

extension StateEditor {
  /// Writes what the controls of a page hold.
  ///
  /// - Parameters:
  ///   - fields: What was posted, by the controls' names.
  ///   - tree: The tree of which the page was made.
  /// - Returns: What does not fit.
  package mutating func apply(_ fields: [(name: String, value: String)], of tree: ResolvedTree) -> DiagnosticReport {
    let controls = BoundControl.all(in: tree)
    let posted = fields.filter { $0.name.hasPrefix("state.") }
    var log = DiagnosticLog()
    for field in posted where !controls.contains(where: { $0.path == field.name }) {
      let known = controls.map(\.path)
      log.report(
        .unknownName, at: JSONPlace(JSONDocument(name: "form", content: .string(field.name)).root),
        suggestion: NearestName.find(field.name, among: known),
        "no control that can be used is bound to \(field.name.quoted)")
    }
    for control in controls {
      let values = posted.filter { $0.name == control.path }.map(\.value)
      apply(values, to: control, &log)
    }
    return log.report()
  }

  private mutating func apply(_ values: [String], to control: BoundControl, _ log: inout DiagnosticLog) {
    switch control.kind {
    case .box: _ = write(.bool(!values.isEmpty), at: control.path)
    case .text: if let text = values.last { _ = write(.string(text), at: control.path) }
    case .choice(let tags):
      guard let tag = values.last else { return }
      guard tags.contains(tag) else {
        return log.report(
          .unknownValue, at: JSONPlace(JSONDocument(name: "form", content: .string(tag)).root),
          "\(control.path.quoted) has no choice \(tag.quoted); expected \(Wording.alternatives(tags))")
      }
      _ = write(choice(tag, at: control.path), at: control.path)
    }
  }

  /// The value that a tag stands for, of the type of that which holds.
  private func choice(_ tag: String, at path: String) -> JSONContent {
    switch value(at: path)?.kind {
    case .integer: Int64(tag).map(JSONContent.integer) ?? .string(tag)
    case .real: Double(tag).map(JSONContent.real) ?? .string(tag)
    case .bool: ["true": .bool(true), "false": .bool(false)][tag] ?? .string(tag)
    default: .string(tag)
    }
  }
}

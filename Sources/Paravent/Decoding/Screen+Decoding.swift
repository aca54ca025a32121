public import Diagnostics
package import JSON

extension Screen {
  /// Reads a screen from the bytes of its JSON document.
  ///
  /// Every fault stands in the report. A document that the parser refuses, or that is no screen, yields no screen; any
  /// other yields one without the parts at fault.
  ///
  /// - Parameters:
  ///   - bytes: The document, JSON in UTF-8.
  ///   - file: The document's name in diagnostics.
  ///   - limits: The bounds that the document must keep.
  public static func decode(
    _ bytes: [UInt8], file: String, limits: Limits = Limits()
  ) -> (screen: Screen?, report: DiagnosticReport) {
    do {
      return decode(try JSONDocument.parse(bytes, name: file, sizeLimit: limits.documentSize), limits: limits)
    } catch {
      return (nil, DiagnosticReport([error], errorCount: 1, warningCount: 0))
    }
  }

  /// Reads a screen from a parsed document.
  package static func decode(
    _ document: JSONDocument, limits: Limits = Limits()
  ) -> (screen: Screen?, report: DiagnosticReport) {
    let levels = document.text.bracketLevels
    return DeepStack.run(ifDeeperThan: levels) {
      let decoder = DocumentDecoder(limits: limits, styles: StandardDesignSystem.styles)
      let screen = decoder.screen(document.root, levels: levels)
      return (screen, decoder.log.report())
    }
  }
}

extension DocumentDecoder {
  private static let documentKeys = [
    "$schema", "format", "screen", "title", "parameters", "state", "handlers", "body",
  ]

  fileprivate func screen(_ root: JSONValue, levels: Int) -> Screen? {
    guard let object = root.object else {
      return wrongType(root, at: JSONPlace(root), expected: "a screen: an object with \"body\"")
    }
    guard let body = object["body"], body.kind != .null else { return reportMissingBody(of: object) }
    guard hasSupportedFormat(object) else { return nil }
    handlers = declaredHandlers(of: object)
    let name = string(of: object, "screen")
    _ = string(of: object, "$schema")
    let parameters = object["parameters"].map { self.parameters($0, at: JSONPlace(root, .member("parameters"))) } ?? []
    let names = NameTable.ofScreen(parameters)
    self.names = names
    let state = object["state"].map { self.state($0, at: JSONPlace(root, .member("state"))) } ?? []
    names.declareState(state.type)
    let title = title(of: object)
    let nodes = Slot.decode(body, at: JSONPlace(root, .member("body")), with: self)?.nodes ?? []
    reportUnknownKeys(of: object, known: Self.documentKeys)
    for name in names.unused.prefix(log.errorCount > 0 ? 64 : .max) where !isHeld(name.name, in: root) {
      guard let place = name.place else { continue }
      report(.unused, .warning, at: place, "the parameter \(name.name.quoted) is not used")
    }
    return Screen(
      name: name, title: title, parameters: parameters, state: state, body: nodes, extensions: extensions(of: object),
      limits: limits, levels: levels)
  }

  /// Whether a name stands more than once in a document with errors: what is at fault may be what uses it.
  private func isHeld(_ name: String, in root: JSONValue) -> Bool {
    guard log.errorCount > 0 else { return false }
    let (text, wanted) = (root.document.text, Array(name.utf8))
    return text.indices.lazy.filter { text[$0...].starts(with: wanted) }.prefix(2).count > 1
  }

  private func title(of object: JSONObject) -> ComputedText? {
    guard let source = object["title"], source.kind != .null else { return nil }
    return ComputedText.decode(source, at: JSONPlace(object.value, .member("title")), with: self)
  }

  private func reportMissingBody(of object: JSONObject) -> Screen? {
    if object["view"] != nil {
      report(
        .unknownDocument, at: JSONPlace(object.value, .opening), "a view is no screen; write {\"body\": {\"view\": …}}")
      return nil
    }
    let near = NearestName.find("body", among: object.map(\.key).filter { !Self.documentKeys.contains($0) })
    let hint = near.map { "; is \($0.quoted) meant?" } ?? ""
    report(
      .unknownDocument, at: JSONPlace(object.value, .opening), "the document is no screen: it has no \"body\"\(hint)")
    return nil
  }

  private func hasSupportedFormat(_ object: JSONObject) -> Bool {
    guard let source = object["format"], source.kind != .null, source.number != 1 else { return true }
    report(
      .unsupportedFormat, at: JSONPlace(object.value, .member("format")),
      "\"format\" is \(source.summary), and this version reads format 1 only")
    return false
  }

  private func declaredHandlers(of object: JSONObject) -> HandlerDeclarations? {
    guard let source = object["handlers"], source.kind != .null else { return nil }
    let place = JSONPlace(object.value, .member("handlers"))
    guard let members = source.object else { return wrongType(source, at: place, expected: "an object") }
    return HandlerDeclarations(members, with: self)
  }

  private func string(of object: JSONObject, _ key: String) -> String? {
    guard let source = object[key], source.kind != .null else { return nil }
    return String.decode(source, at: JSONPlace(object.value, .member(key)), with: self)
  }
}

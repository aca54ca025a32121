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
  ///   - designSystems: The design systems that the document may use.
  ///   - limits: The bounds that the document must keep.
  public static func decode(
    _ bytes: [UInt8], file: String, designSystems: DesignSystems = .standard, limits: Limits = Limits()
  ) -> (screen: Screen?, report: DiagnosticReport) {
    do {
      return decode(
        try JSONDocument.parse(bytes, name: file, sizeLimit: limits.documentSize), designSystems: designSystems,
        limits: limits)
    } catch {
      return (nil, DiagnosticReport([error], errorCount: 1, warningCount: 0))
    }
  }

  /// Reads a screen from a parsed document.
  package static func decode(
    _ document: JSONDocument, designSystems: DesignSystems = .standard, limits: Limits = Limits()
  ) -> (screen: Screen?, report: DiagnosticReport) {
    let levels = document.text.bracketLevels
    return DeepStack.run(ifDeeperThan: levels) {
      let decoder = DocumentDecoder(limits: limits, namespace: StandardDesignSystem.namespace)
      let screen = decoder.screen(document.root, designSystems, levels: levels)
      return (screen, decoder.log.report())
    }
  }
}

extension DocumentDecoder {
  private static let documentKeys = [
    "$schema", "format", "screen", "title", "uses", "parameters", "state", "handlers", "body",
  ]

  fileprivate func screen(_ root: JSONValue, _ designSystems: DesignSystems, levels: Int) -> Screen? {
    guard let object = root.object else {
      report(.unknownDocument, at: JSONPlace(root), "expected a screen, an object with \"body\", found \(root.summary)")
      return nil
    }
    guard let body = object["body"], body.kind != .null else { return reportMissingBody(of: object) }
    guard hasSupportedFormat(object) else { return nil }
    namespace = namespace(of: object, designSystems)
    let name = string(of: object, "screen")
    _ = string(of: object, "$schema")
    let parameters = object["parameters"].map { self.parameters($0, at: JSONPlace(root, .member("parameters"))) } ?? []
    let names = NameTable.ofBody(parameters, in: namespace)
    bodyNames = BodyNames(values: names)
    markFaulty(parameters, of: object["parameters"], in: names)
    let state = object["state"].map { self.state($0, at: JSONPlace(root, .member("state"))) } ?? []
    if let source = object["state"], source.kind != .null, source.object == nil {
      names.markFaulty(["state"])
    } else {
      names.declareState(state.type)
    }
    let title = title(of: object)
    let nodes = Slot.decode(body, at: JSONPlace(root, .member("body")), with: self)?.nodes ?? []
    reportUnknownKeys(of: object, known: Self.documentKeys)
    for name in names.unused.prefix(log.errorCount > 0 ? 64 : .max) where !isHeld(name.name, in: root) {
      guard let place = name.place else { continue }
      report(.unused, .warning, at: place, "the parameter \(name.name.quoted) is not used")
    }
    return Screen(
      name: name, title: title, parameters: parameters, state: state, body: nodes, extensions: extensions(of: object),
      designSystems: designSystems, namespace: namespace, limits: limits,
      levels: max(levels, designSystems.levels))
  }

  /// The names that a screen may use.
  func namespace(of object: JSONObject, _ designSystems: DesignSystems) -> Namespace {
    let handlers = declaredHandlers(of: object)
    let used = used(by: object, designSystems)
    others = designSystems.systems.filter { system in
      system.name != StandardDesignSystem.name && !used.contains { $0.0.name == system.name }
    }
    var declarations = Declarations()
    declarations.handlers = handlers
    for collision in declarations.add(merged(used)) where collision.noun == "handler" {
      guard let handlers = object["handlers"]?.object else { break }
      report(
        .shadowedName, .warning, at: JSONPlace(handlers.value, .key(collision.name)),
        "the handler \(collision.name.quoted) hides that of a design system in use")
    }
    return Namespace(
      declarations, outer: designSystems[StandardDesignSystem.name]?.namespace, isOpen: missesSystems)
  }

  /// The design systems that a screen uses: those in scope everywhere, then those that it names.
  private func used(by object: JSONObject, _ designSystems: DesignSystems) -> [(DesignSystem, JSONPlace)] {
    let everywhere = designSystems.namesInScope.compactMap { designSystems[$0] }
      .map { ($0, JSONPlace(object.value, .opening)) }
    guard let source = object["uses"], source.kind != .null else { return everywhere }
    let place = JSONPlace(object.value, .member("uses"))
    guard let array = source.array else {
      missesSystems = true
      reportUses(source, at: place)
      return everywhere
    }
    let named = array.indices.compactMap { index -> (DesignSystem, JSONPlace)? in
      let place = JSONPlace(source, .element(index))
      guard let name = array[index].string else {
        missesSystems = true
        return wrongType(array[index], at: place, expected: "the name of a design system")
      }
      if let system = designSystems[name] { return (system, place) }
      missesSystems = true
      // Why its document is none is told there.
      guard !designSystems.faultyNames.contains(name) else { return nil }
      report(
        .unknownName, at: place, suggestion: NearestName.find(name, among: designSystems.systems.map(\.name)),
        "no design system is named \(name.quoted)")
      return nil
    }
    return everywhere + named
  }

  /// Remembers the parameters whose declarations are at fault.
  private func markFaulty(_ parameters: [Parameter], of source: JSONValue?, in names: NameTable) {
    guard let source, source.kind != .null else { return }
    guard let object = source.object else { return names.markAllFaulty() }
    let known = Set(parameters.map(\.name))
    names.markFaulty(object.map(\.key).filter { !known.contains($0) })
  }

  /// Whether a name stands more than once in a document with errors: what is at fault may be what uses it.
  private func isHeld(_ name: String, in root: JSONValue) -> Bool {
    guard log.errorCount > 0 else { return false }
    return root.document.text.holdsTwice(name)
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
    if object["designSystem"] != nil {
      report(
        .unknownDocument, at: JSONPlace(object.value, .opening),
        "a design system is no screen; --preview COMPONENT renders one of its components")
      return nil
    }
    if let misspelt = object.misspeltKind {
      log.reportMisspeltKind(of: object, misspelt)
      return nil
    }
    let meant = ["content", "root"].first { object[$0]?.kind == .object || object[$0]?.kind == .array }
    report(
      .unknownDocument, at: JSONPlace(object.value, meant.map(JSONPlace.Step.key) ?? .opening),
      suggestion: meant == nil ? nil : "body", "the document is no screen: it has no \"body\"")
    return nil
  }

  func hasSupportedFormat(_ object: JSONObject) -> Bool {
    guard let source = object["format"], source.kind != .null, source.number != 1 else { return true }
    report(
      .unsupportedFormat, at: JSONPlace(object.value, .member("format")),
      "\"format\" is \(source.summary), and this version reads format 1 only")
    return false
  }

  private func declaredHandlers(of object: JSONObject) -> HandlerDeclarations? {
    guard let source = object["handlers"], source.kind != .null else { return nil }
    let place = JSONPlace(object.value, .member("handlers"))
    guard let members = source.object else {
      missesHandlers = true
      return wrongType(source, at: place, expected: "an object of names and declarations")
    }
    return HandlerDeclarations(members, with: self)
  }

  func string(of object: JSONObject, _ key: String) -> String? {
    guard let source = object[key], source.kind != .null else { return nil }
    return String.decode(source, at: JSONPlace(object.value, .member(key)), with: self)
  }
}

extension [UInt8] {
  /// Whether a name stands in a text more than once.
  fileprivate func holdsTwice(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return true }
    return indices.lazy.filter { self[$0] == first && self[$0...].starts(with: wanted) }.prefix(2).count > 1
  }
}

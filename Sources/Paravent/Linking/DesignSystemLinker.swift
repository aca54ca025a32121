internal import Diagnostics
internal import JSON

/// Reads design-system documents in the order in which they use each other.
final class DesignSystemLinker {
  let limits: Limits
  /// What shows the declarations of a document that a host writes in Swift.
  private let host: HostDesignSystem?
  var systems: DesignSystems
  private(set) var reports: [DiagnosticReport] = []
  private var documents: NamedList<JSONDocument>
  /// The names of the systems that are being read, each used by the one before it.
  private var path: [String] = []
  private var duplicates: [JSONDocument] = []
  /// The names of the systems that were read, with or without success.
  private var finished: Set<String> = []

  init(_ systems: DesignSystems, documents: [JSONDocument], limits: Limits, host: HostDesignSystem?) {
    self.systems = systems
    self.host = host
    self.limits = limits
    self.documents = NamedList()
    for (position, document) in documents.enumerated() {
      // Without a name it cannot be used, but its faults are still told.
      let name = document.root.object?["designSystem"]?.string ?? "\u{0}\(position)"
      if name == StandardDesignSystem.name, systems[name] != nil, StandardDesignSystem.isText(document.text) {
        continue
      }
      if systems[name] != nil || !self.documents.add(document, named: name) { duplicates.append(document) }
    }
  }
}

extension DesignSystemLinker {
  /// Reads every document.
  func link() {
    for (name, document) in zip(documents.names, documents.values) where !finished.contains(name) {
      read(document, named: name)
    }
    for document in duplicates {
      var log = DiagnosticLog()
      let name = document.root.object?["designSystem"]?.string ?? ""
      log.report(
        .nameCollision, at: JSONPlace(document.root, .member("designSystem")),
        "another document is the design system \(name.quoted) already\(documents[name].map { ": \($0.name)" } ?? "")")
      reports.append(log.report())
    }
    systems.markFaulty(documents.names.filter { systems[$0] == nil })
  }

  private func read(_ document: JSONDocument, named name: String) {
    finished.insert(name)
    path.append(name)
    defer { path.removeLast() }
    let decoder = DocumentDecoder(limits: limits, namespace: .engine)
    let reader = DesignSystemReader(document: document, decoder: decoder, linker: self, host: host)
    if let system = reader.read() { systems.add(system) }
    reports.append(decoder.log.report())
  }

  /// Returns the systems that a document uses, each with the place where it says so.
  ///
  /// - Parameter source: The array of names; `nil` for none.
  func used(_ source: JSONValue?, at place: JSONPlace, by decoder: DocumentDecoder) -> [(DesignSystem, JSONPlace)] {
    guard let source, source.kind != .null else { return [] }
    guard let array = source.array else {
      decoder.missesSystems = true
      decoder.reportUses(source, at: place)
      return []
    }
    return array.indices.compactMap { index in
      let place = JSONPlace(source, .element(index))
      guard let name = array[index].string else {
        return decoder.wrongType(array[index], at: place, expected: "the name of a design system")
      }
      guard let system = system(named: name, at: place, by: decoder) else {
        decoder.missesSystems = true
        return nil
      }
      return (system, place)
    }
  }

  private func system(named name: String, at place: JSONPlace, by decoder: DocumentDecoder) -> DesignSystem? {
    if let system = systems[name] { return system }
    if let position = path.firstIndex(of: name) {
      let names = (path[position...] + [name]).map(\.quoted).joined(separator: " → ")
      decoder.report(.cycle, at: place, "design systems use each other: \(names)")
      return nil
    }
    if let document = documents[name] {
      if !finished.contains(name) { read(document, named: name) }
      // Why a document is no design system is reported there.
      return systems[name]
    }
    guard !systems.faultyNames.contains(name) else { return nil }
    let known = systems.systems.map(\.name) + documents.names.filter { systems[$0] == nil }
    decoder.report(
      .unknownName, at: place, suggestion: NearestName.find(name, among: known.filter { !path.contains($0) }),
      "no design system is named \(name.quoted)")
    return nil
  }
}

extension DocumentDecoder {
  /// Returns what the design systems in use declare; reports names that two of them declare.
  func merged(_ used: [(DesignSystem, JSONPlace)]) -> Declarations {
    var declarations = Declarations()
    var names: [String] = []
    for (system, place) in used where !names.contains(system.name) {
      let collisions = declarations.add(system.declarations).map { "the \($0.noun) \($0.name.quoted)" }
      if !collisions.isEmpty {
        report(
          .nameCollision, at: place,
          "the design system \(system.name.quoted) declares \(Wording.several(collisions)), which another one in use declares too"
        )
      }
      names.append(system.name)
    }
    return declarations
  }
}

internal import Diagnostics
internal import JSON

/// Reads one design-system document: first what it declares to others, then the bodies, in which all of that may be
/// named.
final class DesignSystemReader {
  let root: JSONValue
  let decoder: DocumentDecoder
  let linker: DesignSystemLinker
  /// What shows the declarations where a host writes them in Swift.
  let host: HostDesignSystem?
  /// What the document declares.
  var own = Declarations()
  /// What the design systems that it uses declare.
  var used = Declarations()
  /// The components whose bodies are still to be read.
  var components: [PendingComponent] = []
  /// The styles whose bodies are still to be read.
  var styles: [PendingStyle] = []

  init(document: JSONDocument, decoder: DocumentDecoder, linker: DesignSystemLinker, host: HostDesignSystem?) {
    root = document.root
    self.decoder = decoder
    self.linker = linker
    self.host = host
  }
}

extension DesignSystemReader {
  private static let keys = [
    "$schema", "format", "designSystem", "summary", "uses", "colors", "images", "environment", "components", "styles",
    "handlers", "library",
  ]

  /// Returns the design system; `nil` where the document is none.
  func read() -> DesignSystem? {
    guard let object = root.object, object["designSystem"] != nil else { return reportForeign() }
    guard decoder.hasSupportedFormat(object) else { return nil }
    guard let name = decoder.string(of: object, "designSystem") else { return nil }
    _ = decoder.string(of: object, "$schema")
    let summary = decoder.string(of: object, "summary") ?? ""
    let used = linker.used(object["uses"], at: JSONPlace(root, .member("uses")), by: decoder)
    self.used = decoder.merged(used)
    readNames(of: object)
    var all = own
    warnOfHiding(all.add(self.used))
    let outer = StandardDesignSystem.name == name && linker.systems.systems.isEmpty ? nil : outermost
    let namespace = Namespace(all, outer: outer)
    decoder.namespace = namespace
    readBodies()
    let library = library(of: object)
    decoder.reportUnknownKeys(of: object, known: Self.keys)
    return DesignSystem(name: name, summary: summary, declarations: own, namespace: namespace, library: library)
  }

  /// The names of the standard design system.
  var outermost: Namespace { linker.systems[StandardDesignSystem.name]?.namespace ?? .engine }

  private func reportForeign() -> DesignSystem? {
    let near = root.object.flatMap { NearestName.find("designSystem", among: $0.map(\.key)) }
    let hint = near.map { "; is \($0.quoted) meant?" } ?? ""
    decoder.report(
      .unknownDocument, at: JSONPlace(root, .opening),
      "the document is no design system: it has no \"designSystem\"\(hint)")
    return nil
  }

  /// Warns of declarations that hide those of the design systems in use.
  private func warnOfHiding(_ collisions: [NameCollision]) {
    for collision in collisions where collision.noun != "modifier" {
      guard let place = place(of: collision) else { continue }
      decoder.report(
        .shadowedName, .warning, at: place,
        "the \(collision.noun) \(collision.name.quoted) hides that of a design system in use")
    }
  }

  private func place(of collision: NameCollision) -> JSONPlace? {
    let group =
      switch collision.noun {
      case "component": "components"
      case "environment key": "environment"
      case "colour": "colors"
      case "image": "images"
      case "handler": "handlers"
      default: "styles"
      }
    guard let object = root.object?[group]?.object else { return nil }
    if object[collision.name] != nil { return JSONPlace(object.value, .key(collision.name)) }
    return object.lazy.compactMap { _, styles in
      styles.object?[collision.name] == nil ? nil : JSONPlace(styles, .key(collision.name))
    }.first
  }

  /// The members of a group of declarations.
  func members(_ group: String) -> JSONObject? {
    guard let source = root.object?[group], source.kind != .null else { return nil }
    return source.object
      ?? decoder.wrongType(source, at: JSONPlace(root, .member(group)), expected: "an object of names and declarations")
  }

  private func readNames(of object: JSONObject) {
    readColors()
    readImages()
    readKeys()
    if let handlers = members("handlers") { own.handlers = HandlerDeclarations(handlers, with: decoder) }
    readComponents()
    readStyles()
    readHostModifiers()
  }
}

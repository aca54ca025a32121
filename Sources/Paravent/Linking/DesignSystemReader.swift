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
  /// The families that are at fault, which is reported.
  var faultyFamilies: Set<String> = []
  /// The families whose want of a default style is explained by another fault, which is reported.
  var explainedFamilies: Set<String> = []
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
    guard let object = root.object, object["designSystem"].map({ $0.kind != .null }) == true else {
      return reportForeign()
    }
    guard decoder.hasSupportedFormat(object) else { return nil }
    guard let name = decoder.string(of: object, "designSystem"),
      isFree(name, among: [], at: JSONPlace(root, .member("designSystem")))
    else { return nil }
    _ = decoder.string(of: object, "$schema")
    let summary = decoder.string(of: object, "summary") ?? ""
    let used = linker.used(object["uses"], at: JSONPlace(root, .member("uses")), by: decoder)
    self.used = decoder.merged(used)
    readNames(of: object)
    var all = own
    warnOfHiding(all.add(self.used))
    let outer = StandardDesignSystem.name == name && linker.systems.systems.isEmpty ? nil : outermost
    let namespace = Namespace(all, outer: outer, isOpen: decoder.missesSystems)
    decoder.namespace = namespace
    readBodies()
    let library = library(of: object)
    decoder.reportUnknownKeys(of: object, known: Self.keys)
    return DesignSystem(name: name, summary: summary, declarations: own, namespace: namespace, library: library)
  }

  /// The names of the standard design system.
  var outermost: Namespace { linker.systems[StandardDesignSystem.name]?.namespace ?? .engine }

  private func reportForeign() -> DesignSystem? {
    if let object = root.object, let misspelt = object.misspeltKind, misspelt.meant == "designSystem" {
      decoder.log.reportMisspeltKind(of: object, misspelt)
      return nil
    }
    decoder.report(
      .unknownDocument, at: JSONPlace(root, .opening), "the document is no design system: it has no \"designSystem\"")
    return nil
  }

  /// Warns of declarations that hide those of the design systems in use.
  private func warnOfHiding(_ collisions: [NameCollision]) {
    for collision in collisions {
      guard let place = place(of: collision) else { continue }
      decoder.report(
        .shadowedName, .warning, at: place,
        "the \(collision.noun) \(collision.name.quoted) hides that of a design system in use")
    }
  }

  private func place(of collision: NameCollision) -> JSONPlace? {
    if let family = collision.family { return key(collision.name, in: root.object?["styles"]?.object?[family]) }
    switch collision.noun {
    case "component": return key(collision.name, in: root.object?["components"])
    case "environment key": return key(collision.name, in: root.object?["environment"])
    case "colour": return key(collision.name, in: root.object?["colors"])
    case "image": return key(collision.name, in: root.object?["images"])
    case "handler": return key(collision.name, in: root.object?["handlers"])
    case "style family": return place(ofFamily: collision.name)
    default:
      let key = own.keys.values.first { $0.modifier == collision.name }
      return key.flatMap { self.key($0.name, in: root.object?["environment"]) }
        ?? own.families.names.first { "\($0)Style" == collision.name }.flatMap(place(ofFamily:))
    }
  }

  private func key(_ name: String, in group: JSONValue?) -> JSONPlace? {
    group?.object?[name] == nil ? nil : group.map { JSONPlace($0, .key(name)) }
  }

  private func place(ofFamily name: String) -> JSONPlace? {
    components.flatMap(\.withPrivateComponents).first { $0.declaration.family?.name == name }
      .map { JSONPlace($0.source.value, .member("styleFamily")) }
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
    decoder.missesHandlers = object["handlers"].map { $0.kind != .null && $0.object == nil } ?? false
    readComponents()
    readStyles()
    readHostModifiers()
  }
}

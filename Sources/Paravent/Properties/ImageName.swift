internal import Diagnostics
package import Expressions
package import JSON
internal import Symbols

/// The name of a picture: a URL, or a name that a design system declares.
package struct ImageName: Sendable, Hashable {
  /// Where the picture comes from.
  package var source: ResolvedImage.Source
  /// What the picture is called where the author gives it no label.
  package var label: String
  /// The symbol that stands in the place of the picture, as a value of an expression may name one.
  var symbol: SymbolName?
}

extension ImageName: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ImageName? {
    // Written out, a symbol has a property of its own.
    if source.kind == .object, !decoder.readsExpressions {
      return PictureValue.decode(source, at: place, with: decoder)?.name
    }
    guard source.kind == .string else { return decoder.wrongType(source, at: place, expected: "the name of an image") }
    guard let name = String.decode(source, at: place, with: decoder) else { return nil }
    if let image = decoder.namespace.image(named: name) { return ImageName(image) }
    guard isURL(name) else {
      if !name.isEmpty { reportUnknown(name, at: place, with: decoder) }
      return ImageName(source: .placeholder(name), label: label(of: name))
    }
    guard let url = URLPolicy.resource.admitted(name) else {
      decoder.report(.blockedURL, .warning, at: place, blocked(name))
      return ImageName(source: .placeholder(""), label: "")
    }
    return ImageName(source: .url(url), label: label(of: name))
  }

  private static func reportUnknown(_ name: String, at place: JSONPlace, with decoder: DocumentDecoder) {
    if decoder.missesSystems { return }
    let hint = Symbol.named(name) == nil ? "a placeholder stands for it" : "a symbol is named by \"systemName\""
    decoder.report(
      .unknownImage, .warning, at: place, suggestion: NearestName.find(name, among: decoder.namespace.imageNames),
      "no image is named \(name.quoted); \(hint)")
  }

  static func blocked(_ name: String) -> String {
    "the URL \(name.quoted) is not shown; expected https, http or a relative one"
  }

  /// Creates the name of a picture that a design system declares.
  init(_ image: DeclaredImage) {
    switch image.source {
    case .url(let url): self.init(source: .url(url), label: image.label)
    case .symbol(let name): self.init(source: .placeholder(""), label: image.label, symbol: SymbolName(name))
    }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> ImageName? {
    guard case .string(let name) = value else { return nil }
    if let image = namespace.image(named: name) { return ImageName(image) }
    if name.isEmpty { return ImageName(source: .placeholder(name), label: "") }
    guard isURL(name), let url = URLPolicy.resource.admitted(name) else { return nil }
    return ImageName(source: .url(url), label: label(of: name))
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("string") }

  package var defaultValue: SchemaTree? { nil }

  private static let suffixes = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"]

  /// Whether a name is a URL: it holds a slash or ends like a picture's file.
  private static func isURL(_ name: String) -> Bool {
    name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } || suffix(of: name.utf8[...]) != nil
  }

  /// The name of a picture's file without folders and ending, its dashes and underscores as spaces.
  static func label(of name: String) -> String {
    let path = name.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let file = path.split(separator: UInt8(ascii: "/")).last ?? path[path.endIndex...]
    let stem = file.dropLast(suffix(of: file)?.utf8.count ?? 0)
    return String(
      decoding: stem.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// The ending of a picture's file, in whichever case, or `nil` where a name has another one.
  private static func suffix(of name: Substring.UTF8View) -> String? {
    suffixes.first { suffix in
      // Setting this bit turns a capital letter of ASCII into a small one, and leaves the full stop as it is.
      name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) { $0 | 0x20 == $1 }
    }
  }
}

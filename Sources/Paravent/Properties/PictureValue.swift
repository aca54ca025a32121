internal import Diagnostics
internal import JSON

/// A picture as a value: its name or URL, or an object that names a symbol.
struct PictureValue: Sendable, Hashable {
  var name: ImageName
}

extension PictureValue: PropertyValue {
  static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> PictureValue? {
    guard source.kind == .object else {
      return ImageName.decode(source, at: place, with: decoder).map(PictureValue.init)
    }
    guard let object = decoder.declared(PictureObject.self, source, at: place) else { return nil }
    return object.picture(at: place, with: decoder).map(PictureValue.init)
  }

  static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .object }

  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Image") { definitions in
      .anyOf([ImageName.schema(&definitions), PictureObject.schema(&definitions)])
    }
  }

  var defaultValue: SchemaTree? { nil }
}

/// A picture written as an object.
struct PictureObject: Declared {
  var systemName: SymbolName?
  var url: String?
  var label: String?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("systemName", &systemName, "The name of a symbol.")
    visitor.property("url", &url, "Where the picture is: https, http or a relative URL.")
    visitor.property("label", &label, "What assistive technology calls the picture; empty where it is decoration.")
    visitor.rule(.exactlyOne(["systemName", "url"]))
  }
}

extension PictureObject {
  /// Returns the picture, or `nil` where it is not shown, which is reported.
  func picture(at place: JSONPlace, with decoder: DocumentDecoder) -> ImageName? {
    image(at: place, with: decoder).map { ImageName($0) }
  }

  /// Returns what a design system declares by the object.
  func image(at place: JSONPlace, with decoder: DocumentDecoder) -> DeclaredImage? {
    if let systemName { return DeclaredImage(source: .symbol(systemName.name), label: label ?? "") }
    guard let url else { return nil }
    guard let admitted = URLPolicy.resource.admitted(url) else {
      decoder.report(.blockedURL, .warning, at: place, ImageName.blocked(url))
      return nil
    }
    return DeclaredImage(source: .url(admitted), label: label ?? ImageName.label(of: url))
  }
}

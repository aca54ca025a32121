internal import Diagnostics
internal import JSON

/// The action handlers that a document declares, by name.
struct HandlerDeclarations: Sendable {
  private var declarations: [String: HandlerDeclaration] = [:]
  /// The names, in the order of the document.
  private(set) var names: [String] = []
}

/// One declared handler: its arguments by name.
struct HandlerDeclaration: Sendable {
  /// The arguments, and whether each may be left out.
  var arguments: [(name: String, isOptional: Bool)] = []
}

extension HandlerDeclarations {
  subscript(name: String) -> HandlerDeclaration? { declarations[name] }

  /// Reads the declarations of a document.
  init(_ object: JSONObject, with decoder: DocumentDecoder) {
    for (name, source) in object {
      names.append(name)
      declarations[name] = HandlerDeclaration(source, at: JSONPlace(object.value, .member(name)), with: decoder)
    }
  }
}

extension HandlerDeclaration {
  init(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) {
    guard let properties = HandlerProperties.decode(source, at: place, with: decoder) else { return }
    arguments = properties.arguments?.object.map { ($0.key, $0.value.object?["default"] != nil) } ?? []
  }

  /// Whether a call's arguments fit the declaration; reports each that does not.
  func admits(_ given: JSONObject?, of name: String, at place: JSONPlace, with decoder: DocumentDecoder) -> Bool {
    let known = Set(arguments.map(\.name))
    let unknown = given?.map(\.key).filter { !known.contains($0) } ?? []
    for key in unknown {
      guard let given else { break }
      decoder.report(
        .unknownName, at: JSONPlace(given.value, .key(key)),
        suggestion: NearestName.find(key, among: arguments.map(\.name)),
        "the handler \(name.quoted) has no argument \(key.quoted)")
    }
    let missing = arguments.filter { !$0.isOptional && given?[$0.name] == nil }.map(\.name.quoted)
    if !missing.isEmpty {
      decoder.report(
        .missingValue, at: place, "the handler \(name.quoted) needs the argument \(missing.joined(separator: " and "))")
    }
    return unknown.isEmpty && missing.isEmpty
  }
}

/// What a handler's declaration says.
struct HandlerProperties: ObjectValue {
  static let noun = "a handler's declaration"

  var summary: String?
  var arguments: AnyObjectValue?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("summary", &summary, "One sentence about what the handler does.")
    visitor.property("arguments", &arguments, "The JSON Schema of each argument, by name; `default` makes it optional.")
  }
}

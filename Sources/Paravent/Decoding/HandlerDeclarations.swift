internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

/// The action handlers that documents declare, by name.
struct HandlerDeclarations: Sendable {
  private var declarations = NamedList<HandlerDeclaration>()

  init() {}
}

/// One declared handler: its arguments by name, each with what it may be.
struct HandlerDeclaration: Sendable {
  let summary: String
  /// The arguments, each described as the parameters of a screen are.
  let arguments: [Parameter]
}

extension HandlerDeclarations {
  subscript(name: String) -> HandlerDeclaration? { declarations[name] }

  /// The names, in the order of the documents.
  var names: [String] { declarations.names }

  /// Reads the declarations of a document.
  init(_ object: JSONObject, with decoder: DocumentDecoder) {
    for (name, source) in object {
      let place = JSONPlace(object.value, .member(name))
      declarations.add(HandlerDeclaration(source, at: place, with: decoder), named: name)
    }
  }

  /// Adds the handlers whose names are free; returns the names that are not.
  mutating func add(_ others: HandlerDeclarations) -> [String] { declarations.add(others.declarations) }
}

extension HandlerDeclaration {
  init(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) {
    let properties = HandlerProperties.decode(source, at: place, with: decoder)
    summary = properties?.summary ?? ""
    arguments = properties?.arguments.map { decoder.parameters($0.object.value, at: place) } ?? []
  }

  /// Whether a call's arguments fit the declaration; reports each that does not.
  ///
  /// - Parameter misspelt: The key that stands in the place of `arguments`.
  func admits(
    _ given: ComputedObject?, of name: String, at place: JSONPlace, misspelt: JSONPlace? = nil,
    with decoder: DocumentDecoder
  ) -> Bool {
    let errorCount = decoder.log.errorCount
    let members = given.map { Array($0.source) } ?? []
    for (key, value) in members {
      guard let given else { break }
      guard let argument = arguments.first(where: { $0.name == key }) else {
        decoder.report(
          .unknownName, at: JSONPlace(given.source.value, .key(key)),
          suggestion: NearestName.find(key, among: arguments.map(\.name)),
          "the handler \(name.quoted) has no argument \(key.quoted)")
        continue
      }
      let template = given.template.member(key) ?? .literal(value)
      decoder.check(template, for: argument, at: JSONPlace(given.source.value, .member(key)))
    }
    let missing = arguments.filter { $0.defaultValue == nil && given?.source[$0.name] == nil }.map(\.name.quoted)
    if let misspelt, missing.isEmpty {
      decoder.report(
        .unknownKey, .warning, at: misspelt, suggestion: "arguments", "the key means nothing beside \"handler\"")
    }
    if !missing.isEmpty {
      decoder.report(
        .missingValue, at: misspelt ?? place, suggestion: misspelt == nil ? nil : "arguments",
        "the handler \(name.quoted) needs the argument \(missing.joined(separator: " and "))")
    }
    return decoder.log.errorCount == errorCount
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

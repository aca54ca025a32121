internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

/// The action handlers that a document declares, by name.
struct HandlerDeclarations: Sendable {
  private var declarations: [String: HandlerDeclaration] = [:]
  /// The names, in the order of the document.
  private(set) var names: [String] = []
}

/// One declared handler: its arguments by name, each with what it may be.
struct HandlerDeclaration: Sendable {
  /// The arguments, each described as the parameters of a screen are.
  var arguments: [Parameter] = []
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
    arguments = properties.arguments.map { decoder.parameters($0.object.value, at: place) } ?? []
  }

  /// Whether a call's arguments fit the declaration; reports each that does not.
  func admits(_ given: ComputedObject?, of name: String, at place: JSONPlace, with decoder: DocumentDecoder) -> Bool {
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
      argument.check(template, at: JSONPlace(given.source.value, .member(key)), with: decoder)
    }
    let missing = arguments.filter { $0.defaultValue == nil && given?.source[$0.name] == nil }.map(\.name.quoted)
    if !missing.isEmpty {
      decoder.report(
        .missingValue, at: place, "the handler \(name.quoted) needs the argument \(missing.joined(separator: " and "))")
    }
    return decoder.log.errorCount == errorCount
  }
}

extension Parameter {
  /// Reports a value that does not fit: a written one by the schema, a computed one by what is known of its type.
  fileprivate func check(_ template: ValueTemplate, at place: JSONPlace, with decoder: DocumentDecoder) {
    switch template {
    case .literal(let value):
      for fault in faults(of: value, at: place) { decoder.log.report(fault) }
    case .string(let text, _):
      let value = JSONDocument(name: "", content: .string(text)).root
      for fault in faults(of: value, at: place) { decoder.log.report(fault) }
    default:
      let (found, wanted) = (template.kinds, type == .double ? type.kinds.union(.integer) : type.kinds)
      guard !found.isEmpty, !wanted.isEmpty, found.isDisjoint(with: wanted) else { return }
      decoder.report(
        .wrongType, at: template.place ?? place,
        "\(name.quoted): expected \(type.summary), found \(template.type.summary)")
    }
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

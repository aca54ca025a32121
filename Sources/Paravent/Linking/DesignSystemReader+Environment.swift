internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

extension DesignSystemReader {
  /// Reads the declared pictures.
  func readImages() {
    guard let members = members("images") else { return }
    for (name, source) in members where isFree(name, among: [], at: JSONPlace(members.value, .key(name))) {
      let place = JSONPlace(members.value, .member(name))
      guard let object = decoder.declared(PictureObject.self, source, at: place) else { continue }
      if let image = object.image(at: place, with: decoder) { own.images.add(image, named: name) }
    }
  }

  /// Reads the declared environment keys, each of which makes a modifier.
  func readKeys() {
    guard let members = members("environment") else { return }
    for (name, source) in members {
      let place = JSONPlace(members.value, .key(name))
      guard decoder.checkName(name, at: place),
        isFree(name, among: EnvironmentName.allCases.map(\.rawValue), at: place),
        let key = key(name, source, of: members), isFreeModifier(key.modifier, at: place)
      else { continue }
      own.keys.add(key, named: name)
      own.modifiers.add(ModifierEntry(writing: key), named: key.modifier)
    }
  }

  private func key(_ name: String, _ source: JSONValue, of members: JSONObject) -> EnvironmentKey? {
    let place = JSONPlace(members.value, .member(name))
    guard let properties = decoder.declared(KeyProperties.self, source, at: place) else { return nil }
    let keyPlace = JSONPlace(members.value, .key(name))
    let (schema, schemaPlace) =
      properties.action == true
      ? (EnvironmentKey.actionSchema, keyPlace)
      : (properties.schema?.value ?? JSONDocument.anything, JSONPlace(source, .member("schema")))
    let parameter = decoder.parameter(name, schema, at: keyPlace, value: schemaPlace)
    let value = source.object?["default"] ?? parameter.defaultValue
    if let written = source.object?["default"], written.kind != .null {
      let place = JSONPlace(source, .member("default"))
      if properties.action == true {
        decoder.report(.wrongType, at: place, "an action has no default; a modifier gives one")
        return nil
      }
      for fault in parameter.faults(of: written, at: place) { decoder.log.report(fault) }
    }
    return EnvironmentKey(
      name: name, modifier: properties.modifier ?? name, parameter: parameter,
      defaultValue: value.map { CELValue($0, as: parameter.type) } ?? .null, summary: properties.summary ?? "")
  }

  /// Whether no modifier of the engine has a name; reports one that has.
  func isFreeModifier(_ name: String, at place: JSONPlace) -> Bool {
    if Catalog.modifier(named: name) != nil {
      decoder.report(.reservedName, at: place, "the modifier \(name.quoted) is one of the engine's")
      return false
    }
    guard own.modifiers[name] == nil else {
      decoder.report(.nameCollision, at: place, "the modifier \(name.quoted) is declared already")
      return false
    }
    return true
  }
}

/// What the declaration of an environment key says.
struct KeyProperties: Declared {
  var summary: String?
  var schema: AnyValue?
  var standard: AnyValue?
  var action: Bool?
  var modifier: String?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("summary", &summary, "One sentence about the value.")
    visitor.property("schema", &schema, "The JSON Schema of the value.")
    visitor.property("default", &standard, "The value where no modifier wrote one.")
    visitor.property("action", &action, "Whether the value is an action.")
    visitor.property(
      "modifier", &modifier, "The name of the modifier that writes it; the key's own where it is absent.")
    visitor.rule(.excludes("action", ["schema", "default"]))
  }
}

extension EnvironmentKey {
  /// The schema of a key that holds an action.
  static let actionSchema =
    JSONDocument(name: "", content: .object([("$ref", .string("paravent:Action"))])).root
}

extension JSONDocument {
  /// The schema that every value fits.
  static let anything = JSONDocument(name: "", content: .bool(true)).root
}

extension ModifierEntry {
  /// Creates the entry of the modifier that writes an environment key.
  init(writing key: EnvironmentKey) {
    let value = PropertyDescription(
      name: "value", traits: [.required, .unlabelled],
      summary: key.type == .action ? "What is done." : "The value.", computation: .value)
    let summary = key.summary.isEmpty ? "Sets \(key.name.quoted) in the environment of the view." : key.summary
    self.init(
      name: key.modifier, summary: summary, argument: value,
      decode: { source, place, decoder in
        guard source.kind != .null, let template = decoder.argument(source, for: key.parameter, at: place) else {
          return nil
        }
        return .template(KeyTemplate(key: key, template: template, place: place))
      },
      schema: { SchemaTree(parameter: key.parameter, &$0) })
  }
}

/// A modifier that writes an environment key.
struct KeyTemplate: ModifierTemplate {
  let key: EnvironmentKey
  let template: ValueTemplate
  let place: JSONPlace

  func step(with resolver: Resolver) -> ModifierStep? {
    resolver.value(of: template, for: key.parameter, at: place).map { .value(key, $0) }
  }
}

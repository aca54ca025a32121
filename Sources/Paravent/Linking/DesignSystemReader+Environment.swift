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
    decoder.namespace = Namespace(declarations(with: own, used), outer: outermost)
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

  /// The colours and pictures that values of the engine's own types may name.
  private func declarations(with own: Declarations, _ used: Declarations) -> Declarations {
    var declarations = Declarations()
    (declarations.colors, declarations.images) = (own.colors, own.images)
    _ = declarations.colors.add(used.colors)
    _ = declarations.images.add(used.images)
    return declarations
  }

  private func key(_ name: String, _ source: JSONValue, of members: JSONObject) -> EnvironmentKey? {
    let place = JSONPlace(members.value, .member(name))
    guard let properties = decoder.declared(KeyProperties.self, source, at: place) else { return nil }
    let keyPlace = JSONPlace(members.value, .key(name))
    let isAction = properties.action == true
    let written = properties.schema?.value
    let parameter = decoder.parameter(
      name, isAction ? EnvironmentKey.actionSchema : written ?? JSONDocument.anything, at: keyPlace,
      value: isAction ? keyPlace : JSONPlace(source, .member("schema")))
    return EnvironmentKey(
      name: name, modifier: properties.modifier ?? name, parameter: parameter,
      defaultValue: isAction ? .null : defaultValue(of: source, for: parameter), summary: properties.summary ?? "")
  }

  /// Reads the default of a key, in which names of colours and pictures mean what they mean here.
  private func defaultValue(of source: JSONValue, for parameter: Parameter) -> CELValue {
    guard let value = source.object?["default"], value.kind != .null else {
      return parameter.defaultValue.map { CELValue($0, as: parameter.type) } ?? .null
    }
    let place = JSONPlace(source, .member("default"))
    let faults = parameter.faults(of: value, at: place)
    for fault in faults { decoder.log.report(fault) }
    let known = CELValue(value, as: parameter.type)
    guard faults.isEmpty, let shape = parameter.shape, !shape.holdsActions else { return known }
    decoder.check(value, by: shape, at: place)
    return known.lookedUp(by: shape, in: decoder.namespace)
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

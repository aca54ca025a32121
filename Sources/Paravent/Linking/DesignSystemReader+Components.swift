internal import Diagnostics
internal import Expressions
internal import JSON

extension DesignSystemReader {
  /// The most components that are private to each other.
  private static let privateLevels = NameTable.bodyLimit

  /// Keys that every node may have.
  static let nodeKeys = ["view", "id", "modifiers", "fallback", "requires"]

  /// Reads the declarations of the components, without their bodies.
  func readComponents() {
    guard let members = members("components") else { return }
    // What is known of the environment must be known where a style's configuration is declared.
    var keys = Declarations()
    _ = keys.keys.add(own.keys)
    _ = keys.keys.add(used.keys)
    decoder.namespace = Namespace(keys, outer: outermost)
    components = pending(members, depth: 0)
    own.faultyComponents = decoder.faultyComponents
    for component in components {
      own.components.add(ComponentEntry(component.declaration), named: component.declaration.name)
    }
  }

  private func pending(_ members: JSONObject, depth: Int) -> [PendingComponent] {
    members.compactMap { name, source in
      let place = JSONPlace(members.value, .key(name))
      if Catalog.component(named: name) != nil {
        decoder.report(.reservedName, at: place, "the view \(name.quoted) is one of the engine's")
        return nil
      }
      guard isFree(name, among: [], at: place) else { return nil }
      let component = component(name, source, at: JSONPlace(members.value, .member(name)), name: place, depth: depth)
      if component == nil { decoder.faultyComponents.insert(name) }
      return component
    }
  }

  private func component(
    _ name: String, _ source: JSONValue, at place: JSONPlace, name namePlace: JSONPlace, depth: Int
  ) -> PendingComponent? {
    guard depth < Self.privateLevels else {
      decoder.report(
        .tooDeep, at: namePlace, "components are private to each other more than \(Self.privateLevels) deep")
      return nil
    }
    guard let properties = decoder.declared(ComponentProperties.self, source, at: place), let object = source.object
    else { return nil }
    let parameters = parameters(properties.parameters, of: object)
    let slots = slots(properties.slots, besides: parameters)
    guard object.hasObject("parameters"), object.hasObject("slots") else {
      // Every call and the body would tell of names that are not known for this reason alone.
      if let family = properties.styleFamily { faultyFamilies.insert(family) }
      return nil
    }
    // Beside a body it is a fault that is reported.
    let family =
      properties.body != nil
      ? nil
      : properties.styleFamily.map { family in
        StyleFamily(family, of: "\(name) views", parameters, slots, properties.configuration, with: decoder)
      }
    if let family {
      guard declare(family, at: JSONPlace(source, .member("styleFamily"))) else {
        faultyFamilies.insert(family.name)
        return nil
      }
    }
    let declaration = ComponentDeclaration(
      name: name, summary: properties.summary ?? "", parameters: parameters, slots: slots, family: family,
      index: linker.systems.reserveComponent(), depth: depth, place: namePlace)
    let components = properties.components.map { pending($0.object, depth: depth + 1) } ?? []
    return PendingComponent(declaration: declaration, properties: properties, source: object, components: components)
  }

  private func parameters(_ declared: AnyObjectValue?, of component: JSONObject) -> [Parameter] {
    guard let declared else { return [] }
    let parameters = decoder.parameters(declared.object.value, at: JSONPlace(component.value, .member("parameters")))
    return parameters.filter { parameter in isFree(parameter.name, among: Self.nodeKeys, at: parameter.place) }
  }

  private func slots(_ declared: AnyObjectValue?, besides parameters: [Parameter]) -> [SlotDeclaration] {
    guard let declared else { return [] }
    return declared.object.compactMap { name, source in
      let place = JSONPlace(declared.object.value, .key(name))
      guard decoder.checkName(name, at: place), isFree(name, among: Self.nodeKeys, at: place) else { return nil }
      guard !parameters.contains(where: { $0.name == name }) else {
        decoder.report(.nameCollision, at: place, "the name \(name.quoted) is that of a parameter already")
        return nil
      }
      let properties = decoder.declared(
        SlotProperties.self, source, at: JSONPlace(declared.object.value, .member(name)))
      return SlotDeclaration(
        name: name, isOptional: properties?.optional ?? true, summary: properties?.summary ?? "")
    }
  }

  /// Declares a style family, which makes a modifier; reports one that cannot be.
  private func declare(_ family: StyleFamily, at place: JSONPlace) -> Bool {
    guard family.name.isIdentifier, !family.name.isEmpty else {
      decoder.report(
        .wrongType, at: place,
        "\(family.name.quoted) is no name: expected letters, digits and underscores, the first of them no digit")
      return false
    }
    guard !StyleFamily.builtIn.contains(where: { $0.name == family.name }) else {
      decoder.report(.reservedName, at: place, "the style family \(family.name.quoted) is one of the engine's")
      return false
    }
    guard isFreeModifier("\(family.name)Style", at: place) else { return false }
    own.families.add(family, named: family.name)
    let modifier = ModifierEntry(styleOf: family)
    own.modifiers.add(modifier, named: modifier.name)
    return true
  }
}

extension JSONObject {
  /// Whether a member is an object where it is there at all.
  fileprivate func hasObject(_ key: String) -> Bool {
    self[key].map { $0.kind == .null || $0.object != nil } ?? true
  }
}

extension StyleFamily {
  /// Creates the family of a component: its styles receive what the component says, else its slots and parameters.
  fileprivate convenience init(
    _ name: String, of views: String, _ parameters: [Parameter], _ slots: [SlotDeclaration],
    _ configuration: AnyObjectValue?, with decoder: DocumentDecoder
  ) {
    let names = NameTable.ofBody(parameters, in: decoder.namespace)
    guard let configuration else {
      let placed = parameters.filter(\.canBePlaced).map(\.name)
      self.init(
        name, of: views, slots: slots.map(\.name) + placed, values: parameters.map { (name: $0.name, type: $0.type) })
      return
    }
    let values = configuration.object.compactMap { name, source -> (name: String, type: CELType)? in
      decoder.typeOfEntry(source, names: names).map { (name, $0) }
    }
    let placed = configuration.object.filter { [.string, .object, .array].contains($0.value.kind) }
    self.init(name, of: views, slots: placed.map(\.key), values: values)
  }
}

extension Parameter {
  /// Whether a value can be placed as a view: a text, or a picture.
  var canBePlaced: Bool {
    if case .engine(.image)? = shape { return true }
    return type.kinds == .string
  }
}

extension DocumentDecoder {
  /// What is known of a value that a component hands to its style; `nil` for views. What is wrong with it is reported
  /// where its body is read.
  fileprivate func typeOfEntry(_ source: JSONValue, names: NameTable) -> CELType? {
    guard source.kind != .object, source.kind != .array else { return nil }
    let (outer, outerLog) = (bodyNames, log)
    bodyNames = BodyNames(values: names)
    defer { (bodyNames, log) = (outer, outerLog) }
    return template(source, at: JSONPlace(source))?.type.widened ?? .dynamic
  }
}

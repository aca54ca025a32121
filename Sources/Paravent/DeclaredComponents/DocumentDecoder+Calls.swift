internal import JSON

extension DocumentDecoder {
  /// Reads the use of a declared component.
  func call(_ declaration: ComponentDeclaration, _ object: JSONObject) -> DecodedComponent {
    var reader = CallReader(object: object, decoder: self)
    let arguments = declaration.parameters.map { reader.argument(for: $0) }
    let slots = declaration.slots.map { reader.views(of: $0) }
    let names = declaration.parameters.map(\.name) + declaration.slots.map(\.name)
    if !reader.missing.isEmpty {
      reportMissing(reader.missing, in: object, owner: declaration.name, knowing: names)
      reader.isComplete = false
    }
    guard reader.isComplete else { return DecodedComponent(content: nil, found: reader.found) }
    let call = ComponentCall(
      declaration, arguments: arguments, slots: slots, level: level(of: declaration), source: object.value)
    calls.append(call)
    return DecodedComponent(content: .call(call), found: reader.found)
  }

  /// How many bodies further out a component is declared.
  private func level(of declaration: ComponentDeclaration) -> Int {
    declaration.depth == 0 ? 0 : max(0, bodyNames.components.count - declaration.depth)
  }
}

/// Reads what a call of a component gives.
private struct CallReader {
  let object: JSONObject
  let decoder: DocumentDecoder
  /// The number of members that were taken.
  var found = 0
  var isComplete = true
  /// The names of required properties that are not there.
  var missing: [String] = []

  init(object: JSONObject, decoder: DocumentDecoder) {
    self.object = object
    self.decoder = decoder
  }

  mutating func argument(for parameter: Parameter) -> ValueTemplate? {
    guard let (source, place) = member(parameter.name) else {
      if parameter.defaultValue == nil { missing.append(parameter.name) }
      return nil
    }
    let template = decoder.argument(source, for: parameter, at: place)
    if template == nil, parameter.defaultValue == nil { isComplete = false }
    return template
  }

  mutating func views(of slot: SlotDeclaration) -> [Node] {
    guard let (source, place) = member(slot.name) else {
      if !slot.isOptional { missing.append(slot.name) }
      return []
    }
    if slot.name == SlotDeclaration.children {
      return Children.decode(source, at: place, with: decoder)?.nodes ?? []
    }
    return Slot.decode(source, at: place, with: decoder)?.nodes ?? []
  }

  private mutating func member(_ name: String) -> (JSONValue, JSONPlace)? {
    guard let source = object[name] else { return nil }
    found += 1
    return source.kind == .null ? nil : (source, JSONPlace(object.value, .member(name)))
  }
}

extension SlotDeclaration {
  /// The name of the slot that takes a node's `children`, always an array.
  static let children = "children"
}

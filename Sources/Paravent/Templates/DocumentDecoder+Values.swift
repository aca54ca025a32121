internal import Diagnostics
internal import Expressions
internal import JSON

extension DocumentDecoder {
  /// Whether a value holds an expression or a control form somewhere.
  func isComputed(_ source: JSONValue) -> Bool {
    switch source.kind {
    case .string: return source.withUTF8 { $0.contains(UInt8(ascii: "$")) } ?? false
    case .array: return source.array?.contains(where: isComputed) ?? false
    case .object:
      guard let object = source.object else { return false }
      return object.controlForm != nil || object.contains { isComputed($0.value) }
    default: return false
    }
  }

  /// Reads a value in which expressions and control forms may stand, or reports why it cannot.
  ///
  /// - Parameter shape: Where values of the engine's own types stand in it.
  func template(_ source: JSONValue, at place: JSONPlace, shape: ParameterShape? = nil) -> ValueTemplate? {
    template(source, at: place, shape, isInList: false)
  }

  private func template(
    _ source: JSONValue, at place: JSONPlace, _ shape: ParameterShape?, isInList: Bool
  ) -> ValueTemplate? {
    if case .engine(.action)? = shape, source.kind != .null {
      return ActionValue.decode(source, at: place, with: self).map(ValueTemplate.action)
    }
    switch source.kind {
    case .string: return stringTemplate(source.string ?? "", at: place)
    case .array:
      guard let array = source.array, isComputed(source) || shape?.holdsActions == true else { return .literal(source) }
      let elements = array.indices.map {
        template(array[$0], at: JSONPlace(source, .element($0)), shape?.element, isInList: true)
      }
      guard !elements.contains(where: { $0 == nil }) else { return nil }
      return .array(source, elements.compactMap(\.self))
    case .object:
      guard isComputed(source) || shape?.holdsActions == true else { return .literal(source) }
      return objectTemplate(source, shape, isInList: isInList)
    default: return .literal(source)
    }
  }

  private func stringTemplate(_ string: String, at place: JSONPlace) -> ValueTemplate? {
    switch reading(of: string, at: place) {
    case .faulty: nil
    case .literal(let text): .string(text, place)
    case .template(let template): template.whole.map(ValueTemplate.expression) ?? .text(template)
    }
  }

  private func objectTemplate(_ source: JSONValue, _ shape: ParameterShape?, isInList: Bool) -> ValueTemplate? {
    guard let object = source.object else { return nil }
    if let key = object.controlForm { return formTemplate(object, key: key, shape, isInList: isInList) }
    var isWhole = true
    var members: [(key: String, value: ValueTemplate)] = []
    for (key, value) in object {
      if let member = template(value, at: JSONPlace(source, .member(key)), shape: shape?.member(key)) {
        members.append((key, member))
      } else {
        isWhole = false
      }
    }
    return isWhole ? .object(source, members) : nil
  }

  private func formTemplate(
    _ object: JSONObject, key: String, _ shape: ParameterShape?, isInList: Bool
  ) -> ValueTemplate? {
    guard key != ControlFormKey.loop.rawValue || isInList else {
      report(.expression, at: JSONPlace(object.value, .key(key)), "\(key.quoted) can only stand in a list here")
      return nil
    }
    guard descends(to: object.value) else { return nil }
    defer { viewDepth -= 1 }
    var isFaulty = false
    let form = controlForm(object, owner: "a value") { source, place -> ValueTemplate? in
      guard let source, source.kind != .null else { return nil }
      let template = self.template(source, at: place, shape: shape)
      if template == nil { isFaulty = true }
      return template
    }
    return isFaulty ? nil : form.map(ValueTemplate.form)
  }
}

extension ValueTemplate {
  /// What is known of the value.
  var type: CELType {
    switch self {
    case .literal(let value): CELValue(value).knownType
    case .string(let text, _): .choice([text])
    case .expression(let placed): placed.expression.type
    case .text: .string
    case .action: .action
    case .array(_, let elements): .list(CELType.joined(elements.map(\.elementType)))
    case .object(_, let members): .record(CELRecord(members.map { ($0.key, $0.value.type) }, isClosed: true))
    case .form(let form):
      form.contentsThatHold.contains { $0 == nil }
        ? .dynamic : CELType.joined(form.contentsThatHold.compactMap { $0?.type })
    }
  }

  /// What is known of the elements that the value is spliced into a list as.
  private var elementType: CELType {
    if case .form = self { .dynamic } else { type }
  }
}

extension ControlForm {
  /// The contents, of which one or another holds.
  var contents: [Content] {
    switch self {
    case .condition(_, let then, let otherwise): [then, otherwise]
    case .selection(_, let cases, let otherwise): cases.map(\.content) + [otherwise]
    case .loop(_, let content), .binding(_, let content): [content]
    }
  }

  /// The contents that may hold: not the default of a `$switch` that has a case for every name of a closed set.
  var contentsThatHold: [Content] {
    if case .selection(let subject, let cases, _) = self, case .choice(let names) = subject.expression.type,
      names.allSatisfy({ name in cases.contains { $0.name == name } })
    {
      return cases.map(\.content)
    }
    return contents
  }
}

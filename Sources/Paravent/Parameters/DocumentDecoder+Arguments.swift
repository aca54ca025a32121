internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

extension DocumentDecoder {
  /// Reads the value of a parameter, in which expressions may stand, and holds it to the parameter's schema; `nil` where
  /// it is at fault.
  func argument(_ source: JSONValue, for parameter: Parameter, at place: JSONPlace) -> ValueTemplate? {
    let errorCount = log.errorCount
    guard let template = template(source, at: place, shape: parameter.shape) else { return nil }
    check(template, for: parameter, at: place)
    return log.errorCount == errorCount ? template : nil
  }

  /// Reports a value that does not fit: a written one by the schema, a computed one by what is known of its type.
  func check(_ template: ValueTemplate, for parameter: Parameter, at place: JSONPlace) {
    switch template {
    case .literal(let value):
      let errorCount = log.errorCount
      for fault in parameter.faults(of: value, at: place) { log.report(fault) }
      if log.errorCount == errorCount, let shape = parameter.shape { check(value, by: shape, at: place) }
    case .string(let text, _):
      check(text, for: parameter, at: place)
    case .expression(let placed):
      check(placed.expression.type, for: parameter, at: placed.place)
    case .form(let form):
      for content in form.contentsThatHold {
        if let content { check(content, for: parameter, at: content.place ?? place) }
      }
    case .action: break
    case .text, .array, .object: check(template.type, for: parameter, at: template.place ?? place)
    }
  }

  private func check(_ text: String, for parameter: Parameter, at place: JSONPlace) {
    let faults = parameter.faults(of: JSONDocument(name: "", content: .string(text)).root, at: place)
    for fault in faults { log.report(fault) }
    guard faults.isEmpty, case .engine(let type)? = parameter.shape else { return }
    log.append(converted(type.propertyType, .string(text), name: parameter.name).faults, at: place)
  }

  private func check(_ found: CELType, for parameter: Parameter, at place: JSONPlace) {
    if case .choice(let names) = found {
      // One diagnostic for one place: of several strings at fault the first.
      let faults = names.lazy.map { name in
        parameter.faults(of: JSONDocument(name: "", content: .string(name)).root, at: place.literal(name))
      }
      for fault in faults.first(where: { !$0.isEmpty }) ?? [] { log.report(fault) }
      return
    }
    if found == .action, parameter.type != .action {
      return report(.wrongType, at: place, "\(parameter.name.quoted): expected a value, found an action")
    }
    let wanted = parameter.type == .double ? parameter.type.kinds.union(.integer) : parameter.type.kinds
    guard !found.kinds.isEmpty, !wanted.isEmpty, found.kinds.isDisjoint(with: wanted) else { return }
    report(
      .wrongType, at: place, "\(parameter.name.quoted): expected \(parameter.type.summary), found \(found.summary)")
  }

  /// Reports written values of the engine's own types that these do not have, such as unknown colours.
  func check(_ value: JSONValue, by shape: ParameterShape, at place: JSONPlace) {
    guard value.kind != .null else { return }
    switch shape {
    case .engine(let type): _ = type.propertyType.decode(value, at: place, with: self)
    case .list(let element):
      guard let array = value.array else { return }
      for index in array.indices { check(array[index], by: element, at: JSONPlace(value, .element(index))) }
    case .record:
      guard let object = value.object else { return }
      for (name, member) in object {
        if let shape = shape.member(name) { check(member, by: shape, at: JSONPlace(value, .member(name))) }
      }
    }
  }
}

internal import Diagnostics
internal import Expressions
internal import JSON

/// What became of a property that has expressions.
///
/// Types are erased here: a copy of this for every type of property would make the product large and slow to build.
enum ComputedProperty {
  /// It has no expressions after all, or their value does not depend on data.
  case value(any PropertyValue)
  /// It is known when there is data.
  case override(PropertyOverride)
  /// It is absent whatever the data is.
  case absent
  /// It is at fault, which is reported.
  case faulty
}

extension DocumentDecoder {
  /// Whether the decoder has to deal with expressions in a property's value.
  func computes(_ computation: PropertyComputation, _ source: JSONValue) -> Bool {
    guard readsExpressions, computation != .own else { return false }
    switch source.kind {
    case .string: return isComputed(source)
    case .object where source.object?.controlForm != nil: return true
    case .array, .object: return computation == .value && isComputed(source)
    default: return false
    }
  }

  /// Reads a property's value with expressions or control forms in it.
  func computed(
    _ type: any PropertyValue.Type, _ source: JSONValue, at place: JSONPlace, position: Int, name: String
  ) -> ComputedProperty {
    guard let template = template(source, at: place) else { return .faulty }
    return computed(type, template, source, at: place, position: position, name: name)
  }

  /// Reads a property's value whose expressions are read.
  func computed(
    _ type: any PropertyValue.Type, _ template: ValueTemplate, _ source: JSONValue, at place: JSONPlace, position: Int,
    name: String
  ) -> ComputedProperty {
    switch template {
    case .string(let text, _): return constant(type, .string(text), at: place, name: name)
    case _ where template.isStatic:
      return type.decode(source, at: place, with: self).map(ComputedProperty.value) ?? .faulty
    case .expression(let placed) where placed.expression.constant != nil:
      return constant(type, placed.expression.constant ?? .null, at: placed.place, name: name)
    default: break
    }
    let errorCount = log.errorCount
    let known = check(type, template, at: place, name: name)
    guard log.errorCount == errorCount else { return .faulty }
    return .override(
      PropertyOverride(position: position, name: name, template: template, place: template.place ?? place, known: known)
    )
  }

  private func constant(
    _ type: any PropertyValue.Type, _ value: CELValue, at place: JSONPlace, name: String
  ) -> ComputedProperty {
    if case .null = value { return .absent }
    let (converted, faults) = converted(type, value, name: name)
    log.append(faults, at: place)
    return converted.map(ComputedProperty.value) ?? .faulty
  }

  /// Reports what is wrong with a computed value whatever the data is; returns the messages.
  func check(
    _ type: any PropertyValue.Type, _ template: ValueTemplate, at place: JSONPlace, name: String
  ) -> [String] {
    switch template {
    case .literal(let value):
      guard value.kind != .null else { return [] }
      return faults(at: place.step.isPrecise(for: value) ? nil : place) {
        _ = type.decode(value, at: JSONPlace(value), with: self)
      }
    case .string(let text, let place): return check(type, choices: [text], at: place, name: name)
    case .expression(let placed): return check(type, placed.expression.type, at: placed.place, name: name)
    case .text:
      return type.takesText || type.kinds.contains(.string) ? [] : check(type, .string, at: place, name: name)
    case .array(let source, _), .object(let source, _):
      let holes = Set(holes(of: source))
      return faults(at: nil, where: { !holes.contains($0.target ?? 0) && !holes.contains($0.value.address) }) {
        _ = type.decode(source, at: place, with: self)
      }
    case .action: return check(type, .action, at: place, name: name)
    case .form(let form):
      return form.contents.flatMap { $0.map { check(type, $0, at: $0.place ?? place, name: name) } ?? [] }
    }
  }

  private func check(
    _ type: any PropertyValue.Type, _ found: CELType, at place: JSONPlace, name: String
  ) -> [String] {
    if case .choice(let names) = found { return check(type, choices: names, at: place, name: name) }
    if type.takesText ? found.hasText : (found.kinds.isEmpty || !type.kinds.isDisjoint(with: found.kinds)) { return [] }
    return faults(at: place) {
      report(.wrongType, at: place, "\(name.quoted): expected \(type.kinds.summary), found \(found.summary)")
    }
  }

  /// Holds each of the strings that a value may be to what the property takes.
  private func check(
    _ type: any PropertyValue.Type, choices: [String], at place: JSONPlace, name: String
  ) -> [String] {
    guard !type.takesText else { return [] }
    let faults = choices.map { ($0, converted(type, .string($0), name: name).faults) }
    // One diagnostic for one place: of several strings at fault the first.
    if let (text, first) = faults.first(where: { !$0.1.messages.isEmpty }) {
      log.append(first, at: choices.count > 1 ? place.literal(text) : place)
    }
    return faults.flatMap(\.1.messages)
  }

  /// Reports what `body` finds, as far as its places are wanted; returns the messages.
  private func faults(
    at place: JSONPlace?, where isWanted: (JSONPlace) -> Bool = { _ in true }, _ body: () -> Void
  ) -> [String] {
    let (outer, outerIsChecking) = (log, isChecking)
    (log, isChecking) = (DiagnosticLog(), true)
    body()
    let found = log
    (log, isChecking) = (outer, outerIsChecking)
    if let place { log.append(found, at: place) } else { log.append(found, where: isWanted) }
    return found.messages
  }

  /// The addresses of the strings and objects in a value that are known when there is data.
  private func holes(of source: JSONValue) -> [UInt] {
    switch source.kind {
    case .string: return isComputed(source) ? [source.address] : []
    case .array: return source.array?.flatMap(holes) ?? []
    case .object:
      guard let object = source.object else { return [] }
      return object.controlForm == nil ? object.flatMap { holes(of: $0.value) } : [source.address]
    default: return []
    }
  }

  /// Whether a value is itself an expression or a control form, which is known when there is data.
  func isHole(_ source: JSONValue) -> Bool {
    source.kind == .string ? isComputed(source) : source.object?.controlForm != nil
  }

  /// The most values and bytes of text that one is made of which a property takes.
  private static let propertyLimit = 1_000_000

  /// Turns what an expression gave into a property's value, and says what is wrong with it.
  func converted(
    _ type: any PropertyValue.Type, _ value: CELValue, name: String
  ) -> (value: (any PropertyValue)?, faults: DiagnosticLog) {
    if let value = type.quick(value, in: namespace) { return (value, DiagnosticLog()) }
    var budget = Self.propertyLimit
    let document = JSONDocument(name: "", content: .object([(name, value.content(&budget, keepsNulls: false))]))
    guard let source = document.root.object?[name], budget >= 0 else {
      var faults = DiagnosticLog()
      faults.report(.tooComplex, at: JSONPlace(document.root), "\(name.quoted): the value is too large for a property")
      return (nil, faults)
    }
    let (outer, outerReads) = (log, readsExpressions)
    (log, readsExpressions) = (DiagnosticLog(), false)
    let decoded = type.decode(source, at: JSONPlace(document.root, .member(name)), with: self)
    let faults = log
    (log, readsExpressions) = (outer, outerReads)
    return (decoded, faults)
  }
}

extension CELType {
  /// Whether a value of the type may have a text.
  var hasText: Bool {
    switch self {
    case .list, .map, .record, .type: false
    default: true
    }
  }
}

extension JSONKinds {
  /// The types in the words of a diagnostic.
  var summary: String {
    let names: [(JSONKinds, String)] = [
      (.bool, "a boolean"), (.real, "a number"), (.string, "a string"), (.array, "a list"), (.object, "an object"),
    ]
    let own = names.filter { contains($0.0) }.map(\.1)
    return own.isEmpty ? "a value" : Wording.phrases(own)
  }
}

extension JSONPlace.Step {
  /// Whether a value can be found by its own address, unlike those that a document holds just once.
  fileprivate func isPrecise(for value: JSONValue) -> Bool {
    switch value.kind {
    case .null, .bool: false
    default: true
    }
  }
}

extension ValueTemplate {
  /// The place of the template's only expression, or of the object or array that it is; `nil` where it has none.
  var place: JSONPlace? {
    switch self {
    case .expression(let placed): placed.place
    case .array(let source, _), .object(let source, _): JSONPlace(source)
    case .literal(let value):
      switch value.kind {
      case .null, .bool: nil
      default: JSONPlace(value)
      }
    case .string(_, let place): place
    case .text, .form, .action: nil
    }
  }
}

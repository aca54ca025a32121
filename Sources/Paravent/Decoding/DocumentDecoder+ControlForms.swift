internal import Diagnostics
internal import Expressions
internal import JSON

/// Reads what a control form holds, or the want of it.
typealias ContentReader<Content> = (JSONValue?, JSONPlace) -> Content

extension DocumentDecoder {
  /// Reads a control form, whose contents `read` understands.
  ///
  /// - Parameter others: Keys that the place allows beside those of the form.
  func controlForm<Content>(
    _ object: JSONObject, owner: String, others: [String] = [], read: ContentReader<Content>
  ) -> ControlForm<Content>? {
    switch object.controlForm.flatMap(ControlFormKey.init) {
    case .condition: return condition(object, others: others, read: read)
    case .selection: return selection(object, others: others, read: read)
    case .loop: return loop(object, others: others, read: read)
    case .binding: return binding(object, others: others, read: read)
    case .slot:
      report(
        .misplacedModifier, at: JSONPlace(object.value, .key("$slot")), "\"$slot\" stands for a view, not for \(owner)")
      return nil
    case nil:
      reportMissingName(of: object, owner: owner)
      return nil
    }
  }

  private func reportMissingName(of object: JSONObject, owner: String) {
    if let key = object.map(\.key).first(where: { $0.hasPrefix("$") }) {
      let forms = ControlFormKey.allCases.map(\.rawValue)
      report(
        .unknownKey, at: JSONPlace(object.value, .key(key)), suggestion: NearestName.find(key, among: forms),
        "no control form is named \(key.quoted); expected \(Wording.alternatives(forms))")
      return
    }
    if let key = ControlFormKey.allCases.map(\.rawValue).first(where: { object[String($0.dropFirst())] != nil }) {
      let written = String(key.dropFirst())
      report(
        .missingValue, at: JSONPlace(object.value, .key(written)), suggestion: key,
        "\(owner) needs \"view\", or the key of a control form")
      return
    }
    if let key = object.map(\.key).first(where: { namespace.component(named: $0) != nil }) {
      report(
        .missingValue, at: JSONPlace(object.value, .key(key)),
        "\(owner) needs \"view\": write {\"view\": \(key.quoted), …}")
      return
    }
    if owner == "a view", let key = object.map(\.key).first(where: { namespace.modifier(named: $0) != nil }) {
      report(
        .missingValue, at: JSONPlace(object.value, .key(key)),
        "\(owner) needs \"view\"; \(key.quoted) is a modifier and stands in the \"modifiers\" of one")
      return
    }
    let near = object["type"] == nil ? "" : "; a view is named by \"view\", not by \"type\""
    report(.missingValue, at: JSONPlace(object.value, .opening), "\(owner) needs \"view\"\(near)")
  }

  private func condition<Content>(
    _ object: JSONObject, others: [String], read: ContentReader<Content>
  ) -> ControlForm<Content>? {
    let place = JSONPlace(object.value, .member("$if"))
    let condition = object["$if"].flatMap { wholeExpression($0, at: place, example: "${user.isActive}") }
    let isBool = condition.map(isBool) ?? false
    let alternatives = alternatives(of: object, ["then", "else"], read: read)
    let known = ["$if", "then", "else"] + others
    let isComplete = needs("then", in: object, for: "$if", knowing: known)
    reportUnknownKeys(of: object, known: known)
    guard isComplete, isBool else { return nil }
    return condition.map { .condition($0, then: alternatives[0], otherwise: alternatives[1]) }
  }

  private func isBool(_ condition: PlacedExpression) -> Bool {
    switch condition.expression.type {
    case .bool, .dynamic, .null: return true
    default:
      report(
        .wrongType, at: condition.place,
        "\"$if\": expected a boolean, found \(condition.expression.type.summary)")
      return false
    }
  }

  private func selection<Content>(
    _ object: JSONObject, others: [String], read: ContentReader<Content>
  ) -> ControlForm<Content>? {
    let place = JSONPlace(object.value, .member("$switch"))
    let subject = object["$switch"].flatMap { wholeExpression($0, at: place, example: "${size}") }
    let known = ["$switch", "cases", "default"] + others
    let members = casesObject(of: object, knowing: known)
    let sources = (members.map(Array.init) ?? []).map {
      ($0.value, JSONPlace(members?.value ?? object.value, .member($0.key)))
    }
    let contents = alternatives(
      sources + [(object["default"], JSONPlace(object.value, .member("default")))], read: read)
    let cases = zip(members.map(Array.init) ?? [], contents).map { (name: $0.key, content: $1) }
    reportUnknownKeys(of: object, known: known)
    guard let members else { return nil }
    guard let subject, hasText(subject) else { return nil }
    checkCases(members, of: subject, isOpen: object["default"] != nil)
    return .selection(subject, cases: cases, otherwise: contents[cases.count])
  }

  private func hasText(_ subject: PlacedExpression) -> Bool {
    if subject.expression.type.hasText { return true }
    report(
      .wrongType, at: subject.place,
      "\"$switch\": expected a value that has a text, found \(subject.expression.type.summary)")
    return false
  }

  private func casesObject(of object: JSONObject, knowing known: [String]) -> JSONObject? {
    guard needs("cases", in: object, for: "$switch", knowing: known), let source = object["cases"] else { return nil }
    return source.object ?? wrongType(source, at: JSONPlace(object.value, .member("cases")), expected: "an object")
  }

  /// Holds the cases of a `$switch` over a closed set of names to that set.
  private func checkCases(_ cases: JSONObject, of subject: PlacedExpression, isOpen: Bool) {
    guard case .choice(let names) = subject.expression.type else { return }
    var missing = isOpen ? [] : names.filter { cases[$0] == nil }
    for (name, _) in cases where !names.contains(name) {
      let near = NearestName.find(name, among: names)
      missing.removeAll { $0 == near }
      report(
        .unknownValue, at: JSONPlace(cases.value, .key(name)), suggestion: near,
        "the case \(name.quoted) never holds; expected \(Wording.alternatives(names))")
    }
    guard !missing.isEmpty else { return }
    report(
      .missingValue, at: JSONPlace(cases.value, .opening),
      "\"$switch\" has no case \(Wording.alternatives(missing)), and no \"default\"")
  }

  private func loop<Content>(
    _ object: JSONObject, others: [String], read: ContentReader<Content>
  ) -> ControlForm<Content>? {
    let place = JSONPlace(object.value, .member("$forEach"))
    let items = object["$forEach"].flatMap { template($0, at: place) }
    let itemType = items.flatMap { self.itemType(of: $0, at: place) }
    var locals = [(name: itemName(of: object), type: itemType ?? .dynamic)]
    warnOfShadowing(locals[0].name, at: JSONPlace(object.value, object["as"] == nil ? .key("$forEach") : .member("as")))
    if let index = localName(of: object, "index") {
      warnOfShadowing(index, at: JSONPlace(object.value, .member("index")))
      locals.append((index, .int))
    }
    let outer = bodyNames.places
    bodyNames.places = [:]
    defer { bodyNames.places = outer }
    for local in locals { names.push(local.name, local.type) }
    let identity = identity(of: object)
    let content = alternatives(of: object, ["content"], read: read)[0]
    names.pop(locals.count)
    let known = ["$forEach", "as", "index", "id", "content"] + others
    let isComplete = needs("content", in: object, for: "$forEach", knowing: known)
    reportUnknownKeys(of: object, known: known)
    guard isComplete, let items, itemType != nil else { return nil }
    return .loop(
      Loop(
        items: items, identity: identity, hasIndex: locals.count > 1,
        weight: object["content"].map(longText(ofLoopContent:)) ?? 0, place: place), content: content)
  }

  /// What is known of the items of a loop, or reports that there can be none.
  private func itemType(of items: ValueTemplate, at place: JSONPlace) -> CELType? {
    switch items.type {
    case .dynamic, .null: return .dynamic
    case .int, .uint, .double: return .int
    case .list(let element): return element
    case .map(let value): return .record(CELRecord([("key", .dynamic), ("value", value)], isClosed: true))
    case .record(let record):
      let value = record.isClosed ? CELType.joined(record.names.map { record.fields[$0] ?? .dynamic }) : .dynamic
      return .record(CELRecord([("key", .string), ("value", value)], isClosed: true))
    default:
      let text = if case .string(let text, _) = items { text } else { "" }
      report(
        .wrongType, at: items.place ?? place, suggestion: expressionMeant(by: text),
        "\"$forEach\": expected a list, a map or a whole number, found \(items.type.summary)")
      return nil
    }
  }

  /// The name of a loop's items, also where it is written as an expression, which is reported.
  private func itemName(of object: JSONObject) -> String {
    if let name = localName(of: object, "as") { return name }
    return object["as"]?.string?.insideOfExpression ?? "item"
  }

  private func identity(of object: JSONObject) -> PlacedExpression? {
    object["id"].flatMap { wholeExpression($0, at: JSONPlace(object.value, .member("id")), example: "${item.id}") }
  }

  private func binding<Content>(
    _ object: JSONObject, others: [String], read: ContentReader<Content>
  ) -> ControlForm<Content>? {
    let place = JSONPlace(object.value, .member("$let"))
    guard let values = object["$let"]?.object else {
      return object["$let"].flatMap { wrongType($0, at: place, expected: "an object of names and values") }
    }
    guard names.localCount + values.count <= limits.localNames else {
      report(.tooDeep, at: place, "more than \(limits.localNames) names of loops and bindings are in scope")
      return nil
    }
    var templates: [ValueTemplate] = []
    for (name, source) in values {
      if checkName(name, at: JSONPlace(values.value, .key(name))) {
        warnOfShadowing(name, at: JSONPlace(values.value, .key(name)))
      }
      let value = template(source, at: JSONPlace(values.value, .member(name)))
      if let value { templates.append(value) }
      names.push(name, value?.type ?? .dynamic)
    }
    let content = alternatives(of: object, ["in"], read: read)[0]
    names.pop(values.count)
    let known = ["$let", "in"] + others
    let isComplete = needs("in", in: object, for: "$let", knowing: known)
    reportUnknownKeys(of: object, known: known)
    guard isComplete, templates.count == values.count else { return nil }
    return .binding(templates, content: content)
  }

  /// Reads the contents of some keys, of which at most one will hold.
  private func alternatives<Content>(
    of object: JSONObject, _ keys: [String], read: ContentReader<Content>
  ) -> [Content] {
    alternatives(keys.map { (object[$0], JSONPlace(object.value, .member($0))) }, read: read)
  }

  /// Reads contents of which at most one will hold, so that an id may stand in each of them.
  private func alternatives<Content>(
    _ sources: [(source: JSONValue?, place: JSONPlace)], read: ContentReader<Content>
  ) -> [Content] {
    let outer = bodyNames.places
    var all = outer
    let contents = sources.map { source, place in
      bodyNames.places = outer
      defer { all.merge(bodyNames.places) { first, _ in first } }
      return read(source, place)
    }
    bodyNames.places = all
    return contents
  }

  private func needs(_ key: String, in object: JSONObject, for form: String, knowing known: [String]) -> Bool {
    if object[key] != nil { return true }
    let foreign = object.map(\.key).filter { !known.contains($0) && !$0.isExtension }
    guard let meant = foreign.first(where: { self.key(near: $0, among: [key]) != nil }) else {
      report(.missingValue, at: JSONPlace(object.value, .opening), "\(form.quoted) needs \(key.quoted)")
      return false
    }
    explainedKeys[object.value.address, default: []].append(meant)
    report(
      .missingValue, at: JSONPlace(object.value, .key(meant)), suggestion: key,
      "\(form.quoted) needs \(key.quoted); \(meant.quoted) means nothing here")
    return false
  }
}

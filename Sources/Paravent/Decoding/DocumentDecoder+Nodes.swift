internal import Diagnostics
internal import JSON

extension DocumentDecoder {
  /// Reads the views of an array; those that are lost or absent are left out.
  func nodes(_ array: JSONArray) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(array.count)
    for index in array.indices {
      appendNodes(array[index], at: JSONPlace(array.value, .element(index)), to: &nodes)
    }
    return nodes
  }

  /// Reads the view that stands alone in its place.
  func nodes(_ source: JSONValue, at place: JSONPlace) -> [Node] {
    var nodes: [Node] = []
    appendNodes(source, at: place, to: &nodes)
    return nodes
  }

  private func appendNodes(_ source: JSONValue, at place: JSONPlace, to nodes: inout [Node]) {
    if let node = node(source, at: place) { nodes.append(node) }
  }

  /// Reads a view; `nil` where it is absent (`null`) or lost.
  private func node(_ source: JSONValue, at place: JSONPlace) -> Node? {
    switch source.kind {
    case .null: return nil
    case .string: return countsNode(source) ? textNode(source, at: place) : nil
    case .object: return countsNode(source) ? objectNode(source) : nil
    default:
      hasLostView = true
      return wrongType(source, at: place, expected: "a view: a string, or an object with \"view\"")
    }
  }

  /// Counts a view; `false` where there are too many, which is reported once.
  private func countsNode(_ source: JSONValue) -> Bool {
    nodeCount += 1
    if nodeCount == limits.nodes + 1 {
      report(
        .tooManyNodes, at: JSONPlace(source),
        "the document has more than \(limits.nodes) views; this one and all that follow are left out")
    }
    guard nodeCount > limits.nodes else { return true }
    hasLostView = true
    return false
  }

  private func textNode(_ source: JSONValue, at place: JSONPlace) -> Node? {
    switch textReading(of: source.string ?? "", at: place) {
    case .literal(let text):
      warnOfViewAsText(text, at: place)
      return Node(.view(TextView(text)), source: source)
    case .template(let template): return Node(.view(TextView(template)), source: source)
    case .faulty:
      hasLostView = true
      return nil
    }
  }

  /// Warns of a string that names a view, as `"Spacer"` or `"Divider()"`: it is a Text.
  private func warnOfViewAsText(_ text: String, at place: JSONPlace) {
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return }
    let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    // Names that are also plain words, such as List, may well be meant as text.
    let isPlainWord = name == text && !name.dropFirst().contains(where: \.isUppercase)
    guard !isPlainWord || ["Spacer", "Divider"].contains(name), namespace.component(named: name) != nil else { return }
    report(
      .viewAsText, .warning, at: place, "a string is a Text and shows \(text.quoted); write {\"view\": \(name.quoted)}")
  }

  /// Reads a view or a control form, and puts its fallback in its place where a view in it is lost.
  private func objectNode(_ source: JSONValue) -> Node? {
    guard let object = source.object else { return nil }
    guard descends(to: source) else {
      hasLostView = true
      return nil
    }
    defer { viewDepth -= 1 }
    let outerHasLostView = hasLostView
    hasLostView = false
    var result = object["view"] == nil ? formNode(object) : viewNode(object)
    if let fallback = object["fallback"], fallback.kind != .null {
      let isLost = hasLostView
      hasLostView = false
      let replacement = node(fallback, at: JSONPlace(source, .member("fallback")))
      if isLost {
        result = replacement
      } else {
        hasLostView = false
        result = result?.falling(back: replacement.map { [$0] } ?? [])
      }
    }
    hasLostView = hasLostView || outerHasLostView
    return result
  }

  /// Goes a level down; `false` where that would be too deep, which is reported.
  func descends(to source: JSONValue) -> Bool {
    guard viewDepth < limits.nestedViews else {
      report(.tooDeep, at: JSONPlace(source, .opening), "views are nested more than \(limits.nestedViews) deep")
      return false
    }
    viewDepth += 1
    return true
  }

  private func viewNode(_ object: JSONObject) -> Node? {
    let errorCount = log.errorCount
    guard let name = viewName(of: object) else { return nil }
    guard let entry = bodyNames.component(named: name) ?? namespace.component(named: name) else {
      if !faultyComponents.contains(name), !namespace.isFaulty(component: name), !missesSystems {
        report(
          .unknownView, at: JSONPlace(object.value, .member("view")), suggestion: view(near: name),
          "no view is named \(name.quoted)\(hintOfUse { $0.components[name] != nil })")
      }
      checkParts(of: object)
      hasLostView = true
      return nil
    }
    let decoded = entry.decode(object, self)
    let target: ModifierTarget = isInRun ? .run : entry.target
    let trimmings = trimmings(of: object, found: decoded.found, names: entry.properties.map(\.name), target: target)
    guard let content = decoded.content else {
      hasLostView = true
      return nil
    }
    var node = Node(
      content, modifiers: trimmings.modifiers, identity: trimmings.identity, source: object.value,
      computedID: trimmings.computedID)
    node.hasLosses = log.errorCount > errorCount
    node.hasLostModifiers = trimmings.hasLostModifiers
    return node
  }

  private func view(near name: String) -> String? {
    let known = bodyNames.components.flatMap(\.names) + namespace.components.map(\.name)
    if let habit = Habits.view(for: name) { return habit }
    return NearestName.find(name, among: known)
  }

  /// Looks for faults in the views and modifiers that an unknown view holds.
  private func checkParts(of object: JSONObject) {
    if let children = object["children"]?.array { _ = nodes(children) }
    if let source = object["modifiers"] {
      _ = modifiers(source, at: JSONPlace(object.value, .member("modifiers")), of: .slot)
    }
  }

  private func viewName(of object: JSONObject) -> String? {
    guard let value = object["view"] else { return nil }
    guard let name = value.string else {
      hasLostView = true
      return wrongType(value, at: JSONPlace(object.value, .member("view")), expected: "the name of a view")
    }
    guard !name.contains("${") else {
      hasLostView = true
      report(
        .expression, at: JSONPlace(object.value, .member("view")),
        "\"view\": expected the name of a view; expressions cannot stand here, but {\"$if\": …} chooses between views")
      return nil
    }
    return name
  }

  /// Reads what every node may have beside its own properties, and deals with all other keys.
  func trimmings(
    of object: JSONObject, found: Int, names: @autoclosure () -> [String], target: ModifierTarget
  ) -> Trimmings {
    var found = found + 1
    var id: String?
    var computedID: TextTemplate?
    var steps: [ModifierStep] = []
    var hasLostModifiers = false
    let count = object.count
    if found < count, let source = object["id"] {
      found += 1
      switch identifier(source, of: object) {
      case .literal(let text): id = text
      case .template(let template): computedID = template
      case .faulty: break
      }
    }
    if found < count, let source = object["modifiers"] {
      found += 1
      let errorCount = log.errorCount
      steps = modifiers(source, at: JSONPlace(object.value, .member("modifiers")), of: target)
      hasLostModifiers = log.errorCount > errorCount
    }
    if found < count, object["fallback"] != nil { found += 1 }
    var trimmings = Trimmings(
      modifiers: steps, hasLostModifiers: hasLostModifiers, identity: id.map { ResolvedAttributes(id: $0) },
      computedID: computedID)
    guard found < count else { return trimmings }
    let extensions = self.extensions(of: object)
    reportForeignKeys(of: object, known: names())
    if !extensions.isEmpty { trimmings.identity = ResolvedAttributes(id: id, extensions: extensions) }
    return trimmings
  }

  private func reportForeignKeys(of object: JSONObject, known: [String]) {
    if object["requires"] != nil {
      explainedKeys[object.value.address, default: []].append("requires")
      report(
        .reservedName, at: JSONPlace(object.value, .key("requires")),
        "the key \"requires\" is reserved and has no meaning yet")
    }
    reportUnknownKeys(of: object, known: known + ["view", "id", "modifiers", "fallback"])
  }

  /// Reads a node's `id`, which no other node of its loop pass may have.
  private func identifier(_ source: JSONValue, of object: JSONObject) -> StringReading {
    let place = JSONPlace(object.value, .member("id"))
    guard source.kind != .null else { return .faulty }
    guard let string = source.string else {
      report(.wrongType, at: place, "\"id\": expected a string, found \(source.summary)")
      return .faulty
    }
    let reading = textReading(of: string, at: place)
    guard case .literal(let id) = reading else { return reading }
    guard !id.isEmpty else {
      report(.wrongType, at: place, "\"id\": expected a string that is not empty")
      return .faulty
    }
    guard let first = bodyNames.places.updateValue(place, forKey: id) else { return reading }
    bodyNames.places[id] = first
    log.report(.duplicateID, at: place, earlier: first, "the id \(id.quoted) is already that of the view")
    return .faulty
  }
}

/// What every node may have beside its own properties.
struct Trimmings {
  var modifiers: [ModifierStep]
  /// Whether an error left one of the modifiers out.
  var hasLostModifiers: Bool
  var identity: ResolvedAttributes?
  var computedID: TextTemplate?
}

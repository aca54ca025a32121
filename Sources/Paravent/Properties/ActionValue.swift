internal import Diagnostics
internal import Expressions
package import JSON

/// What a control does: actions in order, none of which is a fault.
package struct ActionValue: Sendable {
  /// The actions.
  var actions: [ActionTemplate] = []

  package init() {}
}

/// One action as it is written; what it is about may be known when there is data only.
indirect enum ActionTemplate: Sendable {
  case handler(name: String, arguments: ComputedObject?)
  case openURL(ComputedText, JSONPlace)
  case navigate(ComputedText, JSONPlace)
  case dismiss
  case set([(path: BindingPath, value: ValueTemplate)])
  case toggle(BindingPath)
  /// An action that a parameter or the environment holds.
  case value(PlacedExpression)
  case form(ControlForm<[ActionTemplate]>)
}

extension ActionValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ActionValue? {
    guard let actions = decoder.actions(source, at: place) else { return nil }
    var value = ActionValue()
    value.actions = actions
    return value
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .string || source.kind == .object || source.kind == .array
  }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Action") { definitions in
      let forms = FormSchema.forms(of: .bool(true), others: []).map(\.schema)
      let action = SchemaTree.anyOf([.type("string"), ActionObject.schema(&definitions)] + forms)
      return .anyOf([action, .object(["type": .string("array"), "items": action])])
    }
  }

  package var defaultValue: SchemaTree? { nil }
}

/// An action written as an object.
private struct ActionObject: Declared {
  var handler: String?
  var arguments: ComputedObject?
  var openURL: ComputedText?
  var navigate: ComputedText?
  var dismiss: Bool?
  var set: ComputedObject?
  var toggle: StatePath?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("handler", &handler, "The name of a declared handler.")
    visitor.property("arguments", &arguments, "The handler's arguments, by name.")
    visitor.property("openURL", &openURL, "The URL to open.")
    visitor.property("navigate", &navigate, "The screen to go to, as a URL.")
    visitor.property("dismiss", &dismiss, "Closes what presents the control.")
    visitor.property("set", &set, "New values of the state, by path, such as `state.draft`.")
    visitor.property(
      "toggle", &toggle, "The path of a boolean of the state that is turned over, such as `state.isOpen`.")
    visitor.rule(.exactlyOne(["handler", "openURL", "navigate", "dismiss", "set", "toggle"]))
    visitor.rule(.needs("arguments", "handler"))
  }
}

extension DocumentDecoder {
  /// Reads one action or an array of them; `nil` where it is at fault.
  fileprivate func actions(_ source: JSONValue, at place: JSONPlace) -> [ActionTemplate]? {
    guard let array = source.array else { return action(source, at: place).map { [$0] } }
    return array.indices.compactMap { index in
      array[index].kind == .null ? nil : action(array[index], at: JSONPlace(array.value, .element(index)))
    }
  }

  private func action(_ source: JSONValue, at place: JSONPlace) -> ActionTemplate? {
    switch source.kind {
    case .string: return stringAction(source.string ?? "", at: place)
    case .object where source.object?.controlForm != nil: return source.object.flatMap(formAction)
    case .object:
      if let object = source.object, let name = handlerAsKey(of: object) {
        report(
          .missingValue, at: JSONPlace(source, .key(name)),
          "an action names its handler by \"handler\": write {\"handler\": \(name.quoted), \"arguments\": …}")
        return nil
      }
      let misspelt = source.object.flatMap(misspeltArguments)
      if let misspelt { explainedKeys[source.address, default: []].append(misspelt) }
      guard let action = declared(ActionObject.self, source, at: place) else { return nil }
      return template(of: action, source, misspelt: misspelt)
    default: return wrongType(source, at: place, expected: "an action: a handler's name, or an object")
    }
  }

  /// Reads the name of a handler, or an expression that leads to an action.
  private func stringAction(_ string: String, at place: JSONPlace) -> ActionTemplate? {
    switch reading(of: string, at: place) {
    case .faulty: return nil
    case .literal(let name): return handler(name, arguments: nil, at: place)
    case .template(let template):
      if let whole = template.whole, whole.expression.path != nil, whole.expression.type == .action {
        return .value(whole)
      }
      if isChecking { return nil }
      report(
        .expression, at: template.whole?.place ?? place,
        "expected the path of an action in a parameter or in \"environment\"; expressions give values, never actions")
      return nil
    }
  }

  private func formAction(_ object: JSONObject) -> ActionTemplate? {
    guard descends(to: object.value) else { return nil }
    defer { viewDepth -= 1 }
    return controlForm(object, owner: "an action") { source, place -> [ActionTemplate] in
      guard let source, source.kind != .null else { return [] }
      return actions(source, at: place) ?? []
    }.map(ActionTemplate.form)
  }

  /// The handler whose name stands as the only key of an action.
  private func handlerAsKey(of action: JSONObject) -> String? {
    guard action.count == 1, let name = action.first?.key, namespace.handlers?[name] != nil else { return nil }
    return PropertyDescription.all(of: ActionObject.self).contains { $0.name == name } ? nil : name
  }

  /// The key in whose place a handler's `arguments` are expected.
  private func misspeltArguments(of action: JSONObject) -> String? {
    guard action["handler"] != nil, action["arguments"] == nil else { return nil }
    return action.map(\.key).first { $0 != "handler" && key(near: $0, among: ["arguments"]) != nil }
  }

  private func template(of action: ActionObject, _ source: JSONValue, misspelt: String?) -> ActionTemplate? {
    if let name = action.handler {
      // Arguments that are at fault are reported.
      if action.arguments == nil, let given = source.object?["arguments"], given.kind != .null { return nil }
      return handler(
        name, arguments: action.arguments, at: JSONPlace(source, .member("handler")),
        misspelt: misspelt.map { JSONPlace(source, .key($0)) })
    }
    if let url = action.openURL {
      let place = JSONPlace(source, .member("openURL"))
      return admits(url, at: place) ? .openURL(url, place) : nil
    }
    if let url = action.navigate {
      let place = JSONPlace(source, .member("navigate"))
      return admits(url, at: place) ? .navigate(url, place) : nil
    }
    if let values = action.set { return setting(values) }
    if let path = action.toggle { return toggling(path, at: JSONPlace(source, .member("toggle"))) }
    if action.dismiss == false {
      report(
        .outOfRange, at: JSONPlace(source, .member("dismiss")),
        "\"dismiss\": expected true, found false; an empty array of actions does nothing")
    }
    return action.dismiss == true ? .dismiss : nil
  }

  /// Whether a URL that is known already may be opened.
  private func admits(_ url: ComputedText, at place: JSONPlace) -> Bool {
    if case .plain(let text) = url { admitted(text, at: place) != nil } else { true }
  }

  /// Returns a URL that may be opened, or warns that this one is not.
  func admitted(_ url: String, at place: JSONPlace) -> String? {
    if let admitted = URLPolicy.link.admitted(url) { return admitted }
    report(.blockedURL, .warning, at: place, Self.blocked(url))
    return nil
  }

  static func blocked(_ url: String) -> String {
    "the URL \(url.quoted) is not opened; expected https, http, mailto, tel or a relative one"
  }

  /// What is meant by the name of a handler that is not declared: an action of the environment, or a built-in one.
  private func meaning(ofHandler name: String) -> String? {
    name == "dismiss" ? "{\"dismiss\": true}" : namespace.actionPath(named: name)
  }

  /// - Parameter misspelt: The key that stands in the place of `arguments`.
  private func handler(
    _ name: String, arguments: ComputedObject?, at place: JSONPlace, misspelt: JSONPlace? = nil
  ) -> ActionTemplate? {
    let action = ActionTemplate.handler(name: name, arguments: arguments)
    let hint = hintOfUse { $0.handlers?[name] != nil }
    guard let handlers = namespace.handlers else {
      if missesSystems || missesHandlers { return action }
      report(
        .unknownHandler, .warning, at: place, suggestion: meaning(ofHandler: name),
        "the handler \(name.quoted) is not declared; \"handlers\" declares none\(hint)")
      return action
    }
    guard let declaration = handlers[name] else {
      if missesSystems || missesHandlers { return nil }
      report(
        .unknownHandler, at: place,
        suggestion: meaning(ofHandler: name) ?? NearestName.find(name, among: handlers.names),
        "no handler is named \(name.quoted)\(hint)")
      return nil
    }
    return declaration.admits(arguments, of: name, at: place, misspelt: misspelt, with: self) ? action : nil
  }
}

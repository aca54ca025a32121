internal import Diagnostics
package import JSON

/// What a control does: actions in order, none of which is a fault.
package struct ActionValue: Sendable {
  /// The actions.
  package var actions: [ResolvedAction]

  package init(_ actions: [ResolvedAction] = []) {
    self.actions = actions
  }
}

extension ActionValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ActionValue? {
    guard let array = source.array else { return decoder.action(source, at: place).map { ActionValue([$0]) } }
    return ActionValue(
      array.indices.compactMap { index in
        array[index].kind == .null ? nil : decoder.action(array[index], at: JSONPlace(array.value, .element(index)))
      })
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .string || source.kind == .object || source.kind == .array
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Action") { definitions in
      let action = SchemaTree.anyOf([.type("string"), ActionObject.schema(&definitions)])
      return .anyOf([action, .object(["type": .string("array"), "items": action])])
    }
  }

  package var defaultValue: SchemaTree? { nil }
}

/// An action written as an object.
private struct ActionObject: Declared {
  var handler: String?
  var arguments: AnyObjectValue?
  var openURL: String?
  var navigate: String?
  var dismiss: Bool?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("handler", &handler, "The name of a declared handler.")
    visitor.property("arguments", &arguments, "The handler's arguments, by name.")
    visitor.property("openURL", &openURL, "The URL to open.")
    visitor.property("navigate", &navigate, "The screen to go to, as a URL.")
    visitor.property("dismiss", &dismiss, "Closes what presents the control.")
    visitor.rule(.exactlyOne(["handler", "openURL", "navigate", "dismiss"]))
    visitor.rule(.needs("arguments", "handler"))
  }
}

extension DocumentDecoder {
  /// Reads one action, or reports why it cannot.
  fileprivate func action(_ source: JSONValue, at place: JSONPlace) -> ResolvedAction? {
    switch source.kind {
    case .string: return String.decode(source, at: place, with: self).flatMap { handler($0, arguments: nil, at: place) }
    case .object:
      guard let action = declared(ActionObject.self, source, at: place) else { return nil }
      return resolvedAction(action, source)
    default: return wrongType(source, at: place, expected: "an action: a handler's name, or an object")
    }
  }

  private func resolvedAction(_ action: ActionObject, _ source: JSONValue) -> ResolvedAction? {
    if let name = action.handler {
      return handler(name, arguments: action.arguments?.object, at: JSONPlace(source, .member("handler")))
    }
    if let url = action.openURL { return admitted(url, at: JSONPlace(source, .member("openURL"))).map { .openURL($0) } }
    if let url = action.navigate {
      return admitted(url, at: JSONPlace(source, .member("navigate"))).map { .navigate($0) }
    }
    return action.dismiss == true ? .dismiss : nil
  }

  /// Returns a URL that may be opened, or warns that this one is not.
  func admitted(_ url: String, at place: JSONPlace) -> String? {
    if let admitted = URLPolicy.link.admitted(url) { return admitted }
    report(
      .blockedURL, .warning, at: place,
      "the URL \(url.quoted) is not opened; expected https, http, mailto, tel or a relative one")
    return nil
  }

  private func handler(_ name: String, arguments: JSONObject?, at place: JSONPlace) -> ResolvedAction? {
    let action = ResolvedAction.handler(name: name, arguments: JSONMembers(arguments.map(Array.init) ?? []))
    guard let handlers else {
      report(
        .unknownHandler, .warning, at: place, "the handler \(name.quoted) is not declared; \"handlers\" declares none")
      return action
    }
    guard let declaration = handlers[name] else {
      report(
        .unknownHandler, at: place, suggestion: NearestName.find(name, among: handlers.names),
        "no handler is named \(name.quoted)")
      return nil
    }
    return declaration.admits(arguments, of: name, at: place, with: self) ? action : nil
  }
}

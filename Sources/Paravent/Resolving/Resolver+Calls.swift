internal import Expressions
internal import JSON
internal import JSONSchema

extension Resolver {
  /// Appends what a declared component shows, in the environment of its node.
  func resolve(_ call: ComponentCall, in environment: Environment, into output: inout [ResolvedNode]) {
    guard let definition = designSystems.definition(of: call.declaration), !designSystems.isCyclic(call) else {
      return loseView()
    }
    let arguments = arguments(of: call)
    let caller = scope.body
    let slots = zip(call.declaration.slots, call.slots).map { slot, nodes in
      (name: slot.name, content: SlotContent(nodes, with: self))
    }
    let body = BodyScope(
      environment: environment, namespace: definition.namespace, parameters: arguments.map(\.value),
      bindings: arguments.map(\.binding), configuration: Configuration(slots: slots),
      enclosing: call.declaration.depth == 0 ? nil : caller.outer(by: call.level),
      path: path(of: call.declaration, in: caller))
    inBody(Scope(body: body)) {
      switch definition.content {
      case .body(let nodes) where nodes.count > 1:
        // Several views in the place of one form a column.
        output += ResolvedNode.singleOrNone(self.nodes(nodes, in: environment)).map { [$0] } ?? []
      case .body(let nodes): resolve(nodes, in: environment, into: &output)
      case .host(let body):
        let values = zip(call.declaration.parameters, arguments).map { (name: $0.name, value: $1.value ?? .null) }
        output += body(HostContext(self, environment, values: values))
      case .configuration(let entries):
        guard let family = call.declaration.family else { return }
        let configuration = configuration(of: entries, slots)
        // The style of a container is chosen where the container is written.
        let automatic = caller
        output += styledBody(family, configuration, in: environment, writtenIn: automatic).nodes ?? []
      }
    }
  }

  /// Does something with the names of another body, where no loop pass of this one counts.
  func inBody(_ scope: Scope, _ work: () -> Void) {
    let (outer, outerPasses) = (self.scope, passes)
    self.scope = scope
    passes = []
    work()
    (self.scope, passes) = (outer, outerPasses)
  }

  /// The id, in full, of the component that is being resolved.
  private func path(of declaration: ComponentDeclaration, in caller: BodyScope) -> String {
    if let id = componentID { return id }
    return fullID(declaration.name, in: caller)
  }

  /// What the caller of a component gives for a parameter.
  private struct Argument {
    var value: CELValue?
    var binding: String?
  }

  private func arguments(of call: ComponentCall) -> [Argument] {
    zip(call.declaration.parameters, call.arguments).map { parameter, template in
      let place = call.source.map { JSONPlace($0, .member(parameter.name)) } ?? parameter.place
      guard let template, let value = value(of: template, for: parameter, at: place) else {
        return Argument(value: parameter.defaultValue.map { CELValue($0, as: parameter.type) } ?? .null)
      }
      return Argument(value: value, binding: binding(of: template))
    }
  }

  /// Returns what a template gives for a parameter, in the form that bodies read; reports where it does not fit.
  func value(of template: ValueTemplate, for parameter: Parameter, at place: JSONPlace) -> CELValue? {
    guard let value = value(of: template) else { return nil }
    if !template.isStatic { check(value, for: parameter, at: template.place ?? place) }
    if let shape = parameter.shape { return lookedUp(value, by: shape) }
    if case .literal(let source) = template { return CELValue(source, as: parameter.type) }
    return value
  }

  /// Reports where a computed value does not fit the schema of its parameter, once.
  private func check(_ value: CELValue, for parameter: Parameter, at place: JSONPlace) {
    if case .choice(let names) = parameter.type, case .string(let text) = value, names.contains(text) { return }
    if parameter.isPlain, !parameter.type.kinds.isDisjoint(with: value.kinds) { return }
    guard let document = value.document(&steps) else { return }
    for fault in parameter.faults(of: document.root, at: place) {
      reportOnce(fault.code, at: place, "\(parameter.name.quoted): \(fault.message)")
    }
  }

  private func binding(of template: ValueTemplate) -> String? {
    if case .expression(let placed) = template { placed.bindingPath.flatMap(scope.body.binding) } else { nil }
  }

  /// Returns a value with the names of colours and pictures looked up where they are written.
  private func lookedUp(_ value: CELValue, by shape: ParameterShape) -> CELValue {
    switch (shape, value) {
    case (.engine(let type), _): return lookedUp(value, as: type)
    case (.list(let element), .list(let list)):
      return .list(CELArray((0..<list.count).map { lookedUp(list.element(at: $0), by: element) }))
    case (.record, .map(let map)):
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, shape.member(name).map { lookedUp(member, by: $0) } ?? member)
      }
      return .map(NamedValues(members))
    default: return value
    }
  }

  private func lookedUp(_ value: CELValue, as type: EngineType) -> CELValue {
    let namespace = scope.body.namespace
    switch (type, value) {
    case (.image, .string(let name)): return namespace.image(named: name)?.value ?? value
    case (.color, .string(let name)), (.shapeStyle, .string(let name)):
      return namespace.declaredColor(named: name)?.token ?? value
    case (.color, .map(let map)), (.shapeStyle, .map(let map)):
      guard let color = map.value(named: "color") else { return value }
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, name == "color" ? lookedUp(color, as: type) : member)
      }
      return .map(NamedValues(members))
    default: return value
    }
  }

  /// Returns what a component hands to its style.
  private func configuration(
    of entries: [ConfigurationEntry], _ slots: [(name: String, content: SlotContent)]
  ) -> Configuration {
    var views: [(name: String, content: SlotContent)] = []
    var values: [Configuration.Value] = []
    for entry in entries {
      switch entry.content {
      case .slot(let name):
        if let content = slots.first(where: { $0.name == name })?.content { views.append((entry.name, content)) }
      case .views(let nodes): views.append((entry.name, SlotContent(nodes, with: self)))
      case .picture(let template):
        let value = value(of: template) ?? .null
        values.append(Configuration.Value(name: entry.name, value: value))
        views.append((entry.name, SlotContent(picture(of: value).map { [$0] } ?? [], with: self)))
      case .value(let template):
        let value = value(of: template) ?? .null
        values.append(Configuration.Value(name: entry.name, value: value, binding: binding(of: template)))
        let text = value.shownText ?? ""
        views.append((entry.name, SlotContent(text.isEmpty ? [] : [Node(.view(TextView(text)))], with: self)))
      }
    }
    return Configuration(slots: views, values: values)
  }

  /// Returns the node that shows a picture which is a value; `nil` for nothing, and for what is none.
  func picture(of value: CELValue) -> Node? {
    if case .null = value { return nil }
    decoder.namespace = scope.body.namespace
    let (picture, _) = decoder.converted(PictureValue.self, value, name: "image")
    return (picture as? PictureValue).map { Node(.view(ImageView(name: $0.name))) }
  }

  /// Returns the node that shows the picture at a path in a parameter; `nil` where there is none.
  func picture(at place: Int, _ path: [String]) -> Node? {
    var value = scope.value(at: place)
    for name in path {
      guard case .map(let map)? = value else { return nil }
      value = map.value(named: name)
    }
    return value.flatMap(picture)
  }
}

extension DeclaredImage {
  /// The picture as a value that means the same in every body, whatever names it has in scope.
  fileprivate var value: CELValue {
    switch source {
    case .url(let url): .map(NamedValues([("url", .string(url)), ("label", .string(label))]))
    case .symbol(let name): .map(NamedValues([("systemName", .string(name)), ("label", .string(label))]))
    }
  }
}

extension Parameter {
  /// Whether the schema says no more of a value than its type.
  fileprivate var isPlain: Bool {
    guard let object = source.object else { return true }
    return object.allSatisfy { ["type", "description", "title", "default", "examples"].contains($0.key) }
      && object["type"]?.string != nil && type != .dynamic
      && !["array", "object"].contains(object["type"]?.string)
  }
}

extension PlacedExpression {
  /// The path that a control is bound to where the expression is a plain path.
  var bindingPath: BindingPath? {
    guard let path = expression.path, path.fields.allSatisfy(\.isIdentifier) else { return nil }
    if path.place == NameTable.statePlace, path.fields.isEmpty { return nil }
    return BindingPath(place: path.place, fields: path.fields)
  }
}

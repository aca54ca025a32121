internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

extension Resolver {
  /// Appends what a declared component shows, in the environment of its node.
  func resolve(_ call: ComponentCall, in environment: Environment, into output: inout [ResolvedNode]) {
    guard let definition = designSystems.definition(of: call.declaration), !designSystems.isCyclic(call) else {
      return loseView()
    }
    guard let arguments = arguments(of: call, definition, in: environment) else { return loseView() }
    if definition.hasLostView { loseView() }
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
        output += styledBody(family, configuration, in: environment, writtenIn: automatic, path: body.path).nodes ?? []
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

  /// Returns what a call gives for each parameter; `nil` where a value that is needed does not fit, which is reported.
  private func arguments(
    of call: ComponentCall, _ definition: ComponentDefinition, in environment: Environment
  ) -> [Argument]? {
    var arguments: [Argument] = []
    for (index, parameter) in call.declaration.parameters.enumerated() {
      let place = call.source.map { JSONPlace($0, .member(parameter.name)) } ?? parameter.place
      if let template = call.arguments[index], let value = value(of: template) {
        if fits(value, template, parameter, at: place) {
          let known = typed(value, of: template, for: parameter)
          arguments.append(Argument(value: known, binding: binding(of: template)))
          continue
        }
        if parameter.defaultValue == nil { return nil }
      }
      arguments.append(
        Argument(value: defaultValue(of: parameter, definition.defaults[index], definition, in: environment)))
    }
    return arguments
  }

  /// The value of a parameter that the caller gives none; names in it mean what they mean where it is declared.
  private func defaultValue(
    of parameter: Parameter, _ template: ValueTemplate?, _ definition: ComponentDefinition, in environment: Environment
  ) -> CELValue {
    guard let template else { return parameter.defaultValue.map { CELValue($0, as: parameter.type) } ?? .null }
    var value: CELValue?
    inBody(Scope(body: BodyScope(environment: environment, namespace: definition.namespace))) {
      value = self.value(of: template, for: parameter, at: parameter.place)
    }
    return value ?? .null
  }

  /// Returns what a template gives for a parameter, in the form that bodies read; `nil` where it does not fit, which is
  /// reported.
  func value(of template: ValueTemplate, for parameter: Parameter, at place: JSONPlace) -> CELValue? {
    guard let value = value(of: template), fits(value, template, parameter, at: place) else { return nil }
    return typed(value, of: template, for: parameter)
  }

  private func typed(_ value: CELValue, of template: ValueTemplate, for parameter: Parameter) -> CELValue {
    let known =
      if case .literal(let source) = template {
        CELValue(source, as: parameter.type)
      } else {
        value.fitted(to: parameter.type)
      }
    return parameter.shape.map { known.lookedUp(by: $0, in: scope.body.namespace) } ?? known
  }

  /// Whether a value fits the schema of its parameter; reports where a computed one does not, once.
  private func fits(
    _ value: CELValue, _ template: ValueTemplate, _ parameter: Parameter, at place: JSONPlace
  ) -> Bool {
    if template.isStatic { return true }
    if case .choice(let names) = parameter.type, case .string(let text) = value, names.contains(text) { return true }
    if parameter.isPlain, !parameter.type.kinds.isDisjoint(with: value.kinds) { return true }
    guard let document = value.document(&steps) else {
      _ = spends(0, at: template.place ?? place)
      return false
    }
    let faults = parameter.faults(of: document.root, at: place)
    for fault in faults {
      let name = parameter.name.quoted
      let message = fault.message.hasPrefix(name) ? fault.message : "\(name): \(fault.message)"
      if case .expression(let placed) = template {
        report(fault.code, .error, of: placed, message)
      } else {
        reportOnce(fault.code, at: template.place ?? place, message)
      }
    }
    guard faults.isEmpty, let shape = parameter.shape else { return faults.isEmpty }
    return fits(value, shape, name: parameter.name, at: template.place ?? place)
  }

  /// Whether the values of the engine's own types in a computed one are of these; reports where one is not.
  private func fits(_ value: CELValue, _ shape: ParameterShape, name: String, at place: JSONPlace) -> Bool {
    switch (shape, value) {
    case (.engine(.action), _), (_, .null): return true
    case (.engine(let type), _): return fits(value, type, name: name, at: place)
    case (.list(let element), .list(let list)):
      return (0..<list.count).allSatisfy { fits(list.element(at: $0), element, name: name, at: place) }
    case (.record(let fields), .map(let map)):
      return fields.allSatisfy { field in
        map.value(named: field.name).map { fits($0, field.shape, name: field.name, at: place) } ?? true
      }
    default: return true
    }
  }

  private func fits(_ value: CELValue, _ type: EngineType, name: String, at place: JSONPlace) -> Bool {
    decoder.namespace = scope.body.namespace
    let (converted, faults) = decoder.converted(type.propertyType, value, name: name)
    let address = place.target ?? place.value.address
    let known = reportedMessages[address, default: []]
    log.append(faults, at: place, except: known)
    reportedMessages[address] = known.union(faults.messages)
    return converted != nil
  }

  private func binding(of template: ValueTemplate) -> String? {
    if case .expression(let placed) = template { placed.bindingPath.flatMap(scope.body.binding) } else { nil }
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

extension CELValue {
  /// Returns a value in the form that its type says: a whole number as a number where that is the type, and members that
  /// have defaults.
  fileprivate func fitted(to type: CELType) -> CELValue {
    switch (type, self) {
    case (.double, .int(let number)): .double(Double(number))
    case (.double, .uint(let number)): .double(Double(number))
    case (.list(let element), .list(let list)) where element != .dynamic:
      .list(FittedList(list: list, element: element))
    case (.record(let record), .map(let map)) where !(map is ActionHandle): .map(FittedMap(map: map, record: record))
    default: self
    }
  }

  /// Returns a value with the names of colours and pictures looked up where they are written.
  func lookedUp(by shape: ParameterShape, in namespace: Namespace) -> CELValue {
    switch (shape, self) {
    case (.engine(let type), _): return lookedUp(as: type, in: namespace)
    case (.list(let element), .list(let list)):
      return .list(CELArray((0..<list.count).map { list.element(at: $0).lookedUp(by: element, in: namespace) }))
    case (.record, .map(let map)):
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, shape.member(name).map { member.lookedUp(by: $0, in: namespace) } ?? member)
      }
      return .map(NamedValues(members))
    default: return self
    }
  }

  private func lookedUp(as type: EngineType, in namespace: Namespace) -> CELValue {
    switch (type, self) {
    case (.image, .string(let name)): return namespace.image(named: name)?.value ?? self
    case (.color, .string(let name)), (.shapeStyle, .string(let name)):
      return namespace.declaredColor(named: name)?.token ?? self
    case (.color, .map(let map)), (.shapeStyle, .map(let map)):
      guard let color = map.value(named: "color") else { return self }
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, name == "color" ? color.lookedUp(as: type, in: namespace) : member)
      }
      return .map(NamedValues(members))
    default: return self
    }
  }
}

/// A list whose elements are of a type.
private struct FittedList: CELList {
  let list: any CELList
  let element: CELType

  var count: Int { list.count }
  var levels: Int { list.levels }

  func element(at index: Int) -> CELValue { list.element(at: index).fitted(to: element) }
}

/// A map whose members are of types, some with defaults.
private struct FittedMap: CELMap {
  let map: any CELMap
  let record: CELRecord

  var count: Int { keys.count }
  var levels: Int { map.levels }

  var keys: [CELValue] {
    map.keys
      + (record.defaults?.keys ?? []).filter { key in
        if case .string(let name) = key { map.value(named: name) == nil } else { false }
      }
  }

  func value(named name: String) -> CELValue? {
    guard let value = map.value(named: name) else { return record.defaults?.value(named: name) }
    return record.fields[name].map(value.fitted) ?? value
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

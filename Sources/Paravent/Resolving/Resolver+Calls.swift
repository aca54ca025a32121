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
        output += styledBody(family, configuration, in: environment, writtenIn: caller, path: body.path).nodes ?? []
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

internal import Diagnostics
internal import JSON

extension DesignSystemReader {
  /// Reads the bodies of components and styles, and looks for components that lead back to themselves.
  func readBodies() {
    var calls = CallGraph()
    for component in components { read(component, in: BodyNames(values: NameTable([])), outer: nil, &calls) }
    for cycle in calls.cycles() {
      linker.systems.refuse([cycle.call])
      guard let source = cycle.call.source else { continue }
      decoder.report(
        .cycle, at: JSONPlace(source, .member("view")),
        "components lead back to themselves: \(cycle.summary)")
    }
    for component in components { warnOfUnused(component.components, calls) }
    for style in styles {
      if let body = host?.style(style.name, of: style.family)?.body {
        linker.systems.define(Style(host: body, namespace: decoder.namespace), at: style.index)
        continue
      }
      decoder.bodyNames = BodyNames(values: NameTable([]))
      guard let body = decoder.styleInPlace(style.source, at: style.place, of: style.family) else { continue }
      linker.systems.define(body, at: style.index)
    }
    checkAutomaticStyles()
    decoder.bodyNames = BodyNames(values: NameTable.ofBody([], in: decoder.namespace))
  }

  private func read(
    _ component: PendingComponent, in outer: BodyNames, outer outerTable: NameTable?, _ calls: inout CallGraph
  ) {
    let declaration = component.declaration
    let table = NameTable.ofBody(declaration.parameters, in: decoder.namespace, outer: outerTable)
    for parameter in declaration.parameters where outerTable?.contains(parameter.name) == true {
      decoder.report(
        .shadowedName, .warning, at: parameter.place,
        "the name \(parameter.name.quoted) hides that of the component around it")
    }
    if let declared = component.properties.parameters?.object {
      let known = Set(declaration.parameters.map(\.name))
      table.markFaulty(declared.map(\.key).filter { !known.contains($0) })
    }
    var entries = NamedList<ComponentEntry>()
    for component in component.components {
      entries.add(ComponentEntry(component.declaration), named: component.declaration.name)
    }
    var slots = SlotNames(
      owner: "the component \(declaration.name.quoted)", views: declaration.slots.map(\.name),
      pictures: declaration.parameters.filter { $0.shape != nil })
    slots.views += outer.slots?.views ?? []
    slots.pictures += outer.slots?.pictures ?? []
    let names = BodyNames(values: table, slots: slots, components: outer.components + [entries])
    decoder.bodyNames = names
    decoder.calls = []
    decoder.hasLostView = false
    let content = content(of: component)
    let hasLostView = decoder.hasLostView
    calls.add(decoder.calls, madeBy: declaration)
    for component in component.components { read(component, in: names, outer: table, &calls) }
    warnOfUnused(table, in: component)
    warnOfUnusedSlots(of: component)
    decoder.bodyNames = BodyNames(values: NameTable.ofBody([], in: decoder.namespace))
    let preview = preview(of: component)
    let defaults = declaration.parameters.map(defaultTemplate)
    guard let content else { return }
    linker.systems.define(
      ComponentDefinition(
        declaration: declaration, content: content, namespace: decoder.namespace, hasLostView: hasLostView,
        defaults: defaults, preview: preview))
  }

  /// Reads a default in which values of the engine's own types stand, as a caller's value is read.
  private func defaultTemplate(of parameter: Parameter) -> ValueTemplate? {
    guard parameter.shape != nil, let value = parameter.defaultValue, value.kind != .null else { return nil }
    let place = JSONPlace(parameter.source, .member("default"))
    // What does not fit the schema is reported already.
    return parameter.faults(of: value, at: place).isEmpty ? decoder.argument(value, for: parameter, at: place) : nil
  }

  private func content(of component: PendingComponent) -> ComponentDefinition.Content? {
    if let body = host?.components[component.declaration.name]?.body { return .host(body) }
    if component.declaration.family != nil { return .configuration(entries(of: component)) }
    guard let body = component.properties.body else { return nil }
    let place = JSONPlace(component.source.value, .member("body"))
    return Slot.decode(body.value, at: place, with: decoder).map { .body($0.nodes) }
  }

  private func entries(of component: PendingComponent) -> [ConfigurationEntry] {
    guard let configuration = component.properties.configuration else { return standardEntries(of: component) }
    return configuration.object.compactMap { name, source in
      let place = JSONPlace(configuration.object.value, .member(name))
      guard decoder.checkName(name, at: JSONPlace(configuration.object.value, .key(name))) else { return nil }
      switch source.kind {
      case .object, .array:
        return Slot.decode(source, at: place, with: decoder).map {
          ConfigurationEntry(name: name, content: .views($0.nodes))
        }
      default:
        return decoder.template(source, at: place).map { ConfigurationEntry(name: name, content: .value($0)) }
      }
    }
  }

  /// Without a configuration of its own a component hands on its slots and parameters under their names.
  private func standardEntries(of component: PendingComponent) -> [ConfigurationEntry] {
    let slots = component.declaration.slots.map { ConfigurationEntry(name: $0.name, content: .slot($0.name)) }
    let values = component.declaration.parameters.compactMap { parameter -> ConfigurationEntry? in
      let text = Array("${\(parameter.name)}".utf8)
      guard
        let expression = decoder.expression(in: text, 2..<text.count - 1, at: parameter.place)
      else { return nil }
      if case .engine(.image)? = parameter.shape {
        return ConfigurationEntry(name: parameter.name, content: .picture(.expression(expression)))
      }
      return ConfigurationEntry(name: parameter.name, content: .value(.expression(expression)))
    }
    return slots + values
  }

  private func preview(of component: PendingComponent) -> Node? {
    let declaration = component.declaration
    guard let object = component.properties.preview?.object else {
      guard declaration.needsNothing else { return nil }
      return Node(
        .call(
          ComponentCall(
            declaration, arguments: declaration.parameters.map { _ in nil }, slots: declaration.slots.map { _ in [] })))
    }
    if object["view"] != nil {
      decoder.report(
        .unknownKey, .warning, at: JSONPlace(object.value, .key("view")),
        "the key \("view".quoted) means nothing here; a preview is of its component")
    }
    let decoded = decoder.call(declaration, object)
    let names = declaration.parameters.map(\.name) + declaration.slots.map(\.name)
    let trimmings = decoder.trimmings(of: object, found: decoded.found - 1, names: names, target: .other)
    return decoded.content.map {
      Node($0, modifiers: trimmings.modifiers, identity: trimmings.identity, source: object.value)
    }
  }

  private func warnOfUnused(_ table: NameTable, in component: PendingComponent) {
    guard decoder.log.errorCount == 0, host == nil else { return }
    for name in table.unused {
      guard let place = name.place else { continue }
      decoder.report(.unused, .warning, at: place, "the parameter \(name.name.quoted) is not used")
    }
  }

  /// Warns of slots that a component's body never places, nor those of its private components.
  private func warnOfUnusedSlots(of component: PendingComponent) {
    guard decoder.log.errorCount == 0, host == nil, component.declaration.family == nil else { return }
    let parts = [component.properties.body?.value, component.properties.components?.object.value].compactMap(\.self)
    let placed = Set(parts.flatMap(placedSlots))
    guard let slots = component.properties.slots?.object else { return }
    for slot in component.declaration.slots where !placed.contains(slot.name) {
      decoder.report(
        .unused, .warning, at: JSONPlace(slots.value, .key(slot.name)), "the slot \(slot.name.quoted) is not placed")
    }
  }

  /// The names of the slots that a value places anywhere inside of it.
  private func placedSlots(in value: JSONValue) -> [String] {
    var names: [String] = []
    var pending = [value]
    while let next = pending.popLast() {
      if let name = next.object?["$slot"]?.string { names.append(name) }
      pending += next.object.map { $0.map(\.value) } ?? next.array.map(Array.init) ?? []
    }
    return names
  }

  private func warnOfUnused(_ components: [PendingComponent], _ calls: CallGraph) {
    for component in components {
      if decoder.log.errorCount == 0, !calls.leads(to: component.declaration) {
        decoder.report(
          .unused, .warning, at: component.declaration.place,
          "the private component \(component.declaration.name.quoted) is not used")
      }
      warnOfUnused(component.components, calls)
    }
  }

  /// Reports families of the document without a style that holds where nobody sets one.
  private func checkAutomaticStyles() {
    for component in components.flatMap(\.withPrivateComponents) {
      guard let family = component.declaration.family, own.styles[family]["automatic"] == nil,
        !explainedFamilies.contains(family.name)
      else { continue }
      let hint = own.styles[family].names.first.map { "; {\"automatic\": \($0.quoted)} takes another one for it" } ?? ""
      decoder.report(
        .missingValue, at: JSONPlace(component.source.value, .member("styleFamily")),
        "the style family \(family.name.quoted) needs a style \"automatic\"\(hint)")
    }
  }
}

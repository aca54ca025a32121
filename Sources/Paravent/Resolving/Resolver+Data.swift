internal import Diagnostics
internal import Expressions
internal import JSON
internal import JSONSchema

extension Resolver {
  /// Returns the names of a screen with the values that it is resolved with, and puts them in scope; reports those that
  /// do not fit.
  func scope(of screen: Screen, _ options: ResolvingOptions, in environment: Environment) -> BodyScope {
    let parameters = screen.parameters.map { parameter in
      argument(for: parameter, in: options.data).map { CELValue($0, as: parameter.type) }
    }
    reportMissing(screen.parameters, in: options.data)
    // Initial values may be expressions over the parameters.
    scope = Scope(
      body: BodyScope(
        environment: environment, namespace: screen.namespace, parameters: parameters, state: NamedValues()))
    let body = BodyScope(
      environment: environment, namespace: screen.namespace, parameters: parameters,
      state: state(of: screen, options.state))
    scope = Scope(body: body)
    return body
  }

  /// Returns the value of a parameter: the caller's, else its default; in a preview its example before that.
  private func argument(for parameter: Parameter, in data: ScreenData?) -> JSONValue? {
    guard let data else { return parameter.example ?? parameter.defaultValue }
    guard let object = data.object, let value = object[parameter.name] else { return parameter.defaultValue }
    if value.kind == .null { return parameter.defaultValue ?? value }
    for fault in parameter.faults(of: value, at: JSONPlace(object.value, .member(parameter.name))) {
      log.report(fault)
    }
    return value
  }

  private func reportMissing(_ parameters: [Parameter], in data: ScreenData?) {
    guard let object = data?.object else {
      for parameter in parameters where parameter.defaultValue == nil && parameter.example == nil {
        report(
          .missingValue, .error, at: parameter.place,
          "the parameter \(parameter.name.quoted) has no value: there is no data")
      }
      return
    }
    var missing = parameters.filter { parameter in
      parameter.defaultValue == nil
        && (object[parameter.name].map { $0.kind == .null && !parameter.admitsNull } ?? true)
    }.map(\.name)
    let names = Set(parameters.map(\.name))
    for (name, _) in object where !names.contains(name) {
      let meant = log.isFull ? nil : NearestName.find(name, among: missing)
      missing.removeAll { $0 == meant }
      log.report(
        meant == nil ? .unknownKey : .missingValue, meant == nil ? .warning : .error,
        at: JSONPlace(object.value, .key(name)), suggestion: meant ?? NearestName.find(name, among: names),
        meant.map { "the data needs \($0.quoted); the screen has no parameter \(name.quoted)" }
          ?? "the screen has no parameter \(name.quoted)")
    }
    guard !missing.isEmpty else { return }
    let phrases = missing.map { object[$0] == nil ? $0.quoted : "\($0.quoted), which is null" }
    report(
      .missingValue, .error, at: JSONPlace(object.value, .opening),
      "the data needs \(Wording.all(phrases, of: phrases.count))")
  }

  /// Returns the state: what the caller gives, else the initial values.
  private func state(of screen: Screen, _ given: ScreenData?) -> NamedValues {
    reportUnknown(given?.object, among: screen.state.map(\.name))
    return NamedValues(
      screen.state.map { declaration in
        let given = given?.object.flatMap { written(declaration, in: $0) }
        return (declaration.name, given ?? declaration.initial.flatMap(value) ?? .null)
      })
  }

  private func written(_ declaration: StateDeclaration, in object: JSONObject) -> CELValue? {
    guard let source = object[declaration.name] else { return nil }
    let place = JSONPlace(object.value, .member(declaration.name))
    return fits(source, declaration.type, at: place) ? CELValue(source, as: declaration.type) : nil
  }

  /// Whether a value has the type of the initial one, or reports where it has not.
  private func fits(_ source: JSONValue, _ type: CELType, at place: JSONPlace) -> Bool {
    guard type != .dynamic else { return true }
    let kinds = CELValue(source, as: type).kinds
    guard !kinds.isEmpty, !type.kinds.isDisjoint(with: kinds) else {
      report(
        .wrongType, .error, at: place, "\(place.subject)expected \(type.summary), found \(source.summary)")
      return false
    }
    switch type {
    case .list(let element):
      return source.array?.indices.allSatisfy { index in
        source.array.map { fits($0[index], element, at: JSONPlace(source, .element(index))) } ?? true
      } ?? true
    case .record(let record):
      return source.object?.allSatisfy { name, member in
        fits(member, record.fields[name] ?? .dynamic, at: JSONPlace(source, .member(name)))
      } ?? true
    default: return true
    }
  }

  private func reportUnknown(_ object: JSONObject?, among names: [String]) {
    guard let object else { return }
    let known = Set(names)
    for (name, _) in object where !known.contains(name) {
      log.report(
        .unknownName, .error, at: JSONPlace(object.value, .key(name)), suggestion: NearestName.find(name, among: names),
        "the screen has no state \(name.quoted)")
    }
  }

  /// Returns a text that may have expressions.
  func text(of text: ComputedText) -> String {
    switch text {
    case .plain(let text): text
    case .template(let template): self.text(of: template)
    }
  }
}

internal import Diagnostics
internal import Expressions
internal import JSON

extension ActionValue {
  /// Returns the actions with what their expressions give; in a sheet, closing it is what its binding says.
  func resolved(with resolver: Resolver, in environment: Environment) -> [ResolvedAction] {
    actions.flatMap { $0.resolved(with: resolver, in: environment) }
  }
}

extension ActionTemplate {
  fileprivate func resolved(with resolver: Resolver, in environment: Environment) -> [ResolvedAction] {
    switch self {
    case .handler(let name, let arguments):
      return [.handler(name: name, arguments: arguments.map { resolver.members(of: $0) } ?? JSONMembers())]
    case .openURL(let url, let place): return resolver.url(url, at: place).map { [.openURL($0)] } ?? []
    case .navigate(let url, let place): return resolver.url(url, at: place).map { [.navigate($0)] } ?? []
    case .dismiss: return environment.dismissal ?? [.dismiss]
    case .set(let values):
      let bound = values.compactMap { path, value in
        resolver.scope.body.binding(of: path).map { (path: $0, value: value) }
      }
      // What nothing is bound to is inert.
      return bound.isEmpty ? [] : [.set(resolver.members(of: bound))]
    case .toggle(let path): return resolver.scope.body.binding(of: path).map { [.toggle(path: $0)] } ?? []
    case .value(let placed):
      return resolver.action(of: placed).map { $0.resolved(with: resolver, in: environment) } ?? []
    case .form(let form):
      var actions: [ResolvedAction] = []
      resolver.resolve(form) { content in actions += content.flatMap { $0.resolved(with: resolver, in: environment) } }
      return actions
    }
  }
}

extension ActionValue {
  /// Whether the action is one that a parameter or the environment should hold, and does not, or writes what nothing is
  /// bound to.
  func isAbsent(with resolver: Resolver) -> Bool {
    isMissing(with: resolver) || isUnbound(with: resolver)
  }

  private func isUnbound(with resolver: Resolver) -> Bool {
    guard actions.count == 1, case .toggle(let path) = actions[0] else { return false }
    return resolver.scope.body.binding(of: path) == nil
  }

  /// Whether the action is one that a parameter or the environment should hold, and does not.
  func isMissing(with resolver: Resolver) -> Bool {
    guard actions.count == 1 else { return false }
    guard case .value(let placed) = actions[0] else { return false }
    guard let handle = resolver.action(of: placed) else { return true }
    return resolver.inScope(handle.scope) { handle.action.isMissing(with: resolver) }
  }
}

extension ActionHandle {
  fileprivate func resolved(with resolver: Resolver, in environment: Environment) -> [ResolvedAction] {
    resolver.inScope(scope) { action.resolved(with: resolver, in: environment) }
  }
}

extension Resolver {
  /// Does something with the names of another place.
  fileprivate func inScope<Result>(_ scope: Scope, _ work: () -> Result) -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return work()
  }

  /// Returns the action that an expression leads to; `nil` where there is none.
  fileprivate func action(of placed: PlacedExpression) -> ActionHandle? {
    guard case .map(let map)? = value(of: placed) else { return nil }
    return map as? ActionHandle
  }

  /// Returns a URL that may be opened; the one of a document is admitted already.
  fileprivate func url(_ url: ComputedText, at place: JSONPlace) -> String? {
    switch url {
    case .plain(let text): return URLPolicy.link.admitted(text)
    case .template(let template):
      let text = text(of: template)
      guard let admitted = URLPolicy.link.admitted(text) else {
        reportOnce(.blockedURL, .warning, at: template.whole?.place ?? place, DocumentDecoder.blocked(text))
        return nil
      }
      return admitted
    }
  }

  /// Returns the members of an object with what their expressions give.
  fileprivate func members(of object: ComputedObject) -> JSONMembers {
    switch object.template {
    case .object(_, let members): self.members(of: members.map { ($0.key, $0.value) })
    case .literal: JSONMembers(Array(object.source))
    default: JSONMembers(value(of: object.template).flatMap(document)?.root.object.map(Array.init) ?? [])
    }
  }

  /// Returns values as members of an object.
  fileprivate func members(of values: [(path: String, value: ValueTemplate)]) -> JSONMembers {
    JSONMembers(
      values.map { name, template in
        if case .literal(let value) = template { return (name, value) }
        return (name, root(of: value(of: template) ?? .null))
      })
  }

  /// Returns the state as members of an object, without what secure fields hold.
  func members(ofState values: NamedValues) -> [(key: String, value: JSONValue)] {
    values.map { name, value in (name, root(of: secrets.contains("state.\(name)") ? .string("") : value)) }
  }

  /// Returns a value as JSON: `null` where it is too large to be written out, which is reported.
  private func root(of value: CELValue) -> JSONValue {
    document(of: value)?.root ?? JSONDocument(name: "", content: .null).root
  }

  private func document(of value: CELValue) -> JSONDocument? {
    let document = value.document(&steps)
    if document == nil, let place { _ = spends(0, at: JSONPlace(place, .opening)) }
    return document
  }
}

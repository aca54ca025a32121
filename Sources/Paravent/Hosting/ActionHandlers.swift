public import Diagnostics
internal import JSON
internal import JSONSchema

/// The closures by which a host answers the actions of screens, by the handlers' names.
///
/// ```swift
/// var handlers = ActionHandlers()
/// handlers.register("editProfile") { arguments in await show(profile: arguments.integer("id") ?? 0) }
/// let outcome = try await handlers.perform(action, of: screen)
/// ```
public struct ActionHandlers: Sendable {
  /// Performs an action.
  public typealias Handler = @Sendable (ActionArguments) async throws -> Void
  /// Performs an action and says what becomes of the screen.
  public typealias Answerer = @Sendable (ActionArguments) async throws -> ActionReply

  private var handlers: [String: Answerer] = [:]

  /// Creates an empty set.
  public init() {}
}

/// What became of an action.
public enum ActionOutcome: Sendable {
  /// The closure for it ran to its end.
  case performed
  /// The action is not for the host: it opens a URL, goes to a screen, closes something, or writes the state.
  case leftToClient
  /// No closure ran; the report says why.
  case refused(DiagnosticReport)
}

extension ActionHandlers {
  /// Registers the closure for a handler; a later one for the same name replaces it.
  public mutating func register(_ name: String, perform handler: @escaping Handler) {
    handlers[name] = { arguments in
      try await handler(arguments)
      return .done
    }
  }

  /// Registers the closure for a handler that says what becomes of a screen which is served.
  public mutating func answer(_ name: String, with handler: @escaping Answerer) { handlers[name] = handler }

  /// The closure for a handler, or `nil` where there is none.
  package subscript(name: String) -> Answerer? { handlers[name] }

  /// The names of handlers that a screen's design systems and the screen itself declare, and that no closure is for.
  public func missing(in screen: Screen) -> [String] {
    (screen.namespace.handlers?.names ?? []).filter { handlers[$0] == nil }
  }

  /// Performs an action of a resolved screen by the closure for its handler.
  ///
  /// The handler must be declared in the screen or in a design system that it uses, and the arguments fit the
  /// declaration: an action that comes back from a client is a user's input.
  ///
  /// - Throws: What the closure throws.
  public func perform(_ action: ResolvedAction, of screen: Screen) async throws -> ActionOutcome {
    guard case .handler(let name, let given) = action else { return .leftToClient }
    var log = DiagnosticLog()
    let arguments = screen.arguments(given.members, of: name, &log)
    guard let arguments, log.errorCount == 0 else { return .refused(log.report()) }
    guard let handler = handlers[name] else {
      log.report(
        .unknownHandler, at: JSONPlace(JSONDocument(name: "action", content: .string(name)).root),
        suggestion: NearestName.find(name, among: handlers.keys.sorted()),
        "the host has registered no closure for the handler \(name.quoted)")
      return .refused(log.report())
    }
    _ = try await handler(arguments)
    return .performed
  }

  /// Performs an action that a client sends as JSON, such as `{"handler": "editProfile", "arguments": {"id": 7}}`.
  ///
  /// - Throws: What the closure throws.
  public func perform(_ bytes: [UInt8], of screen: Screen) async throws -> ActionOutcome {
    let document: JSONDocument
    do throws(Diagnostic) {
      document = try JSONDocument.parse(bytes, name: "action")
    } catch {
      return .refused(DiagnosticReport(error))
    }
    guard let object = document.root.object, let name = object["handler"]?.string else {
      if let object = document.root.object,
        ["openURL", "navigate", "dismiss", "set", "toggle"].contains(where: { object[$0] != nil })
      {
        return .leftToClient
      }
      var log = DiagnosticLog()
      log.report(.wrongType, at: JSONPlace(document.root), "expected an object with \"handler\"")
      return .refused(log.report())
    }
    let members = object["arguments"]?.object.map(Array.init) ?? []
    return try await perform(.handler(name: name, arguments: JSONMembers(members)), of: screen)
  }
}

extension Screen {
  /// Returns the arguments of an action with the defaults of those that it does not give; the report says why it cannot
  /// be performed.
  package func check(
    _ given: JSONMembers, of handler: String
  ) -> (arguments: ActionArguments?, report: DiagnosticReport) {
    var log = DiagnosticLog()
    let arguments = arguments(given.members, of: handler, &log)
    return (log.errorCount == 0 ? arguments : nil, log.report())
  }

  /// Returns the arguments of an action with the defaults of those that it does not give, or reports why it cannot be
  /// performed.
  fileprivate func arguments(
    _ given: [(key: String, value: JSONValue)], of handler: String, _ log: inout DiagnosticLog
  ) -> ActionArguments? {
    let root = JSONDocument(
      name: "action",
      content: .object([
        ("handler", .string(handler)), ("arguments", .object(given.map { ($0.key, .value($0.value)) })),
      ])
    ).root
    guard let declaration = namespace.handlers?[handler] else {
      log.report(
        .unknownHandler, at: JSONPlace(root, .member("handler")),
        suggestion: NearestName.find(handler, among: namespace.handlers?.names ?? []),
        "no handler is named \(handler.quoted)")
      return nil
    }
    guard let object = root.object?["arguments"]?.object else { return nil }
    for (name, value) in object {
      guard let argument = declaration.arguments.first(where: { $0.name == name }) else {
        log.report(
          .unknownName, at: JSONPlace(object.value, .key(name)),
          suggestion: NearestName.find(name, among: declaration.arguments.map(\.name)),
          "the handler \(handler.quoted) has no argument \(name.quoted)")
        continue
      }
      for fault in argument.faults(of: value, at: JSONPlace(object.value, .member(name))) { log.report(fault) }
    }
    let others = declaration.arguments.filter { object[$0.name] == nil }
    let missing = others.filter { $0.defaultValue == nil }.map(\.name.quoted)
    if !missing.isEmpty {
      log.report(
        .missingValue, at: JSONPlace(object.value, .opening),
        "the handler \(handler.quoted) needs the argument \(Wording.all(missing, of: missing.count))")
    }
    let defaults = others.compactMap { argument in argument.defaultValue.map { (key: argument.name, value: $0) } }
    return ActionArguments(members: Array(object) + defaults)
  }
}

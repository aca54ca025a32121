package import Diagnostics
package import JSON

/// An action as a client posts it.
package enum PostedAction: Sendable {
  case handler(name: String, arguments: JSONMembers)
  case set(JSONObject)
  case toggle(String)
  /// Another screen or page, by a URL that the allow-list lets through.
  case open(String)
  /// What is over with the response.
  case dismiss
}

extension PostedAction {
  /// The most actions that are performed at once.
  private static let limit = 256

  /// Reads an action or an array of them; the report says what is none.
  package static func read(_ value: JSONValue) -> (actions: [PostedAction], report: DiagnosticReport) {
    var log = DiagnosticLog()
    let values = value.array.map(Array.init) ?? [value]
    guard values.count <= limit else {
      log.report(.tooComplex, at: JSONPlace(value), "found \(values.count) actions; the limit is \(limit)")
      return ([], log.report())
    }
    let actions = values.compactMap { PostedAction($0, &log) }
    return (actions, log.report())
  }

  private init?(_ value: JSONValue, _ log: inout DiagnosticLog) {
    if let name = value.string {
      self = .handler(name: name, arguments: JSONMembers([]))
      return
    }
    guard let object = value.object, object.count >= 1 else {
      log.report(.wrongType, at: JSONPlace(value), "expected an action, an object, found \(value.summary)")
      return nil
    }
    if let name = object["handler"]?.string {
      self = .handler(name: name, arguments: JSONMembers(object["arguments"]?.object.map(Array.init) ?? []))
    } else if let values = object["set"]?.object {
      self = .set(values)
    } else if let path = object["toggle"]?.string {
      self = .toggle(path)
    } else if let url = (object["navigate"] ?? object["openURL"])?.string {
      guard let admitted = URLPolicy.link.admitted(url) else {
        log.report(.blockedURL, at: JSONPlace(value), "the URL \(url.quoted) may not be opened")
        return nil
      }
      self = .open(admitted)
    } else if object["dismiss"]?.bool == true {
      self = .dismiss
    } else {
      log.report(
        .unknownName, at: JSONPlace(value),
        "expected \"handler\", \"set\", \"toggle\", \"navigate\", \"openURL\" or \"dismiss\"")
      return nil
    }
  }
}

extension StateEditor {
  /// Performs an action that changes nothing but the state; the report says why it cannot.
  ///
  /// - Returns: `nil` for actions that are not the state's.
  package mutating func perform(_ action: PostedAction) -> DiagnosticReport? {
    var log = DiagnosticLog()
    switch action {
    case .set(let values):
      for (path, value) in values where !write(.value(value), at: path) {
        log.report(
          .unknownName, at: JSONPlace(values.value, .key(path)), "the path \(path.quoted) leads to no state")
      }
    case .toggle(let path):
      guard !toggle(path) else { break }
      log.report(
        .unknownName, at: JSONPlace(JSONDocument(name: "action", content: .string(path)).root),
        "the path \(path.quoted) leads to no boolean of the state")
    case .handler, .open, .dismiss: return nil
    }
    return log.report()
  }
}

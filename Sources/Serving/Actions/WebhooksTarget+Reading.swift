internal import Diagnostics
internal import JSON

extension Webhooks.Target {
  private static let keys = ["forward", "headers", "url"]

  /// Reads a target: a URL, or an object with one; `nil` where anything is wrong, since a request must not go without
  /// what belongs to it.
  init?(_ value: JSONValue, at place: JSONPlace, _ log: inout DiagnosticLog) {
    let faults = log.errorCount
    for (key, _) in value.object?.map({ $0 }) ?? [] where !Self.keys.contains(key) {
      log.report(
        .unknownKey, at: JSONPlace(value, .key(key)), suggestion: NearestName.find(key, among: Self.keys),
        "\(Wording.quoted(key)) means nothing here; expected \(Wording.alternatives(Self.keys))")
    }
    let url = Self.url(value, at: place, &log)
    let headers = Self.headers(of: value, &log)
    let forwarded = Self.forwarded(of: value, &log)
    guard let url, log.errorCount == faults else { return nil }
    self.init(url: url, headers: headers, forwarded: forwarded)
  }

  private static func url(_ value: JSONValue, at place: JSONPlace, _ log: inout DiagnosticLog) -> String? {
    let url = value.string ?? value.object?["url"]?.string
    guard let url, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      log.report(.wrongType, at: place, "expected a URL of http or https, or an object with \"url\"")
      return nil
    }
    guard case .faulty(let reason) = WebhookAddress(url) else { return url }
    log.report(
      .wrongFormat, at: value.object == nil ? place : JSONPlace(value, .member("url")),
      "nothing can be sent to this URL: \(reason)")
    return nil
  }

  /// The fields that a target has.
  private static func headers(of target: JSONValue, _ log: inout DiagnosticLog) -> [WebhookField] {
    guard let value = target.object?["headers"] else { return [] }
    guard let object = value.object else {
      log.report(.wrongType, at: JSONPlace(value), "expected an object of headers and their values")
      return []
    }
    return object.compactMap { name, text in
      check(name, at: JSONPlace(value, .key(name)), &log)
      let field = text.string.map { WebhookField(name: name, value: $0) }
      if let field, field.isSound { return field }
      log.report(.wrongType, at: JSONPlace(value, .member(name)), "expected the value of a header in one line")
      return nil
    }
  }

  /// The names of fields that a client's request hands on.
  private static func forwarded(of target: JSONValue, _ log: inout DiagnosticLog) -> [String] {
    guard let value = target.object?["forward"] else { return [] }
    guard let elements = value.array else {
      log.report(.wrongType, at: JSONPlace(value), "expected an array of the names of headers")
      return []
    }
    return elements.indices.compactMap { index in
      let place = JSONPlace(value, .element(index))
      guard let name = elements[index].string else {
        log.report(.wrongType, at: place, "expected the name of a header")
        return nil
      }
      check(name, at: place, &log)
      return name
    }
  }

  private static func check(_ name: String, at place: JSONPlace, _ log: inout DiagnosticLog) {
    if !WebhookField.isName(name) {
      log.report(.wrongFormat, at: place, "\(Wording.quoted(name)) cannot be the name of a header")
    } else if WebhookField.isSettled(name) {
      log.report(.forbiddenValue, at: place, "the header \(Wording.quoted(name)) is written by the server alone")
    }
  }
}

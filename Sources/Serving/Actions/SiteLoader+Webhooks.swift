internal import Diagnostics
internal import JSON
internal import Paravent

extension SiteLoader {
  /// Reads `handlers.json`: an object of handlers' names, or `*` for all others, and the URLs to which their actions
  /// are sent, or objects of `url` and `headers`.
  ///
  /// - Parameter screens: Those whose handlers may be named.
  func webhooks(of screens: [ServedScreen]) -> Webhooks {
    guard let file = file("handlers.json", named: "handlers") else { return Webhooks() }
    var (webhooks, report) = webhooks(file, Self.handlers(of: screens))
    webhooks.report = report
    webhooks.version = Digest(file.digested).short
    return webhooks
  }

  /// The handlers that screens declare; `nil` where they are not known, since a screen cannot be read.
  private static func handlers(of screens: [ServedScreen]) -> [String]? {
    let screens = screens.map(\.screen)
    guard !screens.contains(where: { $0 == nil }) else { return nil }
    let names = screens.compactMap(\.self).flatMap(ActionHandlers().missing)
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func webhooks(_ file: File, _ declared: [String]?) -> (Webhooks, DiagnosticReport) {
    let (document, report) = Self.document(file, limits)
    guard let root = document?.root else { return (Webhooks(), report) }
    var log = DiagnosticLog()
    var webhooks = Webhooks()
    guard let object = root.object else {
      log.report(.wrongType, at: JSONPlace(root), "expected an object of handlers and their URLs")
      return (webhooks, log.report())
    }
    for (name, value) in object {
      if let declared, name != "*", !declared.contains(name) {
        log.report(
          .unknownHandler, .warning, at: JSONPlace(root, .key(name)),
          suggestion: NearestName.find(name, among: declared), "no screen has a handler \(Wording.quoted(name))")
      }
      guard let target = Self.target(value, at: JSONPlace(root, .member(name)), &log) else { continue }
      if name == "*" { webhooks.other = target } else { webhooks.targets[name] = target }
    }
    return (webhooks, log.report())
  }

  private static let keys = ["headers", "url"]

  private static func target(_ value: JSONValue, at place: JSONPlace, _ log: inout DiagnosticLog) -> Webhooks.Target? {
    let url = value.string ?? value.object?["url"]?.string
    let unknown = value.object?.first { !keys.contains($0.key) }
    if let unknown {
      log.report(
        .unknownKey, at: JSONPlace(value, .key(unknown.key)), suggestion: NearestName.find(unknown.key, among: keys),
        "\(Wording.quoted(unknown.key)) means nothing here; expected \(Wording.alternatives(keys))")
    }
    guard let url, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      log.report(.wrongType, at: place, "expected a URL of http or https, or an object with \"url\"")
      return nil
    }
    guard unknown == nil, let headers = headers(of: value, &log) else { return nil }
    return Webhooks.Target(url: url, headers: headers)
  }

  /// The fields that a target has; `nil` where they are faulty, since a request must not go without them.
  private static func headers(of target: JSONValue, _ log: inout DiagnosticLog) -> [String]? {
    guard let value = target.object?["headers"] else { return [] }
    guard let object = value.object else {
      log.report(.wrongType, at: JSONPlace(value), "expected an object of headers and their values")
      return nil
    }
    var fields: [String] = []
    for (name, value) in object {
      guard let text = value.string, !(name + text).utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
        log.report(.wrongType, at: JSONPlace(value), "expected the value of a header in one line")
        return nil
      }
      fields.append("\(name): \(text)")
    }
    return fields
  }
}

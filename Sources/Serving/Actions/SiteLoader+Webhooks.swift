internal import Diagnostics
internal import JSON

extension SiteLoader {
  /// Reads `handlers.json`: an object of handlers' names, or `*` for all others, and the URLs to which their actions
  /// are sent, or objects of `url` and `headers`.
  func webhooks() -> Webhooks {
    let path = "handlers.json"
    guard let bytes = folder.read(path, limit: 1 << 20) else { return Webhooks() }
    let (targets, report) = webhooks(path, bytes)
    var webhooks = targets
    webhooks.report = report
    webhooks.version = Digest(bytes).short
    return webhooks
  }

  private func webhooks(_ path: String, _ bytes: [UInt8]) -> (Webhooks, DiagnosticReport) {
    let (document, report) = Self.document(File(name: "handlers", path: path, bytes: bytes), limits)
    guard let root = document?.root else { return (Webhooks(), report) }
    var log = DiagnosticLog()
    var webhooks = Webhooks()
    guard let object = root.object else {
      log.report(.wrongType, at: JSONPlace(root), "expected an object of handlers and their URLs")
      return (webhooks, log.report())
    }
    for (name, value) in object {
      guard let target = Self.target(value, at: JSONPlace(root, .member(name)), &log) else { continue }
      if name == "*" { webhooks.other = target } else { webhooks.targets[name] = target }
    }
    return (webhooks, log.report())
  }

  private static func target(_ value: JSONValue, at place: JSONPlace, _ log: inout DiagnosticLog) -> Webhooks.Target? {
    let url = value.string ?? value.object?["url"]?.string
    guard let url, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      log.report(.wrongType, at: place, "expected a URL of http or https, or an object with \"url\"")
      return nil
    }
    let headers = value.object?["headers"]?.object?.compactMap { name, value -> String? in
      guard let text = value.string, !(name + text).utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
        log.report(.wrongType, at: place, "expected the value of a header in one line")
        return nil
      }
      return "\(name): \(text)"
    }
    return Webhooks.Target(url: url, headers: headers ?? [])
  }
}

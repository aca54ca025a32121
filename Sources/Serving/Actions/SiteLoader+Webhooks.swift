internal import Diagnostics
internal import JSON
internal import Paravent

extension SiteLoader {
  /// Reads `handlers.json`: an object of handlers' names, or `*` for all others, and the URLs to which their actions
  /// are sent, or objects of `url`, `headers` and `forward`.
  ///
  /// - Parameter screens: Those whose handlers may be named.
  func webhooks(of screens: [ServedScreen]) -> Webhooks {
    guard let file = file("handlers.json", named: "handlers") else { return Webhooks() }
    var (webhooks, report) = webhooks(file, Self.handlers(of: screens), screens)
    webhooks.report = Self.withoutSecrets(report, of: file)
    webhooks.version = Digest(file.digested).short
    return webhooks
  }

  /// Returns a report that shows no line of the file, which may hold authorizations.
  private static func withoutSecrets(_ report: DiagnosticReport, of file: File) -> DiagnosticReport {
    let diagnostics = report.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file == file.path { diagnostic.excerpt = nil }
      return diagnostic
    }
    return DiagnosticReport(diagnostics, errorCount: report.errorCount, warningCount: report.warningCount)
  }

  /// The handlers that screens declare; `nil` where they are not known, since a screen cannot be read.
  private static func handlers(of screens: [ServedScreen]) -> [String]? {
    let screens = screens.map(\.screen)
    guard !screens.contains(where: { $0 == nil }) else { return nil }
    let names = screens.compactMap(\.self).flatMap(ActionHandlers().missing)
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func webhooks(_ file: File, _ declared: [String]?, _ screens: [ServedScreen]) -> (Webhooks, DiagnosticReport)
  {
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
      guard let target = Webhooks.Target(value, at: JSONPlace(root, .member(name)), &log) else { continue }
      if name == "*" { webhooks.other = target } else { webhooks.targets[name] = target }
    }
    if object["*"] == nil { reportUnanswered(of: screens, by: object, &log) }
    return (webhooks, log.report())
  }

  /// Warns of each handler that neither a closure nor a target answers.
  private func reportUnanswered(of screens: [ServedScreen], by targets: JSONObject, _ log: inout DiagnosticLog) {
    var reported: Set<String> = []
    for screen in screens {
      let names = screen.screen.map(handlers.missing)?.filter { targets[$0] == nil } ?? []
      guard !names.isEmpty, let root = try? JSONDocument.parse(screen.source, name: screen.path).root else { continue }
      let own = root.object?["handlers"]
      for name in names {
        let place = own.flatMap { $0.object?[name] == nil ? nil : JSONPlace($0, .key(name)) }
        // What a design system declares is the same for all screens.
        guard place != nil || reported.insert(name).inserted else { continue }
        log.report(
          .unknownHandler, .warning, at: place ?? JSONPlace(targets.value),
          "nothing answers the handler \(Wording.quoted(name)); handlers.json names neither it nor \"*\"")
      }
    }
  }
}

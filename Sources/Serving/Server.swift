public import Diagnostics
internal import Glibc
public import Paravent

/// Serves a folder of screens over HTTP, as `paravent serve` does, with a host's own handlers and components.
///
/// ```swift
/// var handlers = ActionHandlers()
/// handlers.answer("reserve") { arguments in .navigate("/screens/thanks") }
/// try Server(folder: "site", handlers: handlers).run()
/// ```
public struct Server: Sendable {
  /// The folder, with `screens`, and where they are wanted `design-systems`, `data`, `assets` and `handlers.json`.
  public var folder: String
  /// What an operator decides.
  public var settings: ServerSettings
  /// The closures that answer handlers; a closure goes before a webhook.
  public var handlers: ActionHandlers
  /// A design system in Swift, which documents use by its name.
  public var host: HostDesignSystem?

  /// Creates a server, which does not serve yet.
  public init(
    folder: String, settings: ServerSettings = ServerSettings(), handlers: ActionHandlers = ActionHandlers(),
    host: HostDesignSystem? = nil
  ) {
    self.folder = folder
    self.settings = settings
    self.handlers = handlers
    self.host = host
  }
}

extension Server {
  /// Why a server cannot start.
  public struct Failure: Error {
    /// One sentence, without a full stop.
    public let message: String
  }

  /// Serves until `SIGTERM` or `SIGINT` ends it; `SIGHUP` reads the folder and the certificate anew.
  ///
  /// The signals are held back in the calling thread, so it must run before other threads are started. A process has one
  /// certificate.
  ///
  /// - Parameters:
  ///   - report: Receives what is wrong each time that the folder has been read.
  ///   - note: Receives what an operator should know, a sentence each: first, at which address the server is.
  /// - Returns: Whether every request that was accepted has been answered.
  /// - Throws: Why it cannot start.
  @discardableResult
  public func run(
    report: @escaping @Sendable ([DiagnosticReport]) -> Void = { _ in },
    note: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(Failure) -> Bool {
    let loader = try loader()
    let certificate = CertificateFiles(settings)
    try certificate?.use()
    let signals = SignalWaiter()
    let site = loader.load()
    let listener = try listener()
    report(site.reports)
    try checkHome(site)
    site.omissions.sentences.forEach(note)
    let server = HTTPServer(Router(site, settings: settings, handlers: handlers, note: note), on: listener)
    guard server.start() else { throw Failure(message: "the server cannot be started") }
    let reloader = SiteReloader(loader, server, report: report, note: note)
    if settings.isWatching { reloader.watch { note("the folder cannot be watched") } }
    note("serving \"\(folder)\" at \(address(listener.port))")
    let turn = ReloadTurn { [folder] in
      if reloader.reload() { note("read \"\(folder)\" anew") }
      certificate?.renew(note: note, counting: server.router.metrics)
    }
    while signals.wait() == .reload { turn.ask() }
    note("ending")
    signals.release()
    return server.end()
  }

  /// Reads the folder, the certificate and the key as `run` does, and serves nothing.
  ///
  /// - Throws: Why one of them cannot be read.
  public func check() throws(Failure) -> SiteCheck {
    let loader = try loader()
    try CertificateFiles(settings)?.use()
    let site = loader.load()
    try checkHome(site)
    return SiteCheck(site)
  }

  private func loader() throws(Failure) -> SiteLoader {
    guard let loader = SiteLoader(folder, host: host, handlers: handlers) else {
      throw Failure(message: "\"\(folder)\" cannot be read: it is no folder")
    }
    guard access(folder, X_OK) == 0 else {
      throw Failure(message: "\"\(folder)\" cannot be read: \(String(cString: strerror(errno)))")
    }
    return loader
  }

  private func checkHome(_ site: Site) throws(Failure) {
    guard let home = settings.home, site.screens[home] == nil else { return }
    let nearest = NearestName.find(home, among: site.screenNames).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
    throw Failure(message: "the home \(Wording.quoted(home)) is no screen\(nearest)")
  }

  private func address(_ port: Int) -> String {
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    return "\(settings.certificate == nil ? "http" : "https")://\(host):\(port)/"
  }

  private func listener() throws(Failure) -> Listener {
    do throws(Listener.ListenFailure) {
      return try Listener(host: settings.host, port: settings.port)
    } catch {
      throw Failure(message: "\(settings.host):\(settings.port) cannot be listened on: \(error.reason)")
    }
  }
}

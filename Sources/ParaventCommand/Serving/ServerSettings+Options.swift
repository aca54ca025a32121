import Diagnostics
import Glibc
import Paravent
import Serving

extension ServerSettings {
  /// Reads the options of a command line.
  init(_ options: ServeOptions) throws(UsageError) {
    self.init()
    workers = max(2, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    if let host = options["--host"] { self.host = host }
    home = options["--home"]
    locale = options["--locale"]
    isWatching = options.has("--watch")
    allowsAdHoc = options.has("--ad-hoc")
    origins = options.all("--origin")
    if let value = options["--cache-control"] { cacheControl = value }
    entityTags = options["--etag"].flatMap(EntityTags.init) ?? entityTags
    trustedProxies = TrustedProxies(try Self.blocks(options.all("--trusted-proxy")))
    log = options["--log"].flatMap(LogFormat.init) ?? .human
    certificate = options["--certificate"]
    key = options["--key"]
    guard (certificate == nil) == (key == nil) else {
      throw UsageError("--certificate and --key belong together")
    }
    try readNumbers(options)
    try readTimes(options)
    try checkTexts()
  }

  private mutating func readNumbers(_ options: ServeOptions) throws(UsageError) {
    let bytes = 0...(1 << 40)
    port = try options.integer("--port", in: 0...65_535) ?? port
    cacheSize = try options.integer("--cache-size", in: bytes) ?? cacheSize
    bodyLimit = try options.integer("--body-limit", in: bytes) ?? bodyLimit
    memoryLimit = try options.integer("--memory", in: bytes) ?? memoryLimit
    renderQueue = try options.integer("--render-queue", in: 0...1_000_000) ?? renderQueue
    targetLimit = try options.integer("--target-limit", in: 64...(1 << 20)) ?? targetLimit
    headerLimit = try options.integer("--header-limit", in: 256...(1 << 20)) ?? headerLimit
    connectionLimit = try options.integer("--connections", in: 1...1_000_000) ?? connectionLimit
    addressLimit = try options.integer("--connections-per-address", in: 0...1_000_000) ?? addressLimit
    webhookLimit = try options.integer("--webhook-limit", in: bytes) ?? webhookLimit
    webhookQueue = try options.integer("--webhook-queue", in: 0...1_000_000) ?? webhookQueue
    threads = try options.integer("--threads", in: 1...256) ?? threads
    workers = try options.integer("--workers", in: 1...256) ?? workers
  }

  private mutating func readTimes(_ options: ServeOptions) throws(UsageError) {
    requestTimeout = try options.milliseconds("--request-timeout", from: 0.1) ?? requestTimeout
    responseTimeout = try options.milliseconds("--response-timeout", from: 0.1) ?? responseTimeout
    drainDelay = try options.milliseconds("--drain-delay") ?? drainDelay
    shutdownTimeout = try options.milliseconds("--shutdown-timeout") ?? shutdownTimeout
    webhookTimeout = try options.milliseconds("--webhook-timeout") ?? webhookTimeout
    idleTimeout = try options.integer("--idle-timeout", in: 1...86_400) ?? idleTimeout
  }

  private func checkTexts() throws(UsageError) {
    if let locale, LanguageTag(locale) == nil {
      throw UsageError("the option --locale takes the tag of a language such as ar-EG, found \(Wording.quoted(locale))")
    }
    guard cacheControl.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw UsageError("the option --cache-control takes the value of a header, found \(Wording.quoted(cacheControl))")
    }
    for origin in origins where !Self.isOrigin(origin) {
      throw UsageError(
        "the option --origin takes a scheme and a host such as https://example.com, found \(Wording.quoted(origin))")
    }
  }

  private static func blocks(_ texts: [String]) throws(UsageError) -> [AddressBlock] {
    try texts.map { text throws(UsageError) in
      if let block = AddressBlock(text) { return block }
      throw UsageError(
        "the option --trusted-proxy takes an IP address, or a block such as 10.0.0.0/8, found \(Wording.quoted(text))")
    }
  }

  private static func isOrigin(_ text: String) -> Bool {
    let host = ["https://", "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    return host.map { !$0.isEmpty && $0.utf8.allSatisfy { byte in byte > 0x20 && byte < 0x7F && byte != 0x2F } }
      ?? false
  }
}

/// What an operator decides about a server; every limit is one of these.
public struct ServerSettings: Sendable {
  /// The form of the lines about requests.
  public enum LogFormat: String, Sendable, CaseIterable {
    case human, json, none
  }

  /// The strength of the tags of representations, which is what proxies and caches do different things by.
  public enum EntityTags: String, Sendable, CaseIterable {
    case weak, strong, off
  }

  /// The address to listen on, a name or a number.
  public var host = "127.0.0.1"
  /// The port; 0 for any that is free.
  public var port = 8080
  /// The threads that serve connections.
  public var threads = 2
  /// The threads that render.
  public var workers = 2
  /// The screen to which `/` leads; `nil` for a list of the screens.
  public var home: String?
  /// The language of content where a request asks for none; `nil` for none.
  public var locale: String?
  /// Whether changes of the folder are served at once, and pages show what is wrong.
  public var isWatching = false
  /// Whether clients may have their own documents rendered and validated.
  public var allowsAdHoc = false
  /// The origins of other sites whose scripts may read responses and post.
  public var origins: [String] = []
  /// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
  public var trustedProxies = TrustedProxies()
  /// The `Cache-Control` of what is the same for every client.
  public var cacheControl = "no-cache"
  /// The tags of representations; with `off` nothing is answered with 304.
  public var entityTags = EntityTags.strong
  /// The bytes of rendered representations that are kept.
  public var cacheSize = 64 << 20
  /// The most bytes of a request's body.
  public var bodyLimit = 1 << 20
  /// The most bytes of all bodies of requests, and of the responses to one request alone, that are held at a time.
  public var memoryLimit = 256 << 20
  /// The most requests that wait to be rendered.
  public var renderQueue = 512
  /// The most bytes of a request's target.
  public var targetLimit = 8 << 10
  /// The most bytes of a request's headers.
  public var headerLimit = 16 << 10
  /// The most connections at a time.
  public var connectionLimit = 10_000
  /// The most connections of one address at a time; 0 for any number.
  public var addressLimit = 0
  /// The milliseconds in which a request must have come whole.
  public var requestTimeout = 10_000
  /// The milliseconds in which a client must have taken the response.
  public var responseTimeout = 60_000
  /// The seconds that a connection may be silent.
  public var idleTimeout = 60
  /// The milliseconds between the signal to end and the end of listening, for balancers to notice.
  public var drainDelay = 0
  /// The milliseconds in which requests must be answered once the end has come.
  public var shutdownTimeout = 20_000
  /// The milliseconds in which the handlers of a request must have answered, all together.
  public var webhookTimeout = 5_000
  /// The most bytes of a webhook's answer.
  public var webhookLimit = 1 << 20
  /// The most requests that wait in line until there is a thread for their handlers.
  public var webhookQueue = 512
  /// The path of a certificate, PEM; `nil` for plain HTTP.
  public var certificate: String?
  /// The path of the certificate's key, PEM.
  public var key: String?
  /// The form of the lines about requests.
  public var log = LogFormat.human

  /// Creates the settings that hold where an operator says nothing.
  public init() {}
}

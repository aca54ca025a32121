import Serving

extension ServeOptions {
  private static let origin = "--origin"
  private static let trustedProxy = "--trusted-proxy"
  /// The options that may be given more often, of which a variable has several with spaces between them.
  static let repeatable = [origin, trustedProxy]

  /// All options, in the order of the help.
  static let list: [Command.Option] = [
    option("--host", "ADDR", "The address to listen on; 127.0.0.1 where it is absent."),
    option("--port", "N", "The port; 8080 where it is absent, one that is free for 0."),
    option("--check", nil, "Reads the folder, says what is wrong in it, and serves nothing."),
    option("--strict", nil, "With --check: the status is 1 where there are warnings, too."),
    option("--home", "NAME", "The screen to which / leads; a list of the screens where it is absent."),
    option("--locale", "TAG", "The language of content where a request asks for none."),
    option("--watch", nil, "Serves changes of the folder at once, tells pages to come anew, and shows faults in them."),
    option("--ad-hoc", nil, "Renders and validates documents that clients send, at /render and /validate."),
    option(origin, "ORIGIN", "Another site whose scripts may read responses and post; may be given more often."),
    Command.Option(
      name: trustedProxy, value: "ADDRESS",
      summary: "A proxy whose X-Forwarded-For and -Proto count, or a block of them; may be given more often."),
    Command.Option(
      name: "--etag", value: "weak|strong|off", choices: ServerSettings.EntityTags.allCases.map(\.rawValue),
      summary: "The tags of representations; strong where it is absent, no tags and no 304 for off."),
    option("--cache-control", "VALUE", "The Cache-Control of screens; no-cache where it is absent."),
    option("--cache-size", "BYTES", "What is kept of rendered screens; 67108864 where it is absent."),
    option("--body-limit", "BYTES", "The longest body of a request; 1048576 where it is absent."),
    option("--memory", "BYTES", "What bodies and unsent responses may take together; 268435456 where it is absent."),
    option("--render-queue", "N", "The most requests that wait to be rendered; 512 where it is absent."),
    option("--target-limit", "BYTES", "The longest path and query; 8192 where it is absent."),
    option("--header-limit", "BYTES", "The longest headers of a request; 16384 where it is absent."),
    option("--connections", "N", "The most connections; 10000 where it is absent."),
    option("--connections-per-address", "N", "The most connections of one address; any number where it is absent."),
    option("--request-timeout", "SECONDS", "How long a request may take to come; 10 where it is absent."),
    option("--response-timeout", "SECONDS", "How long a client may take to read; 60 where it is absent."),
    option("--idle-timeout", "SECONDS", "How long a connection may be silent; 60 where it is absent."),
    option("--drain-delay", "SECONDS", "How long to listen while not ready before the end; 0 where it is absent."),
    option("--shutdown-timeout", "SECONDS", "How long requests may take at the end; 20 where it is absent."),
    option("--webhook-timeout", "SECONDS", "How long the handlers of a request may take; 5 where it is absent."),
    option("--webhook-queue", "N", "The most requests that wait in line for handlers; 512 where it is absent."),
    option("--webhook-limit", "BYTES", "The longest answer of a webhook; 1048576 where it is absent."),
    option("--threads", "N", "The threads that serve connections; 2 where it is absent."),
    option("--workers", "N", "The threads that render; as many as processors where it is absent."),
    option("--certificate", "FILE", "The certificate in PEM, for HTTPS."),
    option("--key", "FILE", "The certificate's key in PEM."),
    Command.Option(
      name: "--log", value: "human|json|none", choices: ServerSettings.LogFormat.allCases.map(\.rawValue),
      summary: "The lines about requests on the standard output; human where it is absent."),
  ]

  private static func option(_ name: String, _ value: String?, _ summary: String) -> Command.Option {
    Command.Option(name: name, value: value, summary: summary)
  }
}

/// What a path leads to, with the methods that it takes.
enum Route: Sendable, Hashable {
  case index
  case screen(String)
  case actions(String)
  case designSystem(String)
  case asset(String)
  case script
  case render
  case validate
  case schema(String)
  case gallery(String)
  case openAPI
  case live
  case ready
  case metrics
  case events
}

extension Route {
  /// Reads a path; `nil` where it leads nowhere.
  init?(_ segments: [String], _ settings: ServerSettings) {
    guard let first = segments.first else { return nil }
    let rest = segments.dropFirst()
    switch (first, rest.count) {
    case ("", 0): self = .index
    case ("openapi.json", 0): self = .openAPI
    case ("page.js", 0): self = .script
    case ("livez", 0): self = .live
    case ("readyz", 0): self = .ready
    case ("metrics", 0): self = .metrics
    case ("render", 0) where settings.allowsAdHoc: self = .render
    case ("validate", 0) where settings.allowsAdHoc: self = .validate
    case ("events", 0) where settings.isWatching: self = .events
    case ("screens", 1): self = .screen(segments[1])
    case ("screens", 2) where segments[2] == "actions": self = .actions(segments[1])
    case ("design-systems", 1) where segments[1].hasSuffix(".json"):
      self = .designSystem(String(segments[1].dropLast(5)))
    case ("schemas", 1): self = .schema(segments[1])
    case ("favicon.ico", 0): self = .asset("favicon.ico")
    case ("assets", 1...): self = .asset(rest.joined(separator: "/"))
    case ("gallery", 1...): self = .gallery(rest.joined(separator: "/"))
    case ("gallery", 0): self = .gallery("")
    default: return nil
    }
  }

  /// The path with names for what varies, for logs, metrics and the description.
  var template: String {
    switch self {
    case .index: "/"
    case .screen: "/screens/{name}"
    case .actions: "/screens/{name}/actions"
    case .designSystem: "/design-systems/{name}.json"
    case .asset: "/assets/{path}"
    case .render: "/render"
    case .validate: "/validate"
    case .schema: "/schemas/{name}"
    case .gallery: "/gallery/{path}"
    case .openAPI: "/openapi.json"
    case .script: ScreenRenderer.scriptPath
    case .live: "/livez"
    case .ready: "/readyz"
    case .metrics: "/metrics"
    case .events: "/events"
    }
  }

  /// The methods that the route takes beside `OPTIONS`, and `HEAD` where it takes `GET`.
  var methods: [String] {
    switch self {
    case .screen: ["GET", "POST"]
    case .actions, .render, .validate: ["POST"]
    case .index, .designSystem, .asset, .script, .schema, .gallery, .openAPI, .live, .ready, .metrics, .events: ["GET"]
    }
  }

  /// The value of `Allow`.
  var allow: String {
    (methods.contains("GET") ? ["GET", "HEAD"] + methods.dropFirst() : methods).joined(separator: ", ") + ", OPTIONS"
  }

  /// The value of `Allow` for the server as a whole: what any of its routes takes.
  static func allow(_ settings: ServerSettings) -> String {
    let methods = Set(all(settings).flatMap(\.methods))
    return (["GET", "HEAD", "POST"].filter { $0 == "HEAD" || methods.contains($0) } + ["OPTIONS"])
      .joined(separator: ", ")
  }
}

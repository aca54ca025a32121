/// What a method does at a route, for the description.
struct Operation: Sendable {
  /// One sentence.
  let summary: String
  /// The media types of the body that it takes.
  var bodies: [String] = []
  /// The statuses of its answers, and their media types.
  let responses: [(status: Int, types: [String])]
}

extension Route {
  /// All routes that there are with some settings, in the order of the description.
  static func all(_ settings: ServerSettings) -> [Route] {
    let name = "name"
    var routes: [Route] = [
      .index, .screen(name), .actions(name), .designSystem(name), .asset("path"), .script, .schema(name),
      .gallery("path"),
      .openAPI, .live, .ready, .metrics,
    ]
    if settings.allowsAdHoc { routes += [.render, .validate] }
    if settings.isWatching { routes.append(.events) }
    return routes
  }

  /// The names of what varies in the path.
  var parameterNames: [String] {
    template.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
  }

  /// What a method does.
  func operation(_ method: String) -> Operation {
    let forms = ScreenFormat.allCases.map(\.type)
    let rendered = Array(forms.dropLast())
    switch self {
    case .index: return Operation(summary: "Lists the screens.", responses: [(200, [MediaType.html])])
    case .screen where method == "POST":
      return Operation(
        summary: "Renders a screen with the data of the body.", bodies: [MediaType.json], responses: [(200, rendered)])
    case .screen:
      return Operation(
        summary: "Renders a screen; .html, .txt, .json or .screen.json after the name asks for one form.",
        responses: [(200, forms), (304, [])])
    case .actions:
      return Operation(
        summary: "Performs actions and renders what becomes of the screen.", bodies: [MediaType.form, MediaType.json],
        responses: [(200, rendered), (303, [])])
    case .designSystem:
      return Operation(summary: "Returns a design system.", responses: [(200, [MediaType.json]), (304, [])])
    case .asset: return Operation(summary: "Returns a file.", responses: [(200, ["*/*"]), (304, [])])
    case .script:
      return Operation(
        summary: "Returns the script that makes actions smooth.", responses: [(200, [MediaType.script]), (304, [])])
    case .render:
      return Operation(
        summary: "Renders the screen of the body.", bodies: [MediaType.json, MediaType.screen],
        responses: [(200, rendered)])
    case .validate:
      return Operation(
        summary: "Checks the document of the body.", bodies: [MediaType.json, MediaType.screen],
        responses: [(200, [MediaType.json])])
    case .schema: return Operation(summary: "Returns a schema.", responses: [(200, [MediaType.schema]), (304, [])])
    case .gallery: return Operation(summary: "Returns a page of the gallery.", responses: [(200, ["*/*"]), (304, [])])
    case .openAPI: return Operation(summary: "Returns this.", responses: [(200, [MediaType.json]), (304, [])])
    case .live: return Operation(summary: "Tells whether the server runs.", responses: [(200, [MediaType.text])])
    case .ready:
      return Operation(
        summary: "Tells whether the server takes requests.",
        responses: [(200, [MediaType.text]), (503, [MediaType.text])])
    case .metrics:
      return Operation(summary: "Returns counts for Prometheus.", responses: [(200, [MediaType.metrics])])
    case .events:
      return Operation(summary: "Tells which version is served, as it changes.", responses: [(200, [MediaType.events])])
    }
  }
}

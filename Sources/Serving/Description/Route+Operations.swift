extension Route {
  /// What a method does.
  func operation(_ method: String) -> Operation {
    switch self {
    case .screen where method == "POST": Self.renderingWithData
    case .screen: Self.rendering
    case .actions: Self.acting
    case .render: Self.renderingAdHoc
    case .validate:
      Operation(
        summary: "Checks the document of the body.",
        bodies: [(MediaType.json, .anything), (MediaType.screen, .anything)],
        responses: [(200, [(MediaType.json, .report)])], failures: [413, 415])
    case .live: Operation(summary: "Tells whether the server runs.", responses: [(200, [(MediaType.text, .text)])])
    case .ready:
      Operation(
        summary: "Tells whether the server takes requests.",
        responses: [(200, [(MediaType.text, .text)]), (503, [(MediaType.text, .text)])])
    case .metrics:
      Operation(summary: "Returns counts for Prometheus.", responses: [(200, [(MediaType.metrics, .text)])])
    case .events:
      Operation(
        summary: "Tells which version is served, as it changes.", responses: [(200, [(MediaType.events, .text)])])
    default: read
    }
  }

  /// What reads a thing that is the same for all clients.
  private var read: Operation {
    switch self {
    case .designSystem: Self.reading("Returns a design system.", MediaType.json, .designSystem, failures: [404, 406])
    case .asset: Self.reading("Returns a file.", "*/*", .bytes, failures: [404, 406], pinned: true)
    case .script:
      Self.reading(
        "Returns the script that makes actions smooth.", MediaType.script, .text, failures: [406], pinned: true)
    case .schema: Self.reading("Returns a schema.", MediaType.schema, .object, failures: [404])
    case .gallery: Self.reading("Returns a page of the gallery.", "*/*", .bytes, failures: [404])
    case .openAPI: Self.reading("Returns this.", MediaType.json, .object)
    default:
      Operation(
        summary: "Lists the screens, or leads to the one that is the home.",
        responses: [(200, [(MediaType.html, .text)]), (304, []), (307, [])], parameters: [.validator])
    }
  }

  private static func reading(
    _ summary: String, _ type: String, _ schema: BodySchema, failures: [Int] = [], pinned: Bool = false
  ) -> Operation {
    Operation(
      summary: summary, responses: [(200, [(type, schema)]), (304, [])], failures: failures,
      parameters: (pinned ? [.version] : []) + [.validator])
  }

  private static func schema(of format: ScreenFormat) -> BodySchema {
    switch format {
    case .html, .text: .text
    case .json: .resolved
    case .source: .screen
    }
  }

  private static let forms = ScreenFormat.allCases.map { ($0.type, schema(of: $0)) }
  private static let rendered = Array(forms.dropLast())

  private static var rendering: Operation {
    Operation(
      summary: "Renders a screen; .html, .txt, .json or .screen.json after the name asks for one form.",
      responses: [(200, forms), (304, [])], failures: [404, 406, 500],
      parameters: OperationParameter.ofRendering + [.validator])
  }

  private static var renderingWithData: Operation {
    Operation(
      summary: "Renders a screen with the data of the body.", bodies: [(MediaType.json, .data)],
      responses: [(200, forms)], failures: [404, 406, 413, 415, 500], parameters: OperationParameter.ofRendering)
  }

  private static var acting: Operation {
    Operation(
      summary: "Performs actions and renders what becomes of the screen.",
      bodies: [(MediaType.form, .form), (MediaType.json, .actions)],
      responses: [(200, rendered), (303, [])],
      failures: [403, 404, 406, 413, 415, 422, 500, 501, 502, 504], parameters: OperationParameter.ofRendering)
  }

  private static var renderingAdHoc: Operation {
    Operation(
      summary: "Renders the screen of the body.",
      bodies: [(MediaType.json, .renderable), (MediaType.screen, .renderable)], responses: [(200, rendered)],
      failures: [406, 413, 415], parameters: OperationParameter.ofRendering)
  }
}

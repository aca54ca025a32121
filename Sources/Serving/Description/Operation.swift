/// What a method does at a route, for the description.
struct Operation: Sendable {
  /// One sentence.
  let summary: String
  /// The media types of the body that it takes, with their schemas.
  var bodies: [(type: String, schema: BodySchema)] = []
  /// The statuses of its answers, and their media types with their schemas.
  let responses: [(status: Int, bodies: [(type: String, schema: BodySchema)])]
  /// The statuses of what keeps it from being done, beside those that any request may get.
  var failures: [Int] = []
  /// What varies in the query and the head.
  var parameters: [OperationParameter] = []
}

extension Operation {
  /// The statuses of requests that are too long, not clear, for another server, or too many, whatever they ask for.
  static let commonFailures = [400, 414, 421, 431, 503]

  /// The same where nothing has a tag that a client could ask by.
  var untagged: Operation {
    Operation(
      summary: summary, bodies: bodies, responses: responses.filter { $0.status != 304 }, failures: failures,
      parameters: parameters.filter { $0 != .validator })
  }

  /// The statuses of all that keeps it from being done.
  var allFailures: [Int] { Set(failures + Self.commonFailures).subtracting(responses.map(\.status)).sorted() }
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
}

import JSON
import Testing

@testable import Serving

extension JSONValue {
  /// The value to which the names of members lead.
  fileprivate subscript(path: [String]) -> JSONValue? {
    path.reduce(self) { value, name in value?.object?[name] }
  }
}

@Suite struct DescriptionTests {
  @Test("The description names each route with its methods, and each is there")
  func routes() throws {
    let router = try Router(
      SiteFiles(["screens/name.json": #"{"body": "a"}"#, "design-systems/name.json": #"{"designSystem": "name"}"#])
    ) { ($0.allowsAdHoc, $0.isWatching) = (true, true) }
    let text = router.answer("GET", "/openapi.json").bytes
    let root = try JSONDocument.parse(text, name: "openapi.json").root
    #expect(root.object?["openapi"]?.string == "3.1.0")
    let paths = try #require(root.object?["paths"]?.object)
    #expect(paths.count == Route.all(router.settings).count)
    for (template, operations) in paths {
      let target = template.replacing("{name}", with: template.hasPrefix("/schemas") ? "screen.schema.json" : "name")
      let allowed = try #require(router.answer("OPTIONS", target).headers["Allow"])
      for (method, _) in try #require(operations.object) where method != "parameters" {
        #expect(allowed.split(separator: ", ").contains { $0 == method.uppercased() })
        guard method == "get", !template.contains("{path}") else { continue }
        #expect(router.answer("GET", target).status == 200, "\(target)")
      }
    }
  }

  @Test("Each answer is one that the description has, with its type, its fields and the members of its body")
  func answers() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"body": "a"}"#, "screens/faulty.json": Screens.faulty, "assets/a.txt": "a",
      "screens/settings.json": Screens.settings, "design-systems/brand.json": #"{"designSystem": "brand"}"#,
    ])
    let router = try Router(files) {
      ($0.allowsAdHoc, $0.isWatching) = (true, true)
      ($0.targetLimit, $0.headerLimit, $0.bodyLimit) = (400, 800, 400)
    }
    let root = try JSONDocument.parse(router.answer("GET", "/openapi.json").bytes, name: "openapi.json").root
    var seen: Set<String> = []
    for request in DescribedRequest.all {
      let response = router.answer(request.method, request.target, request.fields, body: request.body)
      let template = router.template(of: HTTPRequest(request.method, request.target))
      seen.insert("\(template) \(request.method) \(response.status)")
      let operation = try #require(root[["paths", template, request.method.lowercased()]])
      let named = try #require(operation[["responses", String(response.status)]], "\(request) → \(response.status)")
      let reference = named[["$ref"]]?.string?.split(separator: "/").dropFirst().map(String.init)
      try compare(response, with: #require(reference.map { root[$0] } ?? named), in: root, request.description)
    }
    // Each of those that handlers cause has tests of its own; the others must have come.
    let rare = ["303", "304", "307", "400", "414", "421", "422", "431", "502", "503", "504"]
    for (template, operations) in try #require(root[["paths"]]?.object) {
      for (method, operation) in try #require(operations.object) where method != "parameters" {
        for (status, _) in try #require(operation[["responses"]]?.object) where !rare.contains(status) {
          #expect(seen.contains("\(template) \(method.uppercased()) \(status)"), "\(template) \(method) \(status)")
        }
      }
    }
  }

  private func compare(
    _ response: HTTPResponse, with described: JSONValue, in root: JSONValue, _ request: String
  ) throws {
    if let headers = described[["headers"]]?.object {
      for (name, _) in headers { #expect(response.headers[name] != nil, "\(request) → \(name)") }
    }
    let type = response.headers["Content-Type"].map { String($0.prefix { $0 != ";" }) }
    guard let type, !response.bytes.isEmpty else { return }
    let content = try #require(described[["content"]], "\(request)")
    let schema = try #require(content[[type]] ?? content[["*/*"]], "\(request) → \(type)")
    let name = schema[["schema", "$ref"]]?.string?.split(separator: "/").last.map(String.init)
    guard let name, let members = root[["components", "schemas", name, "properties"]]?.object else { return }
    for (member, _) in try #require(try JSONDocument.parse(response.bytes, name: "answer").root.object) {
      #expect(members[member] != nil, "\(request) → \(member)")
    }
  }

  @Test("References lead to what is there")
  func references() throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "a"}"#])) { $0.allowsAdHoc = true }
    let response = router.answer("GET", "/openapi.json")
    let root = try JSONDocument.parse(response.bytes, name: "openapi.json").root
    var references: Set<String> = []
    for match in response.text.matches(of: /"\$ref": "([^"]*)"/) { references.insert(String(match.1)) }
    #expect(references.count > 20)
    for reference in references {
      if reference.hasPrefix("#/") {
        #expect(root[reference.split(separator: "/").dropFirst().map(String.init)] != nil, "\(reference)")
      } else {
        #expect(router.answer("GET", reference).status == 200, "\(reference)")
      }
    }
  }

  @Test("A server that takes no documents of clients does not describe that it would")
  func closed() throws {
    let text = try Router(SiteFiles([:])).answer("GET", "/openapi.json").text
    #expect(!text.contains("/render") && !text.contains("/events"))
  }

  @Test("Counts stand under the templates of routes")
  func metrics() throws {
    let router = try Router(SiteFiles(["screens/faulty.json": Screens.faulty]))
    _ = router.answer("GET", "/screens/faulty")
    router.metrics.count(method: "GET", route: "/screens/{name}", status: 500, seconds: 0.02)
    router.metrics.count(method: "BREW", route: "none", status: 405, seconds: 11)
    let text = router.answer("GET", "/metrics").text
    let labels = #"http_request_method="GET",http_route="/screens/{name}",http_response_status_code="500""#
    #expect(text.contains("http_server_request_duration_seconds_bucket{\(labels),le=\"0.01\"} 0\n"))
    #expect(text.contains("http_server_request_duration_seconds_bucket{\(labels),le=\"0.025\"} 1\n"))
    #expect(text.contains("http_server_request_duration_seconds_count{\(labels)} 1\n"))
    #expect(text.contains(#"http_request_method="_OTHER""#))
    #expect(text.contains("paravent_diagnostics_total{code=\"unknown-view\"} 1\n"))
    #expect(text.contains("paravent_ready 0\n"))
  }

  @Test("Renderings of screens are counted by their forms, and those that the cache saves are not")
  func renderings() throws {
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings]))
    for _ in 0..<2 { _ = router.answer("GET", "/screens/settings") }
    _ = router.answer("GET", "/screens/settings.screen.json")
    _ = router.post("/screens/settings", "{}", ["Accept": "text/plain"])
    _ = router.post("/screens/settings/actions", #"{"action": {"toggle": "state.isOn"}}"#)
    let text = router.answer("GET", "/metrics").text
    for format in ["html", "json", "text"] {
      #expect(text.contains("paravent_render_duration_seconds_bucket{format=\"\(format)\",le=\"+Inf\"} 1\n"))
      #expect(text.contains("paravent_render_duration_seconds_count{format=\"\(format)\"} 1\n"))
    }
    #expect(!text.contains("format=\"source\""))
  }
}

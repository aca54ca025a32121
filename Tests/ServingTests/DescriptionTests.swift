import JSON
import Testing

@testable import Serving

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
}

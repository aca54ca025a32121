/// A request that gets one of the answers that a router gives.
struct DescribedRequest: CustomStringConvertible {
  let method: String
  let target: String
  let fields: [String: String]
  let body: String

  init(_ line: String, _ fields: [String: String] = [:], body: String = "") {
    let parts = line.split(separator: " ").map(String.init)
    (method, target) = (parts[0], parts[1])
    self.fields = fields
    self.body = body
  }

  var description: String { "\(method) \(target) \(fields) \(body)" }
}

extension DescribedRequest {
  private static let json = ["Content-Type": "application/json"]
  private static let form = ["Content-Type": "application/x-www-form-urlencoded"]
  private static let long = String(repeating: "x", count: 500)

  static let all: [DescribedRequest] = [
    DescribedRequest("GET /"),
    DescribedRequest("POST /screens/a", json.merging(["Accept": "image/png"]) { $1 }, body: "{}"),
    DescribedRequest("GET /", ["If-None-Match": "*"]), DescribedRequest("GET /screens/a"),
    DescribedRequest("GET /screens/a", ["If-None-Match": "*"]), DescribedRequest("GET /screens/a.txt?width=30"),
    DescribedRequest("GET /screens/a.json"), DescribedRequest("GET /screens/a.screen.json"),
    DescribedRequest("GET /screens/none"),
    DescribedRequest("GET /screens/none", ["Accept": "text/html"]), DescribedRequest("GET /screens/a?width=1"),
    DescribedRequest("GET /screens/a", ["Accept": "image/png"]), DescribedRequest("GET /screens/faulty"),
    DescribedRequest("GET /screens/faulty", ["Accept": "application/json"]),
    DescribedRequest("POST /screens/a", json, body: "{}"),
    DescribedRequest("POST /screens/a", json, body: "{"), DescribedRequest("POST /screens/a", body: "{}"),
    DescribedRequest(
      "POST /screens/a", json.merging(["Accept": "application/vnd.paravent.screen+json"]) { $1 }, body: "{}"),
    DescribedRequest("POST /screens/a", json, body: #"{"x": "\#(long)"}"#),
    DescribedRequest("POST /screens/faulty", json, body: "{}"),
    DescribedRequest("POST /screens/none", json, body: "{}"), DescribedRequest("POST /screens/settings/actions", form),
    DescribedRequest("POST /screens/settings/actions", json, body: #"{"action": {"openURL": "/x"}}"#),
    DescribedRequest("POST /screens/settings/actions", json, body: #"{"action": "leave"}"#),
    DescribedRequest("POST /screens/settings/actions", json, body: #"{"act": 1}"#),
    DescribedRequest("POST /screens/settings/actions", body: "{}"),
    DescribedRequest("POST /screens/settings/actions", json.merging(["Accept": "image/png"]) { $1 }, body: "{}"),
    DescribedRequest(
      "POST /screens/settings/actions", json.merging(["Origin": "https://b.example"]) { $1 }, body: "{}"),
    DescribedRequest("POST /screens/settings/actions", json, body: #"{"x": "\#(long)"}"#),
    DescribedRequest("POST /screens/none/actions", json, body: "{}"),
    DescribedRequest("POST /screens/faulty/actions", json, body: "{}"),
    DescribedRequest("GET /design-systems/brand.json"),
    DescribedRequest("GET /design-systems/none.json"),
    DescribedRequest("GET /design-systems/brand.json", ["If-None-Match": "*"]),
    DescribedRequest("GET /design-systems/brand.json", ["Accept-Encoding": "identity;q=0"]),
    DescribedRequest("GET /assets/a.txt"),
    DescribedRequest("GET /assets/none.txt"), DescribedRequest("GET /assets/a.txt", ["If-None-Match": "*"]),
    DescribedRequest("GET /assets/a.txt", ["Accept-Encoding": "identity;q=0"]), DescribedRequest("GET /page.js"),
    DescribedRequest("GET /page.js", ["Accept-Encoding": "identity;q=0"]),
    DescribedRequest("GET /schemas/resolved.schema.json"),
    DescribedRequest("GET /schemas/none"), DescribedRequest("GET /gallery/"),
    DescribedRequest("GET /gallery/none.html"),
    DescribedRequest("GET /openapi.json"), DescribedRequest("GET /livez"), DescribedRequest("GET /readyz"),
    DescribedRequest("GET /metrics"),
    DescribedRequest("GET /events"), DescribedRequest("POST /render", json, body: #"{"body": "a"}"#),
    DescribedRequest("POST /render", json, body: "{"),
    DescribedRequest("POST /render", json, body: #"{"screen": {"body": "a"}, "state": {}}"#),
    DescribedRequest("POST /render", body: "{}"),
    DescribedRequest("POST /render", json.merging(["Accept": "image/png"]) { $1 }, body: #"{"body": "a"}"#),
    DescribedRequest("POST /render", json, body: #"{"x": "\#(long)"}"#),
    DescribedRequest("POST /validate", json, body: #"{"body": {"view": "Txt"}}"#),
    DescribedRequest("POST /validate", json, body: "{"), DescribedRequest("POST /validate", body: "{}"),
    DescribedRequest("POST /validate", json, body: #"{"x": "\#(long)"}"#),
    DescribedRequest("GET /livez?x=\(long)"), DescribedRequest("GET /livez", ["X": long + long]),
    DescribedRequest("GET /livez", ["Transfer-Encoding": "x"]),
  ]
}

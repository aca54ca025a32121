import Testing

@testable import Serving

@Suite struct BodyTests {
  @Test("A client that forgot the type of its JSON is told")
  func forgotten() throws {
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings]))
    let form = ["Content-Type": "application/x-www-form-urlencoded"]
    let action = router.answer("POST", "/screens/settings/actions", form, body: #"{"action": "save"}"#)
    #expect(action.status == 400 && action.text.contains("JSON has the Content-Type application/json"))
    let data = router.answer("POST", "/screens/settings", form, body: "{}")
    #expect(data.status == 415 && data.text.contains("the Content-Type is \\\"application/x-www-form-urlencoded\\\""))
  }

  @Test(
    "A body is taken as it is and as UTF-8, and refused as anything else",
    arguments: [
      ("Content-Encoding", "identity", 200), ("Content-Encoding", "gzip", 415),
      ("Content-Encoding", "Identity, br", 415),
      ("Content-Type", "application/json; charset=utf-8", 200),
      ("Content-Type", "application/json;Charset=\"UTF-8\"", 200),
      ("Content-Type", "application/json; charset=us-ascii", 200),
      ("Content-Type", "application/json; profile=\"a; charset=b\"", 200),
      ("Content-Type", "application/json; charset=utf-16", 415),
      ("Content-Type", "application/json; a=b; charset = ISO-8859-1", 415),
    ])
  func bodies(_ name: String, _ value: String, _ status: Int) throws {
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings])) { $0.allowsAdHoc = true }
    for (path, body) in [
      ("/screens/settings/actions", #"{"action": []}"#), ("/screens/settings", "{}"), ("/render", #"{"body": "a"}"#),
      ("/validate", #"{"body": "a"}"#),
    ] {
      let response = router.post(path, body, [name: value])
      #expect(response.status == status, "\(path)")
      guard status == 415 else { continue }
      #expect(response.headers["Accept-Encoding"] == (name == "Content-Encoding" ? "identity" : nil))
    }
    let form = router.post(
      "/screens/settings/actions", "state.name=a", ["Content-Type": "application/x-www-form-urlencoded; charset=latin1"]
    )
    #expect(form.status == 415 && form.text.contains("latin1"))
  }

  @Test(
    "Where the server ends TLS itself, an origin without it is another",
    arguments: [
      ("https://a.example", true, true), ("http://a.example", true, false), ("http://a.example", false, true),
    ])
  func scheme(_ origin: String, _ isSecure: Bool, _ isTaken: Bool) {
    let headers = HTTPHeaders([("Host", "a.example"), ("Origin", origin)])
    let request = HTTPRequest("POST", "/", headers: headers, isSecure: isSecure)
    #expect((OriginCheck.refusal(of: request, admitting: []) == nil) == isTaken)
  }
}

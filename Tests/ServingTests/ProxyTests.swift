import Testing

@testable import Serving

@Suite struct ProxyTests {
  @Test(
    "An address is in a block, or is not",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.9.9.9/8", "10.0.0.1", true),
      ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false), ("192.0.2.128/25", "192.0.2.127", false),
      ("192.0.2.128/25", "192.0.2.200", true), ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "::1", false),
      ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("::ffff:10.0.0.0/104", "10.1.2.3", true),
      ("::1", "0:0:0:0:0:0:0:1", true), ("2001:db8::/33", "2001:db8:7fff::1", true),
      ("2001:db8::/33", "2001:db8:8000::1", false), ("::/0", "2001:db8::1", true), ("fe80::/10", "fe80::1%eth0", true),
      ("192.0.2.0/24", "", false), ("192.0.2.0/24", "localhost", false),
    ])
  func blocks(_ block: String, _ address: String, _ isIn: Bool) throws {
    let proxies = TrustedProxies([try #require(AddressBlock(block))])
    #expect(proxies.contains(address) == isIn)
  }

  @Test(
    "What is no address and no block is refused",
    arguments: [
      "", "localhost", "10.0.0", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "::/129",
      "10.0.0.256", "::1%lo", "/8", " 10.0.0.1", "10.0.0.1:80", "10.0.0.1\0", "10.0.0.0/99999999999999999999",
    ])
  func refusals(_ text: String) { #expect(AddressBlock(text) == nil) }

  @Test(
    "The client is the last of a list that is no trusted proxy",
    arguments: [
      ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"), ("10.0.0.1", ["198.51.100.7, 10.0.0.2"], "198.51.100.7"),
      ("10.0.0.1", ["203.0.113.9, 198.51.100.7 ,10.0.0.2"], "198.51.100.7"),
      ("10.0.0.1", ["203.0.113.9", "198.51.100.7", "10.0.0.2"], "198.51.100.7"),
      ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"), ("10.0.0.1", ["2001:db8::7"], "2001:db8::7"),
      ("::ffff:10.0.0.1", ["198.51.100.7"], "198.51.100.7"), ("10.0.0.1", ["unknown"], "10.0.0.1"),
      ("10.0.0.1", ["198.51.100.7, unknown, 10.0.0.2"], "10.0.0.2"), ("10.0.0.1", [""], "10.0.0.1"),
      ("10.0.0.1", ["198.51.100.7, "], "10.0.0.1"), ("10.0.0.1", ["198.51.100.7/32"], "10.0.0.1"),
      ("10.0.0.1", [], "10.0.0.1"), ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
    ])
  func clients(_ peer: String, _ lists: [String], _ client: String) throws {
    let proxies = TrustedProxies([try #require(AddressBlock("10.0.0.0/8"))])
    let headers = HTTPHeaders(lists.map { ("X-Forwarded-For", $0) })
    #expect(HTTPRequest("GET", "/", headers: headers, peer: peer).forwarded(by: proxies).peer == client)
  }

  @Test(
    "The scheme that a trusted proxy names is that of the request",
    arguments: [
      ("10.0.0.1", "https", true), ("10.0.0.1", "HTTPS", true), ("10.0.0.1", "http", false),
      ("10.0.0.1", "http, https", true), ("10.0.0.1", "https, http", false), ("192.0.2.1", "https", false),
    ])
  func scheme(_ peer: String, _ scheme: String, _ isSecure: Bool) throws {
    let proxies = TrustedProxies([try #require(AddressBlock("10.0.0.0/8"))])
    let headers = HTTPHeaders([("X-Forwarded-Proto", scheme), ("Host", "a"), ("Origin", "http://a")])
    let request = HTTPRequest("POST", "/", headers: headers, peer: peer).forwarded(by: proxies)
    #expect(request.isSecure == isSecure)
    #expect((OriginCheck.refusal(of: request, admitting: []) != nil) == isSecure)
  }

  @Test(
    "The client stands in the log where its proxy is trusted", arguments: ["127.0.0.1", "::1 127.0.0.0/8", "::1", ""])
  func log(_ proxies: String) throws {
    let files = SiteFiles(["screens/settings.json": Screens.settings])
    let server = try ServerProcess(
      files.path, ["--log", "json"], environment: ["PARAVENT_TRUSTED_PROXY": proxies])
    let fields = [
      "X-Forwarded-For: 203.0.113.9, 198.51.100.7", "X-Forwarded-Proto: https", "Content-Type: application/json",
      "Origin: http://localhost:\(server.port)",
    ]
    let isTrusted = proxies.contains("127")
    let reply = Reply.get(server.port, "/screens/settings/actions", fields, method: "POST", body: #"{"action": []}"#)
    #expect(reply?.status == (isTrusted ? 403 : 200) && reply?["Strict-Transport-Security"] == nil)
    let peer = isTrusted ? "198.51.100.7" : "127.0.0.1"
    #expect(ServerProcess.eventually { server.log.contains(#""peer":"\#(peer)""#) })
  }
}

import Glibc
import Testing

@testable import Serving

@Suite struct CertificateTests {
  private static let files: KeyValuePairs = [
    "screens/greeting.json": Screens.greeting, "data/greeting.json": #"{"name": "Grace"}"#,
  ]

  /// Runs commands of a shell in a folder, and returns what they print.
  private static func shell(_ commands: String, in folder: String) throws -> String {
    let null = open("/dev/null", O_WRONLY)
    defer { close(null) }
    let child = try ServerProcess.spawn(
      ["/bin/sh", "-c", "cd \(folder) && { \(commands); } > printed"], ["PATH": "/usr/bin:/bin"], output: null,
      errors: null)
    waitpid(child, nil, 0)
    return String(decoding: FileBytes.read("\(folder)/printed", limit: 1 << 16) ?? [], as: UTF8.self)
  }

  /// Makes a certificate for a name, and its key, in place of those that are there.
  private static func certify(_ name: String, in folder: String) throws {
    _ = try shell(
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 -subj /CN=\(name)"
        + " -addext subjectAltName=DNS:localhost", in: folder)
  }

  /// The name in the certificate that a server shows.
  private static func name(at port: Int, in folder: String) throws -> String {
    try shell(
      "openssl s_client -connect 127.0.0.1:\(port) < /dev/null | openssl x509 -noout -subject -nameopt multiline",
      in: folder
    ).split(separator: " ").last.map { String($0.filter { !$0.isWhitespace }) } ?? ""
  }

  private static func server(_ folder: String) throws -> ServerProcess {
    try ServerProcess(folder, ["--certificate", "\(folder)/certificate.pem", "--key", "\(folder)/key.pem"])
  }

  @Test("Connections are encrypted with a certificate and its key")
  func encryption() throws {
    let files = SiteFiles(Self.files)
    try Self.certify("localhost", in: files.path)
    let server = try Self.server(files.path)
    for version in ["1.2", "1.3"] {
      let text = try Self.shell(
        "curl --silent --fail --cacert certificate.pem --tlsv\(version) --tls-max \(version) "
          + "--resolve localhost:\(server.port):127.0.0.1 https://localhost:\(server.port)/screens/greeting.txt",
        in: files.path)
      #expect(text == "Hello Grace\n")
    }
  }

  @Test("A signal gives new connections the new certificate, while an open one goes on")
  func renewal() throws {
    let files = SiteFiles(Self.files)
    try Self.certify("first", in: files.path)
    let server = try Self.server(files.path)
    let (folder, port) = (files.path, server.port)
    #expect(try Self.name(at: port, in: folder) == "first")
    let client = SiteFiles([:])
    let clientFolder = client.path
    let requests = #"""
      { printf 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'
      for _ in $(seq 300); do [ -e go ] && break; sleep 0.1; done
      printf 'GET /screens/greeting.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'; }
      """#
    let open = TestThread {
      try? Self.shell("\(requests) | openssl s_client -quiet -connect 127.0.0.1:\(port) | tee seen", in: clientFolder)
    }
    #expect(ServerProcess.eventually { FileBytes.read("\(clientFolder)/seen", limit: 1 << 16)?.isEmpty == false })
    try Self.certify("second", in: folder)
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("read the certificate anew") })
    #expect(try Self.name(at: port, in: folder) == "second")
    client.write("", to: "go")
    let seen = try #require(open.wait() ?? nil)
    #expect(seen.contains("alive\n") && seen.hasSuffix("Hello Grace\n"))
  }

  @Test("A faulty certificate leaves the one from before, and is told and counted")
  func fault() throws {
    let files = SiteFiles(Self.files)
    try Self.certify("first", in: files.path)
    let server = try Self.server(files.path)
    for (count, spoiling) in ["echo nonsense > certificate.pem", ": > key.pem", "rm key.pem"].enumerated() {
      _ = try Self.shell(spoiling, in: files.path)
      server.signal(SIGHUP)
      let told = "; the certificate stays as it was\n"
      #expect(ServerProcess.eventually { server.complaints.ranges(of: told).count == count + 1 })
      #expect(try Self.name(at: server.port, in: files.path) == "first")
    }
    let metrics = try Self.shell("curl --silent --insecure https://127.0.0.1:\(server.port)/metrics", in: files.path)
    #expect(metrics.contains("paravent_reloads_total{result=\"failure\"} 3\n"))
  }

  @Test("A key of another certificate is refused at the start")
  func mismatch() throws {
    let files = SiteFiles(Self.files)
    try Self.certify("first", in: files.path)
    _ = try Self.shell("openssl genrsa -out key.pem 2048", in: files.path)
    let run = try ServerProcess.run([
      files.path, "--certificate", "\(files.path)/certificate.pem", "--key", "\(files.path)/key.pem",
    ])
    #expect(run.status == 2 && run.errors.contains("/key.pem\" are no certificate and its key: "))
  }
}

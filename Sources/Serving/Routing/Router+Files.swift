internal import CAssets
internal import Gallery
internal import Paravent

extension Router {
  /// Answers with a file as it is.
  func file(_ file: ServedFile?, named name: String, _ request: HTTPRequest) -> Plan {
    guard let file else { return .ready(Problem(404, "there is nothing at this path").response) }
    return content(file, named: name, cacheControl: settings.cacheControl, request)
  }

  /// Answers with an asset, for good where the query has the digest of its content.
  func asset(_ path: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard let file = site.assets[path] else { return .ready(Problem(404, "there is nothing at this path").response) }
    let isPinned = request.query?.contains { $0.name == "v" && $0.value == file.version } ?? false
    let control = isPinned ? "public, max-age=31536000, immutable" : settings.cacheControl
    // A picture that is opened by itself must not run what stands in it.
    let policy = file.type.contains("svg") ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : nil
    return content(file, named: "assets/\(path)\(isPinned ? "?v" : "")", cacheControl: control, policy: policy, request)
  }

  private func content(
    _ file: ServedFile, named name: String, cacheControl: String, policy: String? = nil, _ request: HTTPRequest
  ) -> Plan {
    let isCompressible = MediaType.isCompressible(file.type)
    let field = isCompressible ? request.headers.list("Accept-Encoding") : nil
    guard let coding = ContentCoding.preferred(by: field) else {
      return .ready(Problem(406, "every coding of the content is refused").response)
    }
    var headers = [("Content-Type", file.type), ("Cache-Control", cacheControl)]
    if isCompressible { headers.append(("Vary", "Accept-Encoding")) }
    if let policy { headers.append(("Content-Security-Policy", policy)) }
    return representation(for: RepresentationKey(name: name, version: file.version, coding: coding), request) {
      [headers] in
      (file.bytes, headers)
    }
  }

  /// Answers with a schema that knows the design systems of the site.
  func schema(_ name: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard let kind = SchemaKind(rawValue: name) else {
      return .ready(Problem(404, "there is no schema of this name").response)
    }
    return derived("schemas/\(name)", of: site, type: MediaType.schema, request) { kind.json(of: site) }
  }

  /// Answers with a page or a file of the gallery.
  func gallery(_ path: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard path != "" || request.path.hasSuffix("/") else {
      return .ready(HTTPResponse(308, [("Location", "/gallery/"), ("Cache-Control", "no-cache")]))
    }
    let name = path.isEmpty ? "index.html" : path
    guard let type = MediaType.ofFile(name) ?? (name.hasSuffix(".html") ? MediaType.html : nil) else {
      return .ready(Problem(404, "there is nothing at this path").response)
    }
    let key = RepresentationKey(name: "gallery/\(name)", version: site.version, coding: coding(type, request))
    if let found = cache.find(key) { return .ready(found.response(to: request)) }
    return .work(
      Work(key: key) { [cache, settings] in
        guard let bytes = site.gallery.file(name) else {
          return .response(Problem(404, "there is nothing at this path").response)
        }
        var headers = [("Content-Type", type), ("Cache-Control", settings.cacheControl), ("Vary", "Accept-Encoding")]
        if type == MediaType.html {
          headers.append(("Content-Security-Policy", PagePolicy.policy(of: bytes, withSheets: true)))
        }
        let made = Representation(making: bytes, headers: headers, coding: key.coding, settings)
        cache.keep(made, for: key)
        return .representation(made)
      })
  }

  /// Answers with what is made of the site as a whole.
  func derived(
    _ name: String, of site: Site, type: String, _ request: HTTPRequest, _ make: @escaping @Sendable () -> [UInt8]
  ) -> Plan {
    let key = RepresentationKey(name: name, version: site.version, coding: coding(type, request))
    let headers = [("Content-Type", type), ("Cache-Control", settings.cacheControl), ("Vary", "Accept-Encoding")]
    return representation(for: key, request) {
      let body = make()
      let policy = type == MediaType.html ? [("Content-Security-Policy", PagePolicy.policy(of: body))] : []
      return (body, headers + policy)
    }
  }

  /// The coding of what is sent plain to clients that refuse every coding, since it is there in no other form.
  private func coding(_ type: String, _ request: HTTPRequest) -> ContentCoding {
    guard MediaType.isCompressible(type) else { return .identity }
    return ContentCoding.preferred(by: request.headers.list("Accept-Encoding")) ?? .identity
  }
}

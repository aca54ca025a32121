internal import CAssets
internal import Gallery
internal import Paravent

extension Router {
  /// Answers with a file as it is.
  func file(_ file: ServedFile?, named name: String, _ request: HTTPRequest) -> Plan {
    guard let file else { return .ready(Problem.nothingHere.response) }
    return content(file, named: name, request)
  }

  /// Answers with an asset, for good where the query has the digest of its content.
  func asset(_ path: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard let file = site.assets[path] else { return .ready(Problem.nothingHere.response) }
    // A picture that is opened by itself must not run what stands in it.
    let policy = file.type.contains("svg") ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : nil
    return content(file, named: "assets/\(path)", policy: policy, isPinned: file.isPinned(by: request), request)
  }

  /// Answers with the script of pages, for good where the query has its digest, as in pages.
  func script(_ request: HTTPRequest) -> Plan {
    content(script, named: "page.js", isPinned: script.isPinned(by: request), request)
  }

  private func content(
    _ file: ServedFile, named name: String, policy: String? = nil, isPinned: Bool = false, _ request: HTTPRequest
  ) -> Plan {
    let isCompressible = MediaType.isCompressible(file.type)
    let field = isCompressible ? request.headers.list("Accept-Encoding") : nil
    guard let coding = ContentCoding.preferred(by: field) else {
      return .ready(Problem(406, "every coding of the content is refused").response)
    }
    let variant = ServedFile.Variant(coding: coding, isPinned: isPinned)
    if let known = file.representation(variant) {
      metrics.countHit()
      return .ready(known.response(to: request))
    }
    metrics.countMiss()
    let control = isPinned ? "public, max-age=31536000, immutable" : settings.cacheControl
    var headers = [("Content-Type", file.type), ("Cache-Control", control)]
    if isCompressible { headers.append(("Vary", "Accept-Encoding")) }
    if let policy { headers.append(("Content-Security-Policy", policy)) }
    let key = RepresentationKey(name: name + (isPinned ? "?v" : ""), version: file.version, coding: coding)
    return .work(
      Work(key: key) { [headers, metrics, settings] in
        if let known = file.representation(variant) { return .representation(known) }
        let twin = file.representation(ServedFile.Variant(coding: coding, isPinned: !isPinned))
        if let made = twin?.replacing("Cache-Control", by: control) {
          file.keep(made, as: variant)
          return .representation(made)
        }
        metrics.countRender()
        let made = Representation(
          making: file.bytes, digest: file.version, headers: headers, coding: coding, settings)
        file.keep(made, as: variant)
        return .representation(made)
      })
  }

  /// Answers with a schema that knows the design systems of the site.
  func schema(_ name: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard let kind = SchemaKind(rawValue: name) else {
      return .ready(Problem(404, "there is no schema of this name").response)
    }
    return derived("schemas/\(name)", of: site, type: MediaType.schema, request) { (kind.json(of: site), nil) }
  }

  /// Answers with a page or a file of the gallery.
  func gallery(_ path: String, of site: Site, _ request: HTTPRequest) -> Plan {
    guard path != "" || request.path.hasSuffix("/") else {
      return .ready(HTTPResponse(308, [("Location", "/gallery/"), ("Cache-Control", "no-cache")]))
    }
    guard site.gallery.isWritten else {
      return .work(
        Work(key: RepresentationKey(name: "gallery", version: site.version, coding: .identity)) {
          site.gallery.write()
          return .gallery(site)
        })
    }
    return galleryFile(path, of: site, request)
  }

  /// Answers with a file of a gallery that has been written.
  func galleryFile(_ path: String, of site: Site, _ request: HTTPRequest) -> Plan {
    let name = path.isEmpty ? "index.html" : path
    guard let type = MediaType.ofFile(name) ?? (name.hasSuffix(".html") ? MediaType.html : nil),
      let bytes = site.gallery.file(name)
    else { return .ready(Problem.nothingHere.response) }
    let policy = type == MediaType.html ? PagePolicy.policy(of: bytes, withSheets: true) : nil
    return derived("gallery/\(name)", of: site, type: type, request) { (bytes, policy) }
  }

  /// Answers with what is made of the site as a whole, and the policy of what is a page.
  func derived(
    _ name: String, of site: Site, type: String, _ request: HTTPRequest,
    _ make: @escaping @Sendable () -> (body: [UInt8], policy: String?)
  ) -> Plan {
    let key = RepresentationKey(name: name, version: site.version, coding: coding(type, request))
    let headers = [("Content-Type", type), ("Cache-Control", settings.cacheControl), ("Vary", "Accept-Encoding")]
    return representation(for: key, request) { [settings] in
      let (body, policy) = make()
      let policies = policy.map { [("Content-Security-Policy", $0)] } ?? []
      return Representation(making: body, headers: headers + policies, coding: key.coding, settings)
    }
  }

  /// The coding of what is sent plain to clients that refuse every coding, since it is there in no other form.
  private func coding(_ type: String, _ request: HTTPRequest) -> ContentCoding {
    guard MediaType.isCompressible(type) else { return .identity }
    return ContentCoding.preferred(by: request.headers.list("Accept-Encoding")) ?? .identity
  }
}

/// The URLs under which assets stay good: with the digests of their contents.
struct PictureURLs: Sendable {
  /// The URLs, by the paths as documents write them.
  let table: [String: String]
  /// A digest of all of them.
  let version: String

  init(_ assets: [String: ServedFile] = [:]) {
    var table: [String: String] = [:]
    for (name, file) in assets where file.type.hasPrefix("image/") {
      let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { PercentCoding.encode(String(Substring($0))) }
      let path = "/assets/" + parts.joined(separator: "/")
      let url = "\(path)?v=\(file.version)"
      table[path] = url
      // Plainly written, these would mean something else.
      if !name.utf8.contains(where: { "%?#".utf8.contains($0) }) { table["/assets/\(name)"] = url }
    }
    self.table = table
    version = Digest(Array(table.values.sorted().joined(separator: "\n").utf8)).short
  }
}

import Diagnostics
import Gallery
import JSON
import Paravent

/// A gallery's files, to look things up in.
struct Site {
  let files: [GalleryFile]
  private let texts: [String: String]

  /// Creates the gallery of design systems, each a JSON document.
  init(_ documents: String...) {
    let sources = documents.enumerated().map { (bytes: Array($1.utf8), file: "system \($0)") }
    let systems = DesignSystems.standard.adding(sources).systems
    files = Gallery(systems, showing: systems.systems.dropFirst().map(\.name)).files()
    let pairs = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    texts = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The engine's own gallery.
  static let engine = Site()
}

extension Site {
  /// The text of a file, or `nil` where there is none.
  subscript(path: String) -> String? { texts[path] }

  /// The paths of all pages.
  var pages: [String] { files.map(\.path).filter { $0.hasSuffix(".html") } }

  /// The rows of the tables of a page, the cells' texts between bars.
  func rows(of path: String) -> [String] {
    let text = texts[path] ?? ""
    return text.split(separator: "<tr>").dropFirst().map { row in
      let cells = (row.split(separator: "</tr>").first ?? "").split(separator: "</t").dropLast()
      return cells.map { Self.plain($0.drop { $0 != "<" }) }.joined(separator: " | ")
    }
  }

  /// The values of an attribute in a page.
  func values(of attribute: String, in path: String) -> [String] {
    // Searched as bytes, since the pages are many and a search in characters is slow.
    let (text, start) = (Array((texts[path] ?? "").utf8), Array(" \(attribute)=\"".utf8))
    return text.indices.filter { text[$0] == start[0] && text[$0...].starts(with: start) }.map { index in
      String(decoding: text[(index + start.count)...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }

  private static func plain(_ markup: Substring) -> String {
    markup.split(separator: "<", omittingEmptySubsequences: false).map { part in
      part.contains(">") ? String(part.drop { $0 != ">" }.dropFirst()) : String(part)
    }.joined()
  }
}

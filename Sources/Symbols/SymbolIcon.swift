internal import Glibc
internal import Synchronization

/// The pictures of symbols, SVG files of Debian's package `bootstrap-icons`.
package enum SymbolIcon {}

extension SymbolIcon {
  /// The folder that the package installs.
  package static let folder = "/usr/share/bootstrap-icons/svg/"

  /// Returns the shapes inside of a picture, 16 by 16 units, or `nil` where there is no such picture.
  ///
  /// The markup is not the file's: only known shapes with harmless attributes are written anew, and a file that holds
  /// anything else is refused, so that a file which somebody changed cannot bring anything into a page.
  package static func markup(of symbol: Symbol) -> [UInt8]? {
    if let known = known.withLock({ $0[symbol.icon] }) { return known }
    guard let markup = read(symbol.icon).flatMap(SymbolMarkup.shapes) else { return nil }
    known.withLock { $0[symbol.icon] = markup }
    return markup
  }

  /// The shapes of pictures that were read before; the package has no more than 2 MB.
  private static let known = Mutex<[String: [UInt8]]>([:])

  /// Returns the name of the picture that a symbol's name suggests, or `nil` where it could be no file's name.
  static func name(guessedFrom name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= longestName, name.utf8.allSatisfy(isPartOfName) else { return nil }
    return String(name.map { $0 == "." ? "-" : $0 })
  }

  /// Whether there is a picture of a name.
  static func exists(named icon: String) -> Bool {
    access(path(of: icon), R_OK) == 0
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func path(of icon: String) -> String {
    folder + icon + ".svg"
  }

  private static let longestName = 64

  /// The most bytes of a file; the largest of the package has 3,476.
  private static let largestFile = 16_384

  private static func read(_ icon: String) -> [UInt8]? {
    let descriptor = open(path(of: icon), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: largestFile + 1)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      guard read >= 0 else { return nil }
      if read == 0 { break }
      count += read
    }
    return count <= largestFile ? Array(bytes.prefix(count)) : nil
  }
}

internal import Glibc
internal import Synchronization

/// The time zones that were read last.
enum ZoneCache {
  /// The folder of Debian's package `tzdata`.
  private static let folder = "/usr/share/zoneinfo"
  private static let capacity = 64
  /// The most bytes that a file of a zone has; the largest of tzdata has 4 KB.
  private static let largestFile = 65_536

  private static let files = Mutex<[String: ZoneFile]>([:])

  /// Returns the zone of a name of the tz database, or `nil` where there is none.
  static func file(named name: String) -> ZoneFile? {
    guard isName(name) else { return nil }
    if let known = files.withLock({ $0[name] }) { return known }
    guard let file = ZoneFile(contents(of: "\(folder)/\(name)")) else { return nil }
    files.withLock { files in
      if files.count >= capacity { files.removeAll(keepingCapacity: true) }
      files[name] = file
    }
    return file
  }

  /// Whether a text is made as names of the database are: parts that begin with a capital and hold no dot, so that a
  /// path leads nowhere else.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= 64 else { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
      return part.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "0123456789_+-".utf8.contains(byte)
      }
    }
  }

  private static func contents(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: largestFile)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      guard read > 0 else { break }
      count += read
    }
    return Array(bytes.prefix(count))
  }
}

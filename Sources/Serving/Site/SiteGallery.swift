internal import Gallery
internal import Paravent
internal import Synchronization

/// The gallery of a site's design systems, written when somebody first looks at it.
final class SiteGallery: Sendable {
  private let systems: DesignSystems
  private let names: [String]
  private let files = Mutex<[String: [UInt8]]?>(nil)

  init(_ systems: DesignSystems, showing names: [String]) {
    self.systems = systems
    self.names = names
  }
}

extension SiteGallery {
  /// Whether the gallery has been written.
  var isWritten: Bool { files.withLock { $0 != nil } }

  /// Writes the gallery; nobody waits for it who does not want it.
  func write() {
    let made = Dictionary(
      Gallery(systems, showing: names).files().map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    files.withLock { $0 = made }
  }

  /// Returns a file by its path, or `nil` where there is none.
  func file(_ path: String) -> [UInt8]? { files.withLock { $0?[path] } }
}

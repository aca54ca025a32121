internal import CServing
internal import Glibc

/// Waits for changes of files in a folder and those below it.
struct FolderWatch: ~Copyable {
  private let descriptor: Int32
  private let folder: SiteFolder

  /// Begins to watch; `nil` where the system has no more watches.
  init?(_ folder: SiteFolder) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    self.folder = folder
    guard descriptor >= 0 else { return nil }
    watchAll()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

extension FolderWatch {
  private static let folders = ["screens", "design-systems", "data", "assets"]
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
  /// The milliseconds of quiet after which a change is taken to be complete: editors write in several steps.
  private static let quiet: Int32 = 60

  /// Waits for a change, and until it is over for a moment.
  func waitForChange() {
    wait(-1)
    repeat { drain() } while wait(Self.quiet)
    // New folders have to be watched as well.
    watchAll()
  }

  @discardableResult
  private func wait(_ timeout: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, timeout) > 0
  }

  private func drain() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 8)
    defer { buffer.deallocate() }
    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
  }

  private func watchAll() {
    watch(folder.path)
    for name in Self.folders {
      for path in folder.folders(in: name) { watch("\(folder.path)/\(path)") }
    }
  }

  /// The same folder has one watch, however often it is asked for.
  private func watch(_ path: String) { _ = inotify_add_watch(descriptor, path, Self.changes) }
}

internal import CServing
internal import Glibc

/// Waits for changes of files in a folder and those below it, wherever its path leads at the time.
struct FolderWatch: ~Copyable {
  /// What tells a folder from another that takes its place.
  private struct Place: Equatable {
    let path: String
    let device: dev_t
    let number: ino_t
  }

  private let descriptor: Int32
  private let path: String
  /// The folder that is watched; `nil` while it is gone.
  private var place: Place?
  private var watches: [Int32] = []

  /// Begins to watch; `nil` where the system has no more watches.
  init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    self.path = path
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
  /// The milliseconds after which a change is taken to be complete although there is no quiet.
  private static let patience = 1_000
  /// The milliseconds between two looks at where the path leads, of which the system tells nothing.
  private static let pause: Int32 = 1_000

  /// Waits for a change, and until it is over for a moment or has lasted long; a folder that is gone is waited for.
  mutating func waitForChange() {
    while !wait(Self.pause), placeNow == place {}
    let end = MonotonicClock.milliseconds + Self.patience
    repeat { drain() } while wait(Self.quiet) && MonotonicClock.milliseconds < end
    // New folders have to be watched as well, and another that the path leads to.
    watchAll()
  }

  private func wait(_ timeout: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, timeout) > 0
  }

  private func drain() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 8)
    defer { buffer.deallocate() }
    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
  }

  private var placeNow: Place? { SiteFolder(path).flatMap(Self.place) }

  private static func place(of folder: SiteFolder) -> Place? {
    var status = stat()
    guard stat(folder.path, &status) == 0 else { return nil }
    return Place(path: folder.path, device: status.st_dev, number: status.st_ino)
  }

  private mutating func watchAll() {
    let folder = SiteFolder(path)
    let found = folder.flatMap(Self.place)
    if found != place { forgetAll() }
    place = found
    guard let folder, found != nil else { return }
    watch(folder.path)
    for name in Self.folders {
      for path in folder.folders(in: name) { watch("\(folder.path)/\(path)") }
    }
  }

  /// The same folder has one watch, however often it is asked for.
  private mutating func watch(_ path: String) {
    let watch = inotify_add_watch(descriptor, path, Self.changes)
    if watch >= 0, !watches.contains(watch) { watches.append(watch) }
  }

  private mutating func forgetAll() {
    for watch in watches { inotify_rm_watch(descriptor, watch) }
    watches = []
    // What is told of the removal is no change.
    drain()
  }
}

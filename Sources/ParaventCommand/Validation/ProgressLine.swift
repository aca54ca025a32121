import Diagnostics

/// When and how a line tells how far a run is.
struct ProgressLine {
  /// How long a run goes on in silence.
  static let patience = Duration.seconds(1)
  /// How long a line stands before the next.
  static let interval = Duration.milliseconds(100)

  private let count: Int
  private var done = 0
  private var latest: Duration?

  /// Creates the line of a run over some files.
  init(count: Int) {
    self.count = count
  }
}

extension ProgressLine {
  /// Returns to the line's start and empties it.
  static let erasing = "\r\u{1B}[K"

  /// Whether a line stands on the terminal.
  var isShown: Bool { latest != nil }

  /// Counts a file and returns what to write, if anything, so long after the start.
  mutating func advance(at time: Duration) -> String? {
    done += 1
    guard done < count, time >= latest.map({ $0 + Self.interval }) ?? Self.patience else { return nil }
    latest = time
    return "\(Self.erasing)\(Wording.grouped(done)) of \(Wording.count(count, "file"))"
  }
}

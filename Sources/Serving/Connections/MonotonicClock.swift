internal import Glibc

/// The time since the machine started, which nobody sets.
enum MonotonicClock {}

extension MonotonicClock {
  /// The nanoseconds.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The milliseconds.
  static var milliseconds: Int { nanoseconds / 1_000_000 }
}

/// Measures work that takes microseconds.
enum Timing {
  /// Returns the least microseconds of several runs, each of them long enough to be measured.
  static func microseconds(runs: Int = 15, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let once = max(clock.measure(work), .nanoseconds(100))
    let repetitions = max(1, Int(.milliseconds(1) / once))
    return (0..<runs).map { _ in
      clock.measure { for _ in 0..<repetitions { work() } } / .microseconds(Double(repetitions))
    }.min() ?? 0
  }

  static func rounded(_ time: Double) -> Double {
    (time * 100).rounded() / 100
  }
}

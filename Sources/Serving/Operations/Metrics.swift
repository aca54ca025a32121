internal import Diagnostics
package import Synchronization

/// What the server counts, as Prometheus reads it.
package final class Metrics: Sendable {
  /// What tells requests apart.
  struct Labels: Sendable, Hashable {
    let method: String
    let route: String
    let status: Int
  }

  /// What was done of one kind, by its durations.
  struct Histogram: Sendable {
    /// How much was done up to each bound, and above the last.
    var counts = InlineArray<15, Int>(repeating: 0)
    var sum = 0.0
  }

  struct State: Sendable {
    var requests: [Labels: Histogram] = [:]
    var renderings: [ScreenFormat: Histogram] = [:]
    var diagnostics: [DiagnosticCode: Int] = [:]
    var reloads = (good: 0, bad: 0)
    var webhooks: [WebhookResult: Int] = [:]
  }

  /// What becomes of a request to a webhook.
  enum WebhookResult: String, Sendable, CaseIterable {
    /// The action was performed.
    case success
    /// The webhook said why it was not.
    case refusal
    /// The webhook was not reached, or made no sense.
    case failure
    /// The webhook took too long.
    case timeout
  }

  /// The bounds of durations in seconds that OpenTelemetry names for requests.
  static let bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

  let state = Mutex(State())
  let hits = Atomic(0)
  let misses = Atomic(0)
  let renders = Atomic(0)
  package let active = Atomic(0)
}

extension Metrics {
  private static let methods: Set<String> = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"]

  /// Counts a request that was answered.
  package func count(method: String, route: String, status: Int, seconds: Double) {
    let method = Self.methods.contains(method) ? method : "_OTHER"
    let labels = Labels(method: method, route: route, status: status)
    state.withLock { $0.requests[labels, default: Histogram()].add(seconds) }
  }

  /// Counts a rendering of a screen.
  func countRendering(_ format: ScreenFormat, seconds: Double) {
    state.withLock { $0.renderings[format, default: Histogram()].add(seconds) }
  }

  /// Counts the faults that were told to clients, or found when the folder was read.
  func count(_ report: DiagnosticReport) {
    state.withLock { state in
      for diagnostic in report.diagnostics { state.diagnostics[diagnostic.code, default: 0] += 1 }
    }
  }

  /// Counts an attempt to read the folder anew.
  package func countReload(isGood: Bool) {
    state.withLock { if isGood { $0.reloads.good += 1 } else { $0.reloads.bad += 1 } }
  }

  func count(_ result: WebhookResult) { state.withLock { $0.webhooks[result, default: 0] += 1 } }

  func countHit() { hits.add(1, ordering: .relaxed) }

  func countMiss() { misses.add(1, ordering: .relaxed) }

  func countRender() { renders.add(1, ordering: .relaxed) }
}

extension Metrics.Histogram {
  fileprivate mutating func add(_ seconds: Double) {
    counts[Metrics.bounds.firstIndex { seconds <= $0 } ?? counts.count - 1] += 1
    sum += seconds
  }
}

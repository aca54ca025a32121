internal import Diagnostics
internal import Synchronization

extension Metrics {
  /// Returns everything in Prometheus' text format, in a fixed order.
  func text(isReady: Bool) -> String {
    // Those who count go on while the text is made: it is made from copies.
    let (requests, renderings, diagnostics, reloads, webhooks) = state.withLock {
      (Array($0.requests), Array($0.renderings), Array($0.diagnostics), $0.reloads, Array($0.webhooks))
    }
    var text = ""
    let (answering, rendering) = ("http_server_request_duration_seconds", "paravent_render_duration_seconds")
    text += family(answering, "histogram", "The time to answer a request.")
    for (labels, histogram) in requests.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      text += lines(of: histogram, named: answering, labels.text)
    }
    text += family("http_server_active_requests", "gauge", "The requests that are being answered.")
    text += "http_server_active_requests \(active.load(ordering: .relaxed))\n"
    text += family(
      "paravent_cache_requests_total", "counter", "The requests that the cache could and could not answer.")
    text += "paravent_cache_requests_total{result=\"hit\"} \(hits.load(ordering: .relaxed))\n"
    text += "paravent_cache_requests_total{result=\"miss\"} \(misses.load(ordering: .relaxed))\n"
    text += family("paravent_renders_total", "counter", "The representations that were made.")
    text += "paravent_renders_total \(renders.load(ordering: .relaxed))\n"
    text += family(rendering, "histogram", "The time to resolve and render a screen.")
    for (format, histogram) in renderings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text += lines(of: histogram, named: rendering, "format=\"\(format.rawValue)\"")
    }
    text += family("paravent_diagnostics_total", "counter", "The faults that were found, by code.")
    for (code, count) in diagnostics.sorted(by: { $0.key < $1.key }) {
      text += "paravent_diagnostics_total{code=\"\(code.rawValue)\"} \(count)\n"
    }
    text += family("paravent_reloads_total", "counter", "The times that the folder was read anew.")
    text += "paravent_reloads_total{result=\"success\"} \(reloads.good)\n"
    text += "paravent_reloads_total{result=\"failure\"} \(reloads.bad)\n"
    text += family("paravent_webhook_requests_total", "counter", "The actions that were sent to webhooks.")
    for result in WebhookResult.allCases {
      let count = webhooks.first { $0.key == result }?.value ?? 0
      text += "paravent_webhook_requests_total{result=\"\(result.rawValue)\"} \(count)\n"
    }
    text += family("paravent_ready", "gauge", "Whether the server takes requests.")
    return text + "paravent_ready \(isReady ? 1 : 0)\n"
  }

  private func family(_ name: String, _ kind: String, _ help: String) -> String {
    "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
  }

  private func lines(of histogram: Histogram, named name: String, _ labels: String) -> String {
    var total = 0
    var text = ""
    for (index, bound) in (Self.bounds.map { "\($0)" } + ["+Inf"]).enumerated() {
      total += histogram.counts[index]
      text += "\(name)_bucket{\(labels),le=\"\(bound)\"} \(total)\n"
    }
    return text + "\(name)_sum{\(labels)} \(histogram.sum)\n\(name)_count{\(labels)} \(total)\n"
  }

  private static func isBefore(_ one: Labels, _ other: Labels) -> Bool {
    (one.route, one.method, one.status) < (other.route, other.method, other.status)
  }
}

extension Metrics.Labels {
  fileprivate var text: String {
    "http_request_method=\"\(method)\",http_route=\"\(route)\",http_response_status_code=\"\(status)\""
  }
}

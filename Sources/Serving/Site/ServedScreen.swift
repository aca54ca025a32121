internal import Diagnostics
internal import Paravent

/// A screen of the site: decoded once, resolved for each request that the cache has no answer to.
struct ServedScreen: Sendable {
  /// The name of its file, which routes.
  let name: String
  /// The document as it stands in the file.
  let source: [UInt8]
  /// The screen, or `nil` where the document is none.
  let screen: Screen?
  /// The data of its file in `data`; `nil` for a preview, in which examples stand in.
  let data: ScreenData?
  /// What is wrong with the document and the design systems that it uses.
  let decoding: DiagnosticReport
  /// What is wrong with its data, or shows only while resolving with them.
  let resolving: DiagnosticReport
  /// A digest of all that the screen is made of.
  var version: String
  /// What is wrong with the file as it is now, while an earlier one is served; `nil` where this is that.
  var laterFaults: DiagnosticReport?
}

extension ServedScreen {
  /// What keeps the screen from being served as it is.
  var report: DiagnosticReport { DiagnosticReport(joining: [decoding, resolving]) }

  /// What a page shows while its author looks on.
  var visibleFaults: DiagnosticReport? {
    if let laterFaults { return laterFaults }
    return report.diagnostics.isEmpty ? nil : report
  }

  /// Whether the screen can be rendered with other data.
  var isSound: Bool { screen != nil && !decoding.hasErrors }
}

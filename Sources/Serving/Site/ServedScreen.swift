internal import Diagnostics
internal import Paravent

/// A screen of the site: decoded once, resolved for each request that the cache has no answer to.
final class ServedScreen: Sendable {
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
  /// A digest of all that is in the files of the screen now, by which one that changed is known.
  let version: String
  /// A digest of all that the screen is made of as it is served.
  let servedVersion: String
  /// Whether its file in `data` has none, for which examples must not stand in.
  let hasFaultyData: Bool
  /// What is wrong with the file as it is now, while an earlier one is served; `nil` where this is that.
  let laterFaults: DiagnosticReport?

  init(
    name: String, source: [UInt8], screen: Screen?, data: ScreenData?, decoding: DiagnosticReport,
    resolving: DiagnosticReport, version: String, hasFaultyData: Bool = false,
    laterFaults: DiagnosticReport? = nil, servedVersion: String? = nil
  ) {
    self.name = name
    self.source = source
    self.screen = screen
    self.data = data
    self.decoding = decoding
    self.resolving = resolving
    self.version = version
    self.servedVersion = servedVersion ?? version
    self.hasFaultyData = hasFaultyData
    self.laterFaults = laterFaults
  }
}

extension ServedScreen {
  /// What keeps the screen from being served as it is.
  var report: DiagnosticReport { DiagnosticReport(joining: [decoding, resolving]) }

  /// Whether it cannot be served as it is.
  var hasErrors: Bool { decoding.hasErrors || resolving.hasErrors }

  /// What a page shows while its author looks on.
  var visibleFaults: DiagnosticReport? {
    if let laterFaults { return laterFaults }
    return report.diagnostics.isEmpty ? nil : report
  }

  /// The path of its file.
  var path: String { "screens/\(name).json" }

  /// Why an earlier form of it is served, for an operator; `nil` where this is the form of now.
  var standingSentence: String? {
    guard let file = laterFaults?.diagnostics.first(where: { $0.severity == .error })?.file else { return nil }
    return file == path
      ? "\(path) has errors and is served as it was before"
      : "\(path) is served as it was before, since \(file) has errors"
  }

  /// What logs call it.
  var identity: ScreenIdentity { ScreenIdentity(name: name, version: servedVersion) }

  /// Whether the screen can be rendered with other data.
  var isSound: Bool { screen != nil && !decoding.hasErrors }

  /// Returns the screen as it is served while a later form of it has errors.
  func standing(for later: ServedScreen) -> ServedScreen {
    ServedScreen(
      name: name, source: source, screen: screen, data: data, decoding: decoding, resolving: resolving,
      version: later.version, hasFaultyData: hasFaultyData, laterFaults: later.report,
      servedVersion: servedVersion)
  }
}

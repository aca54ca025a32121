internal import Diagnostics
internal import JSON
internal import Paravent

extension SiteLoader {
  /// Reads a screen and tries it with its data, unless it is what it was before.
  func screen(_ file: File, _ linked: LinkedSystems, _ earlier: ServedScreen?) -> ServedScreen {
    let dataPath = "data/\(file.name).json"
    let dataFile = self.file(dataPath, named: file.name)
    let version = Digest(file.digested + [0] + Array(linked.version.utf8) + [0] + (dataFile?.digested ?? [])).short
    if let earlier, earlier.version == version, earlier.laterFaults == nil { return earlier }
    let (document, parsing) = Self.document(file, limits)
    let decoded = document.map { Screen.decode($0, designSystems: linked.systems, limits: limits) }
    let (data, dataReport) = dataFile.map(data) ?? (nil, nil)
    let used = document.map(linked.reports(usedBy:)) ?? []
    let hasFaultyData = dataFile != nil && data == nil
    let resolving = hasFaultyData ? nil : decoded?.screen?.report(resolvedWith: data)
    return ServedScreen(
      name: file.name, source: file.bytes, screen: decoded?.screen, data: data,
      decoding: DiagnosticReport(joining: [parsing, decoded?.report].compactMap(\.self) + used),
      resolving: DiagnosticReport(joining: [dataReport, resolving].compactMap(\.self)), version: version,
      hasFaultyData: hasFaultyData)
  }

  private func data(_ file: File) -> (ScreenData?, DiagnosticReport?) {
    if let fault = file.fault { return (nil, DiagnosticReport(fault)) }
    return ScreenData.decode(file.bytes, file: file.path, limits: limits)
  }

  /// Parses a document, or reports why it cannot be.
  static func document(_ file: File, _ limits: Limits) -> (JSONDocument?, DiagnosticReport) {
    do throws(Diagnostic) {
      if let fault = file.fault { throw fault }
      return (
        try JSONDocument.parse(file.bytes, name: file.path, sizeLimit: limits.documentSize), DiagnosticReport()
      )
    } catch {
      return (nil, DiagnosticReport(error))
    }
  }
}

extension Screen {
  /// What shows only while resolving.
  func report(resolvedWith data: ScreenData?) -> DiagnosticReport {
    var options = ResolvingOptions()
    options.data = data
    return resolve(options).report
  }
}

extension ServedScreen {
  /// What is wrong with the screen, without what is wrong with design systems.
  var ownReport: DiagnosticReport {
    let own = decoding.diagnostics.filter { $0.file?.hasPrefix("screens/") != false }
    let errors = own.count { $0.severity == .error }
    return DiagnosticReport(
      joining: [DiagnosticReport(own, errorCount: errors, warningCount: own.count - errors), resolving])
  }
}

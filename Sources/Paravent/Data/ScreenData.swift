public import Diagnostics
internal import JSON

/// What a caller passes to a screen: the values of its parameters, or of its state, by name.
public struct ScreenData: Sendable {
  let document: JSONDocument

  /// The members.
  var object: JSONObject? { document.root.object }
}

extension ScreenData {
  /// Reads data from the bytes of a JSON object.
  ///
  /// - Parameters:
  ///   - bytes: The document, JSON in UTF-8.
  ///   - file: The document's name in diagnostics.
  ///   - limits: The bounds that the document must keep.
  /// - Returns: The data, or `nil` where the report says why there is none.
  public static func decode(
    _ bytes: [UInt8], file: String, limits: Limits = Limits()
  ) -> (data: ScreenData?, report: DiagnosticReport) {
    do throws(Diagnostic) {
      let document = try JSONDocument.parse(bytes, name: file, sizeLimit: limits.documentSize)
      guard document.root.object == nil else {
        return (ScreenData(document: document), DiagnosticReport([], errorCount: 0, warningCount: 0))
      }
      var log = DiagnosticLog()
      log.report(
        .wrongType, at: JSONPlace(document.root),
        "expected an object whose members are values by name, found \(document.root.summary)")
      return (nil, log.report())
    } catch {
      return (nil, DiagnosticReport([error], errorCount: 1, warningCount: 0))
    }
  }
}

internal import Diagnostics

/// A page of what is wrong with a screen, for its author, which comes anew when the folder has changed.
enum LivePage {
  /// Comes anew when another version is served than when the page was made; the browser keeps the place.
  private static let script = """
    <script>{let version;new EventSource("/events").addEventListener("version",event=>{\
    if(version&&version!==event.data)location.reload();version=event.data})}</script>
    """

  private static let style = """
    <style>.paravent-faults{all:revert;position:fixed;inset:auto 0 0 0;max-height:50vh;overflow:auto;margin:0;\
    padding:1rem;background:#fff4f4;color:#5c0011;border-top:3px solid #c00020;font:.875rem/1.5 ui-monospace,monospace;\
    white-space:pre-wrap;z-index:2147483647}</style>
    """
}

extension LivePage {
  /// Returns a page of nothing but faults.
  static func page(of report: DiagnosticReport) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Faults</title>
      </head>
      <body>
      \(faults(report))\(script)
      </body>
      </html>

      """.utf8)
  }

  private static func faults(_ report: DiagnosticReport) -> String {
    let text = IndexPage.escaped(DiagnosticWriter().string(for: [report]))
    return "\(style)<pre class=\"paravent-faults\" role=\"alert\">\(text)</pre>"
  }
}

import Diagnostics
import Glibc
import TerminalText
import TextRendering

/// The tool's two outputs, written in the order of the calls; a reader that goes away ends the output quietly.
struct Console {
  private var output = OutputDescriptor(STDOUT_FILENO)
  private var diagnostics = OutputDescriptor(STDERR_FILENO)

  init() {
    // A write to a closed pipe shall fail instead of ending the process with a signal.
    signal(SIGPIPE, SIG_IGN)
  }
}

extension Console {
  /// Why results were lost, unless their reader went away by its own will.
  var failure: SystemFailure? {
    output.failure.flatMap { $0.code == EPIPE ? nil : $0 }
  }

  /// Writes a result.
  mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Writes a result.
  mutating func print(_ text: String) { output.write(Array(text.utf8)) }

  /// Writes what keeps the tool from following the command line.
  mutating func complain(_ error: UsageError) {
    let help = error.help.map { "\n" + $0 } ?? ""
    // The message holds words of the command line, which may hold anything.
    diagnostics.write(Array("paravent: \(TerminalText.escapedLine(error.message))\n\(help)".utf8))
  }

  /// Writes what a reader of the result should know and is no fault.
  mutating func note(_ text: String) {
    diagnostics.write(Array("paravent: \(TerminalText.escapedLine(text))\n".utf8))
  }

  /// Writes reports about documents beside the result.
  mutating func report(_ reports: [DiagnosticReport], color: ColorChoice) {
    let writer = DiagnosticWriter(usesColor: Terminal.capability(of: STDERR_FILENO, choice: color) != .none)
    diagnostics.write(Array(writer.string(for: reports).utf8))
  }

  /// Writes reports beside the result, and a line of the caller's own that sums them up.
  mutating func report(_ reports: [DiagnosticReport], color: ColorChoice, summary: String) {
    let writer = DiagnosticWriter(usesColor: Terminal.capability(of: STDERR_FILENO, choice: color) != .none)
    for diagnostic in reports.lazy.flatMap(\.diagnostics) {
      diagnostics.write(Array((writer.string(for: diagnostic) + "\n").utf8))
    }
    diagnostics.write(Array("\(summary)\n".utf8))
  }
}

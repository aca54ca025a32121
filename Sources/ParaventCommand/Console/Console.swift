import CTerminal
import Diagnostics
import Glibc
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
  /// Writes a result.
  mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Writes a result.
  mutating func print(_ text: String) { output.write(Array(text.utf8)) }

  /// Writes what keeps the tool from following the command line.
  mutating func complain(_ message: String) {
    diagnostics.write(Array("paravent: \(message.hasSuffix("\n") ? message : message + "\n")".utf8))
  }

  /// Writes reports about documents beside the result.
  mutating func report(_ reports: [DiagnosticReport], color: ColorChoice) {
    let writer = DiagnosticWriter(usesColor: Terminal.capability(of: STDERR_FILENO, choice: color) != .none)
    diagnostics.write(Array(writer.string(for: reports).utf8))
  }
}

/// Whether colours are written.
enum ColorChoice: String, CaseIterable {
  case always, never, auto
}

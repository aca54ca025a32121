import Diagnostics
import Glibc
import JSON
import Paravent

/// A document to read: a file, or the standard input.
struct InputFile: Sendable {
  /// The name in diagnostics.
  let name: String
  private let path: String?
  /// Whether the command line names it, instead of a folder in which it stands.
  var isNamed = true

  /// Creates an input from an operand, where `-` is the standard input.
  init(_ operand: String) {
    path = operand == "-" ? nil : operand
    name = path ?? "<stdin>"
  }
}

extension InputFile {
  /// Whether the document comes from the standard input.
  var isStandardInput: Bool { path == nil }

  /// The folder that the document stands in; the working directory for the standard input.
  var folder: String {
    guard let path, let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// What tells the file from others, however its path is written; a link is not the file that it leads to.
  var identity: String {
    guard let path, let resolved = realpath(folder, nil) else { return path ?? "-" }
    defer { free(resolved) }
    return "\(String(cString: resolved))/\(path.split(separator: "/").last ?? "")"
  }

  /// Reads and parses the document; without one the report says what is wrong with it.
  func document() throws(UsageError) -> (document: JSONDocument?, report: DiagnosticReport) {
    let limit = Limits().documentSize
    let bytes = try read(limit: limit)
    do throws(Diagnostic) {
      return (try JSONDocument.parse(bytes, name: name, sizeLimit: limit), DiagnosticReport())
    } catch {
      return (nil, DiagnosticReport(error))
    }
  }

  /// Whether the text, which is no JSON, is not that of a screen or a design system either: it names other things only.
  func isForeign() throws(UsageError) -> Bool {
    let text = try read(limit: Limits().documentSize)
    return text.contains { $0.isASCIILetter }
      && !["body", "designSystem", "screen", "view"].contains(where: text.hasKey)
  }

  /// Reads all bytes, up to one more than a document may have: what is larger is refused without being read whole.
  func read(limit: Int) throws(UsageError) -> [UInt8] {
    do throws(SystemFailure) {
      let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
      guard descriptor >= 0 else { throw SystemFailure() }
      defer { if path != nil { close(descriptor) } }
      return try Self.bytes(of: descriptor, limit: limit + 1)
    } catch {
      // Not quoted as a name of a document is: a path is of no use when it is cut.
      throw UsageError("\"\(name)\" cannot be read: \(error.reason)")
    }
  }

  private static func bytes(of descriptor: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(limit - bytes.count, max(1 << 16, bytes.count))
      let chunk = try chunk(of: wanted, from: descriptor)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Returns what one read gives, and nothing only at the end.
  private static func chunk(of wanted: Int, from descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    while true {
      var failure: SystemFailure?
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        let result = Glibc.read(descriptor, buffer.baseAddress, wanted)
        if result < 0 { failure = SystemFailure() }
        count = max(0, result)
      }
      guard let failure else { return chunk }
      guard failure.isPassing(on: descriptor, waitingFor: POLLIN) else { throw failure }
    }
  }
}

import Diagnostics

/// Why a command line cannot be followed, or a file not be read.
struct UsageError: Error {
  /// One sentence, without a full stop.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension UsageError {
  /// Creates the error of a name that is not known, with the nearest one that is.
  init(unknown kind: String, _ name: String, among known: [String]) {
    let near = NearestName.find(name, among: known).map { "; did you mean \(Wording.quoted($0))?" }
    message = "there is no \(kind) \(Wording.quoted(name))" + (near ?? "; expected \(Wording.alternatives(known))")
  }
}

internal import Diagnostics

/// Whether the bytes of a body are the text that its type says.
enum BodyCheck {}

extension BodyCheck {
  private static let charsets = ["utf-8", "us-ascii"]

  /// The refusal of a body that is compressed, or whose text is not UTF-8; `nil` where it can be read.
  static func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let codings = request.headers.list("Content-Encoding")?.split { $0 == "," || $0 == " " || $0 == "\t" } ?? []
    if let coding = codings.first(where: { !HTTPHeaders.areEqual(String($0), "identity") }) {
      var response = Problem(415, "the body is coded as \(Wording.quoted(String(coding))); send it as it is").response
      response.headers.add("Accept-Encoding", "identity")
      return response
    }
    guard let charset = charset(of: request), !charsets.contains(charset.lowercased()) else { return nil }
    return Problem(415, "the body's charset is \(Wording.quoted(charset)); send it as utf-8").response
  }

  /// The charset that the type names.
  private static func charset(of request: HTTPRequest) -> String? {
    var isQuoted = false
    let type = request.headers["Content-Type"] ?? ""
    let parameters = type.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    for parameter in parameters.dropFirst() {
      let sides = parameter.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, HTTPHeaders.areEqual(trimmed(sides[0]), "charset") else { continue }
      return trimmed(sides[1])
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String { text.filter { $0 != " " && $0 != "\t" && $0 != "\"" } }
}

internal import Paravent

/// Actions as the JSON that a page posts.
enum ActionText {}

extension ActionText {
  /// Returns the JSON of actions: an object for one, an array for several in order.
  static func json(of actions: [ResolvedAction]) -> String {
    let objects = actions.map(json(of:))
    return objects.count == 1 ? objects[0] : "[" + objects.joined(separator: ",") + "]"
  }

  private static func json(of action: ResolvedAction) -> String {
    switch action {
    case .handler(let name, _): "{\"handler\":" + quoted(name) + "}"
    case .openURL(let url): "{\"openURL\":" + quoted(url) + "}"
    case .navigate(let url): "{\"navigate\":" + quoted(url) + "}"
    case .dismiss: "{\"dismiss\":true}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

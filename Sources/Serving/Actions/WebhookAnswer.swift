internal import Diagnostics
internal import JSON
internal import Paravent

/// The body with which a webhook answers.
struct WebhookAnswer: Sendable {
  /// What becomes of the screen, in order.
  let replies: [ActionReply]
}

extension WebhookAnswer {
  private static let names = ["data", "error", "navigate", "state"]

  /// Reads a body: an object of `data` and `state`, of `navigate` or of `error`; nothing where it is empty.
  init(_ body: [UInt8]) throws(HandlerFailure) {
    guard !body.isEmpty else {
      self.init(replies: [])
      return
    }
    let document: JSONDocument
    do throws(Diagnostic) {
      document = try JSONDocument.parse(body, name: "answer")
    } catch {
      throw Self.unusable("it is no JSON: \(error.message)")
    }
    guard let object = document.root.object else {
      throw Self.unusable("it is no object")
    }
    let members = object.filter { $0.value.kind != .null }
    var replies: [ActionReply] = []
    for (name, value) in members { replies.append(try Self.reply(name, value)) }
    let stands = members.allSatisfy { $0.key == "data" || $0.key == "state" } || members.count == 1
    guard stands else {
      throw Self.unusable("it has \(Wording.list(members.map(\.key))), which do not stand together")
    }
    self.init(replies: replies)
  }

  /// The sentence that says why the action was not performed; `nil` where it was.
  var message: String? {
    if case .failure(let message) = replies.first { message } else { nil }
  }

  private static func reply(_ name: String, _ value: JSONValue) throws(HandlerFailure) -> ActionReply {
    switch name {
    case "error": if let message = value.string, !message.isEmpty { return .failure(message) }
    case "navigate": if let url = value.string { return .navigate(url) }
    case "data": if let data = ScreenData(value) { return .data(data.json) }
    case "state": if let state = ScreenData(value) { return .state(state.json) }
    default:
      let nearest = NearestName.find(name, among: names).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
      throw unusable("it has \(Wording.quoted(name)), which means nothing\(nearest)")
    }
    throw unusable("its \(Wording.quoted(name)) is of the wrong type")
  }

  /// What an answer says is between its author and the operator.
  private static func unusable(_ reason: String) -> HandlerFailure {
    HandlerFailure(status: 502, message: "the webhook's answer cannot be used", detail: reason)
  }
}

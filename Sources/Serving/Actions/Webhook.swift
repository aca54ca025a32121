internal import CServing
internal import Glibc
internal import Diagnostics
internal import Paravent

/// Sends actions to a configured target and reads its answers.
struct Webhook: Sendable {
  let target: Webhooks.Target
  /// The milliseconds in which the answer must have come; above zero.
  let timeout: Int
  /// The most bytes of the answer.
  let answerLimit: Int
  /// The fields of the request.
  let fields: [WebhookField]
}

extension Webhook {
  /// What came of a request: a status or, below zero, the reason why there is none.
  private struct Outcome {
    let status: Int
    let body: [UInt8]
    let reason: String
  }

  /// Sends a call and waits for the answer.
  func answer(_ call: HandlerCall) throws(HandlerFailure) -> [ActionReply] {
    let outcome = post(call.json)
    switch outcome.status {
    case 200...299: return try WebhookAnswer(outcome.body).replies
    case -2: throw failure(504, "the webhook did not answer in time", outcome.reason)
    case -3: throw failure(502, "the webhook's answer is too long", "more than \(Wording.count(answerLimit, "byte"))")
    case ..<0: throw failure(502, "the webhook cannot be reached", outcome.reason)
    case 400...499:
      if let message = (try? WebhookAnswer(outcome.body))?.message { return [.failure(message)] }
      throw HandlerFailure(status: 502, message: "the webhook answered with the status \(outcome.status)")
    default: throw HandlerFailure(status: 502, message: "the webhook answered with the status \(outcome.status)")
    }
  }

  private func failure(_ status: Int, _ message: String, _ reason: String) -> HandlerFailure {
    HandlerFailure(status: status, message: message, detail: "\(target.address): \(reason)")
  }

  private func post(_ body: [UInt8]) -> Outcome {
    let headers = ["Content-Type: application/json", "Expect:"] + fields.map(\.line)
    let received = ReceivedBytes()
    return target.url.withCString { url in
      withCStrings(headers) { headers in
        body.withUnsafeBytes { body in
          var request = paravent_webhook()
          request.url = url
          request.headers = headers.baseAddress
          request.header_count = headers.count
          request.body = body.baseAddress
          request.body_size = body.count
          request.timeout_milliseconds = timeout
          request.response_limit = answerLimit
          let status = paravent_webhook_perform(
            &request, receiveBytes, Unmanaged.passUnretained(received).toOpaque())
          let reason = withUnsafeBytes(of: request.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
          return Outcome(status: Int(status), body: received.bytes, reason: reason)
        }
      }
    }
  }

  private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer(body)
  }
}

/// What has come of an answer.
private final class ReceivedBytes {
  var bytes: [UInt8] = []
}

/// Keeps a part of an answer for libcurl.
private func receiveBytes(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int32 {
  guard let context, let bytes else { return 1 }
  let received = Unmanaged<ReceivedBytes>.fromOpaque(context).takeUnretainedValue()
  received.bytes += UnsafeRawBufferPointer(start: bytes, count: count)
  return 0
}

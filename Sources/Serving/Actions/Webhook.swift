internal import CServing
internal import Paravent

/// Sends actions to a configured target and reads its answers.
struct Webhook: Sendable {
  let target: Webhooks.Target
  /// The milliseconds in which the answer must have come; above zero.
  let timeout: Int
  /// The most bytes of the answer.
  let answerLimit: Int
  /// The fields of the request beside those of the target.
  let fields: [String]
}

extension Webhook {
  /// Sends a call and waits for the answer.
  func answer(_ call: HandlerCall) throws(HandlerFailure) -> [ActionReply] {
    let (status, body) = post(call.json)
    switch status {
    case 200...299: return try WebhookAnswer(body).replies
    case -2: throw HandlerFailure(status: 504, message: "the webhook did not answer in time")
    case -3: throw HandlerFailure(status: 502, message: "the webhook's answer is too long")
    case ..<0: throw HandlerFailure(status: 502, message: "the webhook cannot be reached")
    case 400...499:
      if let message = (try? WebhookAnswer(body))?.message { return [.failure(message)] }
      throw HandlerFailure(status: 502, message: "the webhook answered with the status \(status)")
    default: throw HandlerFailure(status: 502, message: "the webhook answered with the status \(status)")
    }
  }

  private func post(_ body: [UInt8]) -> (status: Int, body: [UInt8]) {
    let headers = ["Content-Type: application/json", "Accept: application/json", "Expect:"] + fields + target.headers
    let received = ReceivedBytes()
    let status = target.url.withCString { url in
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
          return paravent_webhook_perform(&request, receiveBytes, Unmanaged.passUnretained(received).toOpaque())
        }
      }
    }
    return (Int(status), received.bytes)
  }

  private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let arrays = texts.map { ContiguousArray($0.utf8CString) }
    return Self.collect(arrays[...], [], body)
  }

  /// The texts are few: those that are configured.
  private static func collect<Result>(
    _ texts: ArraySlice<ContiguousArray<CChar>>, _ pointers: [UnsafePointer<CChar>?],
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    guard let text = texts.first else { return pointers.withUnsafeBufferPointer(body) }
    return text.withUnsafeBufferPointer { collect(texts.dropFirst(), pointers + [$0.baseAddress], body) }
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

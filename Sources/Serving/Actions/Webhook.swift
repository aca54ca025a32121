internal import CServing
internal import Diagnostics
internal import JSON
internal import Paravent

/// Sends actions to a configured target and reads its answers.
struct Webhook: Sendable {
  let target: Webhooks.Target
  let settings: ServerSettings
}

extension Webhook {
  /// Sends a call and waits for the answer.
  func answer(_ call: HandlerCall) throws(HandlerFailure) -> ActionReply {
    let (status, body) = post(call.json)
    switch status {
    case 204: return .done
    case 200...299: return try reply(body)
    case -2: throw HandlerFailure(status: 504, message: "the webhook did not answer in time")
    case -3: throw HandlerFailure(status: 502, message: "the webhook's answer is too long")
    case ..<0: throw HandlerFailure(status: 502, message: "the webhook cannot be reached")
    default: throw HandlerFailure(status: 502, message: "the webhook answered with the status \(status)")
    }
  }

  private func post(_ body: [UInt8]) -> (status: Int, body: [UInt8]) {
    let headers = ["Content-Type: application/json", "Accept: application/json", "Expect:"] + target.headers
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
          request.timeout_milliseconds = settings.webhookTimeout
          request.response_limit = settings.webhookLimit
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

  private func reply(_ body: [UInt8]) throws(HandlerFailure) -> ActionReply {
    guard !body.isEmpty else { return .done }
    let document: JSONDocument
    do throws(Diagnostic) {
      document = try JSONDocument.parse(body, name: "answer")
    } catch {
      throw HandlerFailure(status: 502, message: "the webhook's answer is no JSON: \(error.message)")
    }
    guard let object = document.root.object else {
      throw HandlerFailure(status: 502, message: "the webhook's answer is no object")
    }
    if let message = object["error"]?.string { return .failure(message) }
    if let url = object["navigate"]?.string { return .navigate(url) }
    if let data = object["data"].flatMap(ScreenData.init) { return .data(data.json) }
    if let state = object["state"].flatMap(ScreenData.init) { return .state(state.json) }
    return .done
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

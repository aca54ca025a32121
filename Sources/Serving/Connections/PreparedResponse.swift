internal import CServing

/// A response in libmicrohttpd's form, which counts its uses itself.
///
/// It is complete before it is shared and never changed after; queueing it is safe on any thread.
final class PreparedResponse: Sendable {
  private let address: UInt

  /// Makes the response of a status with its head and body; `nil` where there is no memory.
  init?(_ response: HTTPResponse) {
    let bytes = response.bytes
    let made = bytes.withUnsafeBytes { paravent_http_response($0.baseAddress, $0.count) }
    guard let made else { return nil }
    for (name, value) in response.headers.fields { MHD_add_response_header(made, name, value) }
    address = UInt(bitPattern: made)
  }

  /// Makes the response that sends a stream of events.
  init?(_ response: HTTPResponse, stream: EventStream) {
    let context = Unmanaged.passUnretained(stream).toOpaque()
    guard let made = paravent_http_stream(readEvents, context) else { return nil }
    for (name, value) in response.headers.fields { MHD_add_response_header(made, name, value) }
    address = UInt(bitPattern: made)
  }

  deinit { MHD_destroy_response(OpaquePointer(bitPattern: address)) }
}

extension PreparedResponse {
  /// Hands the response to a connection.
  func queue(on connection: OpaquePointer, status: Int) -> MHD_Result {
    MHD_queue_response(connection, UInt32(status), OpaquePointer(bitPattern: address))
  }
}

/// Reads events for libmicrohttpd; the exchange keeps the stream until the response has ended.
private func readEvents(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context else { return -1 }
  let stream = Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
  return stream.take(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) ?? -1
}

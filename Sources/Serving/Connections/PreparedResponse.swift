internal import CServing

/// A response in libmicrohttpd's form, which counts its uses itself.
///
/// It is complete before it is shared and never changed after; queueing it is safe on any thread.
final class PreparedResponse: Sendable {
  private let address: UInt

  /// Makes the response of a status with its head and body; `nil` where there is no memory.
  init?(_ response: HTTPResponse) {
    guard let made = Self.made(of: response) else { return nil }
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
  private static func made(of response: HTTPResponse) -> OpaquePointer? {
    if let size = response.omittedSize { return paravent_http_unchanged(size) }
    let bytes = response.bytes
    guard bytes.count > HTTPResponse.sizeOfCopies else {
      return bytes.withUnsafeBytes { paravent_http_response($0.baseAddress, $0.count) }
    }
    let body = Unmanaged.passRetained(LargeBody(bytes: bytes))
    if let made = paravent_http_reading(bytes.count, readBody, releaseBody, body.toOpaque()) { return made }
    body.release()
    return nil
  }

  /// Hands the response to a connection.
  func queue(on connection: OpaquePointer, status: Int) -> MHD_Result {
    MHD_queue_response(connection, UInt32(status), OpaquePointer(bitPattern: address))
  }
}

/// A body that is read as it is sent.
private final class LargeBody: Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// Reads a part of a large body for libmicrohttpd.
private func readBody(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context, let start = Int(exactly: position) else { return -1 }
  let body = Unmanaged<LargeBody>.fromOpaque(context).takeUnretainedValue()
  guard start < body.bytes.count else { return -1 }
  let part = body.bytes[start..<min(body.bytes.count, start + size)]
  UnsafeMutableRawBufferPointer(start: buffer, count: size).copyBytes(from: part)
  return part.count
}

private func releaseBody(_ context: UnsafeMutableRawPointer?) {
  context.map { Unmanaged<LargeBody>.fromOpaque($0).release() }
}

/// Reads events for libmicrohttpd; the exchange keeps the stream until the response has ended.
private func readEvents(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context else { return -1 }
  let stream = Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
  return stream.take(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) ?? -1
}

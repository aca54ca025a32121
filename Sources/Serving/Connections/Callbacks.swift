internal import CServing
internal import Glibc
internal import Synchronization

// libmicrohttpd calls these on its own threads: they are functions of the module, isolated to nothing.

/// Notes a request when its first line has come.
func requestOpened(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let context, let target, let connection else { return nil }
  let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  guard let entry = connectionEntry(of: connection) else { return nil }
  let exchange = Exchange(target: String(cString: target))
  server.begin(exchange, on: entry)
  // The entry keeps it: of a head that it cannot read to the end libmicrohttpd notes no end.
  return Unmanaged.passUnretained(exchange).toOpaque()
}

/// Takes what has come of a request, and answers it when it is whole.
func requestArrived(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let method, let size, let exchange = exchange?.pointee else { return .NO }
  let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  let current = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size.pointee)
  size.pointee = 0
  return server.advance(current, on: connection, method: method, bytes)
}

/// Notes the end of a request, however it came.
func requestCompleted(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let context, let connection, exchange?.pointee != nil else { return }
  exchange?.pointee = nil
  let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  if let entry = connectionEntry(of: connection) { server.complete(entry) }
}

/// Notes that a connection has been opened, or is about to be closed.
func connectionChanged(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ entry: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let context, let connection, let entry else { return }
  let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  if let pointer = entry.pointee {
    entry.pointee = nil
    let known = Unmanaged<ConnectionEntry>.fromOpaque(pointer).takeRetainedValue()
    server.complete(known)
    server.connections.remove(known)
  } else {
    let peer = paravent_http_peer(connection).map(SocketAddress.host) ?? ""
    let made = ConnectionEntry(
      socket: paravent_http_socket(connection), peer: peer, timeout: server.router.settings.requestTimeout)
    server.connections.add(made)
    entry.pointee = Unmanaged.passRetained(made).toOpaque()
  }
}

/// What is known of a connection.
func connectionEntry(of connection: OpaquePointer) -> ConnectionEntry? {
  paravent_http_context(connection).map { Unmanaged<ConnectionEntry>.fromOpaque($0).takeUnretainedValue() }
}

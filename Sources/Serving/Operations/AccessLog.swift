internal import Diagnostics
internal import Glibc
internal import JSON
internal import Synchronization
internal import TerminalText

/// Writes a line about each request to the standard output, on a thread of its own.
final class AccessLog: Sendable {
  private let format: ServerSettings.LogFormat
  private let pending = Mutex<[UInt8]>([])
  private let semaphore = Semaphore()

  init(_ format: ServerSettings.LogFormat) {
    self.format = format
    guard format != .none else { return }
    WorkerThread.start { [self] in
      while true {
        semaphore.wait()
        flush()
      }
    }
  }
}

extension AccessLog {
  /// The bytes that wait to be written at most; while nobody reads them, lines are lost and requests are not.
  private static let limit = 4 << 20

  /// Writes what became of a request, without its query.
  func write(_ request: HTTPRequest, _ response: HTTPResponse, nanoseconds: Int) {
    guard format != .none else { return }
    let line = format == .json ? json(request, response, nanoseconds) : human(request, response, nanoseconds)
    let isFirst = pending.withLock { pending in
      let isFirst = pending.isEmpty
      if pending.count + line.count <= Self.limit { pending += line }
      return isFirst
    }
    if isFirst { semaphore.signal() }
  }

  /// Writes what is pending.
  ///
  /// - Parameter end: When to give up on a reader who reads nothing, by `MonotonicClock.milliseconds`; `nil` for never.
  func flush(until end: Int? = nil) {
    let bytes = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        guard Self.canWrite(until: end) else { return }
        // So few bytes are written whole or not at all.
        let part = UnsafeRawBufferPointer(rebasing: end == nil ? rest : rest.prefix(Int(PIPE_BUF)))
        let count = Glibc.write(STDOUT_FILENO, part.baseAddress, part.count)
        guard count > 0 || errno == EINTR else { return }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  private static func canWrite(until end: Int?) -> Bool {
    guard let end else { return true }
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, Int32(clamping: max(0, end - MonotonicClock.milliseconds))) > 0
  }

  private func json(_ request: HTTPRequest, _ response: HTTPResponse, _ nanoseconds: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("time")
    writer.string(Timestamp.now)
    writer.key("id")
    writer.string(identifier(request, response))
    writer.key("peer")
    writer.string(request.peer)
    writer.key("method")
    writer.string(request.method)
    writer.key("path")
    writer.string(String(request.path))
    writer.key("route")
    writer.string(response.route)
    if let screen = response.screen {
      writer.key("screen")
      writer.string(screen.name)
      writer.key("version")
      writer.string(screen.version)
    }
    writer.key("status")
    writer.integer(response.status)
    writer.key("bytes")
    writer.integer(request.method == "HEAD" ? 0 : response.bytes.count)
    writer.key("milliseconds")
    writer.number(Double(nanoseconds / 1_000) / 1_000)
    let diagnosticCount = response.problem?.report?.count ?? response.diagnosticCount
    if diagnosticCount > 0 {
      writer.key("diagnostics")
      writer.integer(diagnosticCount)
    }
    if let fault = response.handlerFault {
      writer.key("handler")
      writer.string(fault.handler)
    }
    if let message = response.failure ?? response.handlerFault?.message {
      writer.key("error")
      writer.string(message)
    }
    writer.endObject()
    // What JSON leaves as it is may still move a terminal's cursor.
    return Array(TerminalText.sanitizedLine(String(decoding: writer.bytes, as: UTF8.self)).utf8) + [0x0A]
  }

  private func human(_ request: HTTPRequest, _ response: HTTPResponse, _ nanoseconds: Int) -> [UInt8] {
    let time = "\(nanoseconds / 1_000_000).\(nanoseconds / 100_000 % 10) ms"
    let line = "\(Timestamp.now) \(request.peer) \(request.method) \(request.path) \(response.status) \(time)"
    let error = response.failure ?? response.handlerFault.map { "\($0.handler): \($0.message)" }
    return Array(TerminalText.sanitizedLine(line + (error.map { " (\($0))" } ?? "")).utf8) + [0x0A]
  }

  private func identifier(_ request: HTTPRequest, _ response: HTTPResponse) -> String {
    response.headers["X-Request-Id"] ?? RequestIdentifier.given(by: request) ?? RequestIdentifier.make()
  }
}

internal import CServing
internal import Glibc

/// The parts of a socket's address, in numbers.
enum SocketAddress {}

extension SocketAddress {
  /// The host, or an empty text where it cannot be told.
  static func host(_ address: UnsafePointer<sockaddr>) -> String { parts(address, size(of: address)).host }

  /// The port.
  static func port(_ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int? { Int(parts(address, size).port) }

  private static func size(of address: UnsafePointer<sockaddr>) -> socklen_t {
    socklen_t(
      Int32(address.pointee.sa_family) == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
  }

  private static func parts(_ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> (host: String, port: String) {
    var host = [CChar](repeating: 0, count: 64)
    var port = [CChar](repeating: 0, count: 16)
    let status = getnameinfo(
      address, size, &host, socklen_t(host.count), &port, socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV)
    guard status == 0 else { return ("", "") }
    return (text(host), text(port))
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

internal import CServing
internal import Glibc

/// The files of a certificate and its key, which may be replaced while they are in use.
struct CertificateFiles: Sendable {
  private let certificate: String
  private let key: String

  /// Creates the files that settings name; `nil` for plain HTTP.
  init?(_ settings: ServerSettings) {
    guard let certificate = settings.certificate else { return nil }
    self.certificate = certificate
    // A file may hold both.
    key = settings.key ?? certificate
  }
}

extension CertificateFiles {
  /// The most bytes of a certificate or a key.
  private static let limit = 1 << 20

  /// Uses what the files hold now for connections that are opened from now on.
  ///
  /// - Throws: Why that cannot be, where what was in use stays so.
  func use() throws(Server.Failure) {
    let (chain, secret) = (try Self.bytes(of: certificate), try Self.bytes(of: key))
    let fault = chain.withUnsafeBytes { chain in
      secret.withUnsafeBytes { secret in
        paravent_certificate_use(chain.baseAddress, chain.count, secret.baseAddress, secret.count)
      }
    }
    guard let fault else { return }
    throw Server.Failure(
      message: "\"\(certificate)\" and \"\(key)\" are no certificate and its key: \(Self.sentence(fault))")
  }

  /// Uses what the files hold now, and tells whether it can.
  func renew(note: (String) -> Void, counting metrics: Metrics) {
    do throws(Server.Failure) {
      try use()
      note("read the certificate anew")
    } catch {
      metrics.countReload(isGood: false)
      note("\(error.message); the certificate stays as it was")
    }
  }

  private static func bytes(of path: String) throws(Server.Failure) -> [UInt8] {
    if let bytes = FileBytes.read(path, limit: limit) { return bytes }
    throw Server.Failure(message: "\"\(path)\" cannot be read: \(String(cString: strerror(errno)))")
  }

  /// The words of the library without their full stop.
  private static func sentence(_ text: UnsafePointer<CChar>) -> String {
    let text = String(cString: text)
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

internal import CServing

/// The fields of a head while they are read.
final class HeaderFields {
  var fields: [(name: String, value: String)] = []
}

/// Adds a field for libmicrohttpd.
func collectField(
  _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let context, let name else { return .YES }
  let fields = Unmanaged<HeaderFields>.fromOpaque(context).takeUnretainedValue()
  fields.fields.append((String(cString: name), value.map { String(cString: $0) } ?? ""))
  return .YES
}

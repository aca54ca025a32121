internal import CJansson

/// Owns one reference to a libjansson value.
///
/// The address is kept as a number so that the handle is `Sendable`. That is sound: the tree below it is only read once
/// it is parsed, libjansson's read accessors have no side effects, and the one release happens in `deinit`.
struct JSONHandle: ~Copyable, Sendable {
  private let address: UInt

  init(owning pointer: UnsafeMutablePointer<json_t>) {
    address = UInt(bitPattern: pointer)
  }

  deinit {
    json_decref(UnsafeMutablePointer(bitPattern: address))
  }
}

extension JSONHandle {
  var pointer: UnsafeMutablePointer<json_t> {
    // The address is that of a pointer, never zero.
    UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }
}

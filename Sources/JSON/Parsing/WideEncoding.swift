/// An encoding of Unicode in units of two or four bytes, which JSON may not have.
struct WideEncoding {
  private let name: String
}

extension WideEncoding {
  /// Recognises the encoding by its byte-order mark or by the zero bytes around a first ASCII character.
  init?(of text: [UInt8]) {
    switch text.prefix(4).map({ $0 }) {
    case let start where start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]):
      self.init(name: "UTF-32")
    case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      self.init(name: "UTF-16")
    case let start where start.count == 4 && start.count(where: { $0 == 0 }) == 3 && (start[0] | start[3]) != 0:
      self.init(name: "UTF-32")
    case let start where start.count >= 2 && text.count.isMultiple(of: 2) && (start[0] == 0) != (start[1] == 0):
      self.init(name: "UTF-16")
    default:
      return nil
    }
  }

  /// What to tell the author.
  var fault: SyntaxFault {
    SyntaxFault(0..<0, "the text is \(name), but JSON must be UTF-8")
  }
}

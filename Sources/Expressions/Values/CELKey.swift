/// A key of a map, made so that equal keys are equal here: numbers across their types, strings by code points.
enum CELKey: Sendable {
  case bool(Bool)
  case int(Int64)
  /// A number above the range of `int`.
  case large(UInt64)
  case string(String)
}

extension CELKey {
  /// Creates the key that a value looks up, or `nil` where no key equals it.
  init?(finding value: CELValue) {
    if case .double(let number) = value {
      if let key = Int64(exactly: number) {
        self = .int(key)
      } else if let key = UInt64(exactly: number) {
        self = .large(key)
      } else {
        return nil
      }
    } else {
      self.init(value)
    }
  }

  /// Creates the key of an entry, or `nil` where the value is of a type that cannot be one.
  init?(_ value: CELValue) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .int(let number): self = .int(number)
    case .uint(let number): self = Int64(exactly: number).map(CELKey.int) ?? .large(number)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }
}

extension CELKey: Hashable {
  static func == (left: CELKey, right: CELKey) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.large(let left), .large(let right)): left == right
    // `String` compares canonical equivalents as equal, CEL does not.
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let number): hasher.combine(number)
    case .large(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    }
  }
}

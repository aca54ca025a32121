extension EvaluationFault {
  /// An operator or a function does not take these values.
  static func noOverload(_ name: String, _ values: [CELValue]) -> EvaluationFault {
    let types = values.map(\.typeName.name).joined(separator: ", ")
    return EvaluationFault(.noOverload, "\"\(name)\" does not take (\(types))")
  }

  /// An operator does not take these values.
  static func noOverload(_ name: CELOperator, _ left: CELValue, _ right: CELValue) -> EvaluationFault {
    EvaluationFault(.noOverload, "\"\(name.rawValue)\" does not take \(left.noun) and \(right.noun)")
  }

  /// The result of an operator is outside the range of its type.
  static func overflow(_ type: String) -> EvaluationFault {
    EvaluationFault(.invalid, "the result is out of the range of \(type)")
  }

  /// A value does not convert to a type.
  static func conversion(_ text: String, to type: String) -> EvaluationFault {
    EvaluationFault(.invalid, "\(text) is not in the range of \(type)")
  }

  /// An index into a string lies outside it.
  static func index(_ index: Int64) -> EvaluationFault {
    EvaluationFault(.invalid, "index out of range: \(index)")
  }
}

extension EvaluationFault {
  /// A text does not convert to a type; the text is clipped.
  static func unreadable(_ text: String, as type: String, example: String? = nil) -> EvaluationFault {
    let hint = example.map { "; one is written \"\($0)\"" } ?? ""
    return EvaluationFault(
      .invalid, "\"\(text.prefix(40))\" does not convert to \(type), or is out of its range\(hint)")
  }
}

extension CELValue {
  /// Returns the value, or throws where it is nested too deep.
  func bounded() throws(EvaluationFault) -> CELValue {
    guard levels <= Self.levelLimit else {
      throw EvaluationFault(.cost, "lists and maps are nested more than \(Self.levelLimit) deep")
    }
    return self
  }
}

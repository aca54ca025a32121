internal import Diagnostics
internal import JSON

extension FaultCollector {
  mutating func refuseType(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    if node == PlanNode.nothingIndex {
      let message = "\(place.subject)no value is allowed here"
      return add(
        Finding(code: .forbiddenValue, place: place, message: message, location: plan.sources[Int(node)].location))
    }
    report(
      .wrongType, at: place, node, "type",
      "\(place.subject)expected \(wording(of: [node])), found \(value.summary)")
  }

  /// Reports a value that is none of the constants of schemas.
  mutating func refuseConstant(_ value: JSONValue, _ nodes: [Int32], at place: JSONPlace) {
    guard let node = nodes.first else { return }
    let isFitType = nodes.contains { types(of: $0).contains(Instance(value).type) }
    report(
      isFitType ? .unknownValue : .wrongType, at: place, node, plan.sources[Int(node)].constantKeyword,
      suggestion: value.string.flatMap { nearest($0, amongConstantsOf: nodes) },
      "\(place.subject)expected \(wording(of: nodes)), found \(value.summary)")
  }

  mutating func collectString(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    let string = plan.strings[Int(plan.nodes[Int(node)].string)]
    let text = Instance(value).text
    let size = Expectation.size(string.minimum, string.maximum, "character") ?? ""
    if !string.allowsLength(of: text) {
      let isEmpty = string.minimum == 1 && text.isEmpty
      let expected = expectation.title(of: node) ?? "a string " + (isEmpty ? "that is not empty" : "of \(size)")
      let keyword = text.count < string.minimum ? "minLength" : "maxLength"
      let count = text.count { $0 & 0xC0 != 0x80 }
      let found = count == 0 ? value.summary : "\(Wording.count(count, "character"))"
      report(.outOfRange, at: place, node, keyword, "\(place.subject)expected \(expected), found \(found)")
    } else if string.pattern >= 0, !checker.matches(string.pattern, text) {
      refuseText(value, node, "pattern", "that matches \(expectation.pattern(string.pattern).quoted)", at: place)
    } else if let format = string.format, !format.allows(text) {
      refuseText(value, node, "format", "that is \(format.noun)", at: place)
    }
  }

  private mutating func refuseText(
    _ value: JSONValue, _ node: Int32, _ keyword: String, _ expected: String, at place: JSONPlace
  ) {
    let expected = expectation.title(of: node) ?? "a string \(expected)"
    report(.wrongFormat, at: place, node, keyword, "\(place.subject)expected \(expected), found \(value.summary)")
  }

  mutating func collectNumber(_ value: JSONValue, _ node: Int32, at place: JSONPlace) {
    let plan = self.plan.numbers[Int(self.plan.nodes[Int(node)].number)]
    let number = Instance(value).number
    guard !plan.allows(number) else { return }
    guard plan.allowsNotation(of: number) else {
      let expected = expectation.title(of: node) ?? "a whole number without a point or an exponent"
      return report(.wrongType, at: place, node, "type", "\(place.subject)expected \(expected), found \(value.summary)")
    }
    let keyword =
      if plan.allowsSize(of: number) {
        "multipleOf"
      } else if plan.minimum.map({ number < $0 }) ?? false {
        "minimum"
      } else if plan.maximum.map({ number > $0 }) ?? false {
        "maximum"
      } else if plan.exclusiveMinimum.map({ number <= $0 }) ?? false {
        "exclusiveMinimum"
      } else {
        "exclusiveMaximum"
      }
    let noun = types(of: node).contains(.fraction) ? "a number" : "a whole number"
    let expected = expectation.title(of: node) ?? noun + plan.details
    report(.outOfRange, at: place, node, keyword, "\(place.subject)expected \(expected), found \(value.summary)")
  }
}

extension NodeSource {
  /// The keyword that lists constants.
  fileprivate var constantKeyword: String { schema?.object?["const"] == nil ? "enum" : "const" }
}

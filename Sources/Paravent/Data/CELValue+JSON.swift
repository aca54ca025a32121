internal import Expressions
internal import JSON

extension CELValue {
  /// What a value that is written out costs of a budget beside its text: about the bytes that it takes in memory.
  private static let valueCost = 32

  /// The value as a document of its own, or `nil` where writing it out takes more than a budget of values and bytes.
  func document(_ budget: inout Int) -> JSONDocument? {
    let content = content(&budget)
    return budget < 0 ? nil : JSONDocument(name: "", content: content)
  }

  /// The value as JSON: moments and spans of time as text, bytes as text where they are text; what is over the budget
  /// is left out: a value that is made of itself many times over has no end else.
  ///
  /// - Parameter keepsNulls: Whether lists keep what is null, so that the positions of the others stay.
  func content(_ budget: inout Int, keepsNulls: Bool = true) -> JSONContent {
    budget -= Self.valueCost + textSize
    guard budget >= 0 else { return .null }
    switch self {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .int(let integer): return .integer(integer)
    case .uint(let integer): return Int64(exactly: integer).map(JSONContent.integer) ?? .real(Double(integer))
    case .double(let number): return .real(number)
    case .string(let string): return .string(string)
    case .list(let list):
      if keepsNulls, let list = list as? DataList { return .value(list.value) }
      return .array(list.contents(&budget, keepsNulls: keepsNulls))
    case .map(let map):
      if keepsNulls, let map = map as? DataMap, map.hasAll { return .value(map.value) }
      return .object(map.contents(&budget, keepsNulls: keepsNulls))
    case .bytes, .timestamp, .duration: return text.map(JSONContent.string) ?? .null
    case .type(let type): return .string(type.name)
    }
  }
}

extension CELList {
  fileprivate func contents(_ budget: inout Int, keepsNulls: Bool) -> [JSONContent] {
    var contents: [JSONContent] = []
    for index in 0..<count where budget >= 0 {
      let element = element(at: index)
      if !keepsNulls, case .null = element { continue }
      contents.append(element.content(&budget, keepsNulls: keepsNulls))
    }
    return contents
  }
}

extension CELMap {
  fileprivate func contents(_ budget: inout Int, keepsNulls: Bool) -> [(key: String, value: JSONContent)] {
    var contents: [(key: String, value: JSONContent)] = []
    for key in keys where budget >= 0 {
      guard let name = key.text else { continue }
      contents.append((name, value(of: key)?.content(&budget, keepsNulls: keepsNulls) ?? .null))
    }
    return contents
  }
}

internal import Expressions

extension CELValue {
  /// Returns a value in the form that its type says: a whole number as a number where that is the type, and members that
  /// have defaults.
  func fitted(to type: CELType) -> CELValue {
    switch (type, self) {
    case (.double, .int(let number)): .double(Double(number))
    case (.double, .uint(let number)): .double(Double(number))
    case (.list(let element), .list(let list)) where element != .dynamic:
      .list(FittedList(list: list, element: element))
    case (.record(let record), .map(let map)) where !(map is ActionHandle): .map(FittedMap(map: map, record: record))
    default: self
    }
  }

  /// Returns a value with the names of colours and pictures looked up where they are written.
  func lookedUp(by shape: ParameterShape, in namespace: Namespace) -> CELValue {
    switch (shape, self) {
    case (.engine(let type), _): return lookedUp(as: type, in: namespace)
    case (.list(let element), .list(let list)):
      return .list(CELArray((0..<list.count).map { list.element(at: $0).lookedUp(by: element, in: namespace) }))
    case (.record, .map(let map)):
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, shape.member(name).map { member.lookedUp(by: $0, in: namespace) } ?? member)
      }
      return .map(NamedValues(members))
    default: return self
    }
  }

  private func lookedUp(as type: EngineType, in namespace: Namespace) -> CELValue {
    switch (type, self) {
    case (.image, .string(let name)): return namespace.image(named: name)?.value ?? self
    case (.color, .string(let name)), (.shapeStyle, .string(let name)):
      return namespace.declaredColor(named: name)?.token ?? self
    case (.color, .map(let map)), (.shapeStyle, .map(let map)):
      guard let color = map.value(named: "color") else { return self }
      let members = map.keys.compactMap { key -> (name: String, value: CELValue)? in
        guard case .string(let name) = key, let member = map.value(named: name) else { return nil }
        return (name, name == "color" ? color.lookedUp(as: type, in: namespace) : member)
      }
      return .map(NamedValues(members))
    default: return self
    }
  }
}

/// A list whose elements are of a type.
private struct FittedList: CELList {
  let list: any CELList
  let element: CELType

  var count: Int { list.count }
  var levels: Int { list.levels }

  func element(at index: Int) -> CELValue { list.element(at: index).fitted(to: element) }
}

/// A map whose members are of types, some with defaults.
private struct FittedMap: CELMap {
  let map: any CELMap
  let record: CELRecord

  var count: Int { keys.count }
  var levels: Int { map.levels }

  var keys: [CELValue] {
    map.keys
      + (record.defaults?.keys ?? []).filter { key in
        if case .string(let name) = key { map.value(named: name) == nil } else { false }
      }
  }

  func value(named name: String) -> CELValue? {
    guard let value = map.value(named: name) else { return record.defaults?.value(named: name) }
    return record.fields[name].map(value.fitted) ?? value
  }
}

extension DeclaredImage {
  /// The picture as a value that means the same in every body, whatever names it has in scope.
  fileprivate var value: CELValue {
    switch source {
    case .url(let url): .map(NamedValues([("url", .string(url)), ("label", .string(label))]))
    case .symbol(let name): .map(NamedValues([("systemName", .string(name)), ("label", .string(label))]))
    }
  }
}

/// A list, which may lie in a foreign container so that data is never copied.
///
/// A conforming struct of at most three words is stored without an allocation.
package protocol CELList: Sendable {
  /// The number of elements.
  var count: Int { get }

  /// The levels of lists and maps that it is made of; 1 for a foreign one, whose host bounds them.
  var levels: Int { get }

  /// Returns an element; the index is in `0..<count`.
  func element(at index: Int) -> CELValue
}

extension CELList {
  package var levels: Int { 1 }
}

/// A map, which may lie in a foreign container so that data is never copied.
///
/// A conforming struct of at most three words is stored without an allocation.
package protocol CELMap: Sendable {
  /// The number of entries.
  var count: Int { get }
  /// The keys, each an int, a uint, a string or a bool, in the map's own order.
  var keys: [CELValue] { get }
  /// The levels of lists and maps that it is made of; 1 for a foreign one, whose host bounds them.
  var levels: Int { get }

  /// Returns the value of a key that is a string, or `nil` where the map has none.
  func value(named name: String) -> CELValue?

  /// Returns the value of a key of any type, or `nil` where the map has none; numbers of different types that are
  /// equal are one key. A map whose keys are all strings has it by `value(named:)`.
  func value(of key: CELValue) -> CELValue?
}

extension CELMap {
  package var levels: Int { 1 }

  package func value(of key: CELValue) -> CELValue? {
    if case .string(let name) = key { value(named: name) } else { nil }
  }
}

extension CELValue {
  /// The most levels of lists and maps that expressions make: so many can be compared, written and freed on any stack.
  package static let levelLimit = 256

  /// The levels of lists and maps that the value is made of.
  package var levels: Int {
    switch self {
    case .list(let list): list.levels
    case .map(let map): map.levels
    default: 0
    }
  }
}

extension Sequence<CELValue> {
  /// The levels of a list or map that holds the values.
  package var levelsAround: Int { 1 + (lazy.map(\.levels).max() ?? 0) }
}

package import Expressions
package import JSON

/// A value that a control shows and changes: the control is bound where an expression is a plain path into the state.
package struct Bound<Value: PropertyValue>: Sendable {
  /// The value.
  package var value: Value
  /// The path that acting on the control writes, such as `state.mute`; `nil` where the control is not bound.
  package var path: String?

  package init(_ value: Value) {
    self.value = value
  }
}

extension Bound: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Bound? {
    Value.decode(source, at: place, with: decoder).map { Bound($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { Value.accepts(source) }

  package static var computation: PropertyComputation { Value.computation }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Bound? {
    Value.quick(value, in: namespace).map { Bound($0) }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { Value.schema(&definitions) }

  package var defaultValue: SchemaTree? { value.defaultValue }

  package mutating func bind(to path: String) { self.path = path }
}

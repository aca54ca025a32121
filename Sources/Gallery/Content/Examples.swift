internal import Diagnostics
package import JSON

/// An example of each view, modifier and style family of the engine, from the document inside the product.
package enum Examples {}

extension Examples {
  /// Returns the example of a view of the engine.
  package static func view(_ name: String) -> JSONValue? { example(name, of: "views") }

  /// Returns a view with a modifier of the engine.
  package static func modifier(_ name: String) -> JSONValue? { example(name, of: "modifiers") }

  /// Returns the control on which the styles of a family of the engine are shown.
  package static func control(of family: String) -> JSONValue? { example(family, of: "styles") }

  /// The declarations of the handlers that the examples call.
  package static var handlers: JSONValue? { document?.root.object?["handlers"] }

  private static func example(_ name: String, of group: StaticString) -> JSONValue? {
    document?.root.object?[group]?.object?[name]
  }

  private static let document = try? JSONDocument.parse(Assets.examples, name: "examples")
}

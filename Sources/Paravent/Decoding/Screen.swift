internal import JSON
internal import JSONSchema

/// A decoded screen: typed views that can be resolved any number of times.
public struct Screen: Sendable {
  /// The screen's name.
  public let name: String?
  let title: ComputedText?
  let parameters: [Parameter]
  let state: [StateDeclaration]
  let body: [Node]
  let extensions: JSONMembers
  /// What the screen's views and styles are declared by.
  let designSystems: DesignSystems
  /// The names that the screen may use.
  let namespace: Namespace
  let limits: Limits
  /// The levels of the document that the screen was read from.
  let levels: Int
}

extension Screen {
  /// The names of the parameters that a caller must give a value.
  public var requiredParameters: [String] { parameters.filter { $0.defaultValue == nil }.map(\.name) }

  /// The names of the parameters that have an example, which stands in for data in a preview.
  public var parametersWithExamples: [String] { parameters.filter { $0.example != nil }.map(\.name) }

  /// Whether every parameter that a caller must give a value has an example, so that there can be a preview.
  public var hasExamples: Bool {
    parameters.allSatisfy { parameter in
      guard let value = parameter.example ?? parameter.defaultValue else { return false }
      // What does not fit is reported, and what would come of it says no more.
      return value.kind == .null || parameter.schema?.isValid(value) != false
    }
  }
}

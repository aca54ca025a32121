import Diagnostics
import Paravent
import Testing

/// Every declared property takes an expression, whatever its type.
@Suite struct CatalogExpressionTests {
  /// A property of a view or a modifier, and a screen in which it is an expression.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let screen: String
    /// The pointer of the property.
    let pointer: String

    init(_ name: String, _ body: String, at pointer: String) {
      testDescription = name
      screen = #"{"parameters": {"x": {}}, "body": \#(body)}"#
      self.pointer = pointer
    }

    /// The faults of the property, apart from those of what it may stand without.
    func faults(in diagnostics: [Diagnostic]) -> [Diagnostic] {
      diagnostics.filter { $0.pointer == pointer && ![.missingValue, .deprecated].contains($0.code) }
    }
  }

  static let properties = Catalog.components.flatMap { component in
    component.properties.filter { $0.computation != .own }.map { property in
      Row(
        "\(component.name).\(property.name)", #"{"view": "\#(component.name)", "\#(property.name)": "${x}"}"#,
        at: "/body/\(property.name)")
    }
  }

  /// A view that a modifier may stand on, in the body of a style where it may stand nowhere else.
  private static func body(_ modifier: ModifierEntry, _ argument: String) -> String {
    let view =
      modifier.isForImages ? #""Image", "systemName": "globe""# : modifier.isForShapes ? #""Circle""# : #""Divider""#
    return #"{"view": \#(view), "modifiers": [{"\#(modifier.name)": \#(argument)}]}"#
  }

  static let arguments = Catalog.modifiers.filter { !$0.isForStyleBodies }.flatMap { modifier in
    modifier.arguments.filter { $0.computation != .own }.flatMap { argument in
      let pointer = "/body/modifiers/0/\(modifier.name)"
      let bare = Row(modifier.name, body(modifier, #""${x}""#), at: pointer)
      let labelled = Row(
        "\(modifier.name).\(argument.name)", body(modifier, #"{"\#(argument.name)": "${x}"}"#),
        at: "\(pointer)/\(argument.name)")
      return (argument.traits.contains(.unlabelled) ? [bare] : []) + (modifier.isAlwaysBare ? [] : [labelled])
    }
  }

  @Test("There are properties and arguments to go over")
  func presence() {
    #expect(Self.properties.count > 40)
    #expect(Self.arguments.count > 60)
  }

  @Test("A property takes an expression of which nothing is known", arguments: properties + arguments)
  func decodes(_ row: Row) {
    let (_, report) = Screen.decode(Array(row.screen.utf8), file: "screen.json")
    #expect(row.faults(in: report.diagnostics) == [])
    #expect(!report.diagnostics.contains { $0.code == .unused })
  }

  @Test("Where the expression gives nothing the default holds, without a word", arguments: properties + arguments)
  func absent(_ row: Row) {
    let decoded = Decoded(row.screen.replacing("{\"x\": {}}", with: "{\"x\": {\"default\": null}}"), data: "{}")
    #expect(row.faults(in: decoded.diagnostics) == [])
  }

  @Test("What no property takes is a fault at the expression, whatever it is", arguments: properties + arguments)
  func unfit(_ row: Row) {
    for data in [#"{"x": [[1]]}"#, #"{"x": {"y": {"z": 1}}}"#, #"{"x": "\u0001<&\"'"}"#, #"{"x": -1e308}"#] {
      let decoded = Decoded(row.screen, data: data)
      let faults = row.faults(in: decoded.diagnostics)
      #expect(faults.count <= 1, "\(data) \(faults.map(\.message))")
      #expect(faults.allSatisfy { $0.range?.start.line == 1 })
    }
  }
}

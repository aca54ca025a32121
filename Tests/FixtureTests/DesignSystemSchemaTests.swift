import Diagnostics
import JSON
import JSONSchema
import Paravent
import Testing

/// A part of a design system, and whether it can be.
struct DesignSystemCase: CustomTestStringConvertible, Sendable {
  let members: String
  let isValid: Bool

  init(_ members: String, isValid: Bool) {
    self.members = members
    self.isValid = isValid
  }

  var testDescription: String { members }

  static let all =
    valid.map { DesignSystemCase($0, isValid: true) } + faulty.map { DesignSystemCase($0, isValid: false) }

  private static let valid = [
    ##""colors": {"a": "#0A84FF", "b": {"light": "a", "dark": null}, "c": {"color": "b", "opacity": 0.5}}"##,
    ##""images": {"i": {"systemName": "globe"}, "j": {"url": "/j.png", "label": ""}}"##,
    ##""environment": {"k": {"schema": {"enum": ["x"]}, "default": "x"}, "h": {"action": true, "modifier": "onH"}}"##,
    ##""environment": {"k": {"schema": true, "default": null}, "l": {"schema": null}}"##,
    ##""components": {"A": {"body": ["One", {"view": "B", "p": [1], "modifiers": ["bold", {"own": 1}]}]}, "B": {"parameters": {"p": {"type": "array", "items": {"type": "integer"}}}, "slots": {}, "body": "${string(p.size())}"}}, "environment": {"own": {}}"##,
    ##""components": {"A": {"parameters": {"i": {"$ref": "paravent:Image"}}, "body": {"$slot": "i", "modifiers": ["resizable"]}, "summary": null}}"##,
    ##""components": {"Detail": {"parameters": {"only": true}, "body": "${string(only)}"}, "B": {"body": {"view": "Detail", "only": 1}}}"##,
    ##""components": {"A": {"styleFamily": "a", "configuration": {"t": "${1}", "n": 1, "v": {"view": "Divider"}}}}, "styles": {"a": {"automatic": "b", "b": {"body": {"$slot": "v"}}}}"##,
    ##""styles": {"toggle": {"t": {"appearance": "switch", "body": null}}, "button": {"b": {"body": {"$slot": "label", "modifiers": [{"defaultForegroundStyle": "own"}]}}}}, "colors": {"own": "red"}"##,
    ##""handlers": {"h": {"arguments": {"id": {"type": "integer", "default": 0}}}}, "library": null, "uses": []"##,
    ##""library": [{"title": "A", "node": "Text"}, {"title": "B", "base": "Detail", "modifier": {"detailStyle": "plain"}, "category": null}]"##,
  ]

  private static let faulty = [
    ##""colors": {"tint": "red"}"##,
    ##""colors": {"a": {"dark": "red"}}"##,
    ##""colors": {"a": {"color": "red", "opacity": 2}}"##,
    ##""images": {"i": {"systemName": "globe", "url": "/i.png"}}"##,
    ##""images": {"i": "/i.png"}"##,
    ##""environment": {"locale": {"schema": true}}"##,
    ##""environment": {"k": {"action": true, "schema": {"type": "string"}}}"##,
    ##""environment": {"k": {"modifier": "padding"}}"##,
    ##""components": {"Text": {"body": "One"}}"##,
    ##""components": {"A": {"body": "One", "styleFamily": "a"}}"##,
    ##""components": {"A": {"slots": {"a": {}}}}"##,
    ##""components": {"A": {"body": "One", "configuration": {}}}"##,
    ##""components": {"A": {"body": "One", "parameters": {"id": {}}}}"##,
    ##""components": {"A": {"body": "One", "parameters": {"p": {"type": "strin"}}}}"##,
    ##""components": {"A": {"body": "One", "parameters": {"p": {"$ref": "paravent:Colour"}}}}"##,
    ##""components": {"A": {"body": {"view": "Text", "content": 1}}}"##,
    ##""components": {"A": {"body": {"view": "HStack", "spacing": "wide"}}}"##,
    ##""components": {"A": {"body": {"view": "Divider", "modifiers": [{"frame": {"width": "wide"}}]}}}"##,
    ##""components": {"A": {"styleFamily": "button", "slots": {"a": {}}}}"##,
    ##""styles": {"label": {"l": {"appearance": "switch"}}}"##,
    ##""styles": {"toggle": {"t": {"appearance": "swich"}}}"##,
    ##""handlers": {"h": {"arguments": {"id": 1}}}"##,
    ##""library": [{"node": "Text"}]"##,
    ##""library": [{"title": "A", "node": "Text", "modifier": "bold"}]"##,
    ##""library": [{"title": "A", "node": "Text", "category": 5}]"##,
  ]
}

@Suite struct DesignSystemSchemaTests {
  @Test("The schema of design systems refuses what cannot be read, and nothing else", arguments: DesignSystemCase.all)
  func agreement(_ row: DesignSystemCase) throws {
    let bytes = Array(#"{"designSystem": "d", \#(row.members)}"#.utf8)
    let report = DesignSystems.standard.adding([(bytes, "d.json")]).report
    #expect(report.hasErrors != row.isValid, "\(report.diagnostics.map(\.message))")
    let faults = try Self.schema().faults(of: JSONDocument.parse(bytes, name: "d.json").root)
    #expect(faults.isEmpty == row.isValid, "\(faults.map(\.message))")
  }

  private static let compiled = (try? JSONDocument.parse(DocumentSchema.designSystem().json(), name: "schema"))
    .flatMap { JSONSchema.compile($0).schema }

  static func schema() throws -> JSONSchema { try #require(compiled) }
}

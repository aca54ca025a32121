import Diagnostics
import JSON
import Paravent
import Testing

@Suite struct DeclaredSchemaTests {
  private static let systems = Repository.documents(in: "Fixtures/design-systems")

  @Test("The schema of a screen describes every component that it may use", arguments: systems)
  func components(_ name: String) throws {
    let declared = try Repository.document("Fixtures/design-systems/\(name).json").root.object?["components"]?.object
    let views = try definitions(using: [name])
    for component in keys(declared) {
      let declaration = try #require(declared?[component]?.object)
      let view = try #require(views["view.\(component)"]?.object)
      #expect(view["description"]?.string == declaration["summary"]?.string)
      let (parameters, slots) = (declaration["parameters"]?.object, declaration["slots"]?.object)
      #expect(names(view["properties"]) == ["view"] + keys(parameters) + keys(slots) + ["id", "modifiers", "fallback"])
      let required =
        keys(parameters) { $0["default"] == nil } + keys(slots) { $0["optional"]?.bool != true }
      #expect(view["required"]?.array?.compactMap(\.string) == ["view"] + required)
    }
  }

  @Test("The schema of a screen states the defaults of declared components")
  func defaults() throws {
    let button = try definitions(using: ["my-button"])["view.MyButton"]?.object?["properties"]?.object
    let defaults = ["type", "color", "size", "icon", "title", "action"].map { name in
      button?[name]?.object?["default"].map(SchemaTree.init)
    }
    #expect(defaults == [.string("primary"), .string("default"), .string("large"), .null, nil, .array([])])
    #expect(button?["icon"]?.object?["description"]?.string == "An image beside the title; none where it is absent.")
  }

  @Test("The schema of a screen knows the styles and modifiers that it may use")
  func stylesAndModifiers() throws {
    let views = try definitions(using: ["primary-buttons", "avatars"])
    #expect(text(views["modifier.buttonStyle"]).contains(#""primary""#))
    #expect(text(views["modifier.trioStyle"]).contains(#""availability""#))
    #expect(text(views["modifier.avatarImageShape"]).contains(#""rectangle""#))
    #expect(text(views["Modifier"]).contains(#""onEditProfile""#))
    #expect(try definitions(using: [])["modifier.trioStyle"] == nil)
  }

  @Test("Names that no design system has, and names that two have, are reported")
  func namespaces() {
    let unknown = Fixture.systems.namespace(using: ["avatar"]).report.diagnostics
    #expect(unknown.map(\.code.rawValue) == ["unknown-name"] && unknown.map(\.suggestion) == ["avatars"])
    let collision = Fixture.systems.namespace(using: ["my-button", "my-button-with-icon"]).report.diagnostics
    #expect(collision.map(\.code.rawValue).contains("name-collision"))
  }

  private func definitions(using names: [String]) throws -> JSONObject {
    let (namespace, report) = Fixture.systems.namespace(using: names)
    #expect(report.diagnostics.isEmpty)
    let schema = try JSONDocument.parse(DocumentSchema.screen(namespace).json(), name: "schema")
    return try #require(schema.root.object?["$defs"]?.object)
  }

  private func names(_ value: JSONValue?) -> [String] { keys(value?.object) }

  private func keys(_ object: JSONObject?, where isIncluded: (JSONObject) -> Bool = { _ in true }) -> [String] {
    object?.filter { $0.value.object.map(isIncluded) ?? true }.map(\.key) ?? []
  }

  private func text(_ value: JSONValue?) -> String {
    value.map { String(decoding: SchemaTree($0).json(), as: UTF8.self) } ?? ""
  }
}

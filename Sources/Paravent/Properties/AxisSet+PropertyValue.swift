package import JSON

extension AxisSet: PropertyValue {
  private static let named: [(name: String, axis: AxisSet)] = [("horizontal", .horizontal), ("vertical", .vertical)]

  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> AxisSet? {
    guard let array = source.array else { return axis(source, at: place, with: decoder) }
    var axes: AxisSet = []
    for index in array.indices {
      guard let axis = axis(array[index], at: JSONPlace(array.value, .element(index)), with: decoder) else {
        return nil
      }
      axes.formUnion(axis)
    }
    return axes
  }

  private static func axis(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> AxisSet? {
    guard let string = source.string else {
      return decoder.wrongType(source, at: place, expected: "the name of an axis, or an array of them")
    }
    guard let name = decoder.literal(string, at: place) else { return nil }
    if let known = named.first(where: { $0.name == name }) { return known.axis }
    return decoder.unknownValue(name, noun: "axis", at: place, among: named.map(\.name))
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string || source.kind == .array }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Axes") { definitions in
      let axis = SchemaTree.enumeration(named.map(\.name))
      return .anyOf([axis, FormSchema.array(of: axis, &definitions)])
    }
  }

  package var defaultValue: SchemaTree? {
    let names = Self.named.filter { contains($0.axis) }.map { SchemaTree.string($0.name) }
    return names.count == 1 ? names[0] : .array(names)
  }
}

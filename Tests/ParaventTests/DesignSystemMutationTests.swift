import Paravent
import Testing

@Suite struct DesignSystemMutationTests {
  private static let system = """
    {"format": 1, "designSystem": "s", "uses": [],
     "colors": {"brand": {"light": "#0A84FF", "dark": "red"}, "faint": {"color": "brand", "opacity": 0.5}},
     "images": {"Icon": {"url": "a.png"}},
     "environment": {"k": {"schema": {"enum": ["a", "b"]}, "default": "a"}, "tap": {"action": true, "modifier": "onTap"}},
     "components": {
      "A": {"parameters": {"icon": {"oneOf": [{"properties": {"leading": {"$ref": "paravent:Image"}}}], "default": null},
        "action": {"$ref": "paravent:Action", "default": []}, "n": {"type": "integer", "default": 3}},
       "slots": {"t": {}, "children": {"optional": true}},
       "components": {"P": {"parameters": {"q": {}}, "body": "${q}${n}"}},
       "body": {"$let": {"x": {"$switch": "${environment.k}", "cases": {"a": "brand", "b": "faint"}}}, "in":
        {"view": "Button", "action": "${action}", "label": [{"$slot": "icon.leading", "modifiers": ["resizable"]},
         {"$slot": "t", "modifiers": [{"foregroundStyle": "${x}"}]}, {"view": "P", "q": 1}, {"$slot": "children"}]}},
       "preview": {"t": "T"}},
      "S": {"parameters": {"on": {"type": "boolean"}}, "styleFamily": "f", "configuration": {"on": "${on}", "v": "V"}}},
     "styles": {"f": {"automatic": "plain", "plain": {"body": [{"$slot": "v"}, "${configuration.on}"]}},
      "button": {"loud": {"body": {"$slot": "label", "modifiers": ["padding"]}}}},
     "handlers": {"save": {"arguments": {"id": {"type": "integer", "default": 0}}}},
     "library": [{"title": "A", "base": "A", "modifier": {"buttonStyle": "loud"}}]}
    """

  private static let screen = """
    {"uses": ["s"], "state": {"m": true}, "body": [
      {"view": "A", "t": "T", "icon": {"leading": "Icon"}, "action": "save", "children": ["C"],
       "modifiers": [{"k": "b"}, {"buttonStyle": "loud"}, {"onTap": "save"}]},
      {"view": "S", "on": "${state.m}", "modifiers": [{"fStyle": "plain"}]}, "end"]}
    """

  @Test("The system has no faults as it is")
  func unchanged() {
    let decoded = Decoded(Self.screen, designSystems: [Self.system])
    #expect(decoded.summaries == [])
    #expect(decoded.outline.hasSuffix("“end”]"))
  }

  @Test(
    "Whatever stands in the place of a value, the rest of the screen is shown",
    arguments: ["null", "5", #""""#, "[]", "{}", "true"])
  func replaced(_ value: String) {
    let text = Array(Self.system.utf8)
    for range in Self.values(of: text) where range.lowerBound > 0 {
      var changed = text
      changed.replaceSubrange(range, with: Array(value.utf8))
      let decoded = Decoded(Self.screen, designSystems: [String(decoding: changed, as: UTF8.self)])
      #expect(decoded.outline.contains("“end”"), "\(String(decoding: text[range].prefix(60), as: UTF8.self))")
    }
  }

  /// The places of all values in a document, keys left out.
  private static func values(of text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var openings: [Int] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): openings.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let opening = openings.popLast() { ranges.append(opening..<index + 1) }
      case UInt8(ascii: "\""):
        let end = text[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? text.count - 1
        if end + 1 < text.count, text[end + 1] != UInt8(ascii: ":") { ranges.append(index..<end + 1) }
        index = end
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end =
          text[index...].firstIndex { ![UInt8(ascii: ".")].contains($0) && !(48...57).contains($0) } ?? text.count
        ranges.append(index..<end)
        index = end - 1
      default: break
      }
      index += 1
    }
    return ranges
  }
}

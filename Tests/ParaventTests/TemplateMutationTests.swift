import Diagnostics
import Paravent
import Testing

/// Screens whose expressions nobody would write.
@Suite struct TemplateMutationTests {
  /// Strings with expressions, as JSON holds them.
  static let seeds = [
    "Hello, ${user.name + '!'} and ${size(users)}", #"${user.name == \"Ada\" ? [1, 2] : {'a': n}}"#,
    "${users.filter(u, has(u.name) && u.id in [1, n]).map(u, u.id)}", "${n / (n - 3)}%", "${state.open || !flag}",
    #"\u20ac${'\ud83d\ude00' + string(n)}\n"#, "${{'k': users}.k[n].name}", "${n > 2 ? 'leading' : 'trailin'}",
  ]

  private static let parts = [
    "${", "}", "$", "(", ")", "[", "]", "{", "'", #"\""#, #"\\"#, #"\n"#, ".", ",", "?", ":", "&&", "!", "-",
    "in",
    "null", "n", "users", "user.", "state.", ".map(x,", "0", "9223372036854775807", "1e308", "é", #"\u00e9"#,
    #"\ud83d\ude00"#, " ",
  ]

  @Test("No expression stops the decoder or the resolver, and every fault has a place", arguments: seeds)
  func mutations(of seed: String) {
    var random = LinearGenerator(state: UInt64(seed.utf8.count))
    var limits = Limits()
    (limits.nodes, limits.expressionSteps, limits.totalExpressionSteps) = (2_000, 10_000, 100_000)
    var shown = 0
    for _ in 0..<25 {
      let json = Self.screen(Self.mutated(seed, &random))
      let decoded = Decoded(json, data: Self.data, limits: limits)
      if decoded.tree?.root != nil { shown += 1 }
      #expect(decoded.diagnostics.allSatisfy { $0.range != nil && !$0.message.isEmpty }, "\(json)")
      let again = Dictionary(grouping: decoded.diagnostics) { $0 }.filter { $1.count > 1 }.keys
      #expect(again.isEmpty, "\(again.map { "\($0.pointer ?? "") \($0.message)" }) \(json)")
    }
    #expect(shown > 15)
  }

  private static let data =
    #"{"user": {"name": "Ada"}, "users": [{"id": 1, "name": "A"}, {"id": 2}, {}], "n": 3, "flag": true}"#

  /// A screen with the string in every place where an expression may stand.
  private static func screen(_ string: String) -> String {
    let body = """
      {"view": "VStack", "alignment": "@", "spacing": "@", "children": ["@", {"$if": "@", "then": "A", "else": "@"},
        {"$forEach": "@", "id": "@", "content": {"view": "Divider", "id": "@"}}, {"$switch": "@", "cases": {"a": "@"}},
        {"$let": {"a": "@", "b": ["@", {"c": "@"}]}, "in": "${a}"}, {"view": "Text", "content": ["@", {"$if": "@", "then": "@"}]},
        {"view": "Button", "title": "@", "action": [{"set": {"state.open": "@"}}, {"navigate": "@"}, {"handler": "h", "arguments": {"a": "@"}}]},
        {"view": "Image", "name": "@"}, {"view": "Toggle", "title": "A", "isOn": "@", "fallback": "@"}],
       "modifiers": [{"padding": "@"}, {"opacity": {"$if": "@", "then": "@"}}, {"foregroundStyle": "@"}, {"font": "@"}]}
      """
    return """
      {"title": "@", "parameters": {"user": {"type": "object"}, "users": {"type": "array"}, "n": {"type": "integer"}, "flag": {}},
       "state": {"open": true, "s": "@"}, "handlers": {"h": {"arguments": {"a": {}}}}, "body": \(body)}
      """.replacing("@", with: string)
  }

  /// Removes, doubles and adds parts of a string, escapes left whole.
  private static func mutated(_ seed: String, _ random: inout LinearGenerator) -> String {
    var units = pieces(of: seed)
    for _ in 0...random.next(below: 3) {
      let place = random.next(below: units.count)
      switch random.next(below: 4) {
      case 0: units.remove(at: place)
      case 1: units.insert(units[place], at: random.next(below: units.count))
      default: units.insert(parts[random.next(below: parts.count)], at: place)
      }
    }
    return units.joined()
  }

  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while let first = rest.first {
      let length = first != "\\" ? 1 : rest.hasPrefix(#"\ud83d"#) ? 12 : rest.hasPrefix(#"\u"#) ? 6 : 2
      pieces.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}

/// Numbers that are the same each time (the constants of Knuth's MMIX).
private struct LinearGenerator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

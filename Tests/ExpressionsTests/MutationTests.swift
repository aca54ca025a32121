import Testing

@testable import Expressions

/// Expressions that nobody would write.
@Suite struct MutationTests {
  static let data = Data([
    ("user", .record(CELRecord([("name", .string)], isClosed: true)), .null), ("n", .int, .int(3)),
    ("items", .list(.dynamic), .list([.int(1), .string("a"), .null] as CELArray)), ("x", .dynamic, nil),
  ])

  static let seeds = [
    "user.name + '!' == 'Ada' ? [1, 2u, 3.5][n - 1] : {'a': b'\\x00', 1: null}[1]",
    "items.filter(i, has(i.x) || !(i in [1, 'a'])).map(i, i != null, string(i) + r'\\d')",
    "items.transformMap(i, v, i > 0 && v != 'a', [i, v]).exists(k, w, w[0] == k) && n % 2 == 1",
    "size('''\\U0001F600''') - -0x1F * (n / 2) <= 10 || .n in items.map(n, n) // end",
    "'%s %d'.format(['a', 1]).split(' ').all(w, w.matches('[a-z]+')) ? math.greatest(1, n) : duration('1h').getHours()",
    "timestamp('2024-02-29T12:00:00Z') + duration('1.5s') > timestamp(0) && type(1) == int",
    "items.existsOne(i, v, v == i) ? items[0].a.`b-c`[n] : dyn([[[n]]])[0][0][0]",
    "{'k': items}.k.transformMapEntry(i, v, {i: v}).map(k, k) == [0, 1, 2] ? \"\\\"\" : 'é\\351'",
  ]

  /// Parts that are put in.
  static let parts = [
    "(", ")", "[", "]", "{", "}", "'", "\"", "'''", ".", ",", "?", ":", "&&", "||", "!", "-", "+", "in", "has(",
    ".map(x,",
    ".all(x,", "1", "0", "9223372036854775807", "null", "n", "items", "\\", "`", "//", "\n", "é", "\u{0}", "1e308",
    "b'",
  ]

  @Test("No text and no value make the compiler or the evaluation stop", arguments: seeds)
  func mutations(of seed: String) {
    var random = Mutator(seed: UInt64(seed.utf8.count))
    var evaluated = 0
    for _ in 0..<300 {
      let bytes = random.mutated(Array(seed.utf8), with: Self.parts)
      _ = try? Expression.end(in: bytes, from: 0)
      for checks in [true, false] {
        let (expression, faults) = Expression.compile(bytes, in: 0..<bytes.count, names: Self.data, checks: checks)
        #expect((expression == nil) == !faults.isEmpty)
        #expect(faults.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= bytes.count })
        var cost = Cost(steps: 10_000)
        guard let expression else { continue }
        evaluated += 1
        _ = try? expression.evaluate(with: Self.data, cost: &cost)
      }
    }
    #expect(evaluated > 20)
  }
}

/// Changes texts in a way that is the same each time.
private struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// Returns the text with one to three changes: bytes left out, doubled, replaced, or a part put in.
  mutating func mutated(_ text: [UInt8], with parts: [String]) -> [UInt8] {
    var text = text
    for _ in 0...next(below: 3) {
      let lower = next(below: text.count)
      let upper = min(text.count, lower + next(below: 6))
      switch next(below: 4) {
      case 0: text.removeSubrange(lower..<upper)
      case 1: text.insert(contentsOf: text[lower..<upper], at: lower)
      case 2: text.replaceSubrange(lower..<upper, with: parts[next(below: parts.count)].utf8)
      default: text.insert(contentsOf: parts[next(below: parts.count)].utf8, at: lower)
      }
    }
    return text
  }
}

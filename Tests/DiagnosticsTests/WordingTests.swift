import Diagnostics
import Testing

@Suite struct WordingTests {
  @Test(
    "Allowed values are listed, the first 12 of them",
    arguments: [
      ([], "nothing"), (["a"], "\"a\""), (["a", "b"], "\"a\" or \"b\""), (["a", "b", "c"], "\"a\", \"b\" or \"c\""),
      (
        (1...12).map(String.init),
        #""1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" or "12""#
      ),
      (
        (1...40).map(String.init),
        #""1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12" or 28 more"#
      ),
    ])
  func alternatives(values: [String], expected: String) {
    #expect(Wording.alternatives(values) == expected)
  }

  @Test("A long name is cut after 60 characters")
  func quoted() {
    let name = String(repeating: "x", count: 60)
    #expect(Wording.quoted("Text") == "\"Text\"")
    #expect(Wording.quoted(name) == "\"\(name)\"")
    #expect(Wording.quoted(name + "y") == "\"\(name)…\"")
  }

  @Test(
    "Digits stand in groups of three",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (67_108_864, "67,108,864"), (-1_234_567, "-1,234,567"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func grouped(number: Int, expected: String) {
    #expect(Wording.grouped(number) == expected)
  }

  @Test("A number of things is singular or plural")
  func count() {
    #expect(Wording.count(1, "error") == "1 error")
    #expect(Wording.count(0, "error") == "0 errors")
    #expect(Wording.count(1_500, "error") == "1,500 errors")
  }
}

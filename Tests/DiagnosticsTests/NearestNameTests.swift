import Diagnostics
import Testing

@Suite struct NearestNameTests {
  static let known = [
    "Text", "VStack", "HStack", "ZStack", "Button", "TextField", "headline", "size", "foregroundColor", "onTapGesture",
    "onDrag", "padding", "id",
  ]

  @Test(
    "A misspelt name finds the one that was meant",
    arguments: [
      ("TextBlok", "Text"), ("headlne", "headline"), ("sise", "size"), ("foregroundcolor", "foregroundColor"),
      ("Buton", "Button"), ("Btuton", "Button"), ("VStak", "VStack"), ("onTap", "onTapGesture"), ("TEXT", "Text"),
      ("paddding", "padding"), ("TextFeild", "TextField"), ("ID", "id"),
    ])
  func near(name: String, expected: String) {
    #expect(NearestName.find(name, among: Self.known) == expected)
  }

  @Test("A name that is near to nothing gets no suggestion", arguments: ["", "x", "ie", "carousel", "pad", "sofa bed"])
  func far(name: String) {
    #expect(NearestName.find(name, among: Self.known) == nil)
  }

  @Test("Of equally near names the first wins")
  func ties() {
    #expect(NearestName.find("Stack", among: ["VStack", "HStack"]) == "VStack")
    #expect(NearestName.find("Stack", among: ["HStack", "VStack"]) == "HStack")
  }

  @Test(
    "Names are as far apart as the edits between them",
    arguments: [
      ("abcdef", "abcdef", true), ("abcdef", "badcef", true), ("abcdef", "badcfe", false), ("abcdef", "xxabcdef", true),
      ("abcdef", "xxxabcdef", true), ("abcdef", "xxxxabcdef", false), ("abcdefxx", "xxabcdef", false),
      ("aaaaabbbbbcccccdddddeeeee", "aaaaabbbbbcccccdddddxxxxx", true),
      ("aaaaabbbbbcccccdddddeeeeefffff", "aaaaabbbbbcccccdddddexxxxxxxxx", false),
    ])
  func distance(name: String, candidate: String, isNear: Bool) {
    #expect((NearestName.find(name, among: [candidate]) != nil) == isNear)
    #expect((NearestName.find(candidate, among: [name]) != nil) == isNear)
  }

  @Test("A name of 64 characters is compared, one of 65 is not")
  func long() {
    let name = String(repeating: "a", count: 64)
    #expect(NearestName.find(name, among: [name.dropLast() + "b"]) == name.dropLast() + "b")
    #expect(NearestName.find(name + "a", among: [name]) == nil)
    #expect(NearestName.find(name, among: [name + "a"]) == nil)
  }

  @Test("Of very many candidates the first are compared")
  func manyCandidates() {
    let far = { Array(repeating: "zzz", count: $0) }
    #expect(NearestName.find("spacin", among: far(NearestName.candidateLimit - 1) + ["spacing"]) == "spacing")
    #expect(NearestName.find("spacin", among: far(NearestName.candidateLimit) + ["spacing"]) == nil)
  }
}

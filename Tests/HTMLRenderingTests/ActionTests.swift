import HTMLRendering
import JSON
import Paravent
import Testing

@Suite struct ActionTests {
  @Test func `A handler's arguments are posted as the document has them`() throws {
    let text = #"{"id": 7, "name": "Tom's \"best\" <b>", "big": 9007199254740993, "list": [true, null, 1.50]}"#
    let object = try #require(JSONDocument.parse(Array(text.utf8), name: "test").root.object)
    let arguments = JSONMembers(object.map { (key: $0.key, value: $0.value) })
    let html = Sample.button([.handler(name: "save", arguments: arguments)]).html
    let value = try #require(html.split(separator: " value=\"").last?.split(separator: "\"").first)
    let expected =
      #"{"handler":"save","arguments":{"id":7,"name":"Tom's \"best\" <b>","big":9007199254740993,"#
      + #""list":[true,null,1.5]}}"#
    #expect(value.unescaped == expected)
  }
}

extension Substring {
  fileprivate var unescaped: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(self)) { $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1) }
  }
}

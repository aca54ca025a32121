import HTMLRendering
import Paravent
import Testing

/// Whatever a document says, a page is what this program wrote.
@Suite struct SafetyTests {
  @Test(arguments: InjectionCorpus.all)
  func `No text becomes markup`(text: String) {
    #expect(Markup(of: HTMLRenderer().render(Self.tree(saying: text))).tags == Self.harmless.tags)
  }

  @Test(arguments: InjectionCorpus.all)
  func `No text reaches the style sheet`(text: String) {
    // A long word is broken, by a rule of its own.
    let harmless = ["harmless", "harmless" + String(repeating: "s", count: 20)].map {
      HTMLRenderer().styleSheet(for: Self.tree(saying: $0))
    }
    #expect(harmless.contains(HTMLRenderer().styleSheet(for: Self.tree(saying: text))))
  }

  @Test(arguments: InjectionCorpus.all)
  func `No text brings control characters in`(text: String) {
    let renderer = HTMLRenderer(options: HTMLOptions(isFragment: true))
    let fragment = String(decoding: renderer.render(Self.tree(saying: text)), as: UTF8.self)
    let isClean = fragment.unicodeScalars.allSatisfy {
      !(0...8 ~= $0.value || 0xB...0x1F ~= $0.value || 0x7F...0x9F ~= $0.value)
    }
    #expect(isClean)
  }

  @Test(arguments: [
    ("https://example.com/a b", "https://example.com/a%20b"), ("HTTP://example.com", "HTTP://example.com"),
    ("mailto:a@example.com", "mailto:a@example.com"), ("tel:+1", "tel:+1"), ("/next?a=1&b=2#c", "/next?a=1&amp;b=2#c"),
    ("a/b:c", "a/b:c"), ("?a:b", "?a:b"), ("#x", "#x"), ("\u{1}\n /x\t", "/x"), ("/é", "/é"),
  ])
  func `A link on the list is written`(url: String, written: String) {
    #expect(Sample.button([.openURL(url)]).html.contains(" href=\"\(written)\""))
  }

  @Test(arguments: [
    " JaVaScRiPt:x", "java\tscript:x", "java\u{0}script:x", "\u{1}javascript:x", "data:text/html,x", "//evil.example",
    "/\\evil.example", "\\\\evil.example", " //evil.example", "/\t/evil.example", "vbscript:x", "file:///etc/passwd",
    "blob:x", "javascript&colon;:x", ":x", "ftp://example.com", "intent://x", "\u{FEFF}javascript:x",
  ])
  func `A link off the list is inert`(url: String) {
    #expect(!Sample.button([.openURL(url)]).html.contains("href"))
    #expect(!Sample.button([.navigate(url)]).html.contains("href"))
    #expect(!Sample.image(url).html.contains("<img"))
  }

  @Test(arguments: ["mailto:a@example.com", "tel:1"])
  func `A picture comes from no address`(url: String) {
    #expect(!Sample.image(url).html.contains("<img"))
  }
}

extension SafetyTests {
  private static let harmless = Markup(of: HTMLRenderer().render(tree(saying: "harmless")))

  /// Controls that have the text in every place that takes one.
  private static func controls(saying text: String) -> [ResolvedNode] {
    let label = Sample.text(text)
    let heard = Sample.row([label]).heard {
      ($0.label, $0.hint, $0.value, $0.identifier) = (text, text, text, text)
      $0.children = .contain
    }
    return [
      Sample.link("/" + text, .url, label), Sample.link("/" + text, .navigation, label),
      Sample.toggle(.switch, label).heard { $0.label = text }, Sample.toggle(.custom, label),
      Sample.field(text, text: "x" + text, prompt: text), Sample.field(text, text: text, isSecure: true),
      Sample.picker(.menu, [text], selection: text, label: label), Sample.picker(.inline, [text], label: label),
      Sample.button([], Sample.picker(.segmented, [text], label: label)),
      Sample.progress(0.5, .linear, label, value: label),
      Sample.progress(nil, .circular, label), Sample.scroll(.vertical, label).heard { $0.label = text }, heard,
      Sample.navigation(text, Sample.text(text).changingText { $0.isRedacted = true }),
      Sample.text("x").surroundings { $0.locale = text }, Sample.shape(.circle).heard { $0.label = text },
      Sample.text(text).heard { ($0.label, $0.hint, $0.traits) = (text, text, [.isImage]) },
    ]
  }

  /// A tree that has the text in every place that takes one.
  private static func tree(saying text: String) -> ResolvedTree {
    let symbol = ResolvedRun(.symbol(text), style: ResolvedTextStyle(font: Sample.body, color: Sample.label))
    let placeholder = ResolvedNode(.image(ResolvedImage(source: .placeholder(text), label: text)))
    var color = Sample.red
    color.name = text
    let attributes = ResolvedAttributes(id: text, accessibilityLabel: text)
    var tree = ResolvedTree(
      root: Sample.list(
        [
          Sample.text("fixed " + text, Sample.body, color), ResolvedNode(.text(ResolvedText(runs: [symbol]))),
          Sample.image("a.png?" + text, text), placeholder, Sample.symbol(text), Sample.symbol(text).named("a" + text),
          Sample.button([Sample.handler(text), .openURL(text)]), Sample.button([.navigate("/" + text)]),
          ResolvedNode(Sample.text(text).primitive, attributes: attributes),
          ResolvedNode(Sample.row([]).primitive, attributes: attributes),
          Sample.section(Sample.text(text), [], footer: Sample.text(text)),
        ] + controls(saying: text)))
    tree.title = text
    tree.locale = text
    return tree
  }
}

/// A page as its tags with their attributes' names, read the way HTML says.
struct Markup {
  private(set) var tags: [String] = []

  init(of page: [UInt8]) {
    var rest = page[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      tags.append(Self.skeleton(of: rest[start...end]))
      rest = rest[(end + 1)...]
    }
  }

  /// Leaves an attribute's name but not its value; ids and URLs may be there or not.
  private static func skeleton(of tag: ArraySlice<UInt8>) -> String {
    tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String(decoding: $0.element, as: UTF8.self) }
      .filter { ![" id=", " href="].contains($0) }.joined()
  }
}

import HTMLRendering
import Paravent

/// Trees written short, for tests.
enum Sample {
  static let body = ResolvedFont(textStyle: .body, size: 17, weight: .regular)
  static let headline = ResolvedFont(textStyle: .headline, size: 17, weight: .semibold)
  static let label = ResolvedColor(name: "primary", light: RGBA(0x000000), dark: RGBA(0xFFFFFF))
  static let blue = ResolvedColor(name: "blue", light: RGBA(0x007AFF), dark: RGBA(0x0A84FF))
  static let red = ResolvedColor(light: RGBA(0xFF0000), dark: RGBA(0xFF0000))
}

extension Sample {
  static func text(
    _ content: String, _ font: ResolvedFont = body, _ color: ResolvedColor = label, lineLimit: Int? = nil
  ) -> ResolvedNode {
    let run = ResolvedRun(.text(content), style: ResolvedTextStyle(font: font, color: color))
    return ResolvedNode(.text(ResolvedText(runs: [run], lineLimit: lineLimit)))
  }

  static func row(
    _ children: [ResolvedNode], _ alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> ResolvedNode {
    ResolvedNode(.stack(ResolvedStack(.horizontal(alignment), spacing: spacing, children: children)))
  }

  static func column(
    _ children: [ResolvedNode], _ alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> ResolvedNode {
    ResolvedNode(.stack(ResolvedStack(.vertical(alignment), spacing: spacing, children: children)))
  }

  static func overlay(_ children: [ResolvedNode], _ alignment: Alignment = .center) -> ResolvedNode {
    ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment, children: children)))
  }

  static func symbol(_ name: String, isDecorative: Bool = false, isResizable: Bool = false) -> ResolvedNode {
    let style = ResolvedTextStyle(font: body, color: label)
    return ResolvedNode(
      .symbol(ResolvedSymbol(name: name, style: style, isResizable: isResizable, isDecorative: isDecorative)))
  }

  static func image(
    _ url: String, _ label: String = "A cat", isResizable: Bool = false, isDecorative: Bool = false
  ) -> ResolvedNode {
    ResolvedNode(
      .image(ResolvedImage(source: .url(url), label: label, isResizable: isResizable, isDecorative: isDecorative)))
  }

  static func button(
    _ actions: [ResolvedAction], isEnabled: Bool = true, _ label: ResolvedNode = text("Save")
  ) -> ResolvedNode {
    ResolvedNode(.button(ResolvedButton(actions: actions, isEnabled: isEnabled, label: label)))
  }

  static func handler(_ name: String) -> ResolvedAction {
    .handler(name: name, arguments: JSONMembers())
  }

  static func list(_ children: [ResolvedNode], _ appearance: ListAppearance = .insetGrouped) -> ResolvedNode {
    ResolvedNode(.list(ResolvedList(appearance: appearance, children: children)))
  }

  static func section(_ header: ResolvedNode?, _ children: [ResolvedNode], footer: ResolvedNode? = nil) -> ResolvedNode
  {
    ResolvedNode(.section(ResolvedSection(header: header, footer: footer, children: children)))
  }

  /// A symbol and two texts, of which the second is styled.
  static let runs: ResolvedNode = {
    let plain = ResolvedTextStyle(font: body, color: label)
    let styled = ResolvedTextStyle(font: headline, color: red)
    let runs = [
      ResolvedRun(.symbol("circle"), style: plain), ResolvedRun(.text(" a "), style: plain),
      ResolvedRun(.text("b"), style: styled),
    ]
    return ResolvedNode(.text(ResolvedText(runs: runs)))
  }()

  /// A slanted text, and one that is not.
  static let italicRuns: ResolvedNode = {
    var font = headline
    font.isItalic = true
    let runs = [font, headline, body].map {
      ResolvedRun(.text("a"), style: ResolvedTextStyle(font: $0, color: label))
    }
    return ResolvedNode(.text(ResolvedText(runs: runs)))
  }()

  static let spacer = ResolvedNode(.spacer(minLength: 8))
  static let divider = ResolvedNode(.divider)
}

extension ResolvedNode {
  func wrapped(_ wrapper: ResolvedWrapper) -> ResolvedNode {
    ResolvedNode(.wrapper(wrapper, self))
  }

  func padding(_ points: Double = 16) -> ResolvedNode {
    wrapped(.padding(EdgeInsets(top: points, leading: points, bottom: points, trailing: points)))
  }

  func background(_ color: ResolvedColor, in shape: Shape = .rectangle) -> ResolvedNode {
    wrapped(.background(ResolvedBackground(.color(color, shape))))
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center) -> ResolvedNode {
    wrapped(.frame(ResolvedFrame(width: width, height: height, alignment: alignment)))
  }

  func frame(maxWidth: Double, _ alignment: Alignment = .center) -> ResolvedNode {
    var frame = ResolvedFlexibleFrame()
    frame.maxWidth = maxWidth
    frame.alignment = alignment
    return wrapped(.flexibleFrame(frame))
  }

  func named(_ label: String) -> ResolvedNode {
    ResolvedNode(primitive, attributes: ResolvedAttributes(accessibilityLabel: label))
  }

  func identified(_ id: String) -> ResolvedNode {
    ResolvedNode(primitive, attributes: ResolvedAttributes(id: id))
  }

  var hidden: ResolvedNode {
    ResolvedNode(primitive, attributes: ResolvedAttributes(isAccessibilityHidden: true))
  }

  /// The markup of the node alone, without the element around a fragment, its classes numbered.
  var html: String { numbered(markup) }

  private var markup: String {
    let fragment = page(HTMLOptions(isFragment: true))
    let start = fragment.firstIndex(of: ">").map { fragment.index(after: $0) } ?? fragment.startIndex
    return String(fragment[start...].dropLast("</div>\n".count))
  }

  func page(_ options: HTMLOptions = HTMLOptions()) -> String {
    String(decoding: HTMLRenderer(options: options).render(ResolvedTree(root: self)), as: UTF8.self)
  }

  /// The policy of a page with the node, with no digests.
  func policy(_ options: HTMLOptions = HTMLOptions()) -> String {
    let page = HTMLRenderer(options: options).renderPage(ResolvedTree(root: self))
    return page.contentSecurityPolicy.split(separator: "'", omittingEmptySubsequences: false).map { part in
      part.hasPrefix("sha256-") ? "sha256-…" : String(part)
    }.joined(separator: "'")
  }

  /// The rules that the node adds to the base style sheet, one a line, its classes and colours numbered.
  var rules: String { numbered(ownRules) }

  /// Writes names that are made of digests as numbers in the order of their rules, classes as `pv-0`, colours as
  /// `--pv-c0`, and the part of ids that tells fragments apart not at all.
  private func numbered(_ text: String) -> String {
    var text = text.replacingDigests(after: "pv_", ending: "-") { _ in "pv" }
    var classes: [String] = []
    var colors: [String] = []
    for rule in ownRules.split(separator: "\n") where rule.hasPrefix(".pv_") {
      classes.note(rule.dropFirst(4).prefix(8))
    }
    for part in ownRules.split(separator: "--pv_").dropFirst() { colors.note(part.prefix(8)) }
    text = text.replacingDigests(after: "--pv_") { "--pv-c\(colors.firstIndex(of: $0) ?? -1)" }
    return text.replacingDigests(after: "pv_") { "pv-\(classes.firstIndex(of: $0) ?? -1)" }
  }

  private var ownRules: String {
    let sheet = HTMLRenderer(options: HTMLOptions(isFragment: true)).styleSheet(for: ResolvedTree(root: self))
    return String(decoding: sheet, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(".pv_") || !$0.hasPrefix(".pv,") && $0.contains(".pv-dark{--") }
      .joined(separator: "\n")
  }
}

extension [String] {
  fileprivate mutating func note(_ text: some StringProtocol) {
    if !contains(String(text)) { append(String(text)) }
  }
}

extension String {
  /// Replaces each prefix with the digest behind it, and what ends it.
  fileprivate func replacingDigests(
    after prefix: String, ending: String = "", _ replacement: (String) -> String
  ) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: prefix) {
      let digest = rest[start.upperBound...].prefix(8)
      let end = rest[digest.endIndex...].prefix(ending.count)
      guard end == ending else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      result += rest[..<start.lowerBound] + replacement(String(digest))
      rest = rest[end.endIndex...]
    }
    return result + rest
  }
}

/// Adds a count or a word at the end of a row.
package struct BadgeModifier: ComposingModifier {
  package static let name = "badge"
  package static let summary = "Adds a count or a word at the end of the row."

  var badge: TagValue?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("badge", &badge, [.required, .unlabelled], "The count, none for 0, or the word.")
  }

  package func composed(_ node: ResolvedNode, in environment: Environment) -> ResolvedNode {
    guard let badge, badge.text != "0", environment.isInList else { return node }
    var faint = environment
    faint.write(foreground: .hierarchical(level: 1, opacity: 1))
    var text = ResolvedText(
      runs: [ResolvedRun(.text(environment.shown(badge.text)), style: faint.textStyle)], lineLimit: 1)
    text.isRedacted = environment.redaction.contains(.placeholder)
    // In a link the badge stands before the link's own mark at the end of the row.
    guard case .link(var link) = node.primitive else { return Self.row(node, ResolvedNode(.text(text))) }
    link.label = Self.row(link.label, ResolvedNode(.text(text)))
    return ResolvedNode(.link(link), attributes: node.attributes)
  }

  private static func row(_ first: ResolvedNode, _ last: ResolvedNode) -> ResolvedNode {
    let spacer = ResolvedNode(.spacer(minLength: SpacerView.defaultMinLength))
    return ResolvedNode(.stack(ResolvedStack(.horizontal(.center), children: [first, spacer, last])))
  }
}

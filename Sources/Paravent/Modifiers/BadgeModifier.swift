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
    guard let badge, badge.text != "0" else { return node }
    var faint = environment
    faint.write(foreground: .hierarchical(level: 1, opacity: 1))
    let text = ResolvedText(runs: [ResolvedRun(.text(badge.text), style: faint.textStyle)], lineLimit: 1)
    let spacer = ResolvedNode(.spacer(minLength: SpacerView.defaultMinLength))
    return ResolvedNode(
      .stack(ResolvedStack(.horizontal(.center), children: [node, spacer, ResolvedNode(.text(text))])))
  }
}

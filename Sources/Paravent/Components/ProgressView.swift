/// How far something has got; without a value, that it goes on.
package struct ProgressView: Component {
  package static let name = "ProgressView"
  package static let summary = "How far something has got; without a value, that it goes on."

  var title: String?
  var label = Slot()
  var value: Length?
  var total: PositiveNumber?
  var currentValueLabel = Slot()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("value", &value, "How much is done.")
    visitor.property("total", &total, "How much there is to do; 1 where it is absent.")
    visitor.property("currentValueLabel", &currentValueLabel, "How much is done, in words.")
    visitor.rule(.excludes("label", ["title"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let fraction = environment.hidesValues ? nil : value.map { min(1, $0.points / (total?.value ?? 1)) }
    let appearance = appearance(with: resolver, in: environment)
    var faint = environment
    if !faint.foreground.isWritten { faint.write(foreground: .hierarchical(level: 1, opacity: 1)) }
    let labelPlace = appearance == .circular ? faint : environment
    faint.font = FontValue(textStyle: .caption)
    let progress = ResolvedProgress(
      fraction: fraction,
      label: ResolvedNode.singleOrNone(resolver.nodes(Slot(title: title, or: label), in: labelPlace)),
      valueLabel: ResolvedNode.singleOrNone(resolver.nodes(currentValueLabel, in: faint)), appearance: appearance,
      tint: environment.tint ?? Palette.accentColor)
    output.append(ResolvedNode(.progress(progress)))
  }

  /// The look that a style set, or a bar where there is a value and a wheel where there is none.
  private func appearance(with resolver: Resolver, in environment: Environment) -> ProgressAppearance {
    guard environment.styles[.progressView] != nil else { return value == nil ? .circular : .linear }
    return resolver.appearance(of: .progressView, in: environment).flatMap(ProgressAppearance.init) ?? .linear
  }
}

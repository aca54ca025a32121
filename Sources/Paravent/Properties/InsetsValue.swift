/// Distances from the four edges as an author writes them.
package struct InsetsValue: ObjectValue {
  package static let noun = "insets"

  var top = Length(0)
  var leading = Length(0)
  var bottom = Length(0)
  var trailing = Length(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("top", &top, "The distance from the top in points.")
    visitor.property("leading", &leading, "The distance from where reading starts in points.")
    visitor.property("bottom", &bottom, "The distance from the bottom in points.")
    visitor.property("trailing", &trailing, "The distance from where reading ends in points.")
  }
}

extension InsetsValue {
  var insets: EdgeInsets {
    EdgeInsets(top: top.points, leading: leading.points, bottom: bottom.points, trailing: trailing.points)
  }
}

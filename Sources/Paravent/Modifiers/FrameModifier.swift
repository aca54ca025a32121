/// Puts a view into a frame.
package struct FrameModifier: WrappingModifier {
  package static let name = "frame"
  package static let summary = "Puts the view into a frame with fixed sides, or with bounds."

  private static let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

  var width: Length?
  var height: Length?
  var minWidth: Length?
  var idealWidth: Length?
  var maxWidth: FrameBound?
  var minHeight: Length?
  var idealHeight: Length?
  var maxHeight: FrameBound?
  var alignment = Alignment.center

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("width", &width, "The width in points.")
    visitor.property("height", &height, "The height in points.")
    visitor.property("minWidth", &minWidth, "The least width in points.")
    visitor.property("idealWidth", &idealWidth, "The width in points where none is offered.")
    visitor.property("maxWidth", &maxWidth, "The greatest width in points; infinity fills what is offered.")
    visitor.property("minHeight", &minHeight, "The least height in points.")
    visitor.property("idealHeight", &idealHeight, "The height in points where none is offered.")
    visitor.property("maxHeight", &maxHeight, "The greatest height in points; infinity fills what is offered.")
    visitor.property("alignment", &alignment, "Where the view stands in the frame.")
    visitor.rule(.atLeastOne(["width", "height"] + Self.bounds))
    visitor.rule(.excludes("width", Self.bounds))
    visitor.rule(.excludes("height", Self.bounds))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if width != nil || height != nil {
      return .frame(ResolvedFrame(width: width?.points, height: height?.points, alignment: alignment))
    }
    let hasBounds = [minWidth, idealWidth, minHeight, idealHeight].contains { $0 != nil }
    guard hasBounds || maxWidth != nil || maxHeight != nil else { return nil }
    return .flexibleFrame(flexibleFrame)
  }

  private var flexibleFrame: ResolvedFlexibleFrame {
    var frame = ResolvedFlexibleFrame()
    frame.minWidth = minWidth?.points
    frame.idealWidth = idealWidth?.points
    frame.maxWidth = maxWidth?.points
    frame.minHeight = minHeight?.points
    frame.idealHeight = idealHeight?.points
    frame.maxHeight = maxHeight?.points
    frame.alignment = alignment
    return frame
  }
}

/// What stands around a view, as far as its markup depends on it.
struct Place: Sendable {
  /// What decides the view's size.
  enum Parent: UInt8, Sendable {
    /// A box as large as the view, or one that aligns it by itself.
    case cell
    /// A row, whose views say how they take its space.
    case row
    /// A column, whose views say how they take its space.
    case column
    /// Views one over another.
    case overlay
  }

  /// What holds for everything inside a view, until something inside changes it.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    /// Only phrasing content is allowed.
    static let phrasing = Traits(rawValue: 1)
    /// A control is around the view, so that no other may be inside of it.
    static let interactive = Traits(rawValue: 2)
    /// Assistive technology passes the view over, so that nothing may be focused.
    static let hidden = Traits(rawValue: 4)
    /// Spacers around get no space, since a sibling takes all of it.
    static let starved = Traits(rawValue: 8)
    /// A view of a higher priority takes all the width of the row that the view could.
    static let outranked = Traits(rawValue: 1024)
    /// A control around the view has a name of its own, so that pictures in it are decoration.
    static let named = Traits(rawValue: 2048)
    /// A picture is as large as fits inside.
    static let fits = Traits(rawValue: 16)
    /// A picture covers what it is offered.
    static let fills = Traits(rawValue: 32)
    /// A box of a ratio is around the view.
    static let boxed = Traits(rawValue: 128)
    /// The view is a section's content, so that a header in it is one level lower.
    static let nested = Traits(rawValue: 64)
    /// The view is in a list's row.
    static let listed = Traits(rawValue: 256)
    /// The view is a link that takes all of a list's row.
    static let rowLink = Traits(rawValue: 512)
    /// A control lies behind the view, which takes pointers only where it draws something.
    static let layered = Traits(rawValue: 4096)
  }

  var parent: Parent = .cell
  /// The axis of the stack around the view.
  var axis: LayoutAxis?
  var traits: Traits = []
  /// The width in points that a frame around the view fixes.
  var width: Float?
  /// The height in points that a frame around the view fixes.
  var height: Float?
}

extension Place {
  /// The place of the only view in a box; what is offered and the axis hold on.
  var cell: Place {
    var place = self
    place.parent = .cell
    place.traits.subtract([.starved, .outranked])
    return place
  }

  /// The place of one of several views, which share what is offered.
  func child(of parent: Parent, along axis: LayoutAxis? = nil) -> Place {
    var place = Place()
    place.parent = parent
    place.axis = axis
    place.traits = traits.subtracting([.starved, .outranked, .fits, .fills, .boxed, .rowLink])
    return place
  }

  func adding(_ traits: Traits) -> Place {
    var place = self
    place.traits.formUnion(traits)
    return place
  }

  /// The place inside of padding.
  func inset(horizontally: Double, vertically: Double) -> Place {
    var place = cell
    place.width = place.width.map { max($0 - Float(horizontally), 0) }
    place.height = place.height.map { max($0 - Float(vertically), 0) }
    return place
  }

  /// Whether pointers have to go through boxes around the view that draw nothing.
  var letsThrough: Bool { traits.contains(.layered) && !traits.contains(.interactive) }

  /// The element of a box.
  var box: StaticString { traits.contains(.phrasing) ? "span" : "div" }
}

/// A length in points that is not negative.
package struct Length: Sendable, Hashable {
  /// The number of points.
  package var points: Double

  package init(_ points: Double) {
    self.points = points
  }
}

/// A bound of a frame in points, where `infinity` is as much as is offered.
package struct FrameBound: Sendable, Hashable {
  /// The number of points, or infinity.
  package var points: Double

  package init(_ points: Double) {
    self.points = points
  }
}

/// A share from 0 to 1.
package struct UnitInterval: Sendable, Hashable {
  /// The share.
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }
}

/// A number above zero.
package struct PositiveNumber: Sendable, Hashable {
  /// The number.
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }
}

/// A whole number above zero.
package struct PositiveInteger: Sendable, Hashable {
  /// The number.
  package var value: Int

  package init(_ value: Int) {
    self.value = value
  }
}

internal import JSON

/// What a property becomes when there is data; until then the struct that has it holds the default.
package struct PropertyOverride: Sendable {
  /// The property's position in the declaration.
  let position: Int
  /// The property's name.
  let name: String
  /// The value.
  let template: ValueTemplate
  /// Where a fault of the value is reported.
  let place: JSONPlace
  /// What is wrong with the value whatever the data is, and reported.
  var known: [String] = []
}

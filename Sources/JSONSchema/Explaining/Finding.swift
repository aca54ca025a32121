internal import Diagnostics
internal import JSON

/// A fault that the second pass has found, before those of one place are put together.
struct Finding {
  /// Tells places apart, so that one fault of a value is not said twice.
  struct Site: Hashable {
    let address: UInt
    let step: String

    init(_ place: JSONPlace) {
      address = place.value.address
      step =
        switch place.step {
        case .member(let name): "/" + name
        case .key(let name): "." + name
        case .element(let index): "\(index)"
        case .opening: "opening"
        case .itself: ""
        }
    }
  }

  var code: DiagnosticCode
  let place: JSONPlace
  var message: String
  var suggestion: String?
  var location: Location
  var earlier: JSONPlace?
  /// The keys that are missing, which are listed together.
  var missing: [String] = []
  /// What the object that misses them is called.
  var owner = ""
}

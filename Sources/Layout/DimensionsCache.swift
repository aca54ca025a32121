/// A view's dimensions by proposal: a short list at first, since most views see fewer than eight proposals.
struct DimensionsCache {
  private static let listLimit = 8
  private var list: [(proposal: Proposal, dimensions: Dimensions)] = []
  private var rest: [Proposal: Dimensions] = [:]
}

extension DimensionsCache {
  func holds(_ proposal: Proposal) -> Bool {
    self[proposal] != nil
  }

  subscript(proposal: Proposal) -> Dimensions? {
    get {
      for entry in list where entry.proposal == proposal { return entry.dimensions }
      return rest.isEmpty ? nil : rest[proposal]
    }
    set {
      guard let newValue else { return }
      if list.count < Self.listLimit {
        list.append((proposal, newValue))
      } else {
        rest[proposal] = newValue
      }
    }
  }
}

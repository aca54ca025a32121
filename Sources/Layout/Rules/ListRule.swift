import Paravent

/// Groups of rows below each other; the list takes all it is offered, and its content's height where none is.
struct ListRule: LayoutRule {
  let chrome: ListChrome

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let width = proposal.width ?? children.reduce(0) { max($0, $1.sizeThatFits(.ideal).width) }
    let offer = Proposal(width: width, height: nil)
    var places: [Arrangement.Place] = []
    var height = 0.0
    for child in children {
      if !places.isEmpty { height += chrome.groupSpacing }
      places.append(Arrangement.Place(origin: LayoutPoint(x: 0, y: height), proposal: offer))
      height += child.sizeThatFits(offer).height
    }
    let size = LayoutSize(width: width, height: proposal.height ?? height)
    return Arrangement(size: size, places: places, of: children)
  }
}

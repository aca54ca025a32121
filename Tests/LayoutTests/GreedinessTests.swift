import Layout
import Paravent
import Testing

@Suite struct GreedinessTests {
  @Test(arguments: GreedinessCase.all)
  func `A view takes what it is offered on these axes`(item: GreedinessCase) {
    #expect(Greediness.preorder(of: item.node).first?.axes == item.axes)
  }

  @Test func `Nodes are in preorder, a background before the view`() {
    let behind = ResolvedNode(
      .wrapper(.background(ResolvedBackground(.view(image(resizable: true), .center))), text("")))
    let root = ResolvedNode(.stack(ResolvedStack(.horizontal(.center), children: [behind, spacer()])))
    let axes = Greediness.preorder(of: root).map(\.axes)
    #expect(axes == [.horizontal, [], .both, [], .horizontal])
  }

  @Test func `A section's header, rows and footer are in this order`() {
    let section = ResolvedSection(header: text(""), footer: divider(), children: [image(resizable: true)])
    let axes = Greediness.preorder(of: ResolvedNode(.section(section))).map(\.axes)
    #expect(axes == [.both, [], .both, .horizontal])
  }

  @Test func `An overlay stands after the view`() {
    let node = text("").wrapped(.overlay(image(resizable: true), .center))
    #expect(Greediness.preorder(of: node).map(\.axes) == [[], [], .both])
  }

  @Test func `Every node knows how many it is with all that it holds`() {
    let node = row([toggle(.switch), column([text(""), spacer()]), field])
    #expect(Greediness.preorder(of: node).map(\.nodeCount) == [7, 2, 1, 3, 1, 1, 1])
  }

  @Test(arguments: GreedinessCase.controls)
  func `A control or container takes what it is offered on these axes`(item: GreedinessCase) {
    #expect(Greediness.preorder(of: item.node).first?.axes == item.axes)
  }

  @Test func `A greatest width holds through padding`() {
    let node = text("").frame(maxWidth: 300).wrapped(.padding(EdgeInsets(leading: 8, trailing: 2)))
    #expect(Greediness.preorder(of: node).map(\.maxWidth) == [310, 300, .infinity])
  }

  @Test func `Spacers get nothing beside a view that takes all along the stack`() {
    let wide = text("").frame(maxWidth: .infinity)
    #expect(Greediness.preorder(of: row([spacer(), wide])).first?.starvesSpacers == true)
    #expect(Greediness.preorder(of: row([spacer(), text("")])).first?.starvesSpacers == false)
    #expect(Greediness.preorder(of: column([spacer(), wide])).first?.starvesSpacers == false)
  }
}

struct GreedinessCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let node: ResolvedNode
  let axes: Greediness.Axes

  init(_ name: String, _ node: ResolvedNode, _ axes: Greediness.Axes) {
    testDescription = name
    self.node = node
    self.axes = axes
  }
}

extension GreedinessCase {
  static let all = [
    GreedinessCase("text", text(""), []),
    GreedinessCase("picture", image(resizable: true), .both),
    GreedinessCase("spacer alone", spacer(), .both),
    GreedinessCase("divider alone", divider(), .horizontal),
    GreedinessCase("row of texts", row([text(""), text("")]), []),
    GreedinessCase("row with a spacer", row([text(""), spacer()]), .horizontal),
    GreedinessCase("row with a divider", row([text(""), divider()]), .vertical),
    GreedinessCase("column with a spacer", column([text(""), spacer()]), .vertical),
    GreedinessCase("column with a divider", column([text(""), divider()]), .horizontal),
    GreedinessCase("column with a row with a spacer", column([row([spacer()])]), .horizontal),
    GreedinessCase(
      "overlay stack", ResolvedNode(.overlayStack(ResolvedOverlayStack(children: [text(""), image(resizable: true)]))),
      .both),
    GreedinessCase("list", ResolvedNode(.list(ResolvedList(children: []))), .both),
    GreedinessCase("button", ResolvedNode(.button(ResolvedButton(actions: [], label: row([spacer()])))), .horizontal),
    GreedinessCase("fixed width", image(resizable: true).frame(width: 10), .vertical),
    GreedinessCase("fixed width and height", image(resizable: true).frame(width: 10, height: 10), []),
    GreedinessCase("ratio", image(resizable: true).aspectRatio(nil, .fit), .both),
    GreedinessCase("ratio in a fixed height", image(resizable: true).aspectRatio(nil, .fit).frame(height: 75), []),
    GreedinessCase(
      "ratio of a filling picture in a fixed height", image(resizable: true).aspectRatio(nil, .fill).frame(height: 75),
      .horizontal),
    GreedinessCase(
      "ratio in a row in a fixed height",
      row([text(""), image(resizable: true).aspectRatio(nil, .fit)]).frame(height: 75), []),
    GreedinessCase("infinite width", text("").frame(maxWidth: .infinity), .horizontal),
    GreedinessCase("infinite width in a fixed one", text("").frame(maxWidth: .infinity).frame(width: 5), []),
    GreedinessCase("spacer through padding", row([spacer().wrapped(.padding(EdgeInsets()))]), .horizontal),
  ]
}

extension Greediness.Axes {
  static let both: Greediness.Axes = [.horizontal, .vertical]
}

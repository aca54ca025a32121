import Layout
import Paravent

extension GreedinessCase {
  static let controls = [
    GreedinessCase("switch", toggle(.switch), .horizontal),
    GreedinessCase("check box", toggle(.checkbox), []),
    GreedinessCase("toggle of a style's own", toggle(.custom, row([spacer()])), .horizontal),
    GreedinessCase("field", field, .horizontal),
    GreedinessCase("menu", picker(.menu), []),
    GreedinessCase("segments", picker(.segmented), .horizontal),
    GreedinessCase("bar", progress(.linear), .horizontal),
    GreedinessCase("ring", progress(.circular), []),
    GreedinessCase("link", ResolvedNode(.link(ResolvedLink(destination: nil, label: spacer()))), .both),
    GreedinessCase("shape", shape, .both),
    GreedinessCase("scroll view", scroll(.vertical), .both),
    GreedinessCase("scroll view across", scroll(.horizontal), .horizontal),
    GreedinessCase("grid of texts", grid([text(""), text("")]), []),
    GreedinessCase("grid with a field", grid([text(""), field]), .horizontal),
    GreedinessCase("title", ResolvedNode(.navigation(ResolvedNavigation(title: nil, content: text("")))), .both),
    GreedinessCase("choice", ResolvedNode(.fits(ResolvedFits(choices: [text(""), field]))), .horizontal),
    GreedinessCase("offset", field.wrapped(.offset(x: 1, y: 1)), .horizontal),
    GreedinessCase("priority", field.wrapped(.layoutPriority(1)), .horizontal),
    GreedinessCase("hidden", field.wrapped(.hidden), .horizontal),
    GreedinessCase("overlay", text("").wrapped(.overlay(shape, .center)), []),
    GreedinessCase("sheet", text("").wrapped(.sheet(ResolvedSheet(content: shape))), []),
    GreedinessCase("ideal size", shape.wrapped(.fixedSize([.horizontal, .vertical])), []),
    GreedinessCase("ideal height", shape.wrapped(.fixedSize(.vertical)), .horizontal),
  ]
}

private let color = ResolvedColor(light: RGBA(0), dark: RGBA(0))

let shape = ResolvedNode(.shape(ResolvedShape(.circle, paint: .fill(color))))

let field = ResolvedNode(
  .field(
    ResolvedField(
      label: "", text: "",
      style: ResolvedTextStyle(font: ResolvedFont(textStyle: .body, size: 17, weight: .regular), color: color))))

func toggle(_ appearance: ToggleAppearance, _ label: ResolvedNode = text("")) -> ResolvedNode {
  ResolvedNode(.toggle(ResolvedToggle(isOn: true, appearance: appearance, tint: color, label: label)))
}

func picker(_ appearance: PickerAppearance) -> ResolvedNode {
  ResolvedNode(
    .picker(ResolvedPicker(label: text(""), options: [], selection: nil, appearance: appearance, tint: color)))
}

func progress(_ appearance: ProgressAppearance) -> ResolvedNode {
  ResolvedNode(.progress(ResolvedProgress(fraction: nil, appearance: appearance, tint: color)))
}

func scroll(_ axes: AxisSet) -> ResolvedNode {
  ResolvedNode(.scroll(ResolvedScroll(axes: axes, content: text(""))))
}

func grid(_ cells: [ResolvedNode]) -> ResolvedNode {
  ResolvedNode(.grid(ResolvedGrid(rows: [ResolvedGrid.Row(cells: cells)])))
}

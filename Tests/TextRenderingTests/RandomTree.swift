import Paravent

/// Makes trees that look arbitrary and are the same on every run.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }
}

extension RandomTree: RandomNumberGenerator {
  /// SplitMix64, by Sebastiano Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension RandomTree {
  mutating func tree() -> ResolvedTree {
    var tree = ResolvedTree(root: view(depth: 3))
    tree.layoutDirection = pick([.leftToRight, .rightToLeft])
    return tree
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  private mutating func length() -> Double {
    pick([-8, 0, 1, 4, 8, 16, 40, 75, 400])
  }

  private mutating func words() -> String {
    let words = [
      "a", "word", "  two  spaces", "extraordinarily-long-compound", "日本語の文", "👩🏽‍🌾", "e\u{301}", "\u{1B}[31m", "\t", "\n",
      "\u{202E}abc", "\u{7}", "–", "\u{9B}2J", "قلم", "🇦🇹", "\u{200B}",
    ]
    return (0...Int.random(in: 0...5, using: &self)).map { _ in pick(words) }.joined(separator: " ")
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: pick(HorizontalAlignment.allCases), vertical: pick(VerticalAlignment.allCases))
  }

  private mutating func children(depth: Int) -> [ResolvedNode] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in view(depth: depth - 1) }
  }

  private mutating func view(depth: Int) -> ResolvedNode {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<16, using: &self) {
    case 0, 1:
      let direction = ResolvedStack.Direction.horizontal(pick(VerticalAlignment.allCases))
      return ResolvedNode(
        .stack(ResolvedStack(direction, spacing: pick([nil, 0, 10]), children: children(depth: depth))))
    case 2, 3:
      let direction = ResolvedStack.Direction.vertical(pick(HorizontalAlignment.allCases))
      return ResolvedNode(
        .stack(ResolvedStack(direction, spacing: pick([nil, 0, 20]), children: children(depth: depth))))
    case 4:
      return ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment(), children: children(depth: depth))))
    case 5:
      let appearance = pick(ListAppearance.allCases)
      return ResolvedNode(.list(ResolvedList(appearance: appearance, children: children(depth: depth))))
    case 6:
      return ResolvedNode(
        .section(ResolvedSection(header: leaf(), footer: leaf(), children: children(depth: depth))))
    case 7:
      return .button(
        view(depth: depth - 1), pick(ButtonAppearance.allCases), role: pick([nil, .destructive]),
        enabled: pick([true, false]), actions: [.openURL("https://example.org/\u{1B}" + words())])
    case 8: return leaf()
    case 9, 10, 11: return control(label: view(depth: depth - 1))
    case 12: return container(depth: depth)
    default: return view(depth: depth - 1).wrapped(wrapper(depth: depth))
    }
  }

  private mutating func leaf() -> ResolvedNode {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: .spacer
    case 1: .divider
    case 2: .image(words(), resizable: pick([true, false]))
    case 3: .symbol(pick(["square", "no.such.symbol\u{1B}"]), resizable: pick([true, false]))
    case 4:
      ResolvedNode(.shape(ResolvedShape(pick([.rectangle, .circle, .capsule]), paint: paint())))
    case 5: .field(pick(["", words()]), words(), prompt: words(), secure: pick([true, false]))
    default: text()
    }
  }

  private mutating func wrapper(depth: Int) -> ResolvedWrapper {
    let color = pick([ResolvedColor.red, .blue])
    switch Int.random(in: 0..<16, using: &self) {
    case 0: return .padding(EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 1:
      return .frame(
        ResolvedFrame(width: pick([nil, length()]), height: pick([nil, length()]), alignment: alignment()))
    case 2:
      var frame = ResolvedFlexibleFrame()
      (frame.minWidth, frame.maxWidth) = (pick([nil, length()]), pick([nil, length(), .infinity]))
      (frame.idealWidth, frame.maxHeight) = (pick([nil, length()]), pick([nil, length(), .infinity]))
      return .flexibleFrame(frame)
    case 3: return .background(ResolvedBackground(.color(color, pick([.rectangle, .capsule]))))
    case 4: return .background(ResolvedBackground(.view(view(depth: depth - 1), alignment())))
    case 5: return .border(ResolvedBorder(color: color, width: 1))
    case 6: return .clip(pick([.rectangle, .circle]))
    case 7: return .aspectRatio(pick([nil, 0, 0.5, 3, .infinity]), pick(ContentMode.allCases))
    case 8: return .overlay(view(depth: depth - 1), alignment())
    case 9: return .offset(x: length(), y: length())
    case 10: return .fixedSize(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    case 11: return .layoutPriority(pick([-1, 0, 0.5, 1, .infinity, -.infinity]))
    case 12: return surroundings()
    case 13: return pick([.hidden, .shadow(ResolvedShadow(color: color, radius: 4))])
    case 14: return .sheet(ResolvedSheet(content: view(depth: depth - 1)))
    default: return pick([.opacity(0.5), .opacity(0), .tap(ResolvedTap(actions: [], isEnabled: true))])
    }
  }
}

extension RandomTree {
  private mutating func paint() -> ResolvedShape.Paint {
    pick([.fill(.blue), .fill(.red), .stroke(.blue, lineWidth: 1, isInside: true)])
  }

  private mutating func text() -> ResolvedNode {
    var text = ResolvedText(
      runs: [ResolvedRun(.text(words()), style: pick([.body, .headline]))], lineLimit: pick([nil, nil, 1, 2]))
    text.alignment = pick(TextAlignment.allCases)
    text.truncation = pick(TruncationMode.allCases)
    text.isRedacted = Int.random(in: 0..<8, using: &self) == 0
    return ResolvedNode(.text(text))
  }

  private mutating func surroundings() -> ResolvedWrapper {
    var surroundings = ResolvedSurroundings()
    surroundings.layoutDirection = pick([nil, .leftToRight, .rightToLeft])
    surroundings.colorScheme = pick([nil, .light, .dark])
    return .surroundings(surroundings)
  }

  private mutating func control(label: ResolvedNode) -> ResolvedNode {
    let isEnabled = pick([true, false])
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .link(label, to: pick([nil, words()]), kind: pick([.url, .navigation]), enabled: isEnabled)
    case 1: return .toggle(label, isOn: pick([true, false]), pick(ToggleAppearance.allCases), enabled: isEnabled)
    case 2:
      return .picker(
        pick(["", words()]), pick(PickerAppearance.allCases), selection: pick([nil, "A", "C"]), enabled: isEnabled,
        options: [label, leaf()])
    default:
      let fraction = pick([nil, 0, 0.4, 1, -.infinity, .nan])
      return .progress(
        fraction, pick([nil, label]), value: pick([nil, leaf()]), as: pick(ProgressAppearance.allCases))
    }
  }

  private mutating func container(depth: Int) -> ResolvedNode {
    let axes = pick([AxisSet.horizontal, .vertical, [.horizontal, .vertical], []])
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .scroll(axes, view(depth: depth - 1))
    case 1: return .navigation(pick([nil, words()]), view(depth: depth - 1))
    case 2: return ResolvedNode(.fits(ResolvedFits(axes: axes, choices: children(depth: depth))))
    default:
      let rows = (0..<Int.random(in: 0...3, using: &self)).map { _ in
        ResolvedGrid.Row(
          alignment: pick([nil, .top, .firstTextBaseline]), cells: children(depth: depth - 1),
          spansColumns: pick([true, false, false]))
      }
      return ResolvedNode(
        .grid(
          ResolvedGrid(
            alignment: alignment(), horizontalSpacing: pick([nil, length()]), verticalSpacing: pick([nil, length()]),
            rows: rows)))
    }
  }
}

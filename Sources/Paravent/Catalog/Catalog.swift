/// Every component and modifier of the engine; the decoder, the schema and the documentation follow from it.
package enum Catalog {}

extension Catalog {
  /// The components, in the order of the documentation.
  package static let components: [ComponentEntry] = [
    ComponentEntry(TextView.self),
    ComponentEntry(ImageView.self),
    ComponentEntry(LabelView.self),
    ComponentEntry(ButtonView.self),
    ComponentEntry(HStackView.self),
    ComponentEntry(VStackView.self),
    ComponentEntry(SpacerView.self),
    ComponentEntry(DividerView.self),
    ComponentEntry(GroupView.self),
    ComponentEntry(ListView.self),
    ComponentEntry(SectionView.self),
    ComponentEntry(EmptyView.self),
  ]

  /// The modifiers, in the order of the documentation.
  package static let modifiers: [ModifierEntry] = [
    ModifierEntry(FontModifier.self),
    ModifierEntry(FontWeightModifier.self),
    ModifierEntry(BoldModifier.self),
    ModifierEntry(ItalicModifier.self),
    ModifierEntry(ForegroundStyleModifier.self),
    ModifierEntry(ForegroundColorModifier.self),
    ModifierEntry(DefaultForegroundStyleModifier.self),
    ModifierEntry(LineLimitModifier.self),
    ModifierEntry(ImageScaleModifier.self),
    ModifierEntry(DisabledModifier.self),
    ModifierEntry(ButtonStyleModifier.self),
    ModifierEntry(LabelStyleModifier.self),
    ModifierEntry(PaddingModifier.self),
    ModifierEntry(FrameModifier.self),
    ModifierEntry(BackgroundModifier.self),
    ModifierEntry(BorderModifier.self),
    ModifierEntry(ClipShapeModifier.self),
    ModifierEntry(AspectRatioModifier.self),
    ModifierEntry(OpacityModifier.self),
    ModifierEntry(OnTapGestureModifier.self),
    ModifierEntry(ResizableModifier.self),
    ModifierEntry(AccessibilityLabelModifier.self),
    ModifierEntry(AccessibilityHiddenModifier.self),
  ]

  /// Returns the component of a name.
  static func component(named name: String) -> ComponentEntry? {
    componentPositions[name].map { components[$0] }
  }

  /// Returns the modifier of a name.
  static func modifier(named name: String) -> ModifierEntry? {
    modifierPositions[name].map { modifiers[$0] }
  }

  private static let componentPositions = positions(of: components.map(\.name))
  private static let modifierPositions = positions(of: modifiers.map(\.name))

  private static func positions(of names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }
}

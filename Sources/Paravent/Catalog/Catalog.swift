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
    ComponentEntry(ZStackView.self),
    ComponentEntry(ScrollView.self),
    ComponentEntry(GridView.self),
    ComponentEntry(GridRowView.self),
    ComponentEntry(NavigationStackView.self),
    ComponentEntry(FormView.self),
    ComponentEntry(LabeledContentView.self),
    ComponentEntry(ToggleView.self),
    ComponentEntry(TextFieldView.self),
    ComponentEntry(SecureFieldView.self),
    ComponentEntry(PickerView.self),
    ComponentEntry(ProgressView.self),
    ComponentEntry(LinkView.self),
    ComponentEntry(NavigationLinkView.self),
    ComponentEntry(AsyncImageView.self),
    ComponentEntry(ColorView.self),
    ComponentEntry(CircleView.self),
    ComponentEntry(CapsuleView.self),
    ComponentEntry(EllipseView.self),
    ComponentEntry(RectangleView.self),
    ComponentEntry(RoundedRectangleView.self),
    ComponentEntry(ViewThatFitsView.self),
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
    ModifierEntry(styleOf: .button),
    ModifierEntry(styleOf: .label),
    ModifierEntry(PaddingModifier.self),
    ModifierEntry(FrameModifier.self),
    ModifierEntry(BackgroundModifier.self),
    ModifierEntry(BorderModifier.self),
    ModifierEntry(ClipShapeModifier.self),
    ModifierEntry(AspectRatioModifier.self),
    ModifierEntry(OpacityModifier.self),
    ModifierEntry(OnTapGestureModifier.self),
    ModifierEntry(ResizableModifier.self),
    ModifierEntry(RenderingModeModifier.self),
    ModifierEntry(AccessibilityLabelModifier.self),
    ModifierEntry(AccessibilityHiddenModifier.self),
    ModifierEntry(UnderlineModifier.self),
    ModifierEntry(StrikethroughModifier.self),
    ModifierEntry(TintModifier.self),
    ModifierEntry(MultilineTextAlignmentModifier.self),
    ModifierEntry(TruncationModeModifier.self),
    ModifierEntry(TextCaseModifier.self),
    ModifierEntry(RedactedModifier.self),
    ModifierEntry(PrivacySensitiveModifier.self),
    ModifierEntry(styleOf: .toggle),
    ModifierEntry(styleOf: .list),
    ModifierEntry(styleOf: .textField),
    ModifierEntry(styleOf: .picker),
    ModifierEntry(styleOf: .progressView),
    ModifierEntry(EnvironmentModifier.self),
    ModifierEntry(OverlayModifier.self),
    ModifierEntry(SheetModifier.self),
    ModifierEntry(CornerRadiusModifier.self),
    ModifierEntry(ShadowModifier.self),
    ModifierEntry(OffsetModifier.self),
    ModifierEntry(HiddenModifier.self),
    ModifierEntry(LayoutPriorityModifier.self),
    ModifierEntry(FixedSizeModifier.self),
    ModifierEntry(ZIndexModifier.self),
    ModifierEntry(ContentShapeModifier.self),
    ModifierEntry(FillModifier.self),
    ModifierEntry(StrokeModifier.self),
    ModifierEntry(StrokeBorderModifier.self),
    ModifierEntry(BadgeModifier.self),
    ModifierEntry(TagModifier.self),
    ModifierEntry(NavigationTitleModifier.self),
    ModifierEntry(AccessibilityHintModifier.self),
    ModifierEntry(AccessibilityValueModifier.self),
    ModifierEntry(AccessibilityIdentifierModifier.self),
    ModifierEntry(AccessibilityHeadingModifier.self),
    ModifierEntry(AccessibilityAddTraitsModifier.self),
    ModifierEntry(AccessibilityElementModifier.self),
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

package import Expressions

/// A modifier that authors name in JSON; it is one of the kinds below.
package protocol Modifier: NamedDeclaration {
  /// What to write instead, where the modifier is deprecated.
  static var replacement: String? { get }
  /// Whether the modifier may only stand in style bodies.
  static var isForStyleBodies: Bool { get }
  /// Whether the modifier belongs to images and stands before all others.
  static var isForImages: Bool { get }
  /// Whether the modifier belongs to shapes and stands before all others.
  static var isForShapes: Bool { get }
  /// Whether the modifier may be applied to a run inside a Text.
  static var isForRuns: Bool { get }
  /// The modifier as a step that the resolver takes.
  var step: ModifierStep { get }
}

extension Modifier {
  package static var replacement: String? { nil }
  package static var isForStyleBodies: Bool { false }
  package static var isForImages: Bool { false }
  package static var isForShapes: Bool { false }
  package static var isForRuns: Bool { false }
}

/// A modifier that writes the environment of the view that it is applied to.
package protocol InheritedModifier: Modifier {
  /// Writes its value.
  func write(to environment: inout Environment)
}

extension InheritedModifier {
  package var step: ModifierStep { .environment(self) }
}

/// A modifier of the environment that may also be applied to a run inside a Text.
package protocol RunModifier: InheritedModifier {}

extension RunModifier {
  package static var isForRuns: Bool { true }
}

/// A modifier that wraps the view in a primitive with one child.
package protocol WrappingModifier: Modifier {
  /// Returns the wrapper, in the environment of the place where the modifier stands; `nil` where it changes nothing.
  func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper?

  /// Writes what the view inherits of it, if anything.
  func write(to environment: inout Environment)
}

extension WrappingModifier {
  package func write(to environment: inout Environment) {}
  package var step: ModifierStep { .wrapping(self) }
}

/// A modifier of images only, which stands before all others.
package protocol ImageModifier: Modifier {
  /// Changes a picture.
  func apply(to image: inout ResolvedImage)
  /// Changes a symbol.
  func apply(to symbol: inout ResolvedSymbol)
}

extension ImageModifier {
  package static var isForImages: Bool { true }
  package var step: ModifierStep { .image(self) }
}

/// A modifier of shapes only, which stands before all others.
package protocol ShapeModifier: Modifier {
  /// Changes how a shape is painted, in the environment of the shape.
  func apply(to shape: inout ResolvedShape, in environment: Environment)
}

extension ShapeModifier {
  package static var isForShapes: Bool { true }
  package var step: ModifierStep { .shape(self) }
}

/// A modifier that puts the view together with others.
package protocol ComposingModifier: Modifier {
  /// Returns the view with what the modifier adds, in the environment of the place where it stands.
  func composed(_ node: ResolvedNode, in environment: Environment) -> ResolvedNode
}

extension ComposingModifier {
  package var step: ModifierStep { .composing(self) }
}

/// A modifier that says what assistive technology hears of a view.
package protocol AttributeModifier: Modifier {
  /// Whether it tells what a view holds, so that it is left out where that is private.
  static var tellsContent: Bool { get }

  /// Returns the attributes with its own set.
  func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes
}

extension AttributeModifier {
  package static var tellsContent: Bool { false }
  package var step: ModifierStep { .attribute(self) }
}

/// A decoded modifier, by what the resolver does with it.
package indirect enum ModifierStep: Sendable {
  case environment(any InheritedModifier)
  case wrapping(any WrappingModifier)
  case image(any ImageModifier)
  case shape(any ShapeModifier)
  case attribute(any AttributeModifier)
  case composing(any ComposingModifier)
  /// Sets the style of a family.
  case style(StyleFamily, StyleHandle)
  /// Writes a declared key of the environment.
  case value(EnvironmentKey, CELValue)
  /// Changes the view by a host's own code.
  case host(HostModifier)
  case form(ControlForm<[ModifierStep]>)
  case template(any ModifierTemplate)
}

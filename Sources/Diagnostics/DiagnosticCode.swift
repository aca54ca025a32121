/// The stable, kebab-case name of a kind of fault; scripts and configuration may rely on it.
public enum DiagnosticCode: String, Sendable, CaseIterable, Comparable {
  // What the parser refuses.
  case syntax
  case duplicateKey = "duplicate-key"
  case numberOutOfRange = "number-out-of-range"

  // Limits.
  case tooLarge = "too-large"
  case tooDeep = "too-deep"
  case tooManyNodes = "too-many-nodes"
  case tooManyModifiers = "too-many-modifiers"
  case tooManyLevels = "too-many-levels"
  case tooComplex = "too-complex"

  // What the document is.
  case unsupportedFormat = "unsupported-format"
  case unknownDocument = "unknown-document"

  // Names that nothing declares.
  case unknownView = "unknown-view"
  case unknownModifier = "unknown-modifier"
  case unknownKey = "unknown-key"
  case unknownStyle = "unknown-style"
  case unknownValue = "unknown-value"
  case unknownName = "unknown-name"
  case unknownHandler = "unknown-handler"
  case unknownSymbol = "unknown-symbol"
  case unknownImage = "unknown-image"

  // Values that do not fit.
  case wrongType = "wrong-type"
  case outOfRange = "out-of-range"
  case wrongFormat = "wrong-format"
  case duplicateValue = "duplicate-value"
  case forbiddenValue = "forbidden-value"
  case missingValue = "missing-value"
  case exclusiveKeys = "exclusive-keys"
  case misplacedModifier = "misplaced-modifier"
  case duplicateID = "duplicate-id"
  case reservedName = "reserved-name"
  case styleRecursion = "style-recursion"
  case nameCollision = "name-collision"
  case cycle
  case expression
  case absent

  // What works but is probably not meant.
  case deprecated
  case unused
  case shadowedName = "shadowed-name"
  case blockedURL = "blocked-url"
  case viewAsText = "design-view-as-text"
  case nestedControl = "design-nested-control"

  // What some readers cannot see, hear or hit.
  case imageText = "a11y-image-text"
  case controlLabel = "a11y-control-label"
  case contrast = "a11y-contrast"
  case tapTarget = "a11y-tap-target"
}

extension DiagnosticCode {
  /// Orders codes by name.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.rawValue < right.rawValue
  }
}

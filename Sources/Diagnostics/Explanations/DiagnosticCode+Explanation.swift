extension DiagnosticCode {
  /// What the code means.
  package var explanation: DiagnosticExplanation {
    switch self {
    case .syntax: .syntax
    case .duplicateKey: .duplicateKey
    case .numberOutOfRange: .numberOutOfRange
    case .tooLarge: .tooLarge
    case .tooDeep: .tooDeep
    case .tooManyNodes: .tooManyNodes
    case .tooManyModifiers: .tooManyModifiers
    case .tooManyLevels: .tooManyLevels
    case .tooComplex: .tooComplex
    case .unsupportedFormat: .unsupportedFormat
    case .unknownDocument: .unknownDocument
    case .unknownView: .unknownView
    case .unknownModifier: .unknownModifier
    case .unknownKey: .unknownKey
    case .unknownStyle: .unknownStyle
    case .unknownValue: .unknownValue
    case .unknownName: .unknownName
    case .unknownHandler: .unknownHandler
    case .unknownSymbol: .unknownSymbol
    case .unknownImage: .unknownImage
    case .wrongType: .wrongType
    case .outOfRange: .outOfRange
    case .wrongFormat: .wrongFormat
    case .duplicateValue: .duplicateValue
    case .forbiddenValue: .forbiddenValue
    case .missingValue: .missingValue
    case .exclusiveKeys: .exclusiveKeys
    case .misplacedModifier: .misplacedModifier
    case .duplicateID: .duplicateID
    case .reservedName: .reservedName
    case .styleRecursion: .styleRecursion
    case .nameCollision: .nameCollision
    case .cycle: .cycle
    case .expression: .expression
    case .absent: .absent
    case .deprecated: .deprecated
    case .unused: .unused
    case .shadowedName: .shadowedName
    case .blockedURL: .blockedURL
    case .viewAsText: .viewAsText
    case .nestedControl: .nestedControl
    case .imageText: .imageText
    case .controlLabel: .controlLabel
    case .contrast: .contrast
    case .tapTarget: .tapTarget
    }
  }
}

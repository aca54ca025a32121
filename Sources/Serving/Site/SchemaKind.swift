internal import Paravent

/// The schemas that are served, by the names of their files.
enum SchemaKind: String, Sendable, CaseIterable {
  case screen = "screen.schema.json"
  case designSystem = "design-system.schema.json"
  case resolved = "resolved.schema.json"
}

extension SchemaKind {
  /// Returns the schema with the design systems of a site in it.
  func json(of site: Site) -> [UInt8] {
    let (namespace, _) = site.systems.namespace(using: site.linked.names)
    return switch self {
    case .screen: DocumentSchema.screen(namespace).json()
    case .designSystem: DocumentSchema.designSystem(namespace).json()
    case .resolved: DocumentSchema.resolved().json()
    }
  }
}

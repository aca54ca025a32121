package import JSON

/// Finds the documents that a schema refers to, by their absolute URI without a fragment.
///
/// It returns `nil` where there is no such document. The engine itself never reads a file or a network.
package typealias SchemaResolver = (_ identifier: String) -> JSONDocument?

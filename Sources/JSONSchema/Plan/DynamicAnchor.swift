/// The name of a dynamic anchor in a resource.
struct DynamicAnchor: Sendable, Hashable {
  let name: Int32
  let resource: Int32
}

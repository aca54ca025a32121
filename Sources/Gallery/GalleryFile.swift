/// A file of the gallery.
package struct GalleryFile: Sendable {
  /// The path below the gallery's folder, of ASCII letters, digits, hyphens, dots and slashes.
  package let path: String
  /// What the file holds.
  package let bytes: [UInt8]
}

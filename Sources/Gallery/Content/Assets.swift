internal import CAssets

/// The files inside the product that the gallery is made with.
enum Assets {}

extension Assets {
  static let styleSheetPath = "gallery.css"
  static let boatPath = "assets/boat.svg"
  static let landscapePath = "assets/landscape.svg"

  static let styleSheet = bytes(paravent_gallery_style_sheet(), paravent_gallery_style_sheet_size())
  static let boat = bytes(paravent_boat(), paravent_boat_size())
  static let landscape = bytes(paravent_landscape(), paravent_landscape_size())
  static let examples = bytes(paravent_examples(), paravent_examples_size())

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}

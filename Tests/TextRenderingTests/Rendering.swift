import Paravent
import TextRendering

/// Returns a view's text without the last line break.
func lines(
  of view: ResolvedNode?, width: Int = 40, rightToLeft: Bool = false, options: TextOptions? = nil
) -> String {
  var tree = ResolvedTree(root: view)
  tree.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  let bytes = TextRenderer(options: options ?? TextOptions(width: width)).render(tree)
  return String(decoding: bytes.dropLast(), as: UTF8.self)
}

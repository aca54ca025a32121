/// What authors write from the habit of other systems, and what it is called here.
enum Habits {}

extension Habits {
  /// Names of values.
  private static let values = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "fullWidth": "infinity", "inf": "infinity", "semiBold": "semibold", "normal": "regular", "grey": "gray",
  ]

  /// Keys of objects.
  private static let keys = [
    "text": ["content", "title"], "value": ["content", "text"], "label": ["title"], "title": ["header", "content"],
    "name": ["title", "systemName"], "url": ["name", "destination", "openURL"], "src": ["name", "url"],
    "href": ["destination", "openURL"], "link": ["openURL", "destination"], "args": ["arguments"],
    "params": ["arguments", "parameters"], "payload": ["arguments"], "children": ["content"], "idx": ["index"],
    "size": ["system"], "do": ["content", "then", "in"], "icon": ["systemImage"], "views": ["children"],
    "content": ["children", "body"],
    "items": ["children"], "body": ["children"], "rows": ["children"], "onTap": ["action"], "onPress": ["action"],
    "style": ["modifiers"], "type": ["view"], "gap": ["spacing"], "placeholder": ["prompt"], "to": ["destination"],
  ]

  /// Views.
  private static let views = [
    "LazyVStack": "VStack", "LazyHStack": "HStack", "NavigationView": "NavigationStack", "TextEditor": "TextField",
    "Row": "HStack", "Column": "VStack", "Stack": "VStack", "Switch": "Toggle", "Checkbox": "Toggle",
    "Input": "TextField", "Heading": "Text", "Paragraph": "Text", "Box": "ZStack", "View": "Group", "Icon": "Image",
    "Select": "Picker", "ForEach": "$forEach", "If": "$if", "Anchor": "Link", "Table": "Grid", "Separator": "Divider",
    "LazyVGrid": "Grid", "LazyHGrid": "Grid", "TextView": "Text", "UILabel": "Label", "UIButton": "Button",
  ]

  /// Modifiers.
  private static let modifiers = [
    "scaledToFit": "aspectRatio", "scaledToFill": "aspectRatio", "color": "foregroundStyle", "margin": "padding",
    "width": "frame", "height": "frame", "size": "frame", "weight": "fontWeight", "onTap": "onTapGesture",
    "onClick": "onTapGesture", "backgroundColor": "background", "rounded": "cornerRadius", "visible": "hidden",
    "alert": "sheet", "confirmationDialog": "sheet", "popover": "sheet", "fullScreenCover": "sheet",
  ]

  /// Returns the value that is meant by a name, which may be written as Swift does: `.leading`, `Color.red`.
  static func value(for name: String, among names: [String]) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last != name, names.contains(last) { return last }
    return values[last].flatMap { names.contains($0) ? $0 : nil }
  }

  /// Returns the key that is meant by one, among those that an object knows.
  static func key(for name: String, among names: [String]) -> String? {
    keys[name]?.first { names.contains($0) }
  }

  /// Returns the view that is meant by a name.
  static func view(for name: String) -> String? { views[name] }

  /// Returns the modifier that is meant by a name.
  static func modifier(for name: String) -> String? { modifiers[name] }
}

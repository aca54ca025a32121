/// Tags what belongs to buttons.
package enum ButtonFamily: StyleFamilyTag {
  package static var family: StyleFamily { .button }
}

/// Tags what belongs to labels.
package enum LabelFamily: StyleFamilyTag {
  package static var family: StyleFamily { .label }
}

/// Tags what belongs to toggles.
package enum ToggleFamily: StyleFamilyTag {
  package static var family: StyleFamily { .toggle }
}

/// Tags what belongs to lists.
package enum ListFamily: StyleFamilyTag {
  package static var family: StyleFamily { .list }
}

/// Tags what belongs to text fields.
package enum TextFieldFamily: StyleFamilyTag {
  package static var family: StyleFamily { .textField }
}

/// Tags what belongs to pickers.
package enum PickerFamily: StyleFamilyTag {
  package static var family: StyleFamily { .picker }
}

/// Tags what belongs to progress views.
package enum ProgressViewFamily: StyleFamilyTag {
  package static var family: StyleFamily { .progressView }
}

/// Tags what belongs to details.
package enum DetailFamily: StyleFamilyTag {
  package static var family: StyleFamily { .detail }
}

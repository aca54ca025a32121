/// The names of Unicode's general categories, of which PCRE2 knows the short ones.
enum ScriptProperty {}

extension ScriptProperty {
  /// From https://tc39.es/ecma262/#table-unicode-general-category-values.
  static let shortNames = [
    "Cased_Letter": "L&", "LC": "L&", "Close_Punctuation": "Pe", "Connector_Punctuation": "Pc", "Control": "Cc",
    "cntrl": "Cc", "Currency_Symbol": "Sc", "Dash_Punctuation": "Pd", "Decimal_Number": "Nd", "digit": "Nd",
    "Enclosing_Mark": "Me", "Final_Punctuation": "Pf", "Format": "Cf", "Initial_Punctuation": "Pi", "Letter": "L",
    "Letter_Number": "Nl", "Line_Separator": "Zl", "Lowercase_Letter": "Ll", "Mark": "M", "Combining_Mark": "M",
    "Math_Symbol": "Sm", "Modifier_Letter": "Lm", "Modifier_Symbol": "Sk", "Nonspacing_Mark": "Mn", "Number": "N",
    "Open_Punctuation": "Ps", "Other": "C", "Other_Letter": "Lo", "Other_Number": "No", "Other_Punctuation": "Po",
    "Other_Symbol": "So", "Paragraph_Separator": "Zp", "Private_Use": "Co", "Punctuation": "P", "punct": "P",
    "Separator": "Z", "Space_Separator": "Zs", "Spacing_Mark": "Mc", "Surrogate": "Cs", "Symbol": "S",
    "Titlecase_Letter": "Lt", "Unassigned": "Cn", "Uppercase_Letter": "Lu",
  ]
}

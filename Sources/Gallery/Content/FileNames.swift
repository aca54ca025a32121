/// Names of files in one folder, each once, also where the file system does not tell capitals from small letters.
struct FileNames {
  /// The names that are taken, in small letters: those that no file may have on Windows, and the folder's own page.
  private var taken: Set<String> = [
    "index", "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
    "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]
  /// The most characters taken from a name.
  private static let limit = 64
}

extension FileNames {
  /// Returns a name, without an ending, for something that may be called anything.
  ///
  /// Letters and digits of ASCII stay, any other character becomes a hyphen or, outside of ASCII, its code.
  mutating func name(for title: String) -> String {
    let words = title.unicodeScalars.prefix(Self.limit).map { scalar in
      if scalar.properties.isASCIIHexDigit || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        return String(scalar)
      }
      return scalar.isASCII ? "-" : "u" + String(scalar.value, radix: 16)
    }
    let base = String(words.joined().prefix(Self.limit))
    let start = base.contains { $0 != "-" } ? base : "unnamed"
    var name = start
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(start)-\(number)"
      number += 1
    }
    return name
  }
}

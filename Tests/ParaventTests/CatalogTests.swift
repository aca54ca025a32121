import Glibc
import Paravent
import Testing

@Suite struct CatalogTests {
  /// The names of the Swift files of a folder of the engine that declare something of a suffix.
  private func files(in folder: String, endingIn suffix: String) -> Set<String> {
    let path =
      "\(#filePath.prefix(#filePath.count - "Tests/ParaventTests/CatalogTests.swift".count))Sources/Paravent/\(folder)"
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: Set<String> = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix("\(suffix).swift") { names.insert(String(name.dropLast(suffix.count + 6))) }
    }
    return names
  }

  @Test("Every component's file is in the catalogue")
  func components() {
    let declared = Set(Catalog.components.map { $0.name.hasSuffix("View") ? String($0.name.dropLast(4)) : $0.name })
    #expect(files(in: "Components", endingIn: "View") == declared)
  }

  @Test("Every modifier's file is in the catalogue")
  func modifiers() {
    // The modifiers that set styles follow from the style families.
    let styles = Set(StyleFamily.builtIn.map { "\($0.name)Style" })
    let declared = Set(
      Catalog.modifiers.filter { !styles.contains($0.name) }.map {
        $0.name.prefix(1).uppercased() + $0.name.dropFirst()
      })
    #expect(files(in: "Modifiers", endingIn: "Modifier") == declared)
  }

  @Test("Names are unique, and every declaration says what it does")
  func names() {
    #expect(Set(Catalog.components.map(\.name)).count == Catalog.components.count)
    #expect(Set(Catalog.modifiers.map(\.name)).count == Catalog.modifiers.count)
    let summaries =
      Catalog.components.map(\.summary) + Catalog.modifiers.map(\.summary)
      + Catalog.components.flatMap(\.properties).map(\.summary) + Catalog.modifiers.flatMap(\.arguments).map(\.summary)
    #expect(summaries.filter { !$0.hasSuffix(".") } == [])
  }
}

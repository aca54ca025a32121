import Gallery
import Paravent
import Testing

@Suite struct PageTests {
  @Test("Every view, modifier and style family of the engine has a page of its own")
  func presence() {
    for name in Catalog.components.map(\.name) {
      #expect(Site.engine["views/\(name).html"]?.contains("<h1>\(name)</h1>") == true)
    }
    for name in Catalog.modifiers.map(\.name) {
      #expect(Site.engine["modifiers/\(name).html"]?.contains("<h1>\(name)</h1>") == true)
    }
    for name in StyleFamily.builtIn.map(\.name) {
      #expect(Site.engine["styles/\(name).html"]?.contains("<h1>\(name) styles</h1>") == true)
    }
    #expect(Site.engine["systems/standard/components/AvatarView.html"] != nil)
  }

  @Test("Every page leads to files that are there, and to places that they have")
  func links() throws {
    let site = Site.engine
    let anchors = Dictionary(uniqueKeysWithValues: site.pages.map { ($0, Set(site.values(of: "id", in: $0))) })
    let paths = Set(site.files.map(\.path))
    for page in site.pages {
      let folder = page.split(separator: "/").dropLast().map(String.init)
      let links = Set(site.values(of: "href", in: page) + site.values(of: "src", in: page))
      for link in links where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? page : Self.path(parts[0], in: folder)
        #expect(paths.contains(target), "\(page) leads to \(link)")
        if parts.count > 1 { #expect(anchors[target]?.contains(parts[1]) == true, "\(page) leads to \(link)") }
      }
    }
  }

  private static func path(_ link: String, in folder: [String]) -> String {
    link.split(separator: "/").reduce(into: folder) { path, part in
      if part == ".." { path.removeLast() } else { path.append(String(part)) }
    }.joined(separator: "/")
  }

  @Test("A page runs and loads nothing but its style sheets and pictures")
  func policy() {
    let policy =
      "content=\"default-src 'none'; style-src 'self'; img-src 'self' https:; base-uri 'none'; form-action 'none'\""
    for page in Site.engine.pages {
      let text = Site.engine[page] ?? ""
      #expect(text.contains(policy))
      #expect(!text.contains("<script") && !text.contains("<style") && !text.contains(" style=\""))
    }
  }

  @Test("Headings go down by one level at a time, below one title")
  func headings() {
    // A navigation stack in a preview brings the title of a screen of its own.
    let others = ["index.html", "modifiers/navigationTitle.html", "views/NavigationStack.html"]
    for page in Site.engine.pages where !others.contains(page) {
      let levels = (Site.engine[page] ?? "").split(separator: "<h").compactMap { $0.first?.wholeNumberValue }
      #expect(levels.first == 1)
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 && $1 > 1 }, "\(page): \(levels)")
    }
  }

  @Test("Each preview is there in light and in dark surroundings, with its JSON")
  func preview() throws {
    let page = try #require(Site.engine["views/Toggle.html"])
    #expect(page.contains("<figcaption>Light</figcaption>") && page.contains("<figcaption>Dark</figcaption>"))
    #expect(page.contains("pv-light") && page.contains("pv-dark"))
    #expect(page.split(separator: "Window seat").count >= 4)
    #expect(
      page.contains("<span class=\"gallery-key\">&quot;isOn&quot;</span>: <span class=\"gallery-word\">true</span>"))
    #expect(Site.engine["views/Toggle.css"]?.contains(".pv-dark{") == true)
  }

  @Test("A family's page shows each style on one control, and what a style receives")
  func family() throws {
    let page = try #require(Site.engine["styles/button.html"])
    for style in ["borderless", "bordered", "borderedProminent", "plain", "automatic"] {
      #expect(page.contains("<h3><code>\(style)</code></h3>"))
    }
    let rows = Site.engine.rows(of: "styles/button.html")
    #expect(rows.contains("label | slot | {&quot;$slot&quot;: &quot;label&quot;} places it."))
    #expect(rows.contains("isPressed | value | ${configuration.isPressed} reads it."))
  }

  @Test("The same declarations give the same bytes")
  func determinism() {
    let again = Site()
    #expect(again.files.map(\.path) == Site.engine.files.map(\.path))
    #expect(again.files.map(\.bytes) == Site.engine.files.map(\.bytes))
  }
}

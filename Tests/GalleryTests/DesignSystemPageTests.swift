import Gallery
import Testing

@Suite struct DesignSystemPageTests {
  private static let buttons = #"""
    {
      "designSystem": "buttons", "summary": "Our buttons.",
      "colors": { "brand": { "light": "#0A84FF", "dark": "#409CFF80" } },
      "images": { "Icon.profile": { "url": "https://example.com/profile.svg", "label": "Profile" } },
      "environment": { "density": { "schema": { "enum": ["roomy", "dense"] }, "default": "roomy" } },
      "handlers": { "buy": { "summary": "Buys it.", "arguments": { "id": { "type": "integer", "default": 0 } } } },
      "components": {
        "MyButton": {
          "summary": "A button of ours.",
          "parameters": {
            "type": { "enum": ["primary", "secondary"], "default": "primary", "description": "How important it is." },
            "icon": {
              "oneOf": [
                { "properties": { "leading": { "$ref": "paravent:Image" } }, "required": ["leading"] },
                { "properties": { "trailing": { "$ref": "paravent:Image" } }, "required": ["trailing"] }
              ],
              "default": null
            },
            "title": { "type": "string", "description": "What it says." },
            "action": { "$ref": "paravent:Action", "default": [] }
          },
          "components": { "Hidden": { "body": "secret" } },
          "body": [
            { "view": "Hidden" }, "${type}", { "$slot": "icon.leading" },
            { "view": "Button", "title": "${title}", "action": "${action}" }
          ],
          "preview": { "title": "Press me!" }
        },
        "Bare": { "slots": { "title": { "summary": "A line." } }, "body": { "$slot": "title" } }
      },
      "library": [ { "title": "Second", "category": "control", "base": "MyButton", "modifier": { "density": "dense" } } ]
    }
    """#

  private static let site = Site(buttons)

  @Test("The properties of a declared component stand with their types and defaults")
  func properties() {
    let rows = Self.site.rows(of: "systems/buttons/components/MyButton.html")
    #expect(
      rows == [
        "Property | Type | Default | Description", "type | primary, secondary | primary | How important it is.",
        "icon | leading: Image or trailing: Image | null | ", "title | string | required | What it says.",
        "action | Action | [] | ",
      ])
  }

  @Test("A component's slots stand apart, and one without a preview says how to give one")
  func slots() throws {
    let page = try #require(Self.site["systems/buttons/components/Bare.html"])
    #expect(page.contains("There is no preview yet."))
    #expect(page.contains("It takes no values."))
    #expect(
      Self.site.rows(of: "systems/buttons/components/Bare.html") == [
        "Slot | Needed | Description", "title | required | A line.",
      ])
  }

  @Test("A private component has no page")
  func privateComponent() {
    #expect(!Self.site.pages.contains { $0.hasSuffix("/Hidden.html") })
    #expect(Self.site["systems/buttons/components/MyButton.html"]?.contains("secret") == true)
  }

  @Test("The system's page holds its keys, colours, images, handlers and library")
  func system() throws {
    let page = try #require(Self.site["systems/buttons/index.html"])
    #expect(page.contains("fill=\"#0A84FF\"") && page.contains("fill=\"#409CFF80\""))
    #expect(page.contains("Second<span class=\"gallery-badge\">control</span>"))
    let rows = Self.site.rows(of: "systems/buttons/index.html")
    #expect(rows.contains("density | roomy, dense | roomy | density | "))
    #expect(rows.contains("Icon.profile | https://example.com/profile.svg | Profile"))
    #expect(rows.contains("id | integer | 0 | "))
  }

  @Test("A modifier of the system is shown by the library's entry that applies it")
  func modifier() throws {
    let page = try #require(Self.site["systems/buttons/modifiers/density.html"])
    #expect(page.contains("Press me!"))
  }

  @Test("Names of documents are text, and their files have names of their own")
  func hostileNames() throws {
    let site = Site(
      #"""
      {
        "designSystem": "../../<script>alert(1)</script>", "summary": "\"><img src=x onerror=alert(1)> `<b>`",
        "colors": { "</style><script>": "#000000" },
        "handlers": { "\" onclick=\"x": { "summary": "<u>" } },
        "components": {
          "../../etc/passwd": { "body": "a" }, "\"><script>alert(2)</script>": { "body": "b" }, "按钮": { "body": "c" },
          "Foo": { "body": "d" }, "FOO": { "body": "e" }, "con": { "body": "f" }, "index": { "body": "g" },
          "/": { "body": "h" }
        },
        "styles": { "button": { "<script>": { "body": { "$slot": "label" } } } },
        "library": [ { "title": "<script>", "category": "other", "base": "/" } ]
      }
      """#)
    #expect(site.pages.filter { $0.contains("/components/") && !$0.contains("/standard/") }.count == 8)
    let paths = site.files.map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(paths.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-./".contains($0)) } })
    #expect(!paths.contains { $0.contains("..") || $0.hasPrefix("/") })
    #expect(!paths.contains { $0.hasSuffix("/con.html") })
    for page in site.pages {
      let text = try #require(site[page])
      #expect(
        !text.contains("<script") && !text.contains("<img src=x") && !text.contains("\" onclick=")
          && !text.contains("<b>"))
    }
    #expect(
      site.pages.contains { site[$0]?.contains("<h1>&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;</h1>") == true })
  }
}

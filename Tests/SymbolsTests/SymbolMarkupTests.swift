import Testing

@testable import Symbols

@Suite struct SymbolMarkupTests {
  @Test func `Shapes are written anew without the picture around them`() {
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" fill="currentColor" viewBox="0 0 16 16">
        <path fill-rule="evenodd" d="M8 4.7a3 3 0 1 0-.5z"/>
        <g><circle cx="8" cy="8" r="8"/></g>
      </svg>
      """
    #expect(
      shapes(picture) == #"<path fill-rule="evenodd" d="M8 4.7a3 3 0 1 0-.5z"/><g><circle cx="8" cy="8" r="8"/></g>"#)
  }

  @Test(arguments: [
    "", "<svg", "<svg>", "<svg></svg", "<svg><g></svg>", "<svg></g></svg>", "<svg></svg><script>alert(1)</script>",
    "<svg onload=\"x\"></svg>", "<svg><script>alert(1)</script></svg>", "<svg><path onclick=\"x\"/></svg>",
    "<svg><path d=\"M0&quot;\"/></svg>", "<svg><path d=\"<\"/></svg>", "<svg><path d='M0'/></svg>",
    "<svg><path d=\"M0\"></path></svg>", "<svg><image href=\"x\"/></svg>", "<svg><path style=\"x\"/></svg>",
    "<svg><!-- --></svg>", "<svg>text</svg>", "<svg><paths d=\"M0\"/></svg>",
  ])
  func `A picture with anything else is refused`(picture: String) {
    #expect(shapes(picture) == nil)
  }

  private func shapes(_ picture: String) -> String? {
    SymbolMarkup.shapes(in: Array(picture.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}

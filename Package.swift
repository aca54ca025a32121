// swift-tools-version: 6.2

import PackageDescription

/// The settings that every Swift target shares: Swift 6 mode, explicit existentials and imports, no warnings.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "paravent",
  products: [
    .executable(name: "paravent", targets: ["ParaventCommand"]),
    .library(name: "Paravent", targets: ["Paravent", "HTMLRendering", "TextRendering", "Diagnostics"]),
    .library(name: "ParaventServing", targets: ["Serving", "Paravent"]),
  ],
  targets: [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .systemLibrary(name: "CZstandard", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-gnutls-dev"])]),
    .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
    .target(name: "CServing", dependencies: ["CMicroHTTPD", "CCurl", "CGnuTLS", "CZlib"]),
    .target(name: "CAssets", exclude: ["assets"]),
    .target(name: "CTerminal"),
    library("TerminalText"),
    library("Diagnostics", ["TerminalText"]),
    library("JSON", ["CJansson", "Diagnostics"]),
    library("Patterns", ["CPCRE2"]),
    library("Expressions", ["Diagnostics", "Patterns"]),
    library("JSONSchema", ["CJansson", "Diagnostics", "JSON", "Patterns"]),
    library("Symbols"),
    library("Paravent", ["CAssets", "Diagnostics", "Expressions", "JSON", "JSONSchema", "Symbols"]),
    library("Layout", ["Paravent"]),
    library("HTMLRendering", ["CAssets", "CNettle", "JSON", "Paravent", "Layout", "Symbols"]),
    library("Gallery", ["CAssets", "Diagnostics", "HTMLRendering", "JSON", "Paravent"]),
    library("TextRendering", ["JSON", "Paravent", "Layout", "Symbols", "TerminalText"]),
    library(
      "Serving",
      [
        "CBrotli", "CNettle", "CServing", "CZstandard", "Diagnostics", "Gallery",
        "HTMLRendering", "JSON", "JSONSchema", "Paravent", "TerminalText", "TextRendering",
      ]),
    .executableTarget(
      name: "ParaventCommand",
      dependencies: [
        "CTerminal", "Diagnostics", "Gallery", "JSON", "JSONSchema", "Paravent", "HTMLRendering", "Serving",
        "TextRendering", "TerminalText",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PipelineBenchmark",
      dependencies: ["CJansson", "Diagnostics", "Paravent", "HTMLRendering", "TextRendering"], swiftSettings: settings),
    .executableTarget(
      name: "ValidationBenchmark", dependencies: ["JSON", "JSONSchema"], swiftSettings: settings),
    tests("TerminalTextTests", ["TerminalText"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("JSONTests", ["JSON", "Diagnostics"]),
    tests("PatternsTests", ["Patterns"]),
    tests("ExpressionsTests", ["Diagnostics", "Expressions", "JSON"]),
    tests("JSONSchemaTests", ["Diagnostics", "JSON", "JSONSchema"]),
    tests("SymbolsTests", ["Symbols"]),
    tests("ParaventTests", ["Paravent", "JSON", "Diagnostics"]),
    tests("LayoutTests", ["Layout", "Paravent"]),
    tests("HTMLRenderingTests", ["HTMLRendering", "JSON", "Paravent"]),
    tests("GalleryTests", ["Diagnostics", "Gallery", "HTMLRendering", "JSON", "Paravent"]),
    tests("TextRenderingTests", ["TextRendering", "TerminalText", "Paravent"]),
    tests("ServingTests", ["Diagnostics", "JSON", "Paravent", "ParaventCommand", "Serving"]),
    tests("CommandTests", ["ParaventCommand", "Diagnostics", "JSON"]),
    tests(
      "FixtureTests",
      ["Diagnostics", "JSON", "JSONSchema", "Paravent", "HTMLRendering", "TextRendering", "TerminalText"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

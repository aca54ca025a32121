/// Two hundred and more texts that a careless page would take for markup, attributes, styles or scripts.
enum InjectionCorpus {
  static let all = payloads.flatMap { payload in wrappings.map { $0(payload) } }

  private static let wrappings: [@Sendable (String) -> String] = [
    { "x" + $0 }, { "x\"" + $0 }, { "x'>" + $0 }, { "x\">" + $0 }, { "x</title></style></p>" + $0 }, { "x-->" + $0 },
    { "x\u{0}\r\n\u{1B}" + $0 },
  ]

  private static let payloads = [
    "<script>alert(1)</script>", "<ScRiPt src=//evil.example>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>",
    "<svg/onload=alert`1`>", "<iframe srcdoc=\"<script>x</script>\">", "<a href=javascript:x>y</a>",
    "<style>*{}</style>",
    "<!--", "<![CDATA[", "<?xml", "</script>", "</button></form>", "<form action=//evil.example>", "<base href=//evil>",
    "<meta http-equiv=refresh content=0>", "<link rel=stylesheet href=//evil>", "<body onload=x>", "<math><mi x>",
    " onmouseover=alert(1) ", "\" onfocus=alert(1) autofocus=\"", "' onclick='x", "` onclick=`x", "=x onerror=y",
    "&lt;script&gt;", "&#60;script&#62;", "&amp;", "&", "&quot;", "\u{FF1C}script\u{FF1E}", "\u{2028}<b>", "\u{85}<b>",
    "}</style><script>", "expression(alert(1))", "url(javascript:x)", "@import '//evil';", "{{constructor}}", "${7*7}",
    "\u{202E}<b>", "<\u{0}script>",
  ]
}

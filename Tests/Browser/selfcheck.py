"""Pages that are broken on purpose: each check must find what is wrong with its own, and nothing with a sound one."""

import accessibility
import console
import injection
import keyboard
import layout
import posting
import tripwire
from broken import BOX, BUTTON, FIELD, FRAMES, POLICY, STATE, document
from finding import Finding
from pages import Page

def axe(browser, _, page):
    """Runs the rules of accessibility on the shown page."""
    return accessibility.Axe().check(browser, page)


def tab(browser, _, page):
    """Walks through the shown page."""
    return keyboard.check(browser, page)


def load(browser, _, page):
    """Asks for the complaints of the browser."""
    return console.check(browser, page)


def measure(expected):
    """Returns what measures the shown page."""

    def frames(browser, _, page):
        return layout.check(browser, page, expected)

    return frames


def fit(browser, _, page):
    """Compares the shown page with the window."""
    return layout.check_width(browser, page)


def post(browser, server, page):
    """Presses the first button of a page."""
    return posting.check(browser, server, [page])


def spring(browser, server, page):
    """Compares a page with a sound one."""
    expected, _ = injection.visit(browser, server, Page("selfcheck/harmless", document(BUTTON + "<p>x</p>")))
    content, requested = injection.visit(browser, server, page)
    address = server.origin + page.path
    faults = [
        *tripwire.faults(content, address, expected),
        *injection.faults_of_requests(requested, address, injection.places.Place("x", None)),
    ]
    return [Finding("injection", kind, page.name, detail) for kind, detail in faults]


def losses(strings, diagnostics=""):
    """Returns what looks for strings in the shown page."""

    def find(browser, _, page):
        said = browser.run(tripwire.INSPECT)["said"]
        faults = [*injection.faults_of_losses(strings, said, diagnostics), *injection.faults_of_secrets(strings, said)]
        return [Finding("injection", kind, page.name, detail) for kind, detail in faults]

    return find


# What is wrong with a page, the page, what checks it, and the kind of the finding, or none.
CASES = [
    ("sound", document(BUTTON), load, None),
    ("warning", document(head="<script>console.warn('x')</script>"), load, "console-api"),
    ("error", document(head="<script>x y</script>"), load, "javascript"),
    ("missing picture", document('<img src="/none.jpg" alt="x">'), load, "network"),
    ("policy", document('<img src="/x.png" alt="x">', head=POLICY), load, "policy"),
    ("sound", document(BUTTON), axe, None),
    ("policy that forbids scripts", document('<p style="color:#bbb">Pale words</p>', head=POLICY), axe,
     "color-contrast (light)"),
    ("picture without a text", document('<img src="/x.png">'), axe, "image-alt (light)"),
    ("dark", document("<p>Dark words</p>", "@media (prefers-color-scheme:dark){body{background:#111;color:#222}}"),
     axe, "color-contrast (dark)"),
    ("sound", document(BOX), measure(FRAMES), None),
    ("larger view", document(BOX.replace("50px", "52px")), measure(FRAMES), "frame"),
    ("other view", document(BOX.replace("pv-a", "pv-b")), measure(FRAMES), "missing view"),
    ("view over all", document(BOX + '<i id="pv-o" style="position:fixed;inset:0"></i>'), measure(FRAMES),
     "view in front"),
    ("sound", document(BUTTON + FIELD + '<a href="/">x</a>'), tab, None),
    ("button out of reach", document(BUTTON.replace("name=", "tabindex=-1 name=")), tab, "not reached"),
    ("other order", document(BUTTON + '<a href="/" tabindex="1">x</a>'), tab, "order"),
    ("no ring", document(BUTTON, "*:focus{outline:none}"), tab, "no focus ring"),
    ("clear ring", document(BUTTON, "*:focus{outline:3px solid transparent}"), tab, "no focus ring"),
    ("sound", document(BOX), fit, None),
    ("wide view", document(BOX.replace("50px", "400px")), fit, "wider than the window"),
    ("sound", document(STATE + FIELD + BUTTON), post, None),
    ("button of no form", document(BUTTON.replace("name=", "type=button name=")), post, "nothing is posted"),
    ("two actions", document('<input type="hidden" name="action" value="1">' + BUTTON), post, "action"),
    ("field without a state", document(FIELD + BUTTON), post, "state"),
    ("field that the state lacks", document(STATE + FIELD.replace("state.name", "state.x") + BUTTON), post,
     "field without state"),
    ("script", document(BUTTON + "<script>document.querySelector('button').type='button'</script>"), post, None),
    ("sound", document(BUTTON + "<p>x</p>"), spring, None),
    ("alert", document("<script>alert(1)</script>"), spring, "script ran"),
    ("handler", document("<p onclick='x'>x</p>"), spring, "forbidden markup"),
    ("picture that fails", document("<img src=x onerror=alert(1)>"), spring, "script ran"),
    ("frame", document("<iframe srcdoc=x></iframe>"), spring, "forbidden markup"),
    ("foreign picture", document("<img src=http://evil.example/x.png>"), spring, "request"),
    ("foreign script", document("<script src=http://evil.example/x.js></script>"), spring, "request"),
    ("scripted link", document("<a href=' java\nscript:alert(1)'>x</a>"), spring, "scheme"),
    ("link to another host", document("<a href=//evil.example>x</a>"), spring, "foreign host"),
    ("form to another host", document().replace(b"<form", b"<form action=//evil.example"), spring, "foreign host"),
    ("other element", document("<b>x</b>"), spring, "markup"),
    ("other attribute", document("<p style='color:red'>x</p>"), spring, "markup"),
    ("style", document(style="p{background:url(//evil.example)}"), spring, "style sheet"),
    ("navigation", document(head="<script>location.hash='x'</script>"), spring, "navigation"),
    ("lost text", document("<p>some of it</p>"), losses(["some", "all of it"]), "lost"),
    ("refused text", document("<p>x</p>"), losses(["x", "all"], "(/body/children/1/title)"), None),
    ("secret", document("<p>correct horse battery</p>"), losses(["correct horse battery"]), "secret"),
]


# Pages for the checker of markup, which is run on them together with all others.
MARKUP_CASES = [
    ("sound", document(BUTTON), None),
    ("block in a paragraph", document("<p><div>x</div></p>"), "error: No “…” element in scope"),
    ("unknown property", document(style="p{colr:red}"), "error: CSS: “…”: Property “…” doesn't exist"),
]
MARKUP_PAGES = [Page(f"selfcheck/markup: {name}", html) for name, html, _ in MARKUP_CASES]


def check(browser, server, _):
    """Returns a finding for each broken page that passes and each sound one that does not."""
    findings = []
    for number, (name, html, make, kind) in enumerate(CASES):
        page = Page(f"selfcheck/{number}", html)
        server.add([page])
        browser.log()
        browser.open(server.origin + page.path)
        findings += judge(f"selfcheck/{make.__name__}: {name}", kind, make(browser, server, page))
    return findings


def judge_markup(findings):
    """Returns what is wrong with the findings of the checker of markup on the pages for it."""
    judged = []
    for page, (_, _, kind) in zip(MARKUP_PAGES, MARKUP_CASES):
        judged += judge(page.name, kind, [finding for finding in findings if finding.page == page.name])
    return judged


def judge(name, kind, found):
    """Returns a finding where a check did not find what it must, or found something where nothing is."""
    kinds = [finding.kind for finding in found]
    if not kinds if kind else kinds:
        return [Finding("selfcheck", "broken page passes" if kind else "sound page fails", name, str(kinds))]
    if kind and not any(other.startswith(kind) for other in kinds):
        return [Finding("selfcheck", "other finding", name, f"expected {kind}, found {kinds}")]
    return []

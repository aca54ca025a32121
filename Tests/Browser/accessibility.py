"""The rules of axe-core, in light and dark."""

import importlib.util
import pathlib
import re

from finding import Finding

# Contrasts that are accepted, each as the colour of the text and that behind it.
ALLOWED = {
    "a colour of iOS on a ground of iOS, as Apple publishes them": {
        "#007aff on #ffffff", "#007aff on #d9ebff", "#007aff on #e8e8e9", "#0a84ff on #192c40",
        "#ffffff on #007aff", "#ffffff on #0a84ff", "#5e5ce6 on #2c2c2e",
        "#ff3b30 on #ffffff", "#ff3b30 on #ffe2e0", "#ffffff on #ff3b30", "#ffffff on #ff453a",
        "#8a8a8e on #ffffff", "#85858b on #f2f2f7", "#818185 on #e8e8e9",
    },
    "a colour of a design system that is reproduced as it is published": {
        "#52cf72 on #ffffff", "#ffffff on #52cf72", "#ffffff on #29b24b",
        "#ff8983 on #ffffff", "#ffffff on #ff8983", "#992923 on #000000",
        "#808080 on #ffffff",
    },
}

CONTRAST_PAIR = re.compile(r"foreground color: (#\w{6}), background color: (#\w{6})")

RUN = """
const [options, done] = arguments;
axe.run(document, options).then(result => done(result.violations.map(violation => ({
  id: violation.id, impact: violation.impact, help: violation.help,
  nodes: violation.nodes.map(node => ({
    target: node.target.join(' '), html: node.html.slice(0, 200),
    reason: node.any.concat(node.all, node.none).map(check => check.message).join('; '),
  })),
}))), error => done([{id: 'axe', help: String(error), nodes: [{target: '', html: '', reason: String(error)}]}]));
"""

EVERYTHING = {"resultTypes": ["violations"]}
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def source():
    """Returns axe-core, which a package for another driver of browsers carries."""
    package = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    return (pathlib.Path(package) / "axe.min.js").read_text()


class Axe:
    """The rules, and which exceptions to them were needed."""

    def __init__(self):
        self.source = source()
        self.used = set()

    def check(self, browser, page):
        """Returns a finding for each element of the shown page that breaks a rule."""
        findings = []
        for scheme, options in (("light", EVERYTHING), ("dark", CONTRAST)):
            browser.color_scheme(scheme)
            browser.run("if (!window.axe) {" + self.source + "}")
            for violation in browser.wait(RUN, options):
                kind = f"{violation['id']} ({scheme}): {violation['help']}"
                findings += [
                    Finding("accessibility", kind, page.name, f"{node['target']}: {node['reason']} | {node['html']}")
                    for node in violation["nodes"] if not self.allows(violation["id"], node["reason"])
                ]
        browser.color_scheme("light")
        return findings

    def allows(self, rule, reason):
        """Returns whether a fault is accepted, and remembers which was."""
        found = CONTRAST_PAIR.search(reason) if rule == "color-contrast" else None
        pair = " on ".join(found.groups()) if found else None
        if not any(pair in pairs for pairs in ALLOWED.values()):
            return False
        self.used.add(pair)
        return True

    def unused(self):
        """Returns a finding for each accepted contrast that no page has."""
        pairs = sorted(set().union(*ALLOWED.values()) - self.used)
        return [Finding("accessibility", "exception that is not needed", "-", pair) for pair in pairs]

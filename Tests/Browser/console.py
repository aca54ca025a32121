"""What the browser itself complains of when it loads a page."""

from finding import Finding


def check(browser, page):
    """Returns a finding for each warning of the console and each breach of the page's policy, of the page that the
    browser shows."""
    messages = [entry for entry in browser.log() if entry["level"] in ("SEVERE", "WARNING")]
    violations = browser.run("return window.__violations || ['no observer']")
    return [
        *(Finding("console", entry["source"], page.name, entry["message"][:300]) for entry in messages),
        *(Finding("console", "policy", page.name, violation[:300]) for violation in violations),
    ]

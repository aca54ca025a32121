"""What pages post where scripts are not run."""

import json

from finding import Finding

# The page that is filled in: what is typed and switched, the button, and what the server then gets.
FILLED_IN = "screens/orders"
BUTTON = '[id^="pv-track"]'
ACTION = {"handler": "track", "arguments": {"id": "A-17"}}
STATE = {"showsReturned": False, "query": ""}
FIELDS = {"state.query": "tea & \"milk\"", "state.showsReturned": "on"}

# The buttons that can be pressed, by what they post.
BUTTONS = """
return [...document.querySelectorAll('button[name=action]:enabled')]
  .filter(button => !button.closest('[inert]') && button.getClientRects().length).map(button => button.value);
"""

PRESS = 'button[name=action]:enabled:not([inert] *)'


def check(browser, server, pages):
    """Returns a finding for each page whose first button posts something else than its action and its state."""
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    findings = []
    try:
        for page in pages:
            if b"<form" in page.html and b'name="action"' in page.html:
                findings += press_first(browser, server, page)
            if page.name == FILLED_IN:
                findings += fill_in(browser, server, page)
    finally:
        browser.command("Emulation.setScriptExecutionDisabled", value=False)
    return findings


def press(browser, server, selector, at_point=False):
    """Presses an element, or whatever is in front of its middle, and returns the fields of what is posted, if anything."""
    before = len(server.posts)
    (browser.press_at if at_point else browser.press)(selector)
    browser.wait_until(lambda: len(server.posts) > before)
    return server.posts[-1] if len(server.posts) > before else None


def press_first(browser, server, page):
    """Presses the first button of a page."""
    browser.open(server.origin + page.path)
    values = browser.run(BUTTONS)
    if not values:
        return []
    fields = press(browser, server, PRESS)
    if fields is None:
        return [Finding("posting", "nothing is posted", page.name, values[0])]
    return [*faults_of_action(page, fields, json.loads(values[0])), *faults_of_state(page, fields)]


def faults_of_action(page, fields, action):
    """Returns a finding where the posted action is not the expected one, exactly once."""
    posted = [value for name, value in fields if name == "action"]
    if len(posted) == 1 and json.loads(posted[0]) == action:
        return []
    return [Finding("posting", "action", page.name, f"expected {action}, found {posted}")]


def faults_of_state(page, fields, state=None):
    """Returns a finding where a page with bound fields does not post a state that has them, or another one."""
    posted = [json.loads(value) for name, value in fields if name == "state"]
    bound = [name.split(".", 1)[1] for name, _ in fields if name.startswith("state.")]
    if len(posted) > 1 or bound and not posted:
        return [Finding("posting", "state", page.name, f"{len(posted)} states beside {bound}")]
    if state is not None and posted != [state]:
        return [Finding("posting", "state", page.name, f"expected {state}, found {posted}")]
    return [
        Finding("posting", "field without state", page.name, name)
        for name in bound if name not in posted[0]
    ]


def fill_in(browser, server, page):
    """Types into a field, switches a switch, and presses a button with arguments."""
    browser.open(server.origin + page.path)
    browser.type('[name="state.query"]', FIELDS["state.query"])
    browser.press('[name="state.showsReturned"]')
    fields = press(browser, server, BUTTON)
    if fields is None:
        return [Finding("posting", "nothing is posted", page.name, BUTTON)]
    found = {name: value for name, value in fields if name.startswith("state.")}
    findings = [*faults_of_action(page, fields, ACTION), *faults_of_state(page, fields, STATE)]
    if found != FIELDS:
        findings.append(Finding("posting", "fields", page.name, f"expected {FIELDS}, found {found}"))
    return findings

"""A walk through a page by the Tab key."""

from finding import Finding

# Numbers what can be reached: one stop for a group of radio buttons, none for what is disabled, hidden or behind a
# sheet.
NUMBER = """
const groups = new Set(), stops = [];
for (const element of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])')) {
  if (element.matches(':disabled, [type=hidden]') || element.closest('[inert], [hidden]')) continue;
  const details = element.parentElement.closest('details:not([open])');
  if (details && !(element.tagName === 'SUMMARY' && element.parentElement === details)) continue;
  if (getComputedStyle(element).visibility !== 'visible' || !element.getClientRects().length) continue;
  if (element.type === 'radio') {
    const group = (element.form ? [...document.forms].indexOf(element.form) : '') + '/' + element.name;
    if (groups.has(group)) { continue; }
    groups.add(group);
  }
  stops.push(element);
}
stops.forEach((element, index) => element.__stop = index);
window.__stops = stops;
getSelection().removeAllRanges();
return stops.map(element => element.outerHTML.slice(0, 160));
"""

# The number of the focused stop, and whether a ring around it can be seen.
WHERE = """
const element = document.activeElement;
if (!element || element === document.body || element === document.documentElement) return null;
const first = element.type === 'radio'
  ? window.__stops.find(stop => stop.type === 'radio' && stop.name === element.name && stop.form === element.form)
  : element;
const hasRing = candidate => {
  const style = candidate && getComputedStyle(candidate);
  return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 &&
    !/(, 0\\)|transparent)$/.test(style.outlineColor) && candidate.getClientRects()[0]?.width > 2;
};
const style = getComputedStyle(element);
return {
  number: first?.__stop ?? null,
  hasRing: [element, element.nextElementSibling, element.closest('label')].some(hasRing),
  scrolls: /(auto|scroll)/.test(style.overflowX + style.overflowY),
  markup: element.outerHTML.slice(0, 160),
};
"""


def check(browser, page):
    """Returns a finding for each stop of the shown page that Tab misses, repeats, or reaches without a ring."""
    stops = browser.run(NUMBER)
    visits, findings = walk(browser, page, len(stops))
    for number, markup in enumerate(stops):
        if visits.count(number) != 1:
            kind = "not reached" if number not in visits else "reached more than once"
            findings.append(Finding("keyboard", kind, page.name, f"{number}: {markup}"))
    if visits != sorted(visits):
        findings.append(Finding("keyboard", "order", page.name, str(visits)))
    return findings


def walk(browser, page, count):
    """Returns the stops in the order in which Tab reaches them, and what is wrong at one of them."""
    visits, findings, last = [], [], None
    for _ in range(4 * count + 8):
        press_tab(browser)
        place = browser.run(WHERE)
        if place is None or (visits and place["number"] == visits[0] and last != place["markup"]):
            break
        if place["markup"] == last and visits and place["number"] == visits[-1]:
            continue  # fields of dates have stops of their own
        last = place["markup"]
        if place["number"] is not None:
            visits.append(place["number"])
        elif not place["scrolls"]:
            findings.append(Finding("keyboard", "unexpected stop", page.name, place["markup"]))
        if not place["hasRing"]:
            findings.append(Finding("keyboard", "no focus ring", page.name, place["markup"]))
    return visits, findings


def press_tab(browser):
    """Presses the Tab key as a reader does."""
    key = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9, "nativeVirtualKeyCode": 9}
    browser.command("Input.dispatchKeyEvent", type="rawKeyDown", **key)
    browser.command("Input.dispatchKeyEvent", type="keyUp", **key)

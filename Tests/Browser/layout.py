"""Frames in the browser against those that SwiftUI's rules give."""

import json

from finding import Finding
from repository import FIXTURES

FOLDER = FIXTURES / "layout"
TOLERANCE = 1.5

# The frames of the views that have an identity, from the corner of the screen's content, and which of them is in front
# at some points. A page lets pointers through what cannot be pressed, so that is undone first.
MEASURE = """
const [points] = arguments, frames = {};
const root = document.querySelector('.pv-root'), corner = root.getBoundingClientRect();
const sheet = new CSSStyleSheet();
sheet.replaceSync('.pv * { pointer-events: auto !important }');
document.adoptedStyleSheets.push(sheet);
const x = corner.x, y = corner.y + parseFloat(getComputedStyle(root).paddingTop);
for (const element of document.querySelectorAll('[id^="pv-"]')) {
  const box = element.getBoundingClientRect();
  frames[element.id.slice(3)] = {x: box.x - x, y: box.y - y, width: box.width, height: box.height};
}
const hits = points.map(point => {
  const elements = document.elementsFromPoint(point.x + x, point.y + y);
  return elements.find(element => element.id.startsWith('pv-'))?.id.slice(3) ?? null;
});
return [frames, hits];
"""


def screens():
    """Returns the screens whose frames are known."""
    return sorted(FOLDER.glob("*.json"))


def expectation(page):
    """Returns the frames, by identity, and the points of a page."""
    return json.loads((FOLDER / "expected" / f"{page.name.split('/')[-1]}.frames.json").read_text())


def check(browser, page, expected):
    """Returns a finding for each view of the shown page that stands elsewhere than expected."""
    points = expected.get("hits", [])
    frames, hits = browser.run(MEASURE, points)
    findings = []
    for identity, frame in expected["frames"].items():
        found = frames.get(identity)
        if found is None:
            findings.append(Finding("layout", "missing view", page.name, identity))
        elif any(abs(found[side] - length) > TOLERANCE for side, length in frame.items()):
            rounded = {side: round(found[side], 2) for side in frame}
            findings.append(Finding("layout", "frame", page.name, f"{identity}: expected {frame}, found {rounded}"))
    for point, hit in zip(points, hits):
        if hit != point["id"]:
            detail = f"at {point['x']}, {point['y']}: expected {point['id']}, found {hit}"
            findings.append(Finding("layout", "view in front", page.name, detail))
    return findings


def check_width(browser, page):
    """Returns a finding where the shown page scrolls sideways."""
    width, window = browser.run("const root = document.documentElement; return [root.scrollWidth, root.clientWidth]")
    if width <= window:
        return []
    return [Finding("layout", "wider than the window", page.name, f"{width} instead of {window}")]

"""Screens whose outcome in a browser users have asked for, each with what must hold."""

import json

import posting
from finding import Finding
from pages import Page

DARK = {
    "body": {"view": "VStack", "id": "box", "children": [{"view": "Text", "id": "text", "content": "On blue"}],
             "modifiers": ["padding", {"background": "blue"}]},
}

DIRECTIONS = {
    "body": {"view": "VStack", "spacing": 0, "children": [
        {"view": "HStack", "spacing": 0, "children": [{"view": "Text", "id": "a", "content": "one, "},
                                                      {"view": "Text", "id": "b", "content": "two."}]},
        {"view": "HStack", "spacing": 0, "modifiers": [{"environment": {"layoutDirection": "leftToRight"}}],
         "children": [{"view": "Text", "id": "c", "content": "one, "}, {"view": "Text", "id": "d", "content": "two."}]},
    ]},
}

ROW = {
    "handlers": {"open": {}},
    "body": {"view": "HStack", "children": [{"view": "Image", "systemName": "star.fill"}, "Ada"],
             "modifiers": [{"onTapGesture": "open"}, {"accessibilityLabel": "Ada, a favourite"}]},
}

NESTED = {
    "handlers": {"open": {}, "follow": {}},
    "body": {"view": "HStack", "id": "row", "children": [
        {"view": "Text", "id": "name", "content": "Ada"}, {"view": "Button", "id": "follow", "title": "Follow",
                                                           "action": "follow"}],
        "modifiers": ["padding", {"onTapGesture": "open"}]},
}

BEHIND = {"view": "Button", "id": "behind", "title": "Behind", "action": "behind"}


def layered(body):
    """Returns a screen with a button that something lies in front of."""
    return {"handlers": {"behind": {}}, "body": {**body, "modifiers": [
        *body.get("modifiers", []), {"frame": {"width": 300, "height": 300}}]}}


LAYERS = {
    "a stack with a spacer": layered({"view": "ZStack", "children": [BEHIND, {
        "view": "VStack", "children": ["top", {"view": "Spacer"}, "bottom"],
        "modifiers": [{"frame": {"maxWidth": "infinity"}}]}]}),
    "a frame": layered({"view": "VStack", "children": [BEHIND], "modifiers": [{"overlay": {
        "view": "Text", "content": "x", "modifiers": [{"frame": {
            "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "bottomTrailing"}}]}}]}),
    "padding": layered({"view": "Text", "content": "x", "modifiers": [
        {"padding": 100}, {"background": {"content": {"view": "VStack", "children": [BEHIND], "modifiers": [
            {"frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}}]}}}]}),
}

WINDOW = {"handlers": {"a": {}}, "body": {
    "view": "ScrollView", "children": [{"view": "Text", "id": "text", "content": "\n".join("abcdefghij" * 9)}],
    "modifiers": [{"frame": {"height": 300}}, {"onTapGesture": "a"}]}}

FORCED = {"body": {"view": "VStack", "children": [
    {"view": "Toggle", "id": "toggle", "title": "T", "isOn": True},
    {"view": "Text", "id": "blocks", "content": "secret", "modifiers": [{"redacted": {"reason": "placeholder"}}]},
    {"view": "Picker", "id": "picker", "title": "P", "selection": "a", "modifiers": [{"pickerStyle": "segmented"}],
     "children": [{"view": "Text", "content": "A", "modifiers": [{"tag": "a"}]}]}]}}


def check(browser, server, tool):
    """Returns the findings of all cases."""
    return [Finding("cases", function.__doc__, function.__name__, detail)
            for function in (dark, directions, row, nested, layers, window, forced, printed) for detail in function(browser, server, tool)]


def show(browser, server, tool, name, screen, *options):
    """Opens the page of a screen."""
    page = Page(f"cases/{name}", tool.run("render", "-", "--to", "html", *options, text=json.dumps(screen).encode()).stdout)
    server.add([page])
    browser.open(server.origin + page.path)


def style(browser, identifier, property):
    """Returns a computed style."""
    return browser.run("return getComputedStyle(document.getElementById(arguments[0]))[arguments[1]]",
                       "pv-" + identifier, property)


def left(browser, identifier):
    """Returns where a view begins."""
    return browser.run("return document.getElementById(arguments[0]).getBoundingClientRect().left", "pv-" + identifier)


def dark(browser, server, tool):
    """A container that sets a background alone keeps text in the colour of the scheme."""
    show(browser, server, tool, "dark", DARK)
    for scheme, text, box in (("light", "rgb(0, 0, 0)", "rgb(0, 122, 255)"),
                              ("dark", "rgb(255, 255, 255)", "rgb(10, 132, 255)")):
        browser.color_scheme(scheme)
        found = style(browser, "text", "color"), style(browser, "box", "backgroundColor")
        if found != (text, box):
            yield f"{scheme}: expected {(text, box)}, found {found}"
    browser.color_scheme("light")


def directions(browser, server, tool):
    """A part from left to right in a screen from right to left keeps its order."""
    show(browser, server, tool, "directions", DIRECTIONS, "--locale", "ar")
    a, b, c, d = (left(browser, identifier) for identifier in "abcd")
    if not a > b or not c < d:
        yield f"expected a right of b and c left of d, found {a}, {b}, {c}, {d}"


def row(browser, server, tool):
    """A symbol and a text that are tapped together are one control with one name."""
    show(browser, server, tool, "row", ROW)
    nodes = browser.command("Accessibility.getFullAXTree")["nodes"]
    said = [(node["role"]["value"], node.get("name", {}).get("value")) for node in nodes if not node["ignored"]]
    controls = [each for each in said if each[0] in ("button", "link", "image", "img")]
    if controls != [("button", "Ada, a favourite")]:
        yield f"found {said}"


def nested(browser, server, tool):
    """A button in a view that is tapped as a whole is reached, and so is the view around it, without scripts."""
    show(browser, server, tool, "nested", NESTED)
    address = browser.run("return location.href")
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    for selector, handler in (("#pv-follow", "follow"), ("#pv-name", "open")):
        browser.open(address)
        fields = dict(posting.press(browser, server, selector, at_point=True) or [])
        if json.loads(fields.get("action", "{}")) != {"handler": handler}:
            yield f"{selector}: found {fields}"
    browser.command("Emulation.setScriptExecutionDisabled", value=False)


def layers(browser, server, tool):
    """A button behind a view is reached where the view draws nothing."""
    for name, screen in LAYERS.items():
        show(browser, server, tool, "layers", screen)
        found = browser.run("""
            const {left, top, width, height} = document.getElementById('pv-behind').getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return hit.closest('#pv-behind') ? '' : hit.outerHTML.slice(0, 200);
        """)
        if found:
            yield f"{name}: found {found}"


def window(browser, server, tool):
    """A window that is tapped as a whole posts its action, and moves its content."""
    show(browser, server, tool, "window", WINDOW)
    if not browser.run("return document.querySelector('.pv-oy').scrollHeight > 300"):
        yield "nothing to scroll"
    fields = dict(posting.press(browser, server, ".pv-oy", at_point=True) or [])
    if json.loads(fields.get("action", "{}")) != {"handler": "a"}:
        yield f"found {fields}"


def forced(browser, server, tool):
    """In forced colours what is chosen can be read, and what is redacted cannot."""
    show(browser, server, tool, "forced", FORCED)
    browser.command("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    found = browser.run("""
        const color = element => getComputedStyle(element).color;
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'HighlightText';
        return [color(probe) === color(document.querySelector('.pv-sl .pv-t')), color(document.querySelector('.pv-rd'))];
    """)
    browser.command("Emulation.setEmulatedMedia", features=[])
    if found != [True, "rgba(0, 0, 0, 0)"]:
        yield f"found {found}"


def printed(browser, server, tool):
    """Print shows what a switch and a picker say by colour."""
    show(browser, server, tool, "printed", FORCED)
    browser.command("Emulation.setEmulatedMedia", media="print")
    found = browser.run("""
        return ['.pv-sw', '.pv-sl'].map(name => getComputedStyle(document.querySelector(name)).printColorAdjust);
    """)
    browser.command("Emulation.setEmulatedMedia", media="")
    if found != ["exact", "exact"]:
        yield f"found {found}"

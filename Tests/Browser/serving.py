"""The server with a real browser: actions and updates with the script of pages, and actions without it."""

import json
import pathlib
import re
import subprocess
import tempfile

from finding import Finding

SCREEN = {
    "title": "Orders",
    "state": {"isOpen": False, "note": ""},
    "body": {"view": "VStack", "children": [
        {"view": "TextField", "id": "note", "title": "Note", "text": "${state.note}"},
        {"view": "Button", "id": "more", "title": "More", "action": {"toggle": "state.isOpen"}},
        {"$if": "${state.isOpen}", "then": {"view": "Text", "id": "details", "content": "Note: ${state.note}",
                                            "modifiers": [{"foregroundStyle": "red"}]}},
    ]},
}


def check(browser, server, tool):
    """Returns what is wrong with a folder that is served while its author looks on."""
    del server
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "screens", "orders.json")
        file.parent.mkdir()
        file.write_text(json.dumps(SCREEN))
        command = [tool.path, "serve", folder, "--port", "0", "--watch"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+", process.stderr.readline()).group() + "screens/orders"
            return [Finding("serving", function.__doc__, "orders", detail)
                    for function in (with_script, updates, without_scripts)
                    for detail in function(browser, address, file)]
        finally:
            process.terminate()
            process.wait()


def text(browser, identifier):
    """Returns the text of a view, or nothing where it is not there."""
    return browser.run("return document.getElementById(arguments[0])?.textContent ?? null", "pv-" + identifier)


def waits_for(browser, identifier, expected):
    """Yields what a view says in the end, where that is not what is expected."""
    browser.wait_until(lambda: text(browser, identifier) == expected, 10)
    if text(browser, identifier) != expected:
        yield f"expected {identifier} {expected!r}, found {text(browser, identifier)!r}"


def with_script(browser, address, _):
    """An action shows its result in the page, which is not loaded anew and keeps the focus."""
    browser.open(address)
    browser.run("window.mark = 1")
    browser.type("#pv-note input, input#pv-note", "two")
    browser.press("#pv-more")
    yield from waits_for(browser, "details", "Note: two")
    found = browser.run(
        "return [window.mark, document.activeElement.id, getComputedStyle(document.getElementById('pv-details')).color]")
    if found != [1, "pv-more", "rgb(255, 59, 48)"]:
        yield f"found {found}"
    violations = browser.run("return window.__violations")
    if violations:
        yield f"against the policy: {violations}"


def updates(browser, address, file):
    """A change of the folder is shown in the page, which is not loaded anew; what is wrong is said."""
    browser.open(address)
    browser.run("window.mark = 1")
    # The first event tells the version that is served.
    browser.wait("setTimeout(arguments[0], 500)")
    file.write_text(json.dumps(SCREEN).replace('"More"', '"Details"'))
    yield from waits_for(browser, "more", "Details")
    file.write_text(json.dumps(SCREEN).replace('"TextField"', '"TextFild"'))
    seen = "return document.querySelector('.pv-notice')?.textContent ?? ''"
    browser.wait_until(lambda: "TextFild" in browser.run(seen), 10)
    if "TextFild" not in browser.run(seen):
        yield "the fault is not shown"
    if browser.run("return window.mark") != 1:
        yield "the page was loaded anew"
    file.write_text(json.dumps(SCREEN))
    browser.wait_until(lambda: not browser.run(seen), 10)


def without_scripts(browser, address, _):
    """An action shows its result on a page of its own where scripts are not run."""
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(address)
    browser.type("#pv-note input, input#pv-note", "three")
    browser.press("#pv-more")
    browser.wait_until(lambda: text(browser, "details") is not None)
    browser.command("Emulation.setScriptExecutionDisabled", value=False)
    yield from waits_for(browser, "details", "Note: three")

"""The server with a real browser: actions and updates with the script of pages, and actions without it."""

import http.server
import json
import pathlib
import re
import subprocess
import tempfile
import threading

from finding import Finding

SCREEN = {
    "title": "Orders",
    "state": {"isOpen": False, "note": ""},
    "handlers": {"fail": {}, "leave": {}},
    "body": {"view": "VStack", "children": [
        {"view": "TextField", "id": "note", "title": "Note", "text": "${state.note}"},
        {"view": "Button", "id": "more", "title": "More", "action": {"toggle": "state.isOpen"}},
        {"view": "Button", "id": "fail", "title": "Fail", "action": "fail"},
        {"view": "Button", "id": "leave", "title": "Leave", "action": "leave"},
        {"$if": "${state.isOpen}", "then": {"view": "Text", "id": "details", "content": "Note: ${state.note}",
                                            "modifiers": [{"foregroundStyle": "red"}]}},
    ]},
}


class Hook(http.server.BaseHTTPRequestHandler):
    """Another site, which answers handlers when it may and shows a page of its own."""

    calls = []
    may_answer = threading.Event()

    def do_POST(self):
        call = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.calls.append(call["handler"])
        self.may_answer.wait(60)
        answer = {"error": "No room is left"}
        if call["handler"] == "leave":
            answer = {"navigate": f"http://127.0.0.1:{self.server.server_port}/there?a=1&b=2"}
        self.answer("application/json", json.dumps(answer))

    def do_GET(self):
        self.answer("text/html", f"<title>There</title><p id=pv-there>{self.path}</p>")

    def answer(self, kind, text):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def check(browser, server, tool):
    """Returns what is wrong with a folder that is served while its author looks on."""
    del server
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "screens", "orders.json")
        file.parent.mkdir()
        file.write_text(json.dumps(SCREEN))
        hook = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        threading.Thread(target=hook.serve_forever, daemon=True).start()
        pathlib.Path(folder, "handlers.json").write_text(json.dumps({"*": f"http://127.0.0.1:{hook.server_port}/"}))
        command = [tool.path, "serve", folder, "--port", "0", "--watch"]
        Hook.may_answer.set()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+", process.stderr.readline()).group() + "screens/orders"
            return [Finding("serving", function.__doc__, "orders", detail)
                    for function in (with_script, failures, leaving, updates, without_scripts)
                    for detail in function(browser, address, file)]
        finally:
            process.terminate()
            process.wait()
            hook.shutdown()
            hook.server_close()


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


def failures(browser, address, _):
    """A second press waits for the first; a failure is said in the page, which keeps what was typed."""
    browser.open(address)
    browser.run("window.mark = 1")
    browser.type("#pv-note input, input#pv-note", "four")
    Hook.calls.clear()
    Hook.may_answer.clear()
    browser.press("#pv-fail")
    browser.press("#pv-fail")
    found = browser.run("return document.querySelector('[aria-disabled=true]')?.id")
    if found != "pv-fail":
        yield f"expected the button to be disabled, found {found}"
    Hook.may_answer.set()
    seen = "return document.querySelector('main [role=alert]')?.textContent ?? ''"
    browser.wait_until(lambda: browser.run(seen), 10)
    found = browser.run("return [window.mark, document.querySelector('#pv-note input, input#pv-note').value]")
    if [browser.run(seen), *found] != ["No room is left.", 1, "four"] or Hook.calls != ["fail"]:
        yield f"found {found} after {Hook.calls}"


def leaving(browser, address, _):
    """A handler leads to another site, with the script and without it."""
    for runs_scripts in (True, False):
        browser.open(address)
        Hook.calls.clear()
        browser.command("Emulation.setScriptExecutionDisabled", value=not runs_scripts)
        browser.press("#pv-leave")
        browser.wait_until(lambda: text(browser, "there") is not None, 10)
        browser.command("Emulation.setScriptExecutionDisabled", value=False)
        yield from waits_for(browser, "there", "/there?a=1&b=2")
        if Hook.calls != ["leave"]:
            yield f"found {Hook.calls}"


def updates(browser, address, file):
    """A change of the folder is shown in the page, which is not loaded anew and keeps its state; faults are said."""
    browser.open(address)
    browser.run("window.mark = 1")
    browser.press("#pv-more")
    yield from waits_for(browser, "details", "Note: ")
    browser.type("#pv-note input, input#pv-note", "five")
    # What has changed before the first event has told the version that is served brings no update.
    for number in range(20):
        file.write_text(json.dumps(SCREEN | {"title": f"Orders {number}"}).replace('"More"', '"Details"'))
        browser.wait_until(lambda: text(browser, "more") == "Details", 1)
        if text(browser, "more") == "Details":
            break
    yield from waits_for(browser, "more", "Details")
    yield from waits_for(browser, "details", "Note: five")
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

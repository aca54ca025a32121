"""Headless Chromium, one for all pages."""

import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

WIDTH, HEIGHT = 390, 844

# Notes what a page's policy forbids, before anything of the page runs.
OBSERVER = """
window.__violations = [];
document.addEventListener('securitypolicyviolation', event =>
  window.__violations.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + (event.sample || '')));
"""


class Browser:
    """A window of the size of a telephone."""

    def __init__(self, observer=OBSERVER):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        arguments = ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage")
        for argument in (*arguments, "--force-device-scale-factor=1", "--disable-component-update"):
            options.add_argument(argument)
        options.add_argument("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        options.set_capability("unhandledPromptBehavior", "ignore")
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.resize(WIDTH, HEIGHT)
        self.command("Page.addScriptToEvaluateOnNewDocument", source=observer)
        self.color_scheme("light")

    def command(self, name, **parameters):
        """Sends a command of the browser's debugging protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def resize(self, width, height):
        """Gives the window a size in points."""
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def color_scheme(self, name):
        """Makes the reader's system light or dark."""
        features = [
            {"name": "prefers-color-scheme", "value": name},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.command("Emulation.setEmulatedMedia", features=features)

    def open(self, address):
        """Opens a page and waits until it is there."""
        self.driver.get(address)

    def run(self, script, *arguments):
        """Returns the value of a script, which runs outside of the page's policy."""
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments):
        """Returns what a script hands to its last argument."""
        self.driver.set_script_timeout(60)
        return self.driver.execute_async_script(script, *arguments)

    def press(self, selector):
        """Presses an element with the mouse."""
        self.driver.find_element("css selector", selector).click()

    def press_at(self, selector):
        """Presses the middle of an element, whatever stands in front of it."""
        place = self.driver.find_element("css selector", selector).rect
        point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **point)

    def type(self, selector, text):
        """Types into a field."""
        self.driver.find_element("css selector", selector).send_keys(text)

    def wait_until(self, condition, seconds=3):
        """Waits until something is so, or for some seconds."""
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            time.sleep(0.01)

    def log(self):
        """Returns the messages of the console since the last time."""
        return self.driver.get_log("browser")

    def close(self):
        """Ends the browser."""
        self.driver.quit()

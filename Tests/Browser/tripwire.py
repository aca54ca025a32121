"""Notices whatever runs, loads or appears in a page that did not come from the renderer."""

import json

# Before anything of a page runs: what would be called, and every error of a script.
WIRES = """
window.__hit = [];
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'eval'])
  window[name] = (...values) => { window.__hit.push(name + '(' + values + ')'); };
addEventListener('error', event => { if (event.message) window.__hit.push('error: ' + event.message); }, true);
"""

# What a page is made of: the kinds of elements with the names of their attributes, what leads elsewhere, and everything
# that it says.
INSPECT = """
const kinds = new Set(), targets = [], said = [];
const strings = value => {
  if (typeof value === 'string') said.push(value);
  else if (value && typeof value === 'object') Object.entries(value).flat().forEach(strings);
};
for (const element of document.querySelectorAll('*')) {
  const name = element.localName;
  kinds.add(name);
  for (const {name: key, value} of element.attributes) {
    kinds.add(name + ' ' + key);
    said.push(value);
    if (['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'data', 'xlink:href'].includes(key)) {
      let url = null;  // what is no address leads nowhere
      try { url = new URL(value, location.href); } catch {}
      if (url) targets.push({element: name, key, value, scheme: url.protocol, host: url.host});
    }
    if (['href', 'src', 'id'].includes(key)) { try { said.push(decodeURIComponent(value)); } catch {} }
    if (key === 'value') { try { strings(JSON.parse(value)); } catch {} }
  }
  const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE);
  if (hasText && !['html', 'head', 'style'].includes(name)) said.push(element.textContent);
}
return {
  kinds: [...kinds], targets, said: [...new Set(said)], hits: window.__hit, location: location.href,
  styles: [...document.querySelectorAll('style')].map(style => style.textContent),
};
"""

SCHEMES = {"http:", "https:", "mailto:", "tel:"}
FORBIDDEN = {"script", "iframe", "object", "embed", "base", "link", "frame", "frameset", "math", "foreignobject", "xss"}
MARKS = ("alert", "evil", "javascript", "expression(", "@import")


def faults(content, address, harmless):
    """Yields the kind and the detail of each thing in a page that would not be in a harmless one."""
    for hit in content["hits"]:
        yield "script ran", hit
    if content["location"] != address:
        yield "navigation", content["location"]
    for kind in sorted(set(content["kinds"]) - set(harmless["kinds"])):
        yield "markup", f"<{kind}>"
    for kind in content["kinds"]:
        if kind in FORBIDDEN or kind.partition(" ")[2].startswith("on"):
            yield "forbidden markup", f"<{kind}>"
    for target in content["targets"]:
        yield from faults_of_target(target)
    for style in content["styles"]:
        if any(mark in style for mark in MARKS):
            yield "style sheet", style[:200]


def faults_of_target(target):
    """Yields what is wrong with the address that an attribute leads to."""
    value, is_absolute = target["value"], target["value"].lower().startswith(("http:", "https:", "mailto:", "tel:"))
    if target["scheme"] not in SCHEMES:
        yield "scheme", f"<{target['element']} {target['key']}={value!r}>"
    elif not is_absolute and not target["host"].startswith("127.0.0.1"):
        yield "foreign host", f"<{target['element']} {target['key']}={value!r}>"


def requests(browser):
    """Returns the type and the address of everything that the browser asked for since the last time."""
    found = []
    for entry in browser.driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            found.append((message["params"].get("type", "Other"), message["params"]["request"]["url"]))
    return found

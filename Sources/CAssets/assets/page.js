// Makes a page's actions and updates smooth where scripts are allowed: the page does all of this without it, by loading anew.
"use strict";
(() => {
  const sheet = new CSSStyleSheet();
  // Forms whose last attempt got no answer: the browser posts the next one by itself and says what is wrong.
  const abandoned = new Set();

  function place(element) {
    if (!element || element === document.body) return null;
    const same = (other) =>
      other.tagName === element.tagName && other.name === element.name && other.value === element.value;
    const all = [...document.querySelectorAll(element.tagName)];
    return { id: element.id, index: all.filter(same).indexOf(element), same };
  }

  function focus(place) {
    if (!place) return;
    const named = place.id && document.getElementById(place.id);
    const found = named || [...document.querySelectorAll("main *")].filter(place.same)[place.index];
    // What a sheet covers is out of reach.
    const reached = found && !found.closest("[inert]") ? found : document.querySelector("main [role=dialog] [tabindex]");
    if (reached) reached.focus({ preventScroll: true });
  }

  function show(text) {
    // The policy of this page holds for the parsed one too, whose style sheet it does not know.
    const style = /<style>([^]*?)<\/style>/.exec(text);
    const page = new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>|<base [^>]*>/g, ""), "text/html");
    const main = page.querySelector("main");
    if (!main || !style) return false;
    const focused = place(document.activeElement);
    sheet.replaceSync(style[1]);
    document.adoptedStyleSheets = [sheet];
    for (const own of document.styleSheets) own.disabled = true;
    document.title = page.title;
    document.body.className = page.body.className;
    document.documentElement.lang = page.documentElement.lang;
    document.documentElement.dir = page.documentElement.dir;
    document.querySelector("main").replaceWith(document.adoptNode(main));
    focus(focused);
    return true;
  }

  async function act(form, button) {
    const main = document.querySelector("main");
    main.setAttribute("aria-busy", "true");
    try {
      // A button called "action" hides the form's own property.
      const answer = await fetch(form.getAttribute("action") || location.href, {
        method: "POST", body: new URLSearchParams(new FormData(form, button)), headers: { Accept: "text/html" },
      });
      if (answer.redirected) return location.assign(answer.url);
      if (!show(await answer.text())) abandoned.add(form);
    } catch {
      abandoned.add(form);
    } finally {
      main.removeAttribute("aria-busy");
    }
  }

  document.addEventListener("submit", (event) => {
    const [form, button] = [event.target, event.submitter];
    if (event.defaultPrevented || abandoned.has(form) || form.getAttribute("method") !== "post" || !form.closest("main")) return;
    event.preventDefault();
    act(form, button);
  });

  const events = document.querySelector("meta[name=paravent-events]");
  if (events) {
    let version;
    new EventSource(events.content).addEventListener("version", async (event) => {
      const isNew = version !== undefined && version !== event.data;
      version = event.data;
      if (!isNew) return;
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (!show(await answer.text())) location.reload();
    });
  }
})();

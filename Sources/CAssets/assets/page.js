// Makes a page's actions and updates smooth where scripts are allowed: the page does all of this without it, by loading anew.
"use strict";
(() => {
  const sheet = new CSSStyleSheet();
  // Forms whose last attempt reached nobody: the browser posts the next one by itself and says what is wrong. Where there
  // was an answer, the action may have been performed, and is not posted again by itself.
  const abandoned = new Set();
  // Whether an action is under way, whether an update came meanwhile, and whether the page is being left.
  let [isBusy, isStale, isLeaving] = [false, false, false];

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

  function say(text) {
    const notice = document.querySelector("main > .pv-notice") ?? document.createElement("p");
    notice.className = "pv-notice";
    notice.setAttribute("role", "alert");
    notice.textContent = text;
    document.querySelector("main").prepend(notice);
    notice.scrollIntoView({ block: "nearest" });
  }

  function parse(text) {
    // The policy of this page holds for the parsed one too, whose style sheet it does not know.
    return new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>|<base [^>]*>/g, ""), "text/html");
  }

  function show(text) {
    const style = /<style>([^]*?)<\/style>/.exec(text);
    const page = parse(text);
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

  function post(form, button) {
    // A button called "action" hides the form's own property.
    return fetch(form.getAttribute("action") || location.href, {
      method: "POST", body: new URLSearchParams(new FormData(form, button)), headers: { Accept: "text/html" },
    });
  }

  function leave(url) {
    // A page that is being left takes no more actions; an address may turn out to be a download or a mail.
    isLeaving = true;
    setTimeout(() => { isLeaving = false; }, 3000);
    location.assign(url);
  }

  // Shows what came of an action, or says why there is nothing to show: what was typed stays.
  function take(answer, text) {
    if (answer.redirected) return leave(answer.url);
    const page = parse(text);
    const away = page.querySelector("a[data-paravent-location]");
    if (away) return leave(away.href);
    const reason = page.querySelector("main[data-paravent-error] > p");
    if (reason) return say(reason.textContent);
    if (!show(text)) say(`${answer.status} ${answer.statusText}`);
  }

  async function act(form, button) {
    const main = document.querySelector("main");
    isBusy = true;
    main.setAttribute("aria-busy", "true");
    button?.setAttribute("aria-disabled", "true");
    try {
      const answer = await post(form, button);
      const text = await answer.text().catch(() => "");
      take(answer, text);
    } catch {
      abandoned.add(form);
      say("The server did not answer.");
    } finally {
      isBusy = false;
      main.removeAttribute("aria-busy");
      button?.removeAttribute("aria-disabled");
      if (isStale) update();
    }
  }

  document.addEventListener("submit", (event) => {
    const [form, button] = [event.target, event.submitter];
    if (event.defaultPrevented || form.getAttribute("method") !== "post" || !form.closest("main")) return;
    if (isBusy || isLeaving) return event.preventDefault();
    if (abandoned.has(form)) return;
    event.preventDefault();
    act(form, button);
  });

  // A form that is posted without an action brings the page with the state that it has.
  async function update() {
    isStale = isBusy;
    if (isBusy) return;
    const form = document.querySelector("main form[method=post]");
    let answer = form && await post(form);
    if (!answer?.ok) answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    // An action that began meanwhile brings the update as well.
    if (!isBusy && !show(text)) location.reload();
  }

  const events = document.querySelector("meta[name=paravent-events]");
  if (events) {
    let version;
    new EventSource(events.content).addEventListener("version", (event) => {
      const isNew = version !== undefined && version !== event.data;
      version = event.data;
      if (isNew) update();
    });
  }
})();

// Replaces https://challenges.cloudflare.com/turnstile/v0/api.js; supports Cloudflare's published test keys.
// Not for production: it verifies nothing.
(() => {
  const DUMMY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";
  const SOLVE_MS = 150;
  const TOKEN_LIFE_MS = 300_000;
  const CHALLENGE_FAILED = "600010";
  const INVALID_SITEKEY = "110100";
  const RETRY_INTERVAL_MS = 8000;
  const KEYS = {
    "1x00000000000000000000AA": { outcome: "pass", visible: true },
    "2x00000000000000000000AB": { outcome: "fail", visible: true },
    "1x00000000000000000000BB": { outcome: "pass", visible: false },
    "2x00000000000000000000BB": { outcome: "fail", visible: false },
    "3x00000000000000000000FF": { outcome: "interact", visible: true },
  };

  const script = document.currentScript;
  const query = new URL(script ? script.src : "http://localhost/").searchParams;
  const widgets = new Map();
  let lastId = 0;

  const find = (target) => {
    if (widgets.has(target)) return widgets.get(target);
    const element = typeof target === "string" ? document.querySelector(target) : target;
    for (const widget of widgets.values()) {
      if (target === undefined || widget.container === element) return widget;
    }
    return undefined;
  };

  const label = (widget, text) => {
    if (widget.box) widget.box.textContent = text;
  };

  const fail = (widget, code) => {
    label(widget, `Verification failed (${code})`);
    const handler = widget.params["error-callback"];
    if (!handler) throw new Error(`[Cloudflare Turnstile] Error: ${code}.`);
    if (!handler(code)) console.warn(`[Cloudflare Turnstile] Error: ${code}.`);
    if (widget.params.retry === "never" || code === INVALID_SITEKEY) return;
    widget.timer = setTimeout(() => run(widget), widget.params["retry-interval"] ?? RETRY_INTERVAL_MS);
  };

  const expire = (widget) => {
    widget.token = undefined;
    widget.expired = true;
    if (widget.input) widget.input.value = "";
    widget.params["expired-callback"]?.(DUMMY_TOKEN);
    if ((widget.params["refresh-expired"] ?? "auto") === "auto") run(widget);
  };

  const pass = (widget) => {
    widget.token = DUMMY_TOKEN;
    widget.expired = false;
    if (widget.input) widget.input.value = DUMMY_TOKEN;
    label(widget, "Success! (sandbox)");
    widget.timer = setTimeout(() => expire(widget), TOKEN_LIFE_MS);
    widget.params.callback?.(DUMMY_TOKEN);
  };

  const requireClick = (widget) => {
    widget.params["before-interactive-callback"]?.();
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Verify you are human (sandbox)";
    button.addEventListener("click", () => {
      widget.params["after-interactive-callback"]?.();
      pass(widget);
    });
    widget.box?.replaceChildren(button);
  };

  const run = (widget) => {
    clearTimeout(widget.timer);
    widget.expired = false;
    widget.token = undefined;
    label(widget, "Verifying… (sandbox)");
    const key = KEYS[widget.params.sitekey];
    widget.timer = setTimeout(() => {
      if (!key) fail(widget, INVALID_SITEKEY);
      else if (key.outcome === "pass") pass(widget);
      else if (key.outcome === "fail") fail(widget, CHALLENGE_FAILED);
      else requireClick(widget);
    }, SOLVE_MS);
  };

  const draw = (widget) => {
    const { params, container } = widget;
    if (params["response-field"] !== false) {
      widget.input = document.createElement("input");
      widget.input.type = "hidden";
      widget.input.name = params["response-field-name"] ?? "cf-turnstile-response";
      container.append(widget.input);
    }
    const key = KEYS[params.sitekey];
    const quiet = params.appearance === "interaction-only" && key?.outcome !== "interact";
    if (!key?.visible || quiet) return;
    widget.box = document.createElement("div");
    widget.box.style.cssText =
      "box-sizing:border-box;width:300px;height:65px;padding:20px;border:1px solid #797979;font:14px sans-serif";
    container.append(widget.box);
  };

  const destroy = (widget) => {
    clearTimeout(widget.timer);
    widget.input?.remove();
    widget.box?.remove();
    widgets.delete(widget.id);
  };

  const api = {
    render(target, params = {}) {
      const container = typeof target === "string" ? document.querySelector(target) : target;
      if (!container) throw new Error(`[Cloudflare Turnstile] Unable to find a container for "${target}".`);
      if (!params.sitekey)
        throw new Error('[Cloudflare Turnstile] Invalid or missing type for parameter "sitekey".');
      lastId += 1;
      const widget = { id: `cf-chl-widget-${lastId}`, container, params, expired: false };
      widgets.set(widget.id, widget);
      draw(widget);
      if (params.execution !== "execute") run(widget);
      return widget.id;
    },
    execute(target, params) {
      if (!find(target) && params) return void run(widgets.get(api.render(target, params)));
      const widget = find(target);
      if (widget) run(widget);
    },
    reset(target) {
      const widget = find(target);
      if (!widget) return;
      clearTimeout(widget.timer);
      widget.token = undefined;
      widget.expired = false;
      if (widget.input) widget.input.value = "";
      if (widget.params.execution !== "execute") run(widget);
    },
    remove(target) {
      const widget = find(target);
      if (widget) destroy(widget);
    },
    getResponse: (target) => find(target)?.token,
    isExpired: (target) => find(target)?.expired ?? false,
    ready(callback) {
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => callback());
      else callback();
    },
  };

  const renderImplicit = () => {
    for (const element of document.querySelectorAll(".cf-turnstile")) {
      const { callback, errorCallback, expiredCallback, ...params } = element.dataset;
      api.render(element, {
        ...params,
        callback: window[callback],
        "error-callback": window[errorCallback],
        "expired-callback": window[expiredCallback],
      });
    }
  };

  window.turnstile = api;
  if (query.get("render") !== "explicit") api.ready(renderImplicit);
  const onload = window[query.get("onload")];
  if (typeof onload === "function") onload();
})();

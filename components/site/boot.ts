import type { Theme } from "@/lib/theme";
import type { OverlayName } from "./command/overlay-store";

declare global {
  interface Window {
    /** Cuts `message`, and sends nothing after the third report of a page. */
    reportClientError?: (
      kind: "error" | "rejection" | "chunk" | "boundary" | "caught",
      message: unknown,
      source?: string,
      reference?: string,
    ) => void;
    /** Shows and remembers a theme. */
    chooseTheme?: (theme: Theme) => void;
    /** Returns the buttons clicked so far, also with Enter in a field, and stops recording. */
    takeEarlyClicks?: () => Set<HTMLButtonElement>;
    /** The dialog that a key or a button has requested (site-overlay.tsx). */
    overlayAsked?: OverlayName | undefined;
  }
}

/**
 * The text of the inline script. It runs before the first paint and before hydration, and contains no user input. The steps
 * are sent as their source, so none of them uses anything of this module. One that fails, as where the browser forbids
 * storage, does not stop the others.
 */
export function bootCode(): string {
  const steps = [
    recordEarlyClicks,
    reportErrors,
    loadFonts,
    hideBrokenCovers,
    returnAfterLogin,
    showAdultCoverFirst,
    openByKeyOrButton,
    applyTheme,
    markDocument,
    leaveClosedDialogs,
    showSplashOnce,
  ];
  return steps.map((step) => `try{(${step.toString()})()}catch{}`).join("");
}

/**
 * Records the buttons that are clicked before hydration, each once, and the buttons of forms in which Enter is pressed, for
 * replay-early-clicks.tsx.
 */
function recordEarlyClicks() {
  const buttons = new Set<HTMLButtonElement>();
  const record = (event: Event) => {
    const { target } = event;
    const button =
      event instanceof KeyboardEvent
        ? event.key === "Enter" &&
          target instanceof HTMLInputElement &&
          target.form?.querySelector<HTMLButtonElement>("[data-waits]")
        : target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
    if (!button) return;
    buttons.delete(button);
    buttons.add(button);
  };
  addEventListener("click", record, true);
  addEventListener("keydown", record, true);
  window.takeEarlyClicks = () => {
    removeEventListener("click", record, true);
    removeEventListener("keydown", record, true);
    return buttons;
  };
}

/** Sends exceptions in scripts of our origin, and scripts and style sheets that do not load; of addresses only the path. */
function reportErrors() {
  let left = 3;
  const report: Window["reportClientError"] = (kind, message, source, reference) => {
    if (left === 0) return;
    left -= 1;
    const path = location.pathname;
    const body = JSON.stringify({ kind, message: `${message}`.slice(0, 200), path, source, reference });
    navigator.sendBeacon("/api/client-errors", new Blob([body], { type: "application/json" }));
  };
  const ownPath = (url: unknown) =>
    typeof url === "string" && url.startsWith(`${location.origin}/`)
      ? url.slice(location.origin.length).split(/[?#]/, 1)[0]
      : undefined;
  window.reportClientError = report;
  addEventListener("unhandledrejection", ({ reason }) => report("rejection", reason?.message || reason));
  addEventListener(
    "error",
    ({ target, message, filename, lineno, colno }) => {
      const { tagName, src, href } = Object(target);
      const script = ownPath(filename);
      const resource = /^(SCRIPT|LINK)$/.test(tagName) ? ownPath(src || href) : undefined;
      if (message && script) report("error", message, lineno ? `${script}:${lineno}:${colno}` : script);
      else if (resource) report("chunk", "not loaded", resource);
    },
    true,
  );
}

/**
 * Loads the preloaded fonts. The browser would begin in the first layout, which therefore used the fallback fonts and was
 * repeated. The extended subsets are loaded only if a page needs them.
 */
function loadFonts() {
  for (const face of document.fonts) {
    const isExtended = face.unicodeRange !== "U+0-10FFFF";
    if (!isExtended && !face.family.includes("Fallback")) face.load().catch(() => undefined);
  }
}

/** Hides a picture that cannot be loaded, from the first one on (components/games/cover-image.tsx). */
function hideBrokenCovers() {
  addEventListener(
    "error",
    ({ target }) => {
      const picture = Object(target);
      if (picture.dataset && "cover" in picture.dataset) picture.hidden = true;
    },
    true,
  );
}

/**
 * Adds the open page to the address of a Login link (login-link.tsx) when that is used, on the sign-in page the one that it
 * returns to; lib/auth/next-path.ts checks it.
 */
function returnAfterLogin() {
  const addNext = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-login]");
    if (!link) return;
    const { pathname, search } = location;
    const next = pathname === "/auth" ? new URLSearchParams(search).get("next") : pathname + search;
    link.search = next ? `next=${encodeURIComponent(next)}` : "";
  };
  addEventListener("pointerdown", addNext, true);
  addEventListener("click", addNext, true);
}

/** The first press of a link shows its blurred cover of a game for adults only (game-cover.tsx), unless the viewer has turned such games on. */
function showAdultCoverFirst() {
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const cover = link?.querySelector<HTMLElement>("[data-adult=hidden]");
      if (!cover || "showsAdult" in document.documentElement.dataset) return;
      cover.dataset.adult = "";
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * "/" focuses the visible search field: the header's, or on browse pages their own (hidden pages may have one, too). Ctrl K
 * opens the command palette (also with Caps Lock, as "K") and "?" the list of shortcuts. While a dialog is open, these keys
 * do nothing. `data-opens` of a button does the same.
 */
function openByKeyOrButton() {
  const open = (name: string | undefined) => {
    if (name === "search") {
      const fields = document.querySelectorAll<HTMLElement>("header [type=search],main [name=q]");
      Array.from(fields)
        .find((field) => field.checkVisibility())
        ?.focus();
    } else if (name === "palette" || name === "shortcuts" || name === "add-game") {
      window.overlayAsked = name;
      dispatchEvent(new Event("overlay"));
    }
  };
  const nameOf = ({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (altKey) return undefined;
    if (ctrlKey || metaKey) return key === "k" || (key === "K" && !shiftKey) ? "palette" : undefined;
    if (target instanceof Element && target.closest("input,textarea,select,[contenteditable]"))
      return undefined;
    return key === "/" ? "search" : key === "?" ? "shortcuts" : undefined;
  };
  addEventListener("keydown", (event) => {
    const name = nameOf(event);
    if (!name || document.querySelector("[role$=dialog][data-state]")) return;
    event.preventDefault();
    open(name);
  });
  addEventListener("click", ({ target }) => {
    if (target instanceof Element) open(target.closest<HTMLElement>("[data-opens]")?.dataset.opens);
  });
}

/**
 * The chosen theme, before the first paint and whenever it is chosen (theme-choice.tsx) here or in another tab; without one
 * the system's. Browsers use the first valid `theme-color`.
 */
function applyTheme() {
  const key = "questshelf-theme";
  const color = document.createElement("meta");
  color.name = "theme-color";
  document.head.prepend(color);
  const show = (theme: string | null) => {
    const { dataset } = document.documentElement;
    color.content = theme === "light" ? "#f7f3ea" : theme === "dark" ? "#0d0e14" : "";
    if (theme && color.content) dataset.theme = theme;
    else delete dataset.theme;
    for (const choice of document.querySelectorAll<HTMLInputElement>("[name$=theme]"))
      choice.checked = choice.value === (dataset.theme ?? "system");
  };
  const showStored = () => {
    try {
      show(localStorage.getItem(key));
    } catch {}
  };
  const choose = (theme: string) => {
    show(theme);
    try {
      localStorage.setItem(key, theme);
    } catch {}
  };
  window.chooseTheme = choose;
  showStored();
  for (const event of ["DOMContentLoaded", "pageshow", "storage"]) addEventListener(event, showStored);
  addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.endsWith("theme")) choose(target.value);
  });
}

/**
 * What style sheets need to know before the first paint, so that neither lists nor the header jump when the rest arrives:
 * whether this browser is signed in and by which username, the names of its keys, the remembered view, and the calendar's platforms.
 */
function markDocument() {
  const { dataset } = document.documentElement;
  if (/(^|; )questshelf-signed-in=1/.test(document.cookie)) dataset.user = "1";
  if (navigator.platform.startsWith("Mac")) dataset.mac = "1";
  if (/[?&](show|sort)=/.test(location.search)) dataset.arranged = "";
  const platform = /[?&]platform=([a-z0-9.]+)/.exec(location.search)?.[1];
  if (platform) dataset.platform = platform.replaceAll(".", " ");
  if (localStorage.getItem("questshelf-view") === "list") dataset.view = "list";
  const name = localStorage.getItem("questshelf-name");
  if (name && dataset.user) dataset.own = name;
}

/** A reload closes all dialogs. Leaves their history entries (back-closes.ts), on which Back would do nothing. */
function leaveClosedDialogs() {
  const { dialog } = history.state ?? {};
  if (dialog) history.go(-dialog);
}

/** The landing page's splash, once in a visit. A click or a key ends it. */
function showSplashOnce() {
  const durationMs = 2000;
  const key = "questshelf-splash";
  if (location.pathname !== "/" || sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "1");
  if (matchMedia("(prefers-reduced-motion:reduce)").matches) return;
  const { dataset } = document.documentElement;
  dataset.splash = "";
  const end = () => {
    delete dataset.splash;
  };
  setTimeout(end, durationMs);
  addEventListener("pointerdown", end, { once: true });
  addEventListener("keydown", end, { once: true });
}

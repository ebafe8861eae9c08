import { createContext, runInContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { clientErrorSchema } from "@/lib/client-errors/input";
import { BootScript } from "./boot-script";

type Listener = (event: object) => void;

/** A page on which the boot script has run, and what it has reported since. */
function boot(globals: object = {}) {
  const listeners = new Map<string, Listener[]>();
  const bodies: string[] = [];
  const page = createContext({
    ...globals,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    location: { origin: "https://shelf.example", pathname: "/games", search: "?q=private" },
    navigator: { sendBeacon: (_url: string, body: string) => bodies.push(body) },
    Blob: class {
      constructor([text = ""]: string[]) {
        Object.assign(this, { toString: () => text });
      }
    },
  });
  const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(renderToStaticMarkup(<BootScript />)) ?? [];
  runInContext(`var window=this;${script}`, page);
  return {
    happen: (type: string, event: object) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
    reports: () => bodies.map((body) => clientErrorSchema.parse(JSON.parse(String(body)))),
  };
}

const SCRIPT = "https://shelf.example/_next/static/chunks/a.js";

test("reports exceptions in scripts of our origin, without queries", () => {
  const { happen, reports } = boot();
  happen("error", {
    target: {},
    message: "x is not a function",
    filename: `${SCRIPT}?v=1`,
    lineno: 1,
    colno: 20,
  });
  happen("error", {
    target: {},
    message: "not ours",
    filename: "chrome-extension://abc/x.js",
    lineno: 1,
    colno: 2,
  });
  happen("error", { target: {}, message: "Script error.", filename: "", lineno: 0, colno: 0 });
  expect(reports()).toEqual([
    {
      kind: "error",
      message: "x is not a function",
      path: "/games",
      source: "/_next/static/chunks/a.js:1:20",
    },
  ]);
});

test("reports scripts and style sheets of ours that do not load, and nothing else that does not", () => {
  const { happen, reports } = boot();
  happen("error", { target: { tagName: "SCRIPT", src: SCRIPT, dataset: {} } });
  happen("error", { target: { tagName: "LINK", href: "https://shelf.example/_next/a.css", dataset: {} } });
  happen("error", { target: { tagName: "SCRIPT", src: "https://elsewhere.example/api.js", dataset: {} } });
  happen("error", { target: { tagName: "IMG", src: "https://shelf.example/media/x.jpg", dataset: {} } });
  happen("error", { target: { tagName: "image", href: { baseVal: "/x.svg" }, dataset: {} } });
  const cover = { tagName: "IMG", src: "x", dataset: { cover: "" }, hidden: false };
  happen("error", { target: cover });
  expect(cover.hidden).toBe(true);
  expect(reports()).toEqual([
    { kind: "chunk", message: "not loaded", path: "/games", source: "/_next/static/chunks/a.js" },
    { kind: "chunk", message: "not loaded", path: "/games", source: "/_next/a.css" },
  ]);
});

test("reports three errors of a page at most, cut to the limits of the API", () => {
  const { happen, reports } = boot();
  for (const reason of [new Error("a".repeat(1000)), "text", undefined, null, {}]) {
    happen("unhandledrejection", { reason });
  }
  expect(reports().map(({ kind, message }) => [kind, message])).toEqual([
    ["rejection", "a".repeat(200)],
    ["rejection", "text"],
    ["rejection", "undefined"],
  ]);
});

test.each([
  ["light", "light", "#f7f3ea"],
  ["dark", "dark", "#0d0e14"],
  ["system", undefined, ""],
  ["sepia", undefined, ""],
  ["constructor", undefined, ""],
  ["__proto__", undefined, ""],
])("of the stored theme %j shows %j", (stored, theme, color) => {
  const meta = { name: "", content: "" };
  const dataset: Record<string, string> = {};
  boot({
    document: {
      createElement: () => meta,
      head: { prepend: () => undefined },
      documentElement: { dataset },
      querySelectorAll: () => [],
    },
    localStorage: { getItem: (key: string) => (key === "questshelf-theme" ? stored : null) },
  });
  expect([dataset.theme, meta.content]).toEqual([theme, color]);
});

test("loads the fonts of all pages before the first layout, and neither fallbacks nor extended subsets", () => {
  const loaded: string[] = [];
  const face = (family: string, unicodeRange: string) => ({
    family,
    unicodeRange,
    load: () => {
      loaded.push(family);
      return Promise.reject(new Error("offline"));
    },
  });
  boot({
    document: {
      fonts: [
        face("inter", "U+0-10FFFF"),
        face("interExt", "U+100-2BA, U+1E00-1E9F"),
        face("Inter Fallback", "U+0-10FFFF"),
        face("bricolage", "U+0-10FFFF"),
      ],
    },
  });
  expect(loaded).toEqual(["inter", "bricolage"]);
});

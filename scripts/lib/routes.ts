import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** Rewrites of next.config.ts, from folder to public path. */
const REWRITTEN: Readonly<Record<string, string>> = { "/games/list/[[...list]]": "/games/[[...list]]" };

export type Route = {
  /** Its public path, with parameters as in `app/`: `/api/collection/[gameId]`. */
  path: string;
  kind: "page" | "handler";
  /** A page that is not the same for every visitor. */
  isPersonal: boolean;
  /** Supported methods; a page has GET. */
  methods: Method[];
};

/** Every page and route handler below `app/`. */
export function findRoutes(appDir: string): Route[] {
  return readdirSync(appDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => toRoute(file, readFileSync(join(appDir, file), "utf8")))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function toRoute(file: string, source: string): Route {
  const path = pathOf(file);
  if (file.endsWith("page.tsx")) {
    const isPersonal = !/^export const ensureStatic = /m.test(source);
    return { path, kind: "page", isPersonal, methods: ["GET"] };
  }
  return { path, kind: "handler", isPersonal: false, methods: methodsOf(source) };
}

/** The public path of a file below `app/`. */
export function pathOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const folder = `/${folders.filter((name) => !/^\(.*\)$/.test(name)).join("/")}`;
  return REWRITTEN[folder] ?? folder;
}

/** The methods that a route file passes to `routes`; it answers 405 to the others. */
export function methodsOf(source: string): Method[] {
  const [, handlers = ""] = source.split(/ = routes\(/);
  return METHODS.filter((method) => new RegExp(`[{,]\\s*${method}: `).test(handlers));
}

/** Fills in a path's parameters; an optional one may be empty. */
export function fillPath(path: string, valueFor: (name: string) => string): string {
  const filled = path.replace(/\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g, (_, name: string) => valueFor(name));
  return filled.length > 1 ? filled.replace(/\/+$/, "") || "/" : filled;
}

export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}/g)].map(([, name = ""]) => name);
}

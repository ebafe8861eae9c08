import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Env } from "@/lib/env";
import { DATA_POLICY, isHttps, pagePolicy } from "./security-policy";

type Header = readonly [name: string, value: string];

/** Folders of `app/` with personal pages; equal to the matcher of middleware.ts, and checked against the routes. */
export const PERSONAL_FOLDERS = [
  "collection",
  "feed",
  "import",
  "journal",
  "lists",
  "notices",
  "settings",
  "welcome",
  "auth",
] as const;
export const PERSONAL_PATH = new RegExp(`^/(${PERSONAL_FOLDERS.join("|")})(/|$)`);

const TWO_YEARS_S = 63_072_000;
const FORBIDDEN_FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
];
/** Also for prefetched shells, which Next marks as public. */
const PERSONAL_CACHE_CONTROL = "private, no-cache";
/** The addresses of these pages hold one-time tokens. */
const MAIL_LINK = /^\/auth\//;
const NEVER_STORED = "private, no-cache, no-store";
/** Never a page, not even a 404 page. */
const DATA = /^\/(api\/|media\/[^/]+\/[^/]+$|_next\/static\/)/;
/** Embedded in other sites; sets its own policy. */
const WIDGET = /^\/widget\/(list\/)?[^/]+$/;
const SANDBOX = /^\/_sandbox\//;
/** Images that other sites may show. */
const SHARED = /^\/(og|assets|icons)\//;

type Guard = (request: { url: string; headers: IncomingHttpHeaders }, response: ServerResponse) => void;

/**
 * Sets the headers before anything else sees the request, so that files, redirects and Next's own errors have them, too. A
 * route's own header applies only if none of these has its name.
 * @param shells sources of the inline scripts in the prerendered personal pages (`lib/next-internals/build-output.ts`)
 */
export function createGuard(env: Env, shells: ReadonlyMap<string, string>, mode: string | undefined): Guard {
  const isDevelopment = mode === "development";
  const everywhere: Header[] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(", ")],
    ...(isHttps(env) ? [["Strict-Transport-Security", `max-age=${TWO_YEARS_S}`] as const] : []),
  ];
  const embeddable: Header[] = [...everywhere, ["Cross-Origin-Resource-Policy", "cross-origin"]];
  const shared: Header[] = [...embeddable, ["Cross-Origin-Opener-Policy", "same-origin"]];
  const own: Header[] = [
    ...everywhere,
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  const policy = (value: string): Header => ["Content-Security-Policy", value];
  // React and the bundler use `eval` in development.
  const unknownScripts = `'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const data = policy(DATA_POLICY);
  const sandbox = policy("frame-ancestors 'none'");
  const page = policy(pagePolicy(env, unknownScripts));
  const [beforeScripts = "", afterScripts = ""] = pagePolicy(env, "'nonce-'").split("'nonce-'");
  const notFound = shells.get("/_not-found") ?? "";

  return (request, response) => {
    const path = pathOf(request.url);
    const isPersonal = PERSONAL_PATH.test(decoded(path));
    let headers = own;
    let csp: Header | undefined = page;
    if (DATA.test(path)) csp = data;
    else if (SHARED.test(path)) headers = shared;
    else if (WIDGET.test(path)) [headers, csp] = [embeddable, undefined];
    else if (SANDBOX.test(path)) csp = sandbox;
    else if (!isDevelopment && isPersonal) {
      const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
      // Next reads the nonce for dynamic scripts from here.
      request.headers["content-security-policy"] = `script-src ${nonce}`;
      csp = policy(`${beforeScripts}${nonce} ${shells.get(decoded(path)) ?? notFound}${afterScripts}`);
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    if (csp) response.setHeader(...csp);
    if (isPersonal) {
      const isMailLink = MAIL_LINK.test(decoded(path));
      response.setHeader("Cache-Control", isMailLink ? NEVER_STORED : PERSONAL_CACHE_CONTROL);
    }
  };
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** Next matches decoded paths, so an escaped spelling must not get a laxer policy. */
function decoded(path: string): string {
  try {
    return path.includes("%") ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

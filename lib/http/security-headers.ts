import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Env } from "@/lib/env";
import { DATA_POLICY, isHttps, pagePolicy } from "./security-policy";

type Header = readonly [name: string, value: string];

/** The folders of `app/` whose pages belong to one person: what middleware.ts matches. */
export const PERSONAL_FOLDERS = ["collection", "settings", "auth"] as const;

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
/** A shared cache must not store them, prefetched shells included: Next marks those as the same for everyone. */
const PERSONAL_CACHE_CONTROL = "private, no-cache";
/** The addresses of these pages hold one-time tokens. */
const MAIL_LINK = /^\/auth\//;
const NEVER_STORED = "private, no-cache, no-store";
const PERSONAL = new RegExp(`^/(${PERSONAL_FOLDERS.join("|")})(/|$)`);
/** Addresses at which no page can stand, not even the one that says 404. */
const DATA = /^\/(api\/|media\/[^/]+\/[^/]+$|_next\/static\/)/;
/** The one page for other people's sites, which brings a policy of its own. */
const WIDGET = /^\/widget\/[^/]+$/;
/** The sandbox's own pages, such as its mailbox, which exist on a developer's machine only. */
const SANDBOX = /^\/_sandbox\//;
/** What other sites may show as a picture. */
const SHARED = /^\/(og|assets|icons)\//;

export type Guard = (
  request: { url: string; headers: IncomingHttpHeaders },
  response: ServerResponse,
) => void;

/**
 * Makes what sets the security headers of an answer before anything else has seen its request, so that none is left
 * out: files, redirects and failures of the framework's own among them. A header that a route sets itself wins only
 * where none of these has its name.
 * @param shells the sources of the inline scripts in the personal pages' prerendered parts (`inline-scripts.ts`)
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
  // React and the bundler run code from strings while pages are being written.
  const unknownScripts = `'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const data = policy(DATA_POLICY);
  const sandbox = policy("frame-ancestors 'none'");
  const page = policy(pagePolicy(env, unknownScripts));
  const [beforeScripts = "", afterScripts = ""] = pagePolicy(env, "'nonce-'").split("'nonce-'");
  const notFound = shells.get("/_not-found") ?? "";

  return (request, response) => {
    const path = pathOf(request.url);
    const isPersonal = PERSONAL.test(decoded(path));
    let headers = own;
    let csp: Header | undefined = page;
    if (DATA.test(path)) csp = data;
    else if (SHARED.test(path)) headers = shared;
    else if (WIDGET.test(path)) [headers, csp] = [embeddable, undefined];
    else if (SANDBOX.test(path)) csp = sandbox;
    else if (!isDevelopment && isPersonal) {
      const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
      // The renderer takes the nonce of what it adds to the prerendered part from here.
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

/** The framework matches pages by what escapes stand for; no other spelling may lead to a laxer policy. */
function decoded(path: string): string {
  try {
    return path.includes("%") ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

import { globSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { parseEnv } from "@/lib/env";
import { createGuard, PERSONAL_FOLDERS } from "./security-headers";

const KEYS = {
  IGDB_CLIENT_ID: "x",
  IGDB_CLIENT_SECRET: "x",
  STEAM_API_KEY: "x",
  SUPABASE_URL: "https://db.example",
  SUPABASE_PUBLISHABLE_KEY: "x",
  TURNSTILE_SITE_KEY: "x",
};
const SANDBOXED = {
  IGDB_IMAGE_URL: "/_sandbox/images",
  STEAM_ICON_URL: "/_sandbox/images/steam",
  TURNSTILE_SCRIPT_URL: "/_sandbox/turnstile/v0/api.js",
};
const SHELLS = new Map([
  ["/auth", "'sha256-auth'"],
  ["/_not-found", "'sha256-404'"],
]);

function answerTo(url: string, variables: Record<string, string> = {}, mode = "production") {
  const request: { url: string; headers: IncomingHttpHeaders } = { url, headers: {} };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  createGuard(parseEnv({ ...KEYS, ...variables }), SHELLS, mode)(request, response);
  const headers = new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, `${value}`]));
  return { headers, policy: directives(headers.get("content-security-policy")), request };
}

function directives(policy = ""): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((text) => [text.split(" ")[0] ?? "", text.split(" ").slice(1)]),
  );
}

describe("the policy of a page", () => {
  test("allows the hosts of real services", () => {
    const { policy } = answerTo("/games?q=x");
    expect(policy["script-src"]).toEqual(["'self'", "'unsafe-inline'", "https://challenges.cloudflare.com"]);
    expect(policy["frame-src"]).toEqual([
      "'self'",
      "https://www.youtube-nocookie.com",
      "https://challenges.cloudflare.com",
    ]);
    expect(policy["img-src"]).toEqual(
      expect.arrayContaining(["https://images.igdb.com", "https://media.steampowered.com"]),
    );
    expect(policy["connect-src"]).toEqual(["'self'", "https://images.igdb.com"]);
  });

  test("allows no other host with the sandbox", () => {
    const { policy } = answerTo("/", SANDBOXED);
    expect(policy["script-src"]).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(policy["img-src"]).not.toContain("https://images.igdb.com");
  });

  test("forbids frames, plug-ins, other bases and foreign forms", () => {
    expect(answerTo("/").policy).toMatchObject({
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "script-src-attr": ["'none'"],
    });
  });

  test("allows eval in development only", () => {
    expect(answerTo("/").policy["script-src"]).not.toContain("'unsafe-eval'");
    expect(answerTo("/", {}, "development").policy["script-src"]).toContain("'unsafe-eval'");
  });
});

describe("a personal page", () => {
  test("runs only the inline scripts of its shell and those with the request's nonce", () => {
    const { policy, request } = answerTo("/auth?next=/", SANDBOXED);
    const [own, nonce, ...rest] = policy["script-src"] ?? [];
    expect([own, ...rest]).toEqual(["'self'", "'sha256-auth'"]);
    expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(request.headers["content-security-policy"]).toBe(`script-src ${nonce}`);
  });

  test("has a new nonce for each request", () => {
    const nonce = () => answerTo("/settings").policy["script-src"]?.[1];
    expect(nonce()).not.toBe(nonce());
  });

  test.each(["/%61uth", "/auth/%65mail", "/collection", "/settings/", "/auth/nothing"])(
    "is recognized in any spelling: %s",
    (url) => expect(answerTo(url).policy["script-src"]).not.toContain("'unsafe-inline'"),
  );

  test.each(["/authors", "/user/auth", "/collections"])("is not %s", (url) =>
    expect(answerTo(url).policy["script-src"]).toContain("'unsafe-inline'"),
  );

  test.each(["/collection", "/feed", "/journal", "/settings/x?y", "/auth", "/%61uth"])(
    "forbids shared caches to store %s",
    (url) => {
      for (const mode of ["production", "development"])
        expect(answerTo(url, {}, mode).headers.get("cache-control")).toBe("private, no-cache");
    },
  );

  test("leaves the cache headers of public pages alone", () =>
    expect(answerTo("/games").headers.has("cache-control")).toBe(false));

  test("covers every folder that middleware.ts matches", () => {
    const matched = readFileSync("middleware.ts", "utf8").matchAll(/source: "\/(\w+)\/:path\*"/g);
    expect([...matched].map(([, folder]) => folder)).toEqual([...PERSONAL_FOLDERS]);
  });

  test("covers every page that is not the same for everyone, and no other", () => {
    const isPublic = (file: string) => /^export const ensureStatic = /m.test(readFileSync(file, "utf8"));
    const folderOf = (file: string) => file.replaceAll(/\(\w+\)\//g, "").split("/")[1];
    const pages = globSync("app/**/page.tsx");
    const personal = pages.filter((file) => !isPublic(file)).map(folderOf);
    expect([...new Set(personal)].sort()).toEqual([...PERSONAL_FOLDERS].sort());
    expect(pages.filter(isPublic).map(folderOf)).not.toContainEqual(expect.toBeOneOf([...PERSONAL_FOLDERS]));
  });
});

describe("other responses", () => {
  test.each(["/api/games", "/media/avatars/a.jpg", "/_next/static/chunks/a.js"])(
    "forbids %s to load anything or be framed",
    (url) =>
      expect(answerTo(url).policy).toMatchObject({
        "default-src": ["'none'"],
        "frame-ancestors": ["'none'"],
      }),
  );

  test("allows framing of the widget only", () => {
    for (const url of ["/widget/demo?theme=dark", "/widget/list/5d3e0000-0000-4000-8000-000000000011"]) {
      expect(answerTo(url).headers.has("content-security-policy")).toBe(false);
    }
    for (const url of [
      "/widget",
      "/widget/demo/x",
      "/widget/list/x/y",
      "/Widget/demo",
      "/%77idget/demo",
      "/x/widget/demo",
    ]) {
      expect([url, answerTo(url).policy["frame-ancestors"]]).toEqual([url, ["'none'"]]);
    }
  });

  test.each(["/og/game/72.jpg", "/assets/questshelf-banner.png", "/widget/demo"])(
    "allows other sites to show %s",
    (url) => expect(answerTo(url).headers.get("cross-origin-resource-policy")).toBe("cross-origin"),
  );

  test.each(["/", "/api/session", "/media/avatars/a.jpg"])("forbids other sites to show %s", (url) =>
    expect(answerTo(url).headers.get("cross-origin-resource-policy")).toBe("same-origin"),
  );

  test("enforces https only when SITE_URL is https", () => {
    expect(answerTo("/").headers.has("strict-transport-security")).toBe(false);
    const { headers, policy } = answerTo("/", { SITE_URL: "https://shelf.example" });
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(policy).toHaveProperty("upgrade-insecure-requests");
  });
});

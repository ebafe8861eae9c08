import type { APIResponse } from "playwright/test";
import { expect, test } from "../support/fixtures";

/** One request for each kind of response. */
const KINDS = {
  "a public page": { path: "/games" },
  "a page made on its first visit": { path: "/game/1942/the-witcher-3-wild-hunt" },
  "a personal page": { path: "/auth" },
  "a page's data for the router": { path: "/games", headers: { rsc: "1" } },
  "no page": { path: "/no/such/page" },
  "no page below a personal one": { path: "/auth/no-such-page" },
  "a redirect of a page": { path: "/game/72" },
  "a redirect of the middleware": { path: "/settings" },
  "a redirect of the framework": { path: "/games/" },
  "a mail's link": { path: "/auth/confirm?token_hash=x&type=signup" },
  "a read": { path: "/api/games" },
  "a personal read": { path: "/api/session" },
  "bad input": { path: "/api/games?list=x" },
  "nothing of the API": { path: "/api/nothing" },
  "another method": { path: "/api/games", method: "POST" },
  "a refused write": { path: "/api/auth/sign-in", method: "POST" },
  "an unknown method": { path: "/games", method: "DELETE" },
  "what may be asked": { path: "/api/games", method: "OPTIONS" },
  "no body": { path: "/games", method: "HEAD" },
  "an escape that cannot be read": { path: "/game/%zz" },
  "no picture": { path: "/media/avatars/none.jpg" },
  "a card": { path: "/og/questshelf.jpg" },
  "a file": { path: "/shelf.svg" },
  "no script": { path: "/_next/static/chunks/none.js" },
  robots: { path: "/robots.txt" },
  "a sitemap": { path: "/sitemaps/pages.xml" },
  "a manifest": { path: "/manifest.webmanifest" },
} satisfies Record<string, { path: string; method?: string; headers?: Record<string, string> }>;

test("sends the headers with every kind of response", async ({ request }) => {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text())?.[0] ?? "";
  expect(script).not.toBe("");
  for (const [kind, { path, ...options }] of Object.entries({ ...KINDS, "a script": { path: script } })) {
    const answer = await request.fetch(path, { maxRedirects: 0, ...options });
    expect({ kind, ...relevant(answer) }).toEqual({
      kind,
      nosniff: "nosniff",
      referrer: "strict-origin-when-cross-origin",
      permissions: expect.stringContaining("camera=()"),
      opener: "same-origin",
      resource: kind === "a card" ? "cross-origin" : "same-origin",
      // Tests use plain HTTP.
      transport: undefined,
      policy: expect.stringContaining("frame-ancestors 'none'"),
      power: undefined,
    });
  }
});

function relevant(answer: APIResponse) {
  const headers = answer.headers();
  return {
    nosniff: headers["x-content-type-options"],
    referrer: headers["referrer-policy"],
    permissions: headers["permissions-policy"],
    opener: headers["cross-origin-opener-policy"],
    resource: headers["cross-origin-resource-policy"],
    transport: headers["strict-transport-security"],
    policy: headers["content-security-policy"],
    power: headers["x-powered-by"],
  };
}

test("allows only a personal page's own inline scripts, by a nonce for each request", async ({
  userRequest,
}) => {
  const nonces = new Set<string>();
  const PAGES = [
    "/collection",
    "/settings",
    "/auth/email",
    "/auth/forgot-password",
    "/auth/confirm?type=signup",
  ];
  for (const path of [...PAGES, "/%63ollection", "/auth/email"]) {
    const answer = await userRequest.get(path, { maxRedirects: 0 });
    const sources = /script-src ([^;]*)/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    expect(sources, path).not.toContain("unsafe");
    const nonce = /'nonce-([^']+)'/.exec(sources)?.[1] ?? "";
    expect(nonces.has(nonce) || nonce === "", path).toBe(false);
    nonces.add(nonce);
  }
});

test("blocks an injected script, visibly for the tests", async ({ page, allowConsole, signIn }) => {
  allowConsole(/Content Security Policy/);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await signIn();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'slipped in'";
    document.body.append(script);
    const image = document.createElement("img");
    image.setAttribute("onerror", "document.title = 'slipped in'");
    image.src = "https://evil.example/picture.png";
    document.body.append(image);
  });
  await expect.poll(() => refused.filter((text) => text.includes("Content Security Policy")).length).toBe(3);
  await expect(page).not.toHaveTitle("slipped in");
});

test("lets shared caches store nothing of personal pages, prefetched shells included", async ({
  request,
}) => {
  const asked: Record<string, string>[] = [
    {},
    { "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "2" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  ];
  const paths = ["/collection", "/settings", "/auth", "/auth/forgot-password", "/collection/nothing"];
  for (const path of paths) {
    for (const headers of asked) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      const cacheControl = answer.headers()["cache-control"];
      expect({ path, headers, cacheControl }).toEqual({
        path,
        headers,
        cacheControl: expect.stringMatching(/^private, no-cache/),
      });
    }
  }
});

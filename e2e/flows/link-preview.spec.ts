import type { APIRequestContext } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { headOf } from "../support/html-head";

const ROBOTS = [
  "facebookexternalhit/1.1",
  "Twitterbot/1.0",
  "Discordbot/2.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1)",
];

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Width and height from a JPEG's frame header. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
  }
  return { width: 0, height: 0 };
}

const visit = (request: APIRequestContext, path: string, robot: string) =>
  request.get(path, { headers: { "User-Agent": robot }, maxRedirects: 0 });

// One game for each, so that every request is the first visit of its page.
const GAMES = [
  "/game/1025/zelda-ii-the-adventure-of-link",
  "/game/71/portal",
  "/game/72/portal-2",
  "/game/20/bioshock",
];

for (const [index, robot] of ROBOTS.entries()) {
  test(`serves ${robot} a complete preview on the first visit, from a cacheable page`, async ({
    request,
    baseURL,
  }) => {
    const path = GAMES[index] ?? "";
    const answer = await visit(request, path, robot);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("s-maxage=60,");
    const head = await headOf(answer);
    expect(head.title).toMatch(/\(\d{4}\) · Questshelf$/);
    expect(head.canonical).toBe(`${baseURL}${path}`);
    expect(head.meta("og:url")).toBe(`${baseURL}${path}`);
    expect(head.meta("og:title")).toBe(head.title.replace(" · Questshelf", ""));
    expect(head.meta("og:description")?.length).toBeGreaterThan(20);
    expect(head.meta("twitter:card")).toBe("summary_large_image");
    expect(head.meta("twitter:image")).toBe(head.meta("og:image"));
  });
}

test("lists our card, the cover and a screenshot as a game's images, and serves each", async ({
  request,
  baseURL,
}) => {
  const head = await headOf(await request.get("/game/1942/the-witcher-3-wild-hunt"));
  const sizes = head
    .all("og:image:width")
    .map((width, index) => `${width}x${head.all("og:image:height")[index]}`);
  expect(sizes).toEqual(["1200x630", "1200x1600", "1920x1080"]);
  const [card = "", ...pictures] = head.all("og:image");
  expect(card).toMatch(new RegExp(`^${baseURL}/og/game/1942-[0-9a-f]{12}\\.jpg$`));

  const answer = await request.get(card);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const bytes = await answer.body();
  expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(1_000_000);
  for (const picture of pictures) {
    const file = await request.get(picture);
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("has a game's cover as its only tab icon, and the site's icon elsewhere", async ({ request }) => {
  const iconsOf = async (path: string) => (await headOf(await request.get(path))).icons;
  const cover = expect.stringMatching(/^href="[^"]*\/t_thumb\/co\w+\.jpg" sizes="90x90" type="image\/jpeg"/);
  expect(await iconsOf("/game/1942/the-witcher-3-wild-hunt")).toEqual([cover]);
  const mark = expect.stringMatching(/^href="\/icon\.svg[^"]*" sizes="any" type="image\/svg\+xml"/);
  for (const path of ["/", "/games", "/user/demo", "/game/937143/sample-velvet-hours"]) {
    expect(await iconsOf(path), path).toEqual([mark]);
  }
  const file = await request.get("/favicon.ico");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
});

for (const path of [
  "/og/game/1942-0123456789ab.jpg",
  "/og/game/1942.jpg?v=older",
  "/og/game/1942.jpg?x=1",
  "/og/user/demo-0123456789ab.jpg",
  "/og/user/demo.jpg?x=1",
]) {
  test(`${path} redirects to the current card, which has no query`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    const { location = "" } = answer.headers();
    expect(location).toMatch(/^\/og\/(game|user)\/(1942|demo)(-[0-9a-f]{12})?\.jpg$/);
    expect((await request.get(new URL(location, `${baseURL}`).href)).status()).toBe(200);
  });
}

for (const path of [
  "/og/game/268435455.jpg",
  "/og/game/0.jpg",
  "/og/game/1942.png",
  "/og/game/x.jpg",
  "/og/game/1e3.jpg",
]) {
  test(`serves no card at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("describes the game, its companies and its rating to search engines", async ({ request }) => {
  const { html } = await headOf(await request.get("/game/1942/the-witcher-3-wild-hunt"));
  const block = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(block["@graph"][0]).toMatchObject({
    "@type": ["VideoGame", "SoftwareApplication"],
    name: "The Witcher 3: Wild Hunt",
    datePublished: "2015-05-19",
    author: [{ name: "CD Projekt RED" }],
    publisher: [{ name: "CD Projekt" }],
    aggregateRating: { bestRating: 100, ratingCount: expect.any(Number) },
  });
  expect(block["@graph"][1]["@type"]).toBe("BreadcrumbList");
});

test("escapes a name made of markup", async ({ request }) => {
  const { games } = await (await request.get("/api/games/search?q=Look%20Down")).json();
  const { html, title } = await headOf(await request.get(games[0].path));
  expect(html).not.toContain("<b>Look Down</b>");
  expect(title.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toContain("<b>Look Down</b>");
});

for (const [path, canonical] of [
  ["/", "/"],
  ["/games", "/games"],
  ["/games?dev=908&devName=Anything", "/games?dev=908&devName=CD+Projekt+RED"],
  ["/games/rpg", "/games/rpg"],
  ["/games/rpg/page/2", "/games/rpg/page/2"],
  ["/calendar", "/calendar"],
] as const) {
  test(`${path} has its canonical address, its description and the site's card`, async ({
    request,
    baseURL,
  }) => {
    const head = await headOf(await visit(request, path, "Twitterbot/1.0"));
    expect(head.canonical.replace(/\/$/, "")).toBe(`${baseURL}${canonical}`.replace(/\/$/, ""));
    expect(head.title).toContain("Questshelf");
    expect(head.meta("description")?.length).toBeGreaterThan(40);
    expect(head.meta("og:image")).toBe(`${baseURL}/og/questshelf.jpg`);
    expect(head.meta("robots")).toBeUndefined();
  });
}

test("serves the site's card in its declared size", async ({ request }) => {
  const answer = await request.get("/og/questshelf.jpg");
  const bytes = await answer.body();
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  expect(isJpeg(bytes)).toBe(true);
  expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
});

test("hides the sign-in page from search engines", async ({ request }) => {
  expect((await headOf(await request.get("/auth"))).meta("robots")).toContain("noindex");
});

test("hides an adults-only game from previews and search engines", async ({ request, baseURL }) => {
  const head = await headOf(await request.get("/game/900649/sample-midnight-letters"));
  expect(head.meta("robots")).toContain("noindex");
  expect(head.all("og:image")).toEqual([`${baseURL}/og/questshelf.jpg`]);
  expect(head.html).not.toContain("application/ld+json");
  expect((await request.get("/og/game/900649.jpg")).status()).toBe(404);
});

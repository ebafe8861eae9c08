import { expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";
import { holdBack, scrollTo, watchFetches } from "../support/page";

test("more games come 300 px before the end of the page, none of them twice", async ({ page }) => {
  const asked = await watchFetches(page, "/api/games");
  await page.goto("/games");
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(20);
  const more = page.getByRole("link", { name: "Load more games" });
  await links.last().scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(40);
  const end = await more.locator("..").evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return window.scrollY + top - window.innerHeight;
  });
  const before = await asked();
  await scrollTo(page, end - 305);
  await scrollTo(page, end - 304);
  expect(await asked()).toEqual(before);
  await scrollTo(page, end - 295);
  await expect.poll(asked).not.toEqual(before);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await links.count()).toBeGreaterThanOrEqual(60);
  }).toPass();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(paths.length);
});

test("only a cover that fails to load has a placeholder, with the game's name in grid view", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const placeholder = page.getByRole("main").locator(".cover-name").first();
  const showsName = () =>
    placeholder.evaluate((element) => getComputedStyle(element, "::before").display !== "none");
  await page.goto("/games");
  await expect(placeholder).toBeHidden();
  await page.route("**/t_cover*/**", (route) => route.abort());
  await page.reload();
  await expect(placeholder).toBeVisible();
  await expect.poll(showsName).toBe(true);
  await page.getByRole("button", { name: "List view" }).click();
  await expect.poll(showsName).toBe(false);
  await expect(placeholder).toBeVisible();
});

test("a card leads to its game, and shows year, genre and rating", async ({ page }) => {
  await page.goto("/games/rpg");
  const card = page.getByRole("main").getByRole("listitem").first();
  await expect(card).toContainText(/(19|20)\d\d · \w+/);
  await expect(card).toContainText(/\d{2,3} out of 100/);
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/game\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
});

test("a search is in the address, and empties the list in the spec's words", async ({ page }) => {
  await page.goto("/games");
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await expect(async () => {
    await box.fill("hollow knight");
    await expect(page).toHaveURL("/games?q=hollow+knight", { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 3, name: "Hollow Knight", exact: true })).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue("hollow knight");
  await box.fill("zzqqxxyy");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(page.getByText('No games match "zzqqxxyy". Try a different search term.')).toBeVisible();
});

const FILTERED = [
  ["/games?q=hollow+knight", "Search results", "Hollow Knight"],
  ["/games/rpg?q=hollow+knight", "Search results", "Hollow Knight"],
  ["/games?dev=908&devName=Anything", "Games by CD Projekt RED", "The Witcher 3: Wild Hunt"],
  ["/games?pub=70", "Games published by Nintendo", "The Legend of Zelda: Tears of the Kingdom"],
  ["/games?dev=908&q=witcher", "Games by CD Projekt RED", "The Witcher 3: Wild Hunt"],
] as const;

test("shows the list's own heading from the first paint on", async ({ page, allowConsole }) => {
  allowConsole(/_sandbox\/images|_rsc=/);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { headingsSeen: seen });
    const look = () => {
      for (const element of document.querySelectorAll("h1")) {
        if (element.checkVisibility()) seen.add(element.textContent ?? "");
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // The next test reads the HTML of the others.
  for (const [path, heading, game] of [FILTERED[0], FILTERED[4]]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 3, name: game, exact: true })).toBeVisible();
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    const seen = await page.evaluate(() => [...(Reflect.get(window, "headingsSeen") as Set<string>)]);
    expect([path, seen]).toEqual([path, [heading]]);
    await expect(page).toHaveTitle(`${heading} · Questshelf`);
    await expect(page.getByRole("navigation", { name: "Games" }).locator("[aria-current]")).toHaveCount(0);
  }
});

for (const [path, heading, game] of FILTERED) {
  test(`${path} has its content without JavaScript`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["cache-control"]).toBe(
      "s-maxage=1800, stale-while-revalidate=84600, must-revalidate",
    );
    const html = await response.text();
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toContain(`>${game}</h3>`);
    expect(html).not.toContain("Popular right now");
    expect(html).not.toContain("Anything");
    expect(html).toContain(`<title>${heading} · Questshelf</title>`);
    expect(withoutScripts(html)).not.toContain("aria-current");
    const q = new URL(path, "http://localhost").searchParams.get("q");
    const field = /<input[^>]* name="q"[^>]*>/.exec(html)?.[0] ?? "";
    expect(/ value="([^"]*)"/.exec(field)?.[1] ?? "").toBe(q ?? "");
    expect(html.includes(">Show all games</a>")).toBe(path.includes("dev=") || path.includes("pub="));
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(q !== null);
  });
}

test("responds 404 with no games to a company that does not exist", async ({ request }) => {
  for (const query of [
    "dev=999999999",
    "pub=99999999&pubName=Invented",
    "dev=abc",
    "pub=0",
    "dev=a%2Fb&q=zelda",
  ]) {
    const response = await request.get(`/games?${query}`);
    expect(response.status(), query).toBe(404);
    const html = withoutScripts(await response.text());
    expect(html, query).toContain("No games found");
    expect(html).toContain("No games available at the moment");
    expect(html).not.toContain("Invented");
    expect(html).toContain(">Show all games</a>");
  }
});

test("searches for any text", async ({ request }) => {
  for (const q of [
    "pok\u00e9mon",
    "\u30dd\u30b1\u30e2\u30f3",
    "a/b",
    "..",
    "100%",
    "%zz",
    "x.rsc",
    "#&?",
    "\u6f22".repeat(100),
  ]) {
    const response = await request.get(`/games?${new URLSearchParams({ q })}`);
    expect(response.status(), q).toBe(200);
    const html = await response.text();
    expect(html, q).toContain(">Search results</h1>");
    expect(html).toContain(`value="${q.replaceAll("&", "&amp;")}"`);
  }
});

test("a genre's order by rating is not led by games with a few perfect ratings", async ({ request }) => {
  const found = await (await request.get("/api/games/search?q=perfect+score")).json();
  const perfect: number[] = found.games.map(({ id }: { id: number }) => id);
  expect(perfect).toHaveLength(2);
  for (const list of ["action", "adventure", "rpg"]) {
    const pages = [0, 20].map(async (offset) =>
      (await request.get(`/api/games?list=${list}&offset=${offset}`)).json(),
    );
    const games: { id: number; rating: number }[] = (await Promise.all(pages)).flatMap((page) => page.games);
    expect(new Set(games.map(({ id }) => id)).size).toBe(40);
    expect(games.filter(({ id }) => perfect.includes(id))).toEqual([]);
    const ratings = games.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  }
});

test("cuts a search text at 100 characters, and ignores one of spaces", async ({ request }) => {
  const long = await (await request.get(`/games?q=${"z".repeat(3000)}`)).text();
  expect(long).toContain(`No games match &quot;${"z".repeat(100)}&quot;. Try a different search term.`);
  const filtered = await (await request.get("/games?q=zzqqxxyy&platform=6&from=2015&to=2020")).text();
  expect(filtered).toContain("No games match &quot;zzqqxxyy&quot;. Try a different search term.");
  expect(filtered).toContain("Or remove a filter: “PC (Microsoft Windows)” or “2015–2020”.");
  expect(await (await request.get("/games?q=%20%20")).text()).toContain(">Popular right now</h1>");
});

test("the paths that filters are rewritten to are no addresses", async ({ request }) => {
  for (const path of [
    "/games/list",
    "/games/list/rpg",
    "/games/dev/908",
    "/games/pub/70",
    "/games/q/7a656c6461",
    "/games/rpg/q/7a/page/2",
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("letters typed while a search is being answered stay, at the caret", async ({ page, allowConsole }) => {
  allowConsole(/_sandbox\/images/);
  await page.goto("/games", { waitUntil: "networkidle" });
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await box.focus();
  const release = await holdBack(page, /\/games\?q=.*_rsc/);
  await page.keyboard.type("hollw");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("status").filter({ hasText: "Loading games..." })).toBeVisible();
  release();
  await page.keyboard.type("o");
  await expect(page.getByRole("heading", { level: 3, name: "Hollow Knight", exact: true })).toBeVisible();
  await expect(box).toHaveValue("hollow");
  await page.keyboard.type("X");
  await expect(box).toHaveValue("holloXw");
});

test("a cleared search returns to its list, and the back button to the page before it", async ({ page }) => {
  await page.goto("/games/rpg");
  await page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Popular" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await box.pressSequentially("celeste");
  await expect(page.getByRole("heading", { level: 1, name: "Search results" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Role-playing games" })).toBeVisible();
  await expect(box).toHaveValue("");
  await box.pressSequentially("celeste");
  await expect(page).toHaveURL("/games/rpg?q=celeste");
  await expect(page.getByRole("heading", { level: 1, name: "Search results" })).toBeVisible();
  await expect(page).toHaveTitle("Search results · Questshelf");
  const tab = page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "RPG" });
  await expect(tab).not.toHaveAttribute("aria-current");
  await box.fill("");
  await expect(page).toHaveURL("/games/rpg");
  await expect(page.getByRole("heading", { level: 1, name: "Role-playing games" })).toBeVisible();
  await expect(page).toHaveTitle("Role-playing games · Questshelf");
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(box).toBeFocused();
});

test("a list that does not exist is a 404", async ({ request }) => {
  for (const path of ["/games/popular", "/games/strategies", "/games/page/1", "/games/rpg/page/99"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(withoutScripts(await answer.text()), path).toContain(">Show all games</a>");
  }
});

test("each genre has a page, which the menu leads to without JavaScript, and is in the sitemap", async ({
  request,
}) => {
  const paths = [
    ...withoutScripts(await (await request.get("/games")).text()).matchAll(
      /<a href="(\/games\/[a-z-]+)" tabindex/gi,
    ),
  ].map(([, path = ""]) => path);
  expect(paths).toHaveLength(23);
  expect(paths).toEqual(expect.arrayContaining(["/games/action", "/games/rpg", "/games/visual-novel"]));
  const sitemap = await (await request.get("/sitemaps/pages.xml")).text();
  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
  const response = await request.get("/games/action");
  expect(response.headers()["cache-control"]).toBe(
    "s-maxage=1800, stale-while-revalidate=84600, must-revalidate",
  );
  const html = withoutScripts(await response.text()).replaceAll("<!-- -->", "");
  expect(html).toContain(">Action games</h1>");
  expect(html).toContain("Genre on IGDB: Shooter");
  expect(html).toMatch(/<input type="checkbox" name="genre" checked="" value="5"\/>/);
  expect(html.match(/<h3/g)?.length).toBeGreaterThan(0);
});

test("the genres of the tabs Action and RPG have one address each", async ({ request }) => {
  const lead = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await lead("/games/shooter")).toBe("/games/action");
  expect(await lead("/games/role-playing-rpg?q=zelda")).toBe("/games/rpg?q=zelda");
});

test("serves the same cacheable lists to everyone", async ({ request }) => {
  const response = await request.get("/games/adventure");
  expect(response.headers()["cache-control"]).toBe(
    "s-maxage=1800, stale-while-revalidate=84600, must-revalidate",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("list view shows whole names and all genres", async ({ page, signIn, allowConsole }) => {
    allowConsole(/_sandbox\/images/);
    await signIn();
    await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
    await page.goto("/games?q=tears+of+the+kingdom");
    const card = page.getByRole("main").getByRole("listitem").first();
    const name = card.getByRole("heading", { name: "The Legend of Zelda: Tears of the Kingdom" });
    const genres = card.getByText("2023 · Adventure, Role-playing (RPG), Puzzle");
    for (const text of [name, genres]) {
      await expect(text).toBeVisible();
      const isWhole = await text.evaluate(
        (element) =>
          element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1,
      );
      expect(isWhole).toBe(true);
    }
  });
});

test("on a phone what is far down is laid out later, and nothing moves by it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/games");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  const isLaidOut = (place: number) =>
    cards
      .nth(place)
      .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const top = (place: number) =>
    cards.nth(place).evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await expect(cards).toHaveCount(20);
  expect([await isLaidOut(0), await isLaidOut(19)]).toEqual([true, false]);
  const before = await top(19);
  await cards.nth(19).getByRole("link").focus();
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(19).getByRole("link")).toBeFocused();
  expect(await isLaidOut(19)).toBe(true);
  expect(Math.abs((await top(19)) - before)).toBeLessThan(1);
  // The focus ring is not clipped.
  const { ring, room } = await cards.nth(19).evaluate((card) => {
    const cover = card.querySelector(".cover");
    const { outlineOffset, outlineWidth } = getComputedStyle(cover ?? card);
    const room = (cover?.getBoundingClientRect().left ?? 0) - card.getBoundingClientRect().left;
    return { ring: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), room };
  });
  expect(ring).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(ring);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the games are there, and the next page has an address", async ({ page }) => {
    await page.goto("/games/action");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(20);
    const first = await links.first().getAttribute("href");
    await page.getByRole("link", { name: "Load more games" }).click();
    await expect(page).toHaveURL("/games/action/page/2");
    await expect(links).toHaveCount(20);
    expect(await links.first().getAttribute("href")).not.toBe(first);
  });

  test("a search is a form, and pages of what it found have addresses", async ({ page }) => {
    await page.goto("/games?pub=70");
    await page.getByRole("searchbox", { name: "Search the catalogue" }).fill("zelda");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/games?q=zelda&pub=70&pubName=Nintendo");
    await expect(page.getByRole("heading", { level: 1, name: "Games published by Nintendo" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toContainText("Zelda");
    await page.goto("/games?q=the");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    const first = await links.first().getAttribute("href");
    await page.getByRole("link", { name: "Load more games" }).click();
    await expect(page).toHaveURL("/games?q=the&page=2");
    expect(await links.first().getAttribute("href")).not.toBe(first);
  });
});

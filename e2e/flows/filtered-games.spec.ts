import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { fillCharts } from "../support/full-charts";
import { headOf } from "../support/html-head";

const DRAWING = /_sandbox\/images/;
/** Prefetches of game pages; the catalogue does not know some of these games. */
const AHEAD = /\/game\/\d+\/\S+_rsc=/;
const YEAR = new Date().getUTCFullYear();
const HOLLOW_KNIGHT = 14_593;

const countIn = (html: string) =>
  Number(/>([\d,]+) games?</.exec(html.slice(html.indexOf("</h2>")))?.[1]?.replace(",", ""));
const gamesOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator(".game-plate") });

async function statusesOf(request: APIRequestContext, paths: readonly string[]) {
  return Promise.all(paths.map(async (path) => (await request.get(path)).status()));
}

test("leads visitors from a bar of each kind to as many games as it counts, and appends the next page", async ({
  page,
  request,
  newUser,
  requestAs,
  allowConsole,
}) => {
  // It renders some fifteen pages for the first time.
  test.setTimeout(60_000);
  allowConsole(DRAWING);
  allowConsole(AHEAD);
  const user = await newUser();
  await fillCharts(await requestAs(user), user);
  const home = `/user/${user.username}`;
  await page.goto(`${home}/stats`);
  const kinds = new Set<string>();
  for (const chart of await page.locator(".finding").all()) {
    const bars = await chart.locator(".bar-chart tbody tr, .column-chart :is(a, span)").evaluateAll((nodes) =>
      nodes.map((node) => ({
        href: (node.matches("a") ? node : node.querySelector("a"))?.getAttribute("href") ?? null,
        text: node.getAttribute("aria-label") ?? node.querySelector("td")?.textContent ?? "",
      })),
    );
    for (const { href, text } of [bars[0], bars.at(-1)].flatMap((bar) => bar ?? [])) {
      expect([text, href]).toEqual([text, expect.stringContaining(home)]);
      const kind = href?.slice(home.length).split("/").slice(1, 3).join("/") ?? "";
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const answer = await request.get(href ?? "");
      expect([href, answer.status()]).toEqual([href, 200]);
      if (!href?.includes("/games/")) continue;
      const figure = /([\d,]+)(?: games?)?$/.exec(text)?.[1]?.replace(",", "");
      const count = countIn(await answer.text());
      // Months of plays have hours.
      if (href.includes("/played/")) expect(count).toBeGreaterThan(0);
      else expect([href, count]).toEqual([href, Number(figure)]);
    }
  }
  const shown = [
    "genre",
    "theme",
    "platform",
    "developer",
    "decade",
    "rating",
    "added",
    "added-before",
    "completed",
    "played",
  ];
  expect([...kinds]).toEqual(expect.arrayContaining(shown.map((kind) => `games/${kind}`)));

  await page.goto(`${home}/${YEAR}`);
  const month = page.getByRole("link", { name: /: games finished$/ }).first();
  const href = (await month.getAttribute("href")) ?? "";
  expect(href).toContain(`${home}/games/completed/${YEAR}-`);
  expect(countIn(await (await request.get(href)).text())).toBeGreaterThan(0);

  await page.goto(`${home}/stats`);
  await page.locator("#chart-added").click();
  const column = page.getByRole("link", { name: /^Before \d{4}: \d+ games$/ });
  const total = Number(/: (\d+) /.exec((await column.getAttribute("aria-label")) ?? "")?.[1]);
  expect(total).toBeGreaterThan(60);
  await column.focus();
  await column.press("Enter");
  await expect(page.getByRole("heading", { name: /^Added before \d{4}$/ })).toBeVisible();
  await expect(page.getByText(`${total} games`, { exact: true })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Status" });
  await expect(tabs.getByRole("link", { name: "Statistics" })).toHaveAttribute("aria-current", "page");

  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(gamesOf(page)).toHaveCount(total, { timeout: 500 });
  }).toPass();
  await expect(page.getByText("That is all of them.")).toBeVisible();

  // The pages have their own URLs, and the same games.
  const path = new URL(page.url()).pathname;
  const found = new Set<string>();
  for (let number = 1; number <= Math.ceil(total / 30); number++) {
    const html = await (await request.get(number > 1 ? `${path}/${number}` : path)).text();
    for (const [, game = ""] of html.matchAll(/<a class="game-link" href="([^"]+)"/g)) found.add(game);
    expect(html.includes(`href="${path}/${number + 1}"`)).toBe(number < Math.ceil(total / 30));
  }
  expect(found.size).toBe(total);
  expect(await statusesOf(request, [`${path}/1`, `${path}/${Math.ceil(total / 30) + 1}`])).toEqual([
    404, 404,
  ]);

  await page.mouse.wheel(0, -100_000);
  await page.getByRole("link", { name: "Statistics", exact: true }).first().click();
  await expect(page).toHaveURL(`${home}/stats`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("bars lead to filtered games, and back", async ({ page, allowConsole }) => {
    allowConsole(DRAWING);
    await page.goto("/user/demo/stats");
    await page.locator("#chart-genres").click();
    const genre = page.getByRole("table", { name: "Genres" }).getByRole("row").nth(1);
    const [name, figure] = [
      await genre.getByRole("link").textContent(),
      await genre.locator("td").textContent(),
    ];
    await genre.getByRole("link").click();
    await expect(page.getByRole("heading", { name: name ?? "", exact: true })).toBeVisible();
    await expect(gamesOf(page)).toHaveCount(Number(figure));
    await page.getByRole("main").getByRole("link", { name: "Statistics" }).first().click();
    await expect(page).toHaveURL("/user/demo/stats");
    await page.locator("#chart-ratings").click();
    const rating = page.getByRole("link", { name: /^10\/10: \d/ });
    await rating.click();
    await expect(page.getByRole("heading", { name: "Rated 10/10" })).toBeVisible();
  });
});

test("is equal for everyone, for no search engine, and has one address", async ({ request }) => {
  const answer = await request.get("/user/demo/games/genre/12");
  expect(answer.headers()["cache-control"]).toBe(
    "s-maxage=60, stale-while-revalidate=86340, must-revalidate",
  );
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  const head = await headOf(answer);
  expect(head.title).toMatch(/^demo: Role-playing \(RPG\) · Questshelf$/);
  expect(head.canonical).toMatch(/\/user\/demo\/games\/genre\/12$/);
  expect(head.meta("robots")).toContain("noindex");
  const moved = await request.get("/user/DEMO/games/genre/12", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([307, "/user/demo/games/genre/12"]);
  for (const path of ["/sitemap.xml", "/sitemaps/pages.xml"]) {
    expect(await (await request.get(path)).text()).not.toContain("/games/genre");
  }
  const missing = [
    "",
    "/genre",
    "/genre/12/1",
    "/genre/12/2",
    "/genre/9999",
    "/genre/x",
    "/status/want",
    "/tag/1",
  ];
  expect(
    await statusesOf(
      request,
      missing.map((end) => `/user/demo/games${end}`),
    ),
  ).toEqual(missing.map(() => 404));
  expect(await statusesOf(request, ["/user/nobody_at_all/games/genre/12"])).toEqual([404]);

  const api = "/api/users/demo/games?filter=";
  const { games, nextPage } = await (await request.get(`${api}genre/12`)).json();
  expect([games.length > 0, nextPage]).toEqual([true, null]);
  const bad = ["genre/12&page=2", "genre/9999", "genre/x", "name/zelda", "genre/12/completed/x"];
  expect(
    await statusesOf(
      request,
      bad.map((end) => api + end),
    ),
  ).toEqual([404, 404, 400, 400, 400]);
});

test("follows what the owner hides, from the next load on", async ({ newUser, requestAs, request }) => {
  const user = await newUser();
  const owner = await requestAs(user);
  const set = async (data: object) => expect(await owner.patch("/api/profile", { data })).toBeOK();
  const game = `/api/collection/${HOLLOW_KNIGHT}`;
  await expect(await owner.put(game, { data: { status: "completed" } })).toBeOK();
  await expect(await owner.patch(game, { data: { rating: 9 } })).toBeOK();
  const today = new Date().toISOString().slice(0, 10);
  const play = {
    platform: null,
    started: null,
    finished: today,
    outcome: "finished",
    minutes: 60,
    note: null,
  };
  const playPath = `/api/plays/${HOLLOW_KNIGHT}/00000000-0000-4000-8000-000000000001`;
  await expect(await owner.put(playPath, { data: play })).toBeOK();
  const month = today.slice(0, 7);
  const filters = ["decade/2010", "rating/9", `added/${YEAR}`, `completed/${month}`, `played/${month}`];
  const statuses = async () => {
    const pages = await statusesOf(
      request,
      filters.map((end) => `/user/${user.username}/games/${end}`),
    );
    const api = filters.map((end) => `/api/users/${user.username}/games?filter=${end}`);
    expect(await statusesOf(request, api)).toEqual(pages);
    return pages;
  };
  const all = ["ratings", "hours", "dates", "plays", "statistics"];
  const withoutRatings = all.filter((section) => section !== "ratings");
  // What each section hides is in supabase/tests/filtered-shelf.test.ts.
  for (const [data, expected] of [
    [{ shownSections: all }, [200, 200, 200, 200, 200]],
    [{ shownSections: withoutRatings }, [200, 404, 200, 200, 200]],
    [{ shownSections: all }, [200, 200, 200, 200, 200]],
    [{ visibility: "private" }, [404, 404, 404, 404, 404]],
    [{ visibility: "link" }, [200, 200, 200, 200, 200]],
  ] as const) {
    await set(data);
    expect([data, await statuses()]).toEqual([data, expected]);
  }
  await expect(await owner.patch(game, { data: { rating: 8 } })).toBeOK();
  expect(await statusesOf(request, [`/user/${user.username}/games/rating/9`])).toEqual([404]);
});

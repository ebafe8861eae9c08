import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";
import { pressUntil } from "../support/page";

const FAILED = /status of 50\d/;

test("reports on a company's page that the catalogue is unavailable, and recovers", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await fault("igdb", "down");
  const answer = await page.goto("/company/enix");
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["retry-after"]).toBe("3");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(withoutScripts((await answer?.text()) ?? "")).toContain("Error loading company page</h1>");
  await expect(page.getByRole("heading", { name: "Error loading company page" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("igdb", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { level: 1, name: "Enix" })).toBeVisible({ timeout: 5000 }),
  );
});

test("reports in the calendar that the catalogue is unavailable, and recovers", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 13)).toISOString().slice(0, 7);
  await fault("supabase", "down");
  const answer = await page.goto(`/calendar/${month}`);
  expect(answer?.status()).toBe(503);
  expect(withoutScripts((await answer?.text()) ?? "")).toContain("The catalogue cannot be reached</h1>");
  await expect(page.getByRole("heading", { name: "The catalogue cannot be reached" })).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { name: /^No releases in/ })).toBeVisible({ timeout: 5000 }),
  );
});

test("reads lists, filters, companies' games, the calendar and the sitemap without IGDB", async ({
  request,
  fault,
  requestsSince,
}) => {
  const start = Date.now();
  await fault("igdb", "down");
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 7);
  for (const path of [
    "/games",
    "/games/adventure",
    "/games/strategy/page/2",
    "/games?dev=70",
    "/games?pub=908",
    "/api/games?list=puzzle&offset=20",
    "/games?theme=18&sort=longest",
    "/games/rpg?platform=48&rating=85",
    "/api/companies/70/games?role=published&offset=20",
    "/api/gallery",
    "/calendar",
    `/calendar/${inAYear}`,
    "/calendar/undated",
    "/calendar.ics",
    "/sitemap.xml",
    "/sitemaps/games/1.xml",
    "/sitemaps/companies/1.xml",
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const popular = await request.post("/api/igdb/popular-games", { data: { offset: 300, limit: 20 } });
  expect(await popular.json()).toHaveLength(20);
  expect(await requestsSince(start, "igdb")).toEqual([]);
});

/** Another test may have opened some of these, but not all. */
const UNSEEN_GAMES = [
  { id: 1802, name: "Chrono Trigger", slug: "chrono-trigger", released: "Mar 11, 1995", developer: "Square" },
  {
    id: 1103,
    name: "Super Metroid",
    slug: "super-metroid",
    released: "Mar 19, 1994",
    developer: "Intelligent Systems",
  },
  { id: 231, name: "Half-Life", slug: "half-life", released: "Nov 19, 1998", developer: "Valve" },
  {
    id: 740,
    name: "Halo: Combat Evolved",
    slug: "halo-combat-evolved",
    released: "Nov 15, 2001",
    developer: "Bungie",
  },
];

test.describe("a game page that no visitor has seen, while IGDB is down", () => {
  test("shows what our own catalogue knows, and the whole page afterwards", async ({
    page,
    fault,
    signIn,
    request,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    await signIn();
    await fault("igdb", "down");
    const addressOf = ({ id, slug }: (typeof UNSEEN_GAMES)[number]) => `/game/${id}/${slug}`;
    const statuses = await Promise.all(
      UNSEEN_GAMES.map(async (game) => (await request.get(addressOf(game))).status()),
    );
    const game = UNSEEN_GAMES[statuses.indexOf(503)];
    if (!game) throw new Error("all pages are cached");
    const path = addressOf(game);

    expect((await request.get(`/game/${game.id}`)).status()).toBe(503);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("3");
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    const html = withoutScripts((await answer?.text()) ?? "");
    expect(html).toContain(`<title>${game.name} (${game.released.slice(-4)}) · Questshelf</title>`);
    expect(html).toContain(`>${game.name}</h1>`);
    expect(html).toMatch(new RegExp(`<a[^>]+href="${path}"[^>]*>Try again</a>`));

    await expect(page.getByRole("heading", { name: /unavailable at the moment/ })).toBeVisible();
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    const details = page.getByRole("complementary");
    for (const title of ["Time to Beat", "Platforms", "Genres", "Companies", "Release Dates"])
      await expect(details.getByRole("heading", { name: title })).toBeVisible();
    await expect(details.getByText(game.released).first()).toBeVisible();
    const links = await details
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    const ours = links.filter((href) => href?.startsWith("/"));
    expect(ours.some((href) => href?.startsWith("/games?dev="))).toBe(true);
    for (const href of ours) expect((await request.get(href ?? "")).status(), href ?? "").toBe(200);
    const card = await request.get(`/og/game/${game.id}.jpg`);
    expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await findViolationsInProof(page)).toEqual([]);
    await page.getByRole("button", { name: "Add to Collection" }).click();
    await page.getByRole("menuitemradio", { name: "Playing" }).click();
    await expect(page.getByRole("button", { name: /Playing$/ })).toBeVisible();

    await fault("igdb", "ok");
    await pressUntil(page.getByRole("link", { name: "Try again" }), () =>
      expect(page.getByRole("heading", { name: "About" })).toBeVisible({ timeout: 5000 }),
    );
    expect(await (await request.get(path)).text()).not.toContain("unavailable at the moment");
  });

  test("is not found where the catalogue does not know it, or cannot be read", async ({ request, fault }) => {
    await fault("igdb", "down");
    const isNotFound = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() === 200) return false;
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect(withoutScripts(await answer.text())).toContain("Game not found</h1>");
      return true;
    };
    expect(await isNotFound("/game/200000001/unknown")).toBe(true);
    await fault("supabase", "down");
    const known = [
      "/game/427/final-fantasy-vii",
      "/game/1074/super-mario-64",
      "/game/1070/super-mario-world",
    ];
    const answers = await Promise.all(known.map(isNotFound));
    expect(answers, "all pages are cached").toContain(true);
  });
});

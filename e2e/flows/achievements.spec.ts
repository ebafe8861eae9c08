import type { Page } from "playwright/test";
import { DEMO, expect, FROM_OWN_PAGE, test } from "../support/fixtures";

const PORTAL_2 = { path: "/game/72/portal-2/achievements", appId: 620 };
const CELESTE = "/game/26226/celeste/achievements";
const DEMO_STEAM_ID = "76561198000000001";
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
const CACHED = "s-maxage=1800, stale-while-revalidate=84600, must-revalidate";

const list = (page: Page) => page.getByRole("list", { name: /^All Achievements/ });
const rows = (page: Page) => list(page).getByRole("listitem");
const progress = (page: Page) => page.getByRole("complementary", { name: "Your Progress" });

test.beforeEach(({ allowConsole }) => {
  // A test may end while icons are loading.
  allowConsole(/_sandbox\/images/);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("counts achievements without proper names", async ({ page }) => {
    await page.goto(CELESTE);
    await expect(rows(page).getByRole("heading")).toHaveText([
      "Achievement 1",
      "Achievement 2",
      "Achievement 3",
      "Breathe",
      "Top of the World",
      "Fruit Basket",
    ]);
  });

  test("shows games without achievements or a Steam link as such", async ({ page }) => {
    await page.goto("/game/121/minecraft/achievements");
    const none = page.getByRole("heading", { name: "No Steam Achievements" });
    await expect(none).toBeVisible();
    await expect(page.getByText("This game has no link to Steam")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto("/game/2963/dota-2/achievements");
    await expect(none).toBeVisible();
    await expect(page.getByText("No achievements found for this game.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the game" })).toHaveAttribute(
      "href",
      "/game/2963/dota-2",
    );
  });

  test("shows an unknown game as not found, with a way back", async ({ page, allowConsole }) => {
    allowConsole(REFUSED);
    for (const id of ["200000001", "portal", "0"]) {
      expect((await page.goto(`/game/${id}/portal-2/achievements`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Back to Games" })).toHaveAttribute("href", "/games");
  });

  test("describes the page and the game's pictures in the head", async ({ page, baseURL }) => {
    await page.goto(PORTAL_2.path);
    await expect(page).toHaveTitle("Portal 2 achievements · Questshelf");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${PORTAL_2.path}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      "content",
      "Portal 2 achievements",
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      /^All 8 Steam achievements of Portal 2/,
    );
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute(
      "content",
      /\/og\/game\/72/,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test("lists a game's achievements and its facts", async ({ page }) => {
    await page.goto(PORTAL_2.path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
    for (const fact of ["Developer", "Publisher", "Released"]) {
      await expect(main.getByRole("term").filter({ hasText: fact })).toBeVisible();
    }
    await expect(main.getByRole("definition").filter({ hasText: "2011" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "All Achievements (8)" })).toBeVisible();
    await expect(rows(page)).toHaveCount(8);
    const first = rows(page).first();
    await expect(first.getByRole("heading", { name: "Awake Again" })).toBeVisible();
    await expect(first).toContainText("Leave the first test chamber.");
    await expect(first).toContainText(/\d+\.\d% of players/);
    await expect(first.locator("img")).toHaveAttribute("src", /\/steam\/620\/[0-9a-f]{40}\.jpg$/);
    // Not known to be earned.
    await expect(first.locator("img")).toHaveCSS("filter", "grayscale(1)");
    const hidden = rows(page).filter({ hasText: "The Long Shot" });
    await expect(hidden).toContainText("Hidden achievement");
    await expect(hidden).not.toContainText("Aim higher");
    await expect(main.getByText(/^\d of 8 (is|are) rare$/)).toBeVisible();
    await expect(main.getByRole("heading", { name: "Set Up Steam ID" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Log In" })).toBeVisible();
    await expect(main.getByRole("navigation", { name: "Order" })).toBeHidden();
  });
});

for (const path of [
  "/game/72/achievements",
  "/game/72/portal/achievements",
  "/game/72/Portal-2/achievements",
]) {
  test(`${path} redirects permanently to the canonical address`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL((await request.get(path)).url()).pathname).toBe(PORTAL_2.path);
  });
}

test("shows an adults-only game's achievements on request", async ({ page }) => {
  await page.goto("/game/937143/achievements");
  await expect(page).toHaveURL(/\/game\/937143\/[a-z0-9-]+\/achievements$/);
  await expect(page.getByRole("heading", { level: 1, name: "For adults only" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("button", { name: "Show this page" }).click();
  await expect(page.getByRole("heading", { name: /Achievements/ }).first()).toBeVisible();
});

test("is equal for everyone, and cacheable", async ({ request }) => {
  for (const agent of ["Googlebot/2.1", "Mozilla/5.0"]) {
    const answer = await request.get(CELESTE, { headers: { "user-agent": agent, cookie: "a=b" } });
    expect(answer.headers()["cache-control"]).toBe(CACHED);
    expect(await answer.text()).toContain("<title>Celeste achievements · Questshelf</title>");
  }
});

test("shows and filters the progress of a user with a Steam ID", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto(PORTAL_2.path);
  const figure = async (label: string) => {
    const row = progress(page).getByRole("term").filter({ hasText: label }).locator("..");
    return Number.parseInt((await row.getByRole("definition").textContent()) ?? "", 10);
  };
  await expect(progress(page).getByRole("heading", { name: "Your Progress" })).toBeVisible();
  const earned = await figure("Earned");
  const remaining = await figure("Remaining");
  expect(earned).toBeGreaterThan(0);
  expect(remaining).toBeGreaterThan(0);
  expect(earned + remaining).toBe(8);
  expect(await figure("Complete")).toBe(Math.floor((earned / 8) * 100));
  const bar = progress(page).getByRole("progressbar");
  await expect(bar).toHaveAttribute("aria-valuenow", String(await figure("Complete")));

  await expect(rows(page)).toHaveCount(8);
  const filters = await rows(page)
    .locator("img")
    .evaluateAll((images) => images.map((img) => getComputedStyle(img).filter));
  expect(
    filters.filter((filter) => filter === "none"),
    "in colour",
  ).toHaveLength(earned);
  await page.getByRole("link", { name: `Earned ${earned}` }).click();
  await expect(page).toHaveURL(`${PORTAL_2.path}?show=earned`);
  await expect(rows(page)).toHaveCount(earned);
  await expect(rows(page).filter({ hasText: /Earned \w{3} \d+, 20\d\d/ })).toHaveCount(earned);

  await page.getByRole("link", { name: `Locked ${remaining}` }).click();
  await expect(rows(page)).toHaveCount(remaining);
  await expect(rows(page).filter({ hasText: "Locked" })).toHaveCount(remaining);
  await expect(rows(page).first().locator("img")).toHaveAttribute("src", /\/steam\/620\/00000000/);

  await page.getByRole("link", { name: "Rarest first" }).click();
  await expect(page).toHaveURL(`${PORTAL_2.path}?show=locked&sort=rarest`);
  await page.reload();
  await expect(rows(page)).toHaveCount(remaining);
  await page.goBack();
  await page.goBack();
  await expect(rows(page)).toHaveCount(earned);
});

test("sorts by a parameter of the address", async ({ page }) => {
  await page.goto(`${PORTAL_2.path}?sort=rarest&show=earned`);
  const shares = async () =>
    (await rows(page).allInnerTexts()).map((text) => Number(/([\d.]+)% of players/.exec(text)?.[1]));
  const sorted = async (sign: number) => {
    const found = await shares();
    return (
      found.length === 8 && found.every((share, i) => i === 0 || sign * (share - (found[i - 1] ?? 0)) >= 0)
    );
  };
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => sorted(1)).toBe(true);
  await expect(page.getByRole("link", { name: "Rarest first" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("navigation", { name: "Show" })).toHaveCount(0);
  await page.getByRole("link", { name: "Most common" }).click();
  await expect.poll(() => sorted(-1)).toBe(true);
  await expect(progress(page).getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent(`${PORTAL_2.path}?show=earned&sort=common`)}`,
  );
  await page.goBack();
  await expect.poll(() => sorted(1)).toBe(true);
});

test("links users without a Steam ID to the settings", async ({ page, signIn }) => {
  await signIn();
  await page.goto(PORTAL_2.path);
  const link = progress(page).getByRole("link", { name: "Go to Settings" });
  await expect(progress(page).getByRole("heading", { name: "Set Up Steam ID" })).toBeVisible();
  await expect(link).toHaveAttribute("href", "/settings");
  await expect(page.getByRole("navigation", { name: "Show" })).toHaveCount(0);
});

test("shows why the progress is unknown: the game is not owned", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.route(/\/api\/steam\/achievements\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), progress: "not_owned" } });
  });
  await page.goto(PORTAL_2.path);
  await expect(progress(page)).toContainText("You do not own this game on Steam");
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole("navigation", { name: "Show" })).toHaveCount(0);
});

test("is linked from the game's page, which fetches nothing of it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/game/14593/hollow-knight");
  const link = page.getByRole("complementary").getByRole("link", { name: /See all achievements/ });
  await expect(page.getByRole("heading", { name: "Store Achievements" })).toBeVisible();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("achievements"))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL("/game/14593/hollow-knight/achievements");
  await expect(page.getByRole("heading", { name: "All Achievements (7)" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Sections" });
  await expect(tabs.getByRole("link")).toHaveText(["Your Progress", "All Achievements"]);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await expect(page).toHaveURL("/game/14593/hollow-knight");
  await page.goto("/game/121/minecraft");
  await expect(page.getByRole("heading", { name: "Store Achievements" })).toHaveCount(0);
});

test("shows why a user's Steam ID has no progress, never 0 earned", async ({ page, signIn }) => {
  await signIn();
  for (const [steamId, sentence] of [
    ["76561198000000002", "Your Steam profile or its game details are private"],
    ["76561198000000099", "There is no Steam account with the Steam ID in your settings"],
  ] as const) {
    const saved = await page.request.patch("/api/profile", { data: { steamId }, headers: FROM_OWN_PAGE });
    await expect(saved).toBeOK();
    await page.goto(PORTAL_2.path);
    await expect(progress(page)).toContainText(sentence);
    await expect(progress(page).getByText("Remaining")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole("navigation", { name: "Show" })).toHaveCount(0);
  }
});

test.describe("the API", () => {
  const path = `/api/steam/achievements?appid=${PORTAL_2.appId}`;

  test("is equal for everyone, and cacheable", async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()["cache-control"]).toBe(CACHED);
    const { userAchievements, globalStats, progress: whose } = await answer.json();
    expect(userAchievements).toHaveLength(8);
    expect(userAchievements[0]).toEqual({
      apiname: "ACH.FIRST_CHAMBER",
      name: "ACH.FIRST_CHAMBER",
      displayName: "Awake Again",
      description: expect.stringContaining("Leave the first test chamber."),
      achieved: 0,
      unlocktime: 0,
      icon: expect.stringMatching(/^https?:/),
      icongray: expect.stringMatching(/^https?:/),
    });
    expect(globalStats).toContainEqual({ name: "ACH.FIRST_CHAMBER", percent: expect.any(Number) });
    expect(whose).toBe("no_steam_id");
    const none = await (await request.get("/api/steam/achievements?appid=570")).json();
    expect(none).toEqual({ userAchievements: [], globalStats: [], progress: "no_steam_id" });
  });

  for (const steamId of ["76561198000000005", "76561198000000006"]) {
    test(`reports the Steam ID ${steamId} as private`, async ({ userRequest }) => {
      await expect(await userRequest.patch("/api/profile", { data: { steamId } })).toBeOK();
      const answer = await userRequest.get(`${path}&steamid=${steamId}`);
      expect(await answer.json()).toMatchObject({ progress: "private" });
    });
  }

  test("returns a user's progress to that user only, uncached", async ({
    request,
    requestAs,
    userRequest,
  }) => {
    const mine = `${path}&steamid=${DEMO_STEAM_ID}`;
    const stranger = await request.get(mine);
    expect([stranger.status(), stranger.headers()["cache-control"]]).toEqual([
      401,
      expect.stringContaining("private"),
    ]);
    expect((await userRequest.get(mine)).status()).toBe(403);
    const owner = await requestAs(DEMO);
    const answer = await owner.get(mine);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    const { userAchievements, progress: whose } = await answer.json();
    expect(whose).toBe("known");
    const earned = userAchievements.filter(({ achieved }: { achieved: number }) => achieved === 1);
    expect(earned.length).toBeGreaterThan(0);
    for (const { unlocktime } of earned) expect(unlocktime).toBeGreaterThan(1_500_000_000);
    for (const other of ["76561198000000004", "nobody-has-this-name"]) {
      expect((await owner.get(`${path}&steamid=${other}`)).status()).toBe(403);
    }
  });
});

import type { APIRequestContext, Page } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";

const WITCHER = "/game/1942/the-witcher-3-wild-hunt";
const PORTAL_2 = "/game/72/portal-2";
const FABLE = "/game/909481/fable";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("shows year, rating out of 100, age rating and current players", async ({ page }) => {
  await page.goto(PORTAL_2);
  const hero = page.getByRole("article");
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Portal 2");
  await expect(hero).toContainText("2011");
  await expect(hero).toContainText(/Rating: \d{2} out of 100/);
  await expect(hero).toContainText("Age rating: E10+");
  await expect(hero.getByText("playing now")).toHaveText(/^\d{1,3}(,\d{3})* playing now/);
});

test("caches Steam's player count for a minute, and rejects bad requests", async ({ request }) => {
  const answer = await request.get("/api/steam/players?appid=620&format=json");
  expect(answer.headers()["cache-control"]).toContain("max-age=60");
  expect((await answer.json()).response.player_count).toBeGreaterThan(0);
  const unknown = await request.get("/api/steam/players?appid=4000000001&format=json");
  expect(await unknown.json()).toEqual({ response: { player_count: 0 } });
  for (const query of ["", "?appid=abc", "?appid=620&format=xml", "?appid=620&appid=730"]) {
    expect((await request.get(`/api/steam/players${query}`)).status(), query).toBe(400);
  }
});

/** The game of this name, as the search's API returns it. */
async function findGame(request: APIRequestContext, name: string) {
  const { games } = await (await request.get(`/api/games/search?${new URLSearchParams({ q: name })}`)).json();
  return games.find((game: { name: string }) => game.name === name);
}

test("counts down to a dated release, without a layout shift", async ({ page, request }) => {
  const { path } = await findGame(request, "Sample: The Long Countdown");
  await page.goto(path);
  await expect(page.getByText("Releases May 6, 2031")).toBeVisible();
  const timer = page.getByRole("timer", { name: "Time until release" });
  await expect(timer).toHaveText(/^\d+ days? \d\d hours? \d\d minutes? \d\d seconds? $/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? "");
  await expect(page.getByText("playing now")).toHaveCount(0);
});

test("shows a release whose day is unknown in words, without a countdown", async ({
  page,
  request,
  signIn,
}) => {
  const exodus = await findGame(request, "Exodus");
  expect(exodus).toMatchObject({ releaseDate: "2027-03-31", releasePeriod: "Q1 2027" });
  await signIn();
  await page.goto(exodus.path);
  await expect(page.getByText("Releases Q1 2027")).toBeVisible();
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByRole("menuitemradio", { name: /^Playing/ })).toContainText("Releases Q1 2027");
  await expect(page.getByRole("timer")).toHaveCount(0);
});

// What needs no script is read without scripts, which is much faster.
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows five DLCs, and all of them on a page of their own", async ({ page, request }) => {
    const path = "/game/9630/fallout-4";
    await page.goto(path);
    const dlcs = section(page, "DLCs and Expansions");
    await expect(dlcs.getByRole("listitem")).toHaveCount(5);
    await dlcs.getByRole("link", { name: "Show all (6)" }).click();
    await expect(page).toHaveURL(`${path}/dlcs`);
    await expect(
      page.getByRole("heading", { level: 1, name: "DLCs and Expansions of Fallout 4" }),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "DLCs (6)" }).getByRole("listitem")).toHaveCount(6);
    await page.getByRole("main").getByRole("link", { name: "Fallout 4", exact: true }).click();
    await expect(page).toHaveURL(path);
    // Where all are shown there is nothing to link to.
    await page.goto(WITCHER);
    await expect(section(page, "DLCs and Expansions").getByRole("link", { name: /^Show all/ })).toHaveCount(
      0,
    );
    expect((await request.get("/game/9630/dlcs", { maxRedirects: 0 })).headers().location).toMatch(
      /\/fallout-4\/dlcs$/,
    );
    const none = await request.get("/game/72/portal-2/dlcs");
    expect(none.status()).toBe(200);
    expect(await none.text()).toMatch(/<meta name="robots" content="noindex/);
    expect((await request.get("/game/200000001/x/dlcs")).status()).toBe(404);
  });

  test("has the game's title and icon", async ({ page }) => {
    await page.goto(PORTAL_2);
    await expect(page).toHaveTitle("Portal 2 (2011) · Questshelf");
    const icon = page.locator('link[rel="icon"][href*="/t_thumb/"]');
    const answer = await page.request.get((await icon.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  });

  test("shows the release in words, and links screenshots and videos", async ({ page }) => {
    await page.goto(FABLE);
    await expect(page.getByText("Releases 2026")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", "/games");
    await page.goto(PORTAL_2);
    const screenshot = page.getByRole("link", { name: "Screenshot 1 of Portal 2" });
    await expect(screenshot).toHaveAttribute("href", /\/t_1080p\/sc\w+\.jpg$/);
    await expect(page.getByRole("link", { name: /^Play video/ })).toHaveAttribute(
      "href",
      /youtube\.com\/watch/,
    );
  });

  test("shows an undated game without a countdown", async ({ page }) => {
    await page.goto("/game/910546");
    await expect(page.getByText("Release date unknown")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(section(page, "About")).toHaveCount(0);
    await expect(section(page, "Screenshots")).toHaveCount(0);
  });

  test("links a part of a game to its parent", async ({ page }) => {
    await page.goto("/game/900434");
    await expect(page.getByText("Expansion of The Witcher 3: Wild Hunt")).toBeVisible();
    await page.goto("/game/919693");
    await expect(page.getByText("Edition of The Witcher 3: Wild Hunt")).toBeVisible();
    await page
      .getByRole("article")
      .getByRole("link", { name: "The Witcher 3: Wild Hunt", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(WITCHER);
  });

  test("links related games in their sections", async ({ page }) => {
    await page.goto(WITCHER);
    await expect(
      section(page, "DLCs and Expansions").getByRole("link", { name: /Blood and Wine/ }),
    ).toBeVisible();
    await expect(section(page, "Similar Games").getByRole("link").first()).toBeVisible();
    await expect(section(page, "Remakes")).toHaveCount(0);
    await page.goto("/game/1009");
    await expect(section(page, "Remakes").getByRole("link").first()).toBeVisible();
    await expect(section(page, "Remasters").getByRole("link").first()).toBeVisible();
  });

  test("lists play times, platforms, genres, companies, dates and links in the sidebar", async ({ page }) => {
    await page.goto(WITCHER);
    const details = page.getByRole("complementary");
    for (const name of ["Time to Beat", "Platforms", "Genres", "Companies", "Release Dates", "Links"]) {
      await expect(details.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(details).toContainText(/Main\d+h \d+mMain \+ Extra\d+h \d+mCompletionist\d+h \d+m/);
    await expect(details.getByRole("link", { name: "Adventure" })).toHaveAttribute(
      "href",
      "/games/adventure",
    );
    await expect(details.getByRole("link", { name: /^Steam/ })).toHaveAttribute(
      "href",
      /steampowered\.com\/app/,
    );
    await details.getByRole("link", { name: "CD Projekt RED" }).click();
    await expect(page).toHaveURL(/\/company\/cd-projekt-red\?id=\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "CD Projekt RED" })).toBeVisible();
    await page.goto(FABLE);
    await expect(page.getByRole("complementary")).toContainText("No data available");
  });
});

async function openViewer(page: Page, name: string) {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await page.getByRole("link", { name }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}

test("opens screenshots in a viewer with keys, buttons, a swipe and Escape", async ({ page }) => {
  await page.goto(WITCHER);
  const dialog = await openViewer(page, "Screenshot 2 of The Witcher 3");
  await expect(dialog.getByText("2 of 5")).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("3 of 5")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Screenshot 3 of The Witcher 3: Wild Hunt" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText("5 of 5")).toBeVisible();
  await dialog.getByRole("button", { name: "Next screenshot" }).click();
  await expect(dialog.getByText("1 of 5")).toBeVisible();

  const box = await dialog.getByRole("img", { name: "Screenshot 1 of" }).boundingBox();
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByText("2 of 5")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Screenshot 2 of The Witcher 3" })).toBeFocused();
});

test("closes the viewer on Back, and stays on the page", async ({ page }) => {
  await page.goto("/games");
  await page.goto(PORTAL_2);
  await page.getByRole("banner").getByRole("link", { name: "Questshelf" }).click();
  await expect(page).toHaveURL("/games");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal 2");
  const dialog = await openViewer(page, "Screenshot 1 of Portal 2");
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PORTAL_2);
  await page.goBack();
  await expect(page).toHaveURL("/games");
});

test("downloads a screenshot as a file, and reports a failure", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto(PORTAL_2);
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  const button = page.getByRole("button", { name: "Download screenshot 2" });
  const download = page.waitForEvent("download");
  await button.click();
  expect((await download).suggestedFilename()).toBe("portal-2-2.jpg");
  await page.route("**/t_1080p/**", (route) => route.abort());
  await page.getByRole("button", { name: "Download screenshot 1" }).click();
  await expect(page.getByText("Failed to download the image", { exact: true })).toBeVisible();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
});

test("requests nothing from YouTube before a video is played, and stops it with the page", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  await page.goto(PORTAL_2);
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await section(page, "Videos").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((host) => host !== "localhost")).toEqual([]);
  await expect(async () => {
    await page.getByRole("link", { name: /^Play video/ }).click();
    await expect(player).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(player).toHaveAttribute("title", /Portal 2/);
  await expect(player).toHaveAttribute("src", /\?autoplay=1$/);
  await page.keyboard.press("Home");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/games");
  await expect.poll(() => page.frames().filter((frame) => frame.url().includes("youtube")).length).toBe(0);
});

test("asks before showing an adults-only game, and hides it from search engines and previews", async ({
  page,
}) => {
  await page.goto("/game/937143");
  await expect(page.getByRole("heading", { level: 1, name: "For adults only" })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const pictures = page.locator('meta[property="og:image"], meta[name="twitter:image"]');
  for (const picture of await pictures.all()) {
    // The site's card, not the game's.
    await expect(picture).toHaveAttribute("content", /\/og\/questshelf\.jpg$/);
  }
  await page.getByRole("button", { name: "Show this page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sample: Velvet Hours" })).toBeVisible();
  await expect(page.getByRole("complementary")).toBeVisible();
});

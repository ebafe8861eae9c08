import { readFile } from "node:fs/promises";
import { DEMO, expect, test } from "../support/fixtures";
import { holdBack } from "../support/page";
import { walkWideAndNarrow } from "../support/tab-walk";

/** More stops than a game page has. */
const MAX_STOPS = 150;

// Walks by Tab take seconds; accessibility.spec.ts walks through some pages in `npm test`.
const inProof = process.env.PROOF ? test : test.skip;

inProof("Shift+Tab on a phone focuses nothing below the header", async ({ page, allowConsole }) => {
  allowConsole(/_sandbox\/images/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/game/1942/the-witcher-3-wild-hunt");
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Shift+Tab");
    const { isEnd, problem } = await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
      const element = document.activeElement;
      const header = document.querySelector("header");
      if (!element || !header || header.contains(element)) return { isEnd: true, problem: null };
      // Browsers scroll by whole pixels.
      const hiddenPx = Math.round(
        header.getBoundingClientRect().bottom - element.getBoundingClientRect().top,
      );
      const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
      return {
        isEnd: false,
        problem: hiddenPx > 0 ? `${name.slice(0, 60)}: ${hiddenPx} px` : null,
      };
    });
    if (isEnd) break;
    if (problem) covered.push(problem);
  }
  expect(covered).toEqual([]);
});

inProof("Tab reaches all settings visibly, also beside the save bar", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "About you" }).fill("Not saved yet.");
  await page.waitForLoadState("networkidle");
  await walkWideAndNarrow(page);
});

test("shows the widget's code by keyboard, and returns to its button", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  await signIn(DEMO);
  await page.goto("/user/demo");
  const button = page.getByRole("button", { name: "More", exact: true });
  const dialog = page.getByRole("dialog", { name: "Vložit widget na web" });
  await expect(async () => {
    await button.press("Enter");
    await page.getByRole("menuitem", { name: "Embed" }).press("Enter", { timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The preview's own link is a stop too; then the frame has the focus.
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest("[role=dialog]"));
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    await expect.poll(isInside, `stop ${stop}`).toBe(true);
  }
  await dialog.getByRole("button", { name: "Zavřít" }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("goes by keyboard from the landing page through a search to a game, its screenshots and back", async ({
  page,
}) => {
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("portal");
  await expect(page.getByRole("option").filter({ hasText: "Portal 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option").first()).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/games?q=portal");
  await expect(async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Portal 2 2011/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible({ timeout: 2000 });
  }).toPass();

  const shot = page.getByRole("link", { name: "Screenshot 1 of Portal 2" });
  const viewer = page.getByRole("dialog");
  await expect(async () => {
    await shot.focus();
    await page.keyboard.press("Enter");
    await expect(viewer).toBeVisible({ timeout: 2000 });
  }).toPass();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    await expect(viewer.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(shot).toBeFocused();

  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  await page.getByRole("link", { name: /^Play video/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')).toBeFocused();

  await page.getByRole("banner").getByRole("link", { name: "Back", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/games?q=portal");
});

test("a pending button keeps the focus and ignores a second press", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/settings/data");
  const button = page.getByRole("button", { name: "Download everything" });
  await expect(button).toBeEnabled();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/profile/data?")) asked++;
  });
  const release = await holdBack(page, "**/api/profile/data?*");
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  const download = page.waitForEvent("download");
  release();
  await download;
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(asked).toBe(1);
});

test("the notes in a file for Backloggd are a choice", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection");
  // The shelf replaces its skeleton, in which a press may be lost.
  await expect(page.getByRole("link", { name: "Cyberpunk 2077" }).first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export your data" }).click();
  await expect(page.getByRole("heading", { name: "Export your data" })).toBeVisible();
  const button = page.getByRole("button", { name: "Download the file for Backloggd" });
  await expect(button).toBeEnabled();
  const fileOf = async () => {
    const download = page.waitForEvent("download");
    await button.press("Enter");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^questshelf-backloggd-[\d-]+\.json$/);
    const { entries } = JSON.parse(await readFile(await file.path(), "utf8"));
    return entries.filter(
      ({ playthroughs }: { playthroughs: { review: string }[] }) => playthroughs[0]?.review,
    );
  };
  expect(await fileOf()).toEqual([]);
  await page.getByRole("checkbox", { name: /^With my notes/ }).press("Space");
  expect(await fileOf()).not.toEqual([]);
});

test("reports a failed download, which can be repeated", async ({ page, signIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await signIn(DEMO);
  await page.goto("/settings/data");
  const button = page.getByRole("button", { name: "Download the spreadsheet" });
  await expect(button).toBeEnabled();
  await page.route("**/api/profile/data?*", (route) => route.abort());
  await button.press("Enter");
  await expect(page.getByText(/^Your data could not be downloaded/)).toBeVisible();
  await page.unroute("**/api/profile/data?*");
  const download = page.waitForEvent("download");
  await button.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^questshelf-games-[\d-]+\.csv$/);
});

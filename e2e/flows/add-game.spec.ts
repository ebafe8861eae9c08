import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { holdBack, watchFetches } from "../support/page";
import { rateLater } from "../support/shelf";

async function openOverlay(page: Page, path: string) {
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: "Add a game" });
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole("button", { name: "Add game" }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return { dialog, box: dialog.getByRole("searchbox", { name: "Search for a game to add" }) };
}

const statusOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/collection/${id}`)).json()).item?.status;

test("shows year and genres of a result, counts hidden ones, and opens its page", async ({ page }) => {
  const { dialog, box } = await openOverlay(page, "/games");
  await expect(box).toBeFocused();
  await box.fill("velvet hours");
  await expect(dialog.getByText("No games found")).toBeVisible();
  await expect(dialog.getByText("1 result hidden (adult)")).toBeVisible();
  await box.fill("hades");
  const row = dialog
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Hades 2020 · / }) });
  await expect(row.getByRole("link")).toContainText(/2020 · [^,]+, \w+/);
  await expect(row.locator("img")).toHaveAttribute("src", /t_cover_small/);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/game\/113112\/hades$/);
  await expect(dialog).toBeHidden();
});

test("searches 300 ms after the last letter, not for spaces, and reports an empty result", async ({
  page,
}) => {
  await page.clock.install();
  const searches = await watchFetches(page, "/api/games/search");
  const { dialog, box } = await openOverlay(page, "/games");
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.pressSequentially("   ");
  await page.clock.runFor(1000);
  expect(await searches()).toEqual([]);
  await box.pressSequentially("zzqqxxyy");
  await page.clock.runFor(290);
  expect(await searches()).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(searches).toEqual(["zzqqxxyy"]);
  await page.clock.resume();
  await expect(dialog.getByText("No results")).toBeVisible();
  await expect(dialog.getByText("No games found")).toBeVisible();
});

test("ends on the landing page with a toast after adding from browse", async ({ page, signIn }) => {
  await signIn();
  const { dialog, box } = await openOverlay(page, "/games");
  await box.fill("hades");
  const add = dialog.getByRole("button", { name: "Add Hades as Want to Play" });
  await expect(add).toHaveText("Want");
  await add.click();
  await expect(page.getByText("Game added to Want to Play list").first()).toBeVisible();
  await expect(page).toHaveURL("/");
  const row = page.getByRole("region", { name: "Your shelf" });
  await expect(row.getByRole("link", { name: /^Hades\s*Want to Play · just added/ })).toBeVisible();
  expect(await statusOf(page, HADES.id)).toBe("want");
});

test("stays in the collection and shows the game after adding there", async ({ page, signIn }) => {
  await signIn();
  const { dialog, box } = await openOverlay(page, "/collection");
  await box.fill("hades");
  await dialog.getByRole("button", { name: "Add Hades as Completed" }).click();
  await expect(page.getByText(`Added ${HADES.name} to your collection`).first()).toBeVisible();
  await rateLater(page, HADES.name);
  await expect(dialog.getByRole("button", { name: "Move Hades to Completed" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Hades" })).toBeVisible();
});

test("repeats a failed add from its row, with one of the statuses under More, until Escape", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn();
  const { dialog, box } = await openOverlay(page, "/");
  await box.fill("hades");
  const error = { code: "upstream_unavailable", message: "Unavailable." };
  const path = `**/api/collection/${HADES.id}`;
  await page.route(path, (route) => route.fulfill({ status: 503, json: { error } }));
  await dialog.getByRole("button", { name: "More statuses for Hades", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Dropped" }).click();
  await expect(page.getByText("Failed to add game to collection").first()).toBeVisible();
  await page.unroute(path);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(`Added ${HADES.name} to your collection`).first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Dropped. More statuses for Hades" })).toHaveText(
    "Dropped",
  );
  expect(await statusOf(page, HADES.id)).toBe("dropped");
  // Also while the toast is shown.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("finds, adds and opens by keyboard alone", async ({ page, signIn }) => {
  await signIn();
  const { dialog, box } = await openOverlay(page, "/collection");
  await box.pressSequentially("hades");
  const row = dialog.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Hades 2020/ }) });
  await expect(row).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(row.getByRole("link")).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(row.getByRole("button", { name: /Want to Play/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: "Move Hades to Playing" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await row.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\/113112\/hades$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("keeps a row's named buttons inside the overlay", async ({ page }) => {
    const { dialog, box } = await openOverlay(page, "/games");
    await box.fill("zelda");
    const button = dialog.getByRole("button", { name: /as Completed/ }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveText("Completed");
    const more = dialog.getByRole("button", { name: /^More statuses for / }).first();
    await expect(more).toBeInViewport({ ratio: 1 });
  });

  test("closes by Back, and leads back to the list from the page after an addition", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const { dialog } = await openOverlay(page, "/games");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/games");
    await page.getByRole("button", { name: "Add game" }).click();
    await dialog.getByRole("searchbox").fill("hades");
    await dialog.getByRole("button", { name: "Add Hades as Playing" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/games");
  });
});

test("sends a visitor who presses early to the sign-in page, which leads back", async ({ page }) => {
  const release = await holdBack(page, "**/api/session");
  const { dialog, box } = await openOverlay(page, "/games/rpg");
  await box.fill("hades");
  await dialog.getByRole("button", { name: "Add Hades as Playing" }).click();
  release();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent("/games/rpg")}`);
});

import type { Page } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { WITCHER } from "../support/games";
import { chooseOnGamePage, putOnShelf, rateLater, removeButton } from "../support/shelf";

test.beforeEach(({ allowConsole }) => {
  // A test may end while pictures are loading.
  allowConsole(/_sandbox\/images|status of 40[04]/);
});

/** A page on which every download fails with a toast. */
async function openScreenshots(page: Page) {
  await page.goto("/game/72/portal-2");
  await page.route("**/t_1080p/**", (route) => route.abort());
  const button = page.getByRole("button", { name: "Download screenshot 1" });
  await button.scrollIntoViewIfNeeded();
  return button;
}

/** Presses until the page is hydrated and shows the failure. */
async function failDownload(page: Page, press: () => Promise<void>) {
  await expect(async () => {
    await press();
    await expect(failure(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const failure = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: "Failed to download the image" });

test("disappears after 5 s, stays under the pointer, and is dismissed by a swipe of 50 pixels", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.clock.install();
  const button = await openScreenshots(page);
  const box = async () => (await failure(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const swipe = async (pixels: number) => {
    const { x, y, width, height } = await box();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + pixels / 2, y + height / 2, { steps: 4 });
    await page.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 4 });
    await page.mouse.up();
  };

  await failDownload(page, () => button.click());
  await page.clock.runFor(4500);
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(failure(page)).toBeHidden();

  await failDownload(page, () => button.click());
  await failure(page).hover();
  await page.clock.runFor(20_000);
  await expect(failure(page)).toBeVisible();
  await swipe(40);
  await expect(failure(page)).toBeVisible();
  await swipe(60);
  await expect(failure(page)).toBeHidden();
});

test("is focused by F8, and returns the focus when closed", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const button = await openScreenshots(page);
  await button.focus();
  await failDownload(page, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
  expect(await findViolationsInProof(page, '[aria-label="Notifications (F8)"]')).toEqual([]);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(failure(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(failure(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("ignores the second click of a double click on Undo", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER]);
  await page.goto("/collection");
  await (await removeButton(page, WITCHER.name)).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await page.evaluate(() => {
    const beneath = document.createElement("a");
    beneath.href = "/games";
    beneath.textContent = "Beneath";
    beneath.style.cssText = "position:fixed;inset:0;z-index:55;opacity:0";
    document.body.append(beneath);
  });
  await undo.dblclick();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("back in your collection").first()).toBeVisible();
  await expect(page).toHaveURL("/collection");
});

test("removes an old library's error when a new library loads", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/collection?import=steam");
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  const complaint = page.getByRole("listitem").filter({ hasText: "Please enter your Steam ID" });
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(complaint).toBeVisible();
  // Hovering keeps the toast open.
  await complaint.hover();
  await dialog.getByLabel("Steam ID").fill("76561198000000001");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Import All" })).toBeVisible();
  await expect(complaint).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("leaves the buttons of the rating sheet free", async ({ page, signIn }) => {
    await signIn();
    await putOnShelf(page, [WITCHER]);
    await page.goto(WITCHER.path);
    await chooseOnGamePage(page, "More", "Finish");
    await expect(page.getByText(`Finished ${WITCHER.name}`).first()).toBeVisible();
    // Playwright clicks only what nothing covers.
    await rateLater(page, WITCHER.name);
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  });
});

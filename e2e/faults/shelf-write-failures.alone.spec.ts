import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { PORTAL, WITCHER } from "../support/games";
import { chooseInView, editFromCard, putOnShelf, removeButton } from "../support/shelf";

const FAILED = /Failed to load resource: the server responded with a status of 50\d/;

async function open(page: Page) {
  await putOnShelf(page, [WITCHER, PORTAL]);
  await page.goto("/collection");
  await expect(shelf(page)).toHaveCount(2);
}

const shelf = (page: Page) => page.getByRole("main").getByRole("listitem");

test.beforeEach(({ allowConsole }) => allowConsole(FAILED));

test("restores the card and the counts when a removal fails", async ({ page, signIn, fault }) => {
  await signIn();
  await open(page);
  await fault("supabase", "slow", 1500);
  await (await removeButton(page, PORTAL.name)).click();
  await expect(shelf(page)).toHaveCount(1);
  await fault("supabase", "down");
  await expect(page.getByText("Failed to remove game from collection").first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All2");
});

test("an Undo that failed can be tried again", async ({ page, signIn, fault }) => {
  await signIn();
  await open(page);
  const readBack = page.waitForResponse(/\/api\/collection\?/);
  await (await removeButton(page, PORTAL.name)).click();
  await expect(shelf(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await readBack;
  await fault("supabase", "down");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Failed to restore the removed games").first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All1");
  await fault("supabase", "ok");
  // A press right after "Undo" would count as its double click.
  await expect(async () => {
    await page.getByRole("button", { name: "Try again" }).click({ timeout: 1000 });
    await expect(page.getByText("Portal is back in your collection").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All2");
});

test("keeps the input of a form that could not be saved", async ({ page, signIn, fault }) => {
  await signIn();
  await open(page);
  await editFromCard(page, PORTAL.name);
  const dialog = page.getByRole("dialog", { name: PORTAL.name });
  await dialog.getByRole("radio", { name: "Completed" }).check();
  await dialog.getByLabel("Notes").fill("Still here");
  await fault("supabase", "down");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Failed to update game status").first()).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveText(/Your account can't be reached right now/);
  await expect(dialog.getByLabel("Notes")).toHaveValue("Still here");
  await fault("supabase", "ok");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Completed1$/)).toBeAttached();
});

test("restores the statuses of many games when the change fails", async ({ page, signIn, fault }) => {
  await signIn();
  await open(page);
  await chooseInView(page, "Select games");
  await page.getByRole("button", { name: "Select all 2" }).click();
  await fault("supabase", "slow", 1500);
  await page.getByRole("region", { name: "Selected games" }).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Completed" }).click();
  await expect(shelf(page).filter({ hasText: "Completed" })).toHaveCount(2);
  await fault("supabase", "down");
  await expect(page.getByText("Failed to update game status").first()).toBeVisible();
  await expect(shelf(page).filter({ hasText: "Playing" })).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Completed/ })).toHaveText("Completed0");
});

import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

const SAMPLE = "76561198000000001";

test.beforeEach(async ({ allowConsole, signIn, page }) => {
  allowConsole(/status of 50[23]/);
  await signIn();
  await page.goto("/collection?import=steam");
  await page.getByLabel("Steam ID").fill(SAMPLE);
});

test("reports plainly that Steam is unavailable, and imports when it is back", async ({ page, fault }) => {
  await fault("steam", "rate-limited");
  await page.getByRole("button", { name: "Fetch Games" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await expect(dialog.getByRole("alert")).toHaveText(
    /Failed to fetch Steam games.*Steam can't be reached right now/,
  );
  await fault("steam", "ok");
  await page.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText("60 games")).toBeVisible();
});

test("imports nothing without IGDB, and continues when it is back", async ({ page, fault }) => {
  await page.getByRole("button", { name: "Fetch Games" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await expect(dialog.getByText("60 games")).toBeVisible();
  await fault("igdb", "down");
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("Failed to fetch data from IGDB API")).toBeVisible();
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  expect(await (await page.request.get("/api/collection")).json()).toMatchObject({ total: 0 });
  await fault("igdb", "ok");
  await pressUntil(dialog.getByRole("button", { name: "Try again" }), () =>
    expect(dialog.getByText("Show the 2 not found")).toBeVisible({ timeout: 10_000 }),
  );
});

test("reports that the session is unavailable, and opens afterwards", async ({ page, fault }) => {
  await fault("supabase", "down");
  await page.goto("/collection");
  await page.getByRole("button", { name: "Import from Steam" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await expect(dialog.getByText("Your account can't be reached right now.")).toBeVisible();
  const tryAgain = dialog.getByRole("button", { name: "Try again" });
  await expect(tryAgain).toBeEnabled();
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await fault("supabase", "ok");
  await tryAgain.click();
  await expect(dialog.getByLabel("Steam ID")).toBeVisible();
});

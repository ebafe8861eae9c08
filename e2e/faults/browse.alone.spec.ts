import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

test("reports a failed search, and shows the results after a retry", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(/50[23]/);
  await page.goto("/games");
  await fault("igdb", "down");
  await page.goto("/games?q=metroid");
  await expect(page.getByText("Failed to search games. Please try again.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("igdb", "ok");
  const found = page.getByRole("heading", { level: 3, name: /Metroid/ }).first();
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(found).toBeVisible({ timeout: 5000 }),
  );
});

test("fails plainly for an uncached list, and does not cache the failure", async ({
  page,
  fault,
  allowConsole,
}) => {
  // React error 441: the server could not render the page.
  allowConsole(/50[0-3]|React error #441/);
  await fault("supabase", "down");
  const response = await page.goto("/games/adventure/page/4");
  expect(response?.status()).toBeGreaterThanOrEqual(500);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("supabase", "ok");
  await expect(async () => {
    expect((await page.goto("/games/adventure/page/4"))?.status()).toBe(200);
  }).toPass({ timeout: 40_000 });
});

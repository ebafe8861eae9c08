import { randomBytes } from "node:crypto";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

test("reports a failed search, and shows the results after a retry", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(/50[23]/);
  await page.goto("/games");
  await fault("supabase", "down");
  await page.goto("/games?q=metroid");
  await expect(page.getByText("Failed to search games. Please try again.")).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
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
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
  await expect(async () => {
    expect((await page.goto("/games/adventure/page/4"))?.status()).toBe(200);
  }).toPass({ timeout: 40_000 });
});

test("searches while IGDB is down, without a call to it", async ({ request, fault, requestsSince }) => {
  const start = Date.now();
  await fault("igdb", "down");
  const word = randomBytes(4).toString("hex");
  for (const path of [
    "/games?q=portal+2",
    `/games?q=portal+${word}`,
    "/api/games?q=zelda&dev=70",
    `/api/games?q=${word}`,
    `/api/games/search?q=${word}`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const found = await (await request.get("/api/games/search?q=wticher+3")).json();
  expect(found.games[0].name).toBe("The Witcher 3: Wild Hunt");
  expect(await requestsSince(start, "igdb")).toEqual([]);
});

import { findViolations } from "../support/axe";
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
  expect(await findViolations(page)).toEqual([]);
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
  await fault("igdb", "down");
  const answer = await page.goto(`/calendar/${month}`);
  expect(answer?.status()).toBe(503);
  expect(withoutScripts((await answer?.text()) ?? "")).toContain("The catalogue cannot be reached</h1>");
  await expect(page.getByRole("heading", { name: "The catalogue cannot be reached" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("igdb", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { name: /^Nothing is dated for/ })).toBeVisible({ timeout: 5000 }),
  );
});

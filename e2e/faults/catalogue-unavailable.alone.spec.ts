import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

// 441: the browser learns that the server could not render the page.
const FAILED = /status of 50\d|React error #441/;

test("a company says so when the catalogue is away, and comes back", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await fault("igdb", "down");
  const answer = await page.goto("/company/enix");
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["retry-after"]).toBe("3");
  await expect(page.getByRole("heading", { name: "Error loading company page" })).toBeVisible();
  // Drawn by the browser alone, and whole before anybody does something.
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("igdb", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { level: 1, name: "Enix" })).toBeVisible({ timeout: 5000 }),
  );
});

test("the calendar says so when the catalogue is away, and comes back", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 13)).toISOString().slice(0, 7);
  await fault("igdb", "down");
  await page.goto(`/calendar/${month}`);
  await expect(page.getByRole("heading", { name: "The catalogue cannot be reached" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("igdb", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { name: /^Nothing is dated for/ })).toBeVisible({ timeout: 5000 }),
  );
});

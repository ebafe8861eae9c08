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
  await fault("supabase", "down");
  const answer = await page.goto(`/calendar/${month}`);
  expect(answer?.status()).toBe(503);
  expect(withoutScripts((await answer?.text()) ?? "")).toContain("The catalogue cannot be reached</h1>");
  await expect(page.getByRole("heading", { name: "The catalogue cannot be reached" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(page.getByRole("heading", { name: /^Nothing is dated for/ })).toBeVisible({ timeout: 5000 }),
  );
});

test("reads lists, companies' games, the calendar and the sitemap without IGDB", async ({
  request,
  fault,
  requestsSince,
}) => {
  const start = Date.now();
  await fault("igdb", "down");
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 7);
  for (const path of [
    "/games",
    "/games/adventure",
    "/games/strategy/page/2",
    "/games?dev=70",
    "/games?pub=908",
    "/api/games?list=puzzle&offset=20",
    "/api/companies/70/games?role=published&offset=20",
    "/api/gallery",
    "/calendar",
    `/calendar/${inAYear}`,
    "/calendar/undated",
    "/calendar.ics",
    "/sitemap.xml",
    "/sitemaps/games/1.xml",
    "/sitemaps/companies/1.xml",
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const popular = await request.post("/api/igdb/popular-games", { data: { offset: 300, limit: 20 } });
  expect(await popular.json()).toHaveLength(20);
  expect(await requestsSince(start, "igdb")).toEqual([]);
});

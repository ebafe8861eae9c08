import type { Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The budget of the design. */
const MAX_SHIFT = 0.01;

/** Sums the layout shifts of a page without user input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let total = 0;
    Object.assign(window, { layoutShifts: () => ({ total, shifts }) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry) || typeof entry.value !== "number") continue;
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        total += entry.value;
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        shifts.push(`${entry.value}: ${sources.map(({ node }) => node?.className ?? node?.nodeName)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate<{ total: number; shifts: string[] }>("window.layoutShifts()");
}

const RANKED_LIST = "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow";

/** Text pages like /privacy; only in `npm run proof`. */
const MORE_TEXT = ["/delete-account", "/assets", "/update/achievement-update"];

const PAGES = [
  "/",
  "/games",
  "/games/rpg",
  "/games?dev=908&devName=CD%20PROJEKT%20RED",
  "/game/72/portal-2/achievements?sort=rarest",
  "/auth",
  "/auth/forgot-password",
  "/status",
  "/user/demo",
  "/gallery",
  "/privacy",
  ...(process.env.PROOF ? MORE_TEXT : []),
];

for (const width of process.env.PROOF ? [360, 1440] : [360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PAGES) {
      test(`${path} loads without a layout shift`, async ({ page, allowConsole }) => {
        // A test may end while covers are loading.
        allowConsole(/_sandbox\/images/);
        const readShifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        const { total, shifts } = await readShifts();
        expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    for (const query of ["", "?sort=rarest&show=locked"]) {
      test(`loads the progress of achievements${query} without a layout shift`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        allowConsole(/_sandbox\/images/);
        await signIn(DEMO);
        const readShifts = await watchShifts(page);
        await page.goto(`/game/72/portal-2/achievements${query}`);
        await expect(page.getByRole("progressbar")).toBeVisible();
        await page.waitForLoadState("networkidle");
        const { total, shifts } = await readShifts();
        expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    for (const user of [DEMO, undefined]) {
      test(`loads the landing page of ${user ? "a full" : "an empty"} shelf without a layout shift`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        allowConsole(/_sandbox\/images/);
        await signIn(user);
        const readShifts = await watchShifts(page);
        await page.goto("/");
        const row = page.getByRole("region", { name: "Your shelf" });
        const own = user ? row.getByRole("listitem") : row;
        await expect(
          own.getByRole("link", { name: user ? /./ : "Import from Steam or a file" }).first(),
        ).toBeVisible();
        await page.waitForLoadState("networkidle");
        const { total, shifts } = await readShifts();
        expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    test("loads the suggestions of what to play without a layout shift", async ({
      page,
      signIn,
      allowConsole,
    }) => {
      allowConsole(/_sandbox\/images/);
      await signIn(DEMO);
      const readShifts = await watchShifts(page);
      await page.goto("/collection/pick");
      const suggestions = page.getByRole("region", { name: "Suggestions" });
      await expect(suggestions.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { total, shifts } = await readShifts();
      expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
    });

    test("loads the own year in review without a layout shift", async ({ page, signIn, allowConsole }) => {
      allowConsole(/_sandbox\/images/);
      await signIn(DEMO);
      const readShifts = await watchShifts(page);
      await page.goto("/collection/stats/year");
      await expect(page.getByRole("heading", { name: /^20\d\d$/ })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { total, shifts } = await readShifts();
      expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
    });

    test("loads the settings without a layout shift", async ({ page, signIn }) => {
      await signIn(DEMO);
      const readShifts = await watchShifts(page);
      await page.goto("/settings");
      await expect(page.getByLabel("Personal website")).toBeEnabled();
      await page.waitForLoadState("networkidle");
      const { total, shifts } = await readShifts();
      expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
    });

    for (const path of ["/games", "/user/demo", RANKED_LIST, "/calendar"]) {
      test(`loads ${path} for a signed-in user in list view without a layout shift`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        allowConsole(/_sandbox\/images/);
        await signIn();
        await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
        const readShifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        const { total, shifts } = await readShifts();
        expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }
  });
}

import type { Locator, Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { putOnShelf } from "../support/shelf";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The budget of the design. */
const MAX_SHIFT = 0.01;

type Check = { path: string; isLoaded: (page: Page) => Promise<unknown> };

/** Opens pages in turn, and expects no layout shift of any without user input. */
async function expectNoShifts(page: Page, checks: Check[]) {
  test.slow();
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
  for (const { path, isLoaded } of checks) {
    await test.step(path, async () => {
      await page.goto(path);
      await isLoaded(page);
      await page.waitForLoadState("networkidle");
      const { total, shifts } = await page.evaluate<{ total: number; shifts: string[] }>(
        "window.layoutShifts()",
      );
      expect.soft(total, `${path}\n${shifts.join("\n")}`).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
}

// A test may end while covers are loading.
test.beforeEach(({ allowConsole }) => allowConsole(/_sandbox\/images/));

const RANKED_LIST = "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow";

/** Pages like others; only in `npm run proof`. */
const SIMILAR = [
  "/games/rpg",
  "/auth/forgot-password",
  "/delete-account",
  "/assets",
  "/update/achievement-update",
];

const PAGES = [
  "/",
  "/games",
  "/games?dev=908&devName=CD%20PROJEKT%20RED",
  "/game/72/portal-2/achievements?sort=rarest",
  "/auth",
  "/status",
  "/user/demo",
  "/gallery",
  "/privacy",
  ...(process.env.PROOF ? SIMILAR : []),
];

const isShown = (locate: (page: Page) => Locator) => (page: Page) =>
  expect(locate(page).first()).toBeVisible();
const ownRow = (page: Page) => page.getByRole("region", { name: "Your shelf" });
const journalEntry = isShown((page) => page.locator("[data-entry]"));

/** Pages with a part that is read for the user, and what shows that it is loaded. */
const DEMO_PAGES: Check[] = [
  { path: "/", isLoaded: isShown((page) => ownRow(page).getByRole("listitem").getByRole("link")) },
  ...["", "?sort=rarest&show=locked"].map((query) => ({
    path: `/game/72/portal-2/achievements${query}`,
    isLoaded: isShown((page) => page.getByRole("progressbar")),
  })),
  {
    path: "/collection/pick",
    isLoaded: isShown((page) => page.getByRole("region", { name: "Suggestions" }).getByRole("heading")),
  },
  {
    path: "/collection/stats/year",
    isLoaded: isShown((page) => page.getByRole("heading", { name: /^20\d\d$/ })),
  },
  {
    path: "/user/demo",
    isLoaded: isShown((page) => page.getByRole("button", { name: "Edit favourites" })),
  },
  { path: "/settings", isLoaded: (page) => expect(page.getByLabel("Personal website")).toBeEnabled() },
  { path: "/journal", isLoaded: journalEntry },
];

for (const width of process.env.PROOF ? [360, 1440] : [360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("loads public pages without a layout shift", async ({ page }) => {
      const isLoaded = isShown((shown) => shown.getByRole("heading"));
      await expectNoShifts(
        page,
        PAGES.map((path) => ({ path, isLoaded })),
      );
    });

    test("loads the parts of a signed-in user without a layout shift", async ({ page, signIn }) => {
      await signIn(DEMO);
      await expectNoShifts(page, DEMO_PAGES);
    });

    test("loads an empty shelf, a short journal and list view without a layout shift", async ({
      page,
      signIn,
    }) => {
      await signIn();
      const start = isShown((shown) => ownRow(shown).getByRole("link", { name: /^Import from Steam/ }));
      await expectNoShifts(page, [{ path: "/", isLoaded: start }]);
      await putOnShelf(page, [HADES]);
      await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
      const menu = isShown((shown) => shown.getByRole("button", { name: "Open user menu" }));
      await expectNoShifts(page, [
        { path: "/journal", isLoaded: journalEntry },
        ...["/games", "/user/demo", RANKED_LIST, "/calendar"].map((path) => ({ path, isLoaded: menu })),
      ]);
    });
  });
}

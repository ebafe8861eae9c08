import type { Locator, Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { putOnShelf } from "../support/shelf";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The budget of the design. */
const MAX_SHIFT = 0.01;

type Check = { page: Page; path: string; isLoaded: () => Promise<unknown> };

/** Opens a page, and sums its layout shifts without user input. */
async function expectNoShift({ page, path, isLoaded }: Check) {
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
  await page.goto(path);
  await isLoaded();
  await page.waitForLoadState("networkidle");
  const { total, shifts } = await page.evaluate<{ total: number; shifts: string[] }>("window.layoutShifts()");
  expect(total, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
}

// A test may end while covers are loading.
test.beforeEach(({ allowConsole }) => allowConsole(/_sandbox\/images/));

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

/** Pages with a part that is read for the user, and what shows that it is loaded. */
const OWN_PAGES: { path: string; loaded: (page: Page) => Locator }[] = [
  ...["", "?sort=rarest&show=locked"].map((query) => ({
    path: `/game/72/portal-2/achievements${query}`,
    loaded: (page: Page) => page.getByRole("progressbar"),
  })),
  {
    path: "/collection/pick",
    loaded: (page) => page.getByRole("region", { name: "Suggestions" }).getByRole("heading").first(),
  },
  {
    path: "/collection/stats/year",
    loaded: (page) => page.getByRole("heading", { name: /^20\d\d$/ }),
  },
  { path: "/user/demo", loaded: (page) => page.getByRole("button", { name: "Edit favourites" }) },
  { path: "/settings", loaded: (page) => page.getByLabel("Personal website") },
];

for (const width of process.env.PROOF ? [360, 1440] : [360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PAGES) {
      test(`${path} loads without a layout shift`, ({ page }) =>
        expectNoShift({
          page,
          path,
          isLoaded: () => expect(page.getByRole("heading").first()).toBeVisible(),
        }));
    }

    for (const user of [DEMO, undefined]) {
      test(`loads the landing page of ${user ? "a full" : "an empty"} shelf without a layout shift`, async ({
        page,
        signIn,
      }) => {
        await signIn(user);
        const row = page.getByRole("region", { name: "Your shelf" });
        const own = user ? row.getByRole("listitem") : row;
        const link = own.getByRole("link", { name: user ? /./ : "Import from Steam or a file" }).first();
        await expectNoShift({ page, path: "/", isLoaded: () => expect(link).toBeVisible() });
      });
    }

    for (const { path, loaded } of OWN_PAGES) {
      test(`${path} loads the user's own part without a layout shift`, async ({ page, signIn }) => {
        await signIn(DEMO);
        await expectNoShift({ page, path, isLoaded: () => expect(loaded(page)).toBeEnabled() });
      });
    }

    for (const [length, user] of [
      ["long", DEMO],
      ["short", undefined],
    ] as const) {
      test(`loads a ${length} journal without a layout shift`, async ({ page, signIn }) => {
        await signIn(user);
        if (!user) await putOnShelf(page, [HADES]);
        const entry = page.locator("[data-entry]").first();
        await expectNoShift({ page, path: "/journal", isLoaded: () => expect(entry).toBeVisible() });
      });
    }

    for (const path of ["/games", "/user/demo", RANKED_LIST, "/calendar"]) {
      test(`${path} loads for a signed-in user in list view without a layout shift`, async ({
        page,
        signIn,
      }) => {
        await signIn();
        await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
        const menu = page.getByRole("button", { name: "Open user menu" });
        await expectNoShift({ page, path, isLoaded: () => expect(menu).toBeVisible() });
      });
    }
  });
}

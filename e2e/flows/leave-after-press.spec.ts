import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL } from "../support/games";
import { putOnShelf } from "../support/shelf";

const itemOf = async (page: Page, gameId: number) =>
  (await (await page.request.get(`/api/collection/${gameId}`)).json()).item;

const PRESSES = [
  {
    what: "+30 min",
    path: "/collection",
    name: `Add 30 min to ${PORTAL.name}`,
    saved: { playMinutes: 30 },
  },
  { what: "Finish", path: "/collection", name: `Finish ${PORTAL.name}`, saved: { status: "completed" } },
  {
    what: "Finish on the game page",
    path: `/game/${PORTAL.id}/portal`,
    name: `Finish ${PORTAL.name}`,
    saved: { status: "completed" },
  },
  {
    what: "Start",
    path: "/collection",
    game: HADES,
    name: `Start a play of ${HADES.name}`,
    saved: { status: "playing" },
  },
  {
    what: "a status",
    path: "/games?q=hades",
    game: HADES,
    name: `Move ${HADES.name} to Completed`,
    saved: { status: "completed" },
  },
];

test.beforeEach(({ allowConsole }) => {
  // What was loading when the page was left.
  allowConsole(/./);
});

for (const leaving of ["for another page", "by closing the tab"]) {
  for (const { what, path, game = PORTAL, name, saved } of PRESSES) {
    test(`saves the press of ${what} when the visitor leaves at once ${leaving}`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await putOnShelf(page, [HADES, PORTAL], "want");
      const data = { action: "start", day: "2024-05-01" };
      await page.request.post(`/api/plays/${PORTAL.id}`, { data, headers: FROM_OWN_PAGE });
      const tab = await page.context().newPage();
      await tab.goto(path);
      const button = tab.getByRole("button", { name, exact: true }).first();
      await tab.getByRole("main").getByRole("link", { name: game.name }).first().hover();
      await button.focus();
      await tab.waitForLoadState("networkidle");
      // As a page that is loading covers: all connections are busy.
      await button.evaluate((element, leaves) => {
        for (let index = 0; index < 12; index++)
          void fetch(`/api/game/age-rating?gameId=${150_000_000 + index}`);
        if (element instanceof HTMLElement) element.click();
        if (leaves) location.href = "/assets";
      }, leaving === "for another page");
      if (leaving === "for another page") await tab.waitForURL("/assets");
      else await tab.close();
      await expect.poll(() => itemOf(page, game.id)).toMatchObject(saved);
    });
  }
}

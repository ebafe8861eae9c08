import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL } from "../support/games";
import { itemOf, putOnShelf } from "../support/shelf";

const GAME_PAGE = `/game/${PORTAL.id}/portal`;
/** Presses of buttons, and of entries of the menu that `menu` opens. */
const PRESSES = [
  { what: "30 min", path: GAME_PAGE, menu: "Log time", name: "30 min", saved: { playMinutes: 30 } },
  { what: "Finish", path: GAME_PAGE, menu: "More", name: "Finish", saved: { status: "completed" } },
  {
    what: "Finish on a card",
    path: "/collection",
    menu: `More for ${PORTAL.name}`,
    name: "Finish",
    saved: { status: "completed" },
  },
  {
    what: "Start",
    path: `/game/${HADES.id}/hades`,
    game: HADES,
    name: "Start playing",
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

const WAYS = ["for another page", "by closing the tab"] as const;

/** A press of a menu and one of a button; `npm run proof` makes all. */
const isMade = ({ what }: (typeof PRESSES)[number]) =>
  Boolean(process.env.PROOF) || what === "30 min" || what === "Start";

for (const [index, press] of PRESSES.entries()) {
  const { what, path, menu, game = PORTAL, name, saved } = press;
  if (!isMade(press)) continue;
  // All presses are sent by one client: the first is left in both ways, the others in turns.
  for (const leaving of index === 0 ? WAYS : [WAYS[index % 2]]) {
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
      const main = tab.getByRole("main");
      if (path === "/collection" || path.startsWith("/games"))
        await main.getByRole("link", { name: game.name }).first().hover();
      if (menu) await main.getByRole("button", { name: menu, exact: true }).click();
      const button = menu
        ? tab.getByRole("menuitem", { name: new RegExp(`^${name}`) })
        : main.getByRole("button", { name, exact: true }).first();
      await button.focus();
      await tab.waitForLoadState("networkidle");
      // Keeps all connections busy, like a page that is loading covers.
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

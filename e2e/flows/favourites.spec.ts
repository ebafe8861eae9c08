import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { DEMO, expect, FROM_OWN_PAGE, registerUser, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { chooseForGame, chooseOnGamePage, putOnShelf } from "../support/shelf";

const GAMES = [WITCHER, PORTAL, HADES];

const favouritesOf = async (owner: APIRequestContext): Promise<number[]> =>
  (await (await owner.get("/api/favourites")).json()).favourites.map(
    ({ gameId }: { gameId: number }) => gameId,
  );

async function choose(owner: APIRequestContext, games: readonly { id: number }[]) {
  for (const { id } of games)
    await expect(await owner.put(`/api/favourites/${id}`, { headers: FROM_OWN_PAGE })).toBeOK();
}

const board = (page: Page) => page.getByRole("region", { name: "Favourites" });
const names = (page: Page) => board(page).getByRole("link");

// A test may end while covers are loading.
test.beforeEach(({ allowConsole }) => allowConsole(/_sandbox\/images/));

test("shows the favourites in the HTML, the card and the widget, equal for everyone", async ({
  request,
  requestAs,
}) => {
  const visitor = await (await request.get("/user/demo")).text();
  expect(visitor).toContain(">Favourites</h2>");
  for (const user of [DEMO, undefined])
    expect(await (await (await requestAs(user)).get("/user/demo")).text()).toBe(visitor);
  const widget = await (await request.get("/widget/demo?favourites=1")).text();
  expect(widget.match(/<li>/g)).toHaveLength(4);
  expect(widget).toContain('aria-label="Oblíbené hry"');
});

test("changes card, page and widget on the next load", async ({ request, userRequest }) => {
  const { user } = await (await userRequest.get("/api/session")).json();
  const path = `/user/${user.username}`;
  await putOnShelf({ request: userRequest }, GAMES, "want");
  const read = async (of: string) => (await request.get(of)).text();
  const cardOf = (html: string) => /og\/user\/[^"]+\.jpg/.exec(html)?.[0];
  const before = await read(path);
  await choose(userRequest, [HADES, WITCHER]);
  const after = await read(path);
  expect(after.indexOf("Hades")).toBeGreaterThan(0);
  expect(after.indexOf("Hades")).toBeLessThan(after.indexOf("The Witcher 3"));
  expect(cardOf(after)).not.toBe(cardOf(before));
  expect((await read(`/widget/${user.username}?favourites=1`)).match(/<li>/g)).toHaveLength(2);
  await expect(await userRequest.delete(`/api/collection/${HADES.id}`)).toBeOK();
  expect(await read(path)).not.toContain("Hades");
  expect(await favouritesOf(userRequest)).toEqual([WITCHER.id]);
});

test("refuses a sixth favourite, a game that is not on the shelf, and a move of none", async ({
  userRequest,
}) => {
  const five = [72, 71, 1942, 1020, 7346];
  await putOnShelf(
    { request: userRequest },
    [...five, 19_560].map((id) => ({ id })),
    "want",
  );
  await choose(
    userRequest,
    five.map((id) => ({ id })),
  );
  const sixth = await userRequest.put("/api/favourites/19560");
  expect([sixth.status(), (await sixth.json()).error.message]).toEqual([
    409,
    "You have five favourites. Remove one of them first.",
  ]);
  expect((await userRequest.put(`/api/favourites/${HADES.id}`)).status()).toBe(404);
  for (const [game, before] of [
    [19_560, null],
    [72, 19_560],
  ])
    expect((await userRequest.patch(`/api/favourites/${game}`, { data: { before } })).status()).toBe(409);
  expect((await userRequest.patch("/api/favourites/72", { data: {} })).status()).toBe(400);
  expect(await favouritesOf(userRequest)).toEqual(five);
});

test("makes a game a favourite from its card and its page, and undoes it", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL], "want");
  await page.goto("/collection");
  await chooseForGame(page, PORTAL.name, "Make favourite");
  await expect(page.getByText("Portal is one of your favourites").first()).toBeVisible();
  expect(await favouritesOf(page.request)).toEqual([PORTAL.id]);
  await page.goto("/game/71/portal");
  await chooseOnGamePage(page, "More", "Remove from favourites");
  await expect(page.getByText("Portal was removed from your favourites").first()).toBeVisible();
  expect(await favouritesOf(page.request)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Portal is a favourite again").first()).toBeVisible();
  expect(await favouritesOf(page.request)).toEqual([PORTAL.id]);
});

test("offers nothing of it for a game that is not on the shelf", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/game/71/portal");
  await page.getByRole("region", { name: "On your shelf" }).getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Share" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Make favourite" })).toBeHidden();
});

test("restores a removed game with its favourite", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, GAMES, "want");
  await choose(page.request, GAMES);
  await page.goto("/collection");
  await chooseForGame(page, PORTAL.name, "Remove from collection");
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  expect(await favouritesOf(page.request)).toEqual([WITCHER.id, HADES.id]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => favouritesOf(page.request)).toEqual(GAMES.map(({ id }) => id));
});

test("lets the owner choose from the shelf, and no other user", async ({ page, signIn, requestAs }) => {
  const owner = await signIn();
  await putOnShelf(page, GAMES, "want");
  const path = `/user/${owner.username}`;
  await page.goto(path);
  await board(page).getByRole("button", { name: "Choose up to five favourites" }).click();
  const dialog = page.getByRole("dialog", { name: "Favourites" });
  await dialog.getByRole("button", { name: /^Portal.*Add$/ }).click();
  await expect(dialog.getByRole("button", { name: "Move Portal", exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Portal.*A favourite$/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel("Search your shelf").fill("witch");
  await expect(dialog.getByRole("button", { name: /^Hades.*Add$/ })).toBeHidden();
  await dialog.getByRole("button", { name: /^The Witcher 3.*Add$/ }).click();
  await expect.poll(() => favouritesOf(page.request)).toEqual([PORTAL.id, WITCHER.id]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(names(page)).toHaveText(["Portal", WITCHER.name]);
  await page.reload();
  await expect(names(page)).toHaveText(["Portal", WITCHER.name]);

  const other = await requestAs();
  await registerUser(other);
  expect(await (await other.get(path)).text()).toContain(WITCHER.name);
  expect(await favouritesOf(other)).toEqual([]);
});

test("moves favourites by keys and by a menu, and removes one with Undo", async ({ page, signIn }) => {
  const { username } = await signIn();
  await putOnShelf(page, GAMES, "want");
  await choose(page.request, GAMES);
  await page.goto(`/user/${username}`);
  await page.getByRole("button", { name: "Edit favourites" }).click();
  const dialog = page.getByRole("dialog", { name: "Favourites" });
  const handle = dialog.getByRole("button", { name: "Move Hades" });
  await handle.press("Home");
  await expect(dialog.getByRole("status").filter({ hasText: "Hades is now 1 of 3." })).toBeAttached();
  await expect(handle).toBeFocused();
  await expect.poll(() => favouritesOf(page.request)).toEqual([HADES.id, WITCHER.id, PORTAL.id]);
  await dialog.getByRole("button", { name: "More for Hades" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect.poll(() => favouritesOf(page.request)).toEqual([WITCHER.id, HADES.id, PORTAL.id]);
  await dialog.getByRole("button", { name: `More for ${WITCHER.name}` }).click();
  await page.getByRole("menuitem", { name: "Remove from favourites" }).click();
  await expect(dialog.getByRole("button", { name: `Move ${WITCHER.name}` })).toBeHidden();
  await expect.poll(() => favouritesOf(page.request)).toEqual([HADES.id, PORTAL.id]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => favouritesOf(page.request)).toEqual([WITCHER.id, HADES.id, PORTAL.id]);
});

test("offers no sixth favourite in the sheet of a review, and says why", async ({ page, signIn }) => {
  await signIn();
  const five = [72, 71, 1942, 1020, 7346].map((id) => ({ id }));
  await putOnShelf(page, [...five, HADES], "want");
  await choose(page.request, five);
  await page.goto("/collection");
  await chooseForGame(page, HADES.name, "Write a review");
  const favourite = page.getByRole("checkbox", { name: /^One of my favourites/ });
  await expect(favourite).toBeDisabled();
  await expect(favourite).toHaveAccessibleName(/you have five: remove one of them first$/);
});

test("moves a favourite with the pointer", async ({ page, signIn }) => {
  const { username } = await signIn();
  await putOnShelf(page, GAMES, "want");
  await choose(page.request, GAMES);
  await page.goto(`/user/${username}`);
  await page.getByRole("button", { name: "Edit favourites" }).click();
  const dialog = page.getByRole("dialog", { name: "Favourites" });
  const from = await dialog.getByRole("button", { name: "Move Hades" }).boundingBox();
  const to = await dialog.getByRole("button", { name: `Move ${WITCHER.name}` }).boundingBox();
  if (!from || !to) throw new Error("A handle has no box.");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => favouritesOf(page.request)).toEqual([HADES.id, WITCHER.id, PORTAL.id]);
  await expect(dialog).toBeVisible();
});

test("shows visitors nothing of a profile without favourites, and its owner empty places from the first paint on", async ({
  page,
  signIn,
  browser,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { username } = await signIn();
  const path = `/user/${username}`;
  await page.goto("/settings");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.own)).toBe(username);
  // Without its scripts, the page is as it is first painted.
  await page.route(/_next\/static\/.+\.js/, (route) => route.abort());
  await page.goto(path);
  await expect(board(page).getByText("Choose up to five favourites")).toBeVisible();
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(new URL(path, page.url()).href);
  await expect(visitor.getByRole("heading", { level: 1, name: username })).toBeVisible();
  await expect(board(visitor)).toBeHidden();
  await visitor.close();
});

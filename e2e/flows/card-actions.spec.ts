import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/fixtures";

const GAME = { id: 72, name: "Portal 2" };
const RANKED = "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name }) });

/** What the signed-in user has of a game: its status, and the titles of the lists with it. */
async function ownOf(page: Page, { id }: { id: number }) {
  const { statuses } = await (await page.request.get("/api/collection/statuses")).json();
  const { lists } = await (await page.request.get(`/api/lists/choices?gameId=${id}`)).json();
  return [
    statuses[id],
    lists.filter(({ hasGame }: { hasGame: boolean }) => hasGame).map(({ title }: { title: string }) => title),
  ];
}

/** Creates the user's first list in the open dialog. */
async function createList(page: Page, create: (button: Locator) => Promise<void>) {
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  await dialog.getByLabel("New list").fill("Found");
  await create(dialog.getByRole("button", { name: "Create" }));
  await expect(dialog.getByRole("checkbox", { name: "Found" })).toBeChecked();
}

test.beforeEach(({ allowConsole }) => {
  // A test may end while covers are loading.
  allowConsole(/_sandbox\/images/);
});

test("adds the game of a profile's cover by keyboard, in two stops after its link", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/user/demo");
  const card = cardOf(page, GAME.name).first();
  await expect(async () => {
    await card.getByRole("link").focus();
    await expect(card.getByRole("toolbar")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(card.getByRole("button", { name: `Add ${GAME.name} as Playing` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Added ${GAME.name} to your collection`).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: `Add ${GAME.name} to a list` })).toBeFocused();
  await page.keyboard.press("Enter");
  await createList(page, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Escape");
  await expect(card.getByRole("button", { name: `Add ${GAME.name} to a list` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.locator(":focus")).toHaveCount(0);
  expect(await ownOf(page, GAME)).toEqual(["playing", ["Found"]]);
});

test("adds the game of a list's row by keyboard, and then has its status and its lists", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(RANKED);
  const row = cardOf(page, GAME.name).first();
  const add = row.getByRole("button", { name: `Add ${GAME.name} as Want to Play` });
  await expect(add).toBeVisible();
  // The session may still be loading, whose answer draws the row again.
  await page.waitForLoadState("networkidle");
  await row.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Added ${GAME.name} to your collection`).first()).toBeVisible();
  const status = row.getByRole("button", { name: `Status of ${GAME.name}: Want to Play` });
  await status.press("Enter");
  await page.getByRole("menuitem", { name: "Add to a list" }).focus();
  await page.keyboard.press("Enter");
  await createList(page, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Escape");
  await expect(status).toBeFocused();
  expect(await ownOf(page, GAME)).toEqual(["want", ["Found"]]);
  await expect(page).toHaveURL(RANKED);
});

test("shows visitors no buttons at cards", async ({ page }) => {
  for (const { path, name } of [
    { path: "/user/demo", name: GAME.name },
    { path: RANKED, name: GAME.name },
    { path: "/games?q=hades", name: "Hades" },
  ]) {
    await page.goto(path);
    await cardOf(page, name).first().hover();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByRole("button", { name: /to a list$|to your collection$/ })).toHaveCount(0);
    await expect(page.getByRole("toolbar")).toHaveCount(0);
  }
});

test("has the buttons on the cards of related games", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/game/1942/the-witcher-3-wild-hunt");
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  await card.hover();
  await card.getByRole("button", { name: /^Add .+ as Want to Play$/ }).click();
  await expect(page.getByText(/^Added .+ to your collection$/).first()).toBeVisible();
});

test.describe("where nothing hovers", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("adds the game of a profile's cover by the menu beside its name", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/user/demo");
    const card = cardOf(page, GAME.name).first();
    const open = card.getByRole("button", { name: `Add ${GAME.name} to your collection` });
    const box = await open.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await open.tap();
    await page.getByRole("menuitemradio", { name: "Want to Play" }).tap();
    await expect(page.getByText(`Added ${GAME.name} to your collection`).first()).toBeVisible();
    await card.getByRole("button", { name: `Change the status of ${GAME.name}` }).tap();
    await expect(page.getByRole("menuitemradio", { name: "Want to Play" })).toBeChecked();
    await page.getByRole("menuitem", { name: "Add to a list" }).tap();
    await createList(page, (button) => button.tap());
    expect(await ownOf(page, GAME)).toEqual(["want", ["Found"]]);
  });
});

import type { APIRequestContext, Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { holdBack } from "../support/page";
import { chooseOnGamePage, editFromCard, putOnShelf, rateLater, removeButton } from "../support/shelf";

const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const shelfButton = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

const put = (request: APIRequestContext, gameId: number, status: string) =>
  request.put(`/api/collection/${gameId}`, { data: { status } });

/** In the page: how long a matching element is shown (ms). */
function watchMark(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let since: number | null = null;
    new MutationObserver((_, observer) => {
      const isThere = document.querySelector(selector) !== null;
      if (isThere) since ??= performance.now();
      else if (since !== null) {
        observer.disconnect();
        resolve(performance.now() - since);
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
}

async function countOf(request: APIRequestContext): Promise<number> {
  return (await (await request.get("/api/collection")).json()).counts.all;
}

test("a visitor is led to sign in, and back to the game, which is added", async ({ page, newUser }) => {
  const user = await newUser();
  await page.goto(WITCHER.path);
  await page.getByRole("link", { name: "Add to Collection" }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(WITCHER.path)}`);
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(WITCHER.path);
  await expect(shelfButton(page, "Want to Play")).toBeVisible();
});

test("a game is added, changed and removed; a reload shows the same", async ({ page, signIn }) => {
  await signIn();
  await page.goto(WITCHER.path);
  await shelfButton(page, "Add to Collection").click();
  await page.getByRole("menuitemradio", { name: "Playing" }).click();
  await expect(page.getByText(`Added ${WITCHER.name} to your collection`).first()).toBeVisible();
  await expect(shelfButton(page, "Playing")).toBeVisible();

  await page.reload();
  await shelfButton(page, "Playing").click();
  await expect(page.getByRole("menuitemradio", { name: "Playing" })).toBeChecked();
  const stood = page.evaluate(watchMark, "[aria-label=Saved]");
  await page.getByRole("menuitemradio", { name: "Completed" }).click();
  const markMs = await stood;
  // 1.2 s; the clock of the test may round.
  expect(markMs).toBeGreaterThan(1100);
  expect(markMs).toBeLessThan(2000);
  await rateLater(page, WITCHER.name);
  await expect(shelfButton(page, "Completed")).toBeVisible();

  await page.reload();
  await chooseOnGamePage(page, "More", "Remove from collection");
  const question = page.getByRole("alertdialog", { name: `Remove ${WITCHER.name}?` });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  await expect(shelfButton(page, "Add to Collection")).toBeVisible();
  expect(await countOf(page.request)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shelfButton(page, "Completed")).toBeVisible();
});

test("a press on the status button counts, whenever the menu's script arrives", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER]);
  await page.goto(WITCHER.path);
  const button = shelfButton(page, "Playing");
  const completed = page.getByRole("menuitemradio", { name: "Completed" });
  await expect(button).toBeEnabled();
  const element = await button.elementHandle();
  const arrive = await holdBack(page, "**/_next/static/**");
  // The script loads between press and release.
  await button.hover();
  await page.mouse.down();
  arrive();
  await expect(completed).toBeVisible();
  await page.mouse.up();
  await expect(completed).toBeVisible();
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);

  await button.click();
  await expect(completed).toBeHidden();
  await button.click();
  await completed.click();
  await rateLater(page, WITCHER.name);
});

test("a double click on a button with a menu leaves its menu open", async ({ page, signIn }) => {
  await signIn();
  await page.goto(WITCHER.path);
  await shelfButton(page, "Add to Collection").dblclick();
  await page.getByRole("menuitemradio", { name: "Playing" }).click();
  await expect(shelfButton(page, "Playing")).toBeVisible();
});

test("a double click, and two tabs at once, end in one row", async ({ userRequest }) => {
  const answers = await Promise.all(
    ["playing", "playing", "completed"].map((status) => put(userRequest, WITCHER.id, status)),
  );
  for (const answer of answers) expect(answer.status()).toBe(200);
  expect(await countOf(userRequest)).toBe(1);
});

test("whether a game is new on the shelf is known by the server, whatever the page knew", async ({
  userRequest,
}) => {
  expect(await (await put(userRequest, WITCHER.id, "want")).json()).toMatchObject({ isNew: true });
  expect(await (await put(userRequest, WITCHER.id, "playing")).json()).toMatchObject({ isNew: false });
});

test("another tab shows what this one did", async ({ page, context, signIn }) => {
  await signIn();
  const other = await context.newPage();
  await Promise.all([page.goto(WITCHER.path), other.goto(WITCHER.path)]);
  await expect(shelfButton(other, "Add to Collection")).toBeEnabled();
  await shelfButton(page, "Add to Collection").click();
  await page.getByRole("menuitemradio", { name: "Want to Play" }).click();
  await expect(shelfButton(other, "Want to Play")).toBeVisible();
});

test("the shelf lists the newest first, with counts, and can be searched", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/collection");
  await expect(page.getByRole("heading", { name: "Your collection is empty" })).toBeVisible();
  await expect(page.getByText("Add some games to get started")).toBeVisible();
  await putOnShelf(page, [WITCHER]);
  await putOnShelf(page, [PORTAL, HADES], "completed");

  await page.reload();
  const shelf = page.getByRole("main").getByRole("listitem");
  await expect(shelf).toHaveCount(3);
  const names = [HADES.name, PORTAL.name, WITCHER.name];
  for (const [index, name] of names.entries()) await expect(shelf.nth(index)).toContainText(name);
  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  await expect(tabs).toHaveText(["All3", "Playing1", "Completed2", "Want to Play0", "Imported0"]);

  await tabs.nth(2).click();
  await expect(page).toHaveURL("/collection?status=completed");
  await expect(shelf).toHaveCount(2);
  await page.getByRole("main").getByRole("searchbox").fill("PORT");
  await expect(shelf).toHaveCount(1);
  await expect(page).toHaveURL("/collection?status=completed&q=PORT");
  await page.getByRole("main").getByRole("searchbox").fill("100%");
  await expect(page.getByRole("main").getByText("Try a different search term")).toBeVisible();
});

test("the first cover is near the top, with few controls above it", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection");
  const main = page.getByRole("main");
  const cover = main.locator(".cover").first();
  await expect(main.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "30");
  for (const { width, height, top, controls } of [
    { width: 1440, height: 900, top: 280, controls: 6 },
    { width: 390, height: 844, top: 240, controls: 4 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await cover.boundingBox())?.y ?? 999, `${width} px`)
      .toBeLessThanOrEqual(top);
    const y = (await cover.boundingBox())?.y ?? 999;
    const tops = await main
      .locator("a, button, input")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => !one.closest("nav")).map((one) => one.getBoundingClientRect().top),
      );
    expect(tops.filter((one) => one < y).length, `${width} px`).toBeLessThanOrEqual(controls);
  }
});

test("the tabs keep their width when the counts arrive", async ({ page, signIn }) => {
  await signIn(DEMO);
  const release = await holdBack(page, "**/api/collection?**");
  await page.goto("/collection");
  const tabs = page.getByRole("navigation", { name: "Status" });
  const completed = tabs.getByRole("link", { name: "Completed" });
  await expect(completed).toHaveText("Completed");
  const places = () =>
    tabs.evaluate((nav) =>
      Array.from(nav.children, (tab) => tab.getBoundingClientRect().toJSON()).slice(0, 5),
    );
  const before = await places();
  release();
  await expect(completed).toHaveText("Completed10");
  expect(await places()).toEqual(before);
  await expect(tabs.getByRole("link").nth(5)).toHaveText("Paused1");
});

test("a paused, dropped or endless game has a tab after the others, as long as it is there", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [WITCHER]);
  await putOnShelf(page, [HADES], "endless");
  await page.goto("/collection");
  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  const always = (playing: number) => [`Playing${playing}`, "Completed0", "Want to Play0", "Imported0"];
  await expect(tabs).toHaveText(["All2", ...always(1), "Endless1"]);
  const form = page.getByRole("dialog", { name: WITCHER.name });
  await editFromCard(page, WITCHER.name);
  await form.getByRole("radio", { name: "Paused" }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(tabs).toHaveText(["All2", ...always(0), "Paused1", "Endless1"]);

  await tabs.nth(5).click();
  await expect(page).toHaveURL("/collection?status=paused");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await (await removeButton(page, WITCHER.name)).click();
  const question = page.getByRole("alertdialog", { name: `Remove ${WITCHER.name}?` });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "No paused games" })).toBeVisible();
  await expect(tabs.nth(5)).toHaveText("Paused0");
  await tabs.first().click();
  await expect(tabs).toHaveText(["All1", ...always(0), "Endless1"]);
  await page.goto("/collection?status=dropped");
  await expect(page.getByRole("heading", { name: "No dropped games" })).toBeVisible();
});

test("an empty tab offers the step that fills it", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER], "completed");
  const main = page.getByRole("main");
  await page.goto("/collection?status=want");
  await expect(main.getByRole("heading", { name: "No games to play next" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Browse Games" })).toHaveAttribute("href", "/games");
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Playing" }).click();
  await expect(main.getByRole("heading", { name: "No game in progress" })).toBeVisible();
  await main.getByRole("link", { name: "Choose from your shelf" }).click();
  await expect(page).toHaveURL("/collection");
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Imported" }).click();
  await expect(main.getByRole("heading", { name: "No imported games yet" })).toBeVisible();
  await main.getByRole("link", { name: "Import from Steam" }).click();
  await expect(page.getByRole("dialog", { name: "Import from Steam" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a card shows its game's name and status, and its label opens the game", async ({ page, signIn }) => {
    await signIn();
    await putOnShelf(page, [WITCHER], "completed");
    await page.goto("/collection");
    const game = page.getByRole("main").getByRole("link", { name: new RegExp(`^${WITCHER.name} Completed`) });
    const label = game.getByText(WITCHER.name);
    await expect(label).toBeInViewport({ ratio: 1 });
    await label.click();
    await expect(page).toHaveURL(WITCHER.path);
  });
});

test("signed out, the shelf leads to the sign-in screen", async ({ page }) => {
  await page.goto("/collection?status=playing");
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent("/collection?status=playing")}`);
});

test("a session that ends while the shelf is open leads there too", async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn();
  await page.goto("/collection");
  await expect(page.getByRole("heading", { name: "Your collection is empty" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/status");
  await other.getByRole("button", { name: "Open user menu" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

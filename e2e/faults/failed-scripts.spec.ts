import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { putOnShelf } from "../support/shelf";

const CHUNKS = "**/_next/static/chunks/*.js";
const NOT_LOADED = "This part of the page could not be loaded. Please try again, or reload the page.";
/** The longest interval between two tries, plus the response time. */
const ASKED_AGAIN_MS = 40_000;

/**
 * Aborts every script that is not in a page's HTML.
 * @returns the aborted URLs, and the function that restores the connection
 */
async function cutLateScripts(page: Page, ...paths: string[]) {
  const documents = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  const missed: string[] = [];
  await page.route(CHUNKS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (documents.some((html) => html.includes(pathname))) return route.fallback();
    missed.push(pathname);
    return route.abort();
  });
  return { missed, restore: () => page.unroute(CHUNKS) };
}

/** The framework retries once; more requests are our own retries. */
const mostOften = (missed: string[]) =>
  Math.max(0, ...missed.map((path) => missed.filter((other) => other === path).length));

test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED/));

const MORE_PAGES = ["/", "/games", "/company/supergiant-games", "/user/demo", "/status"];

for (const path of ["/game/72/portal-2", ...(process.env.PROOF ? MORE_PAGES : [])]) {
  test(`${path} stays readable while a part fails to load, and loads it later`, async ({ page, signIn }) => {
    test.slow();
    const user = await signIn();
    const address = (await page.request.get(path)).url();
    const { missed, restore } = await cutLateScripts(page, address);
    await page.goto(path);
    const title = page.getByRole("heading", { level: 1 }).first();
    const name = (await title.textContent()) ?? "";
    await page.keyboard.press("Tab");
    await expect.poll(() => mostOften(missed)).toBeGreaterThan(3);
    await expect(title).toHaveText(name);
    const menu = page.getByRole("button", { name: "Open user menu" });
    await expect(menu).toBeHidden();
    await restore();
    await expect(menu).toBeVisible({ timeout: ASKED_AGAIN_MS });
    await menu.click();
    await expect(page.getByRole("menu").getByText(user.email)).toBeVisible();
  });
}

test("reports that the Add game script fails to load, and opens the overlay on the next press", async ({
  page,
}) => {
  await page.goto("/games");
  // So that only the scripts of the press are missed.
  await page.waitForLoadState("networkidle");
  const { missed, restore } = await cutLateScripts(page, "/games");
  const add = page.getByRole("button", { name: "Add game" });
  await add.click();
  await expect.poll(() => mostOften(missed)).toBeGreaterThan(1);
  await restore();
  await expect(page.getByText(NOT_LOADED).first()).toBeVisible({ timeout: ASKED_AGAIN_MS });
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
  await add.click();
  await expect(page.getByRole("dialog", { name: "Add a game" })).toBeVisible();
});

test("reports a form whose script fails to load, and opens it on a retry", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [{ id: 72 }]);
  await page.goto("/collection");
  const card = page.getByRole("main").getByRole("link", { name: /^Portal 2/ });
  await expect(card).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { missed, restore } = await cutLateScripts(page, "/collection");
  await card.press("e");
  await expect.poll(() => mostOften(missed)).toBeGreaterThan(1);
  // The script of the message was loaded with the page.
  await expect(page.getByText(NOT_LOADED).first()).toBeVisible();
  await restore();
  await card.press("e");
  await expect(page.getByRole("dialog", { name: "Portal 2" })).toBeVisible();
});

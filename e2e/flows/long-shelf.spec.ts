import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test, type User } from "../support/fixtures";
import { holdBack } from "../support/page";
import { chooseInView } from "../support/shelf";

const UNAVAILABLE = /Failed to load resource: the server responded with a status of 503/;
/** Prefetches of game pages; the catalogue does not know some of these games. */
const AHEAD = /\/game\/\d+\/\S+_rsc=/;
const DRAWING = /_sandbox\/images/;

const shelf = (page: Page) => page.getByRole("main").getByRole("listitem");
const books = (page: Page) => shelf(page).getByRole("link");
/** The game at a position of the whole shelf, from 1. */
const cell = (page: Page, place: number) =>
  page.getByRole("main").locator(`li[aria-posinset="${place}"]`).getByRole("link");

/** The shelf is private, so that its games do not count in the numbers of games, which other tests read. */
async function fill(page: Page, { email }: User, games: number) {
  const hidden = { data: { visibility: "private" }, headers: FROM_OWN_PAGE };
  await expect(await page.request.patch("/api/profile", hidden)).toBeOK();
  await expect(await page.request.put("/_sandbox/shelf", { data: { email, games } })).toBeOK();
}

/** The owner of a long shelf, which no test changes: one for each worker. */
let collector: User | undefined;

/** Signs in as the owner of 1,500 games. */
async function signInWithLongShelf(page: Page, signIn: (user?: User) => Promise<User>) {
  const user = await signIn(collector);
  if (!collector) await fill(page, user, 1500);
  collector = user;
}

async function names(page: Page, query: string): Promise<string[]> {
  const { items } = await (await page.request.get(`/api/collection?${query}`)).json();
  return items.map((item: { game: { name: string } }) => item.game.name);
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

test.beforeEach(({ allowConsole }) => {
  allowConsole(DRAWING);
  allowConsole(AHEAD);
});

test("reaches the last of 1,500 games in one jump, with few DOM nodes", async ({ page, signIn }) => {
  const user = await signIn();
  const countNodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  await fill(page, user, 100);
  await page.goto("/collection");
  await expect(books(page).first()).toBeVisible();
  // Parts of the page load after its first scripts.
  await page.waitForLoadState("networkidle");
  const few = await countNodes();

  await fill(page, user, 1500);
  await page.reload();
  await expect(books(page).first()).toBeVisible();
  await expect(shelf(page).first()).toHaveAttribute("aria-setsize", "1500");
  await page.waitForLoadState("networkidle");
  const many = await countNodes();
  expect(Math.abs(many - few)).toBeLessThan(20);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollToEnd(page);
  const last = (await names(page, "page=24")).at(-1) ?? "";
  await expect(cell(page, 1500)).toHaveAttribute("data-tip", new RegExp(`^${RegExp.escape(last)} · `));
  await expect(cell(page, 1500)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await countNodes()).toBeLessThan(many * 1.5);
});

test("restores the scroll position on Back from a game far down, in list view", async ({ page, signIn }) => {
  await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
  await signInWithLongShelf(page, signIn);
  await page.goto("/collection");
  await expect(books(page).first()).toBeVisible();
  await scrollToEnd(page);
  // The oldest games are the catalogue's own, which have a page.
  const book = cell(page, 1496);
  await book.scrollIntoViewIfNeeded();
  const href = (await book.getAttribute("href")) ?? "";
  const top = (await book.boundingBox())?.y ?? 0;
  await book.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/collection");
  await expect.poll(async () => Math.abs(((await book.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
  await expect(book).toHaveAttribute("href", href);
});

test("keeps the top game in place when the view changes", async ({ page, signIn }) => {
  await signInWithLongShelf(page, signIn);
  await page.goto("/collection");
  await expect(books(page).first()).toBeVisible();
  const toggle = (name: string) => page.getByRole("banner").getByRole("button", { name }).click();
  await page.evaluate(() => window.scrollTo({ top: 20_000, behavior: "instant" }));
  const placeAtTop = () =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll("main li[aria-posinset]")];
      return Number(cells.find((item) => item.getBoundingClientRect().bottom > 0)?.ariaPosInSet);
    });
  await expect.poll(placeAtTop).toBeGreaterThan(300);
  const before = await placeAtTop();
  // The header is hidden here.
  await page.getByRole("banner").getByRole("button", { name: "List view" }).dispatchEvent("click");
  await expect.poll(placeAtTop).toBe(before);
  await page.getByRole("banner").getByRole("button", { name: "Grid view" }).dispatchEvent("click");
  await expect.poll(placeAtTop).toBe(before);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await toggle("List view");
  await expect.poll(placeAtTop).toBe(1);
});

test("continues by Tab from a game that was scrolled out of view", async ({ page, signIn }) => {
  await signInWithLongShelf(page, signIn);
  await page.goto("/collection");
  await cell(page, 20).focus();
  await scrollToEnd(page);
  await expect(cell(page, 1500)).toBeInViewport();
  await expect(cell(page, 20)).toBeFocused();
  const second = cell(page, 21);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(second).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(second).toBeInViewport();
  await expect(cell(page, 30)).toBeVisible();
});

test("keeps the order chosen from the menu, in the address", async ({ page, signIn }) => {
  await fill(page, await signIn(), 150);
  await page.goto("/collection?status=playing");
  await expect(books(page).first()).toBeVisible();
  for (const [label, name] of [
    ["Release date", "release"],
    ["Hours played", "hours"],
  ] as const) {
    await chooseInView(page, label);
    await expect(page).toHaveURL(`/collection?status=playing&sort=${name}`);
    const [first] = await names(page, `status=playing&sort=${name}`);
    await expect(shelf(page).first()).toContainText(first ?? "");
  }
  await page.reload();
  await expect(page.getByRole("link", { name: "Remove order: by hours played" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/collection?status=playing&sort=release");
  await expect(page.getByRole("link", { name: "Remove order: by release date" })).toBeVisible();
  const [first] = await names(page, "status=playing&sort=release");
  await expect(shelf(page).first()).toContainText(first ?? "");
});

test("shows exact totals for tabs and searches, and the old list until the answer", async ({
  page,
  signIn,
}) => {
  await signInWithLongShelf(page, signIn);
  await page.goto("/collection");
  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  await expect(tabs).toHaveText(["All1500", "Playing375", "Completed375", "Want to Play375", "Imported375"]);
  const answer = await holdBack(page, "**/api/collection?status=playing*");
  const [newest] = await names(page, "");
  await tabs.nth(1).click();
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  await expect(shelf(page).first()).toContainText(newest ?? "");
  answer();
  await expect(shelf(page).first()).toHaveAttribute("aria-setsize", "375");
  await page.getByRole("main").getByRole("searchbox").fill("POKÉMON");
  const { total } = await (await page.request.get("/api/collection?status=playing&q=pokemon")).json();
  expect(total).toBeGreaterThan(0);
  await expect(shelf(page).first()).toHaveAttribute("aria-setsize", String(total));
  await expect(shelf(page)).toHaveCount(total);
});

test("retries a page that could not be loaded", async ({ page, signIn, allowConsole }) => {
  allowConsole(UNAVAILABLE);
  await signInWithLongShelf(page, signIn);
  await page.route(/\/api\/collection\?.*page=2\d/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: "upstream_unavailable", message: "Away." } } }),
  );
  await page.goto("/collection");
  await expect(books(page).first()).toBeVisible();
  await scrollToEnd(page);
  await expect(page.getByText("These games could not be loaded.")).toBeVisible();
  await page.unroute(/\/api\/collection\?.*page=2\d/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cell(page, 1500)).toBeInViewport();
  await expect(page.getByText("These games could not be loaded.")).toBeHidden();
});

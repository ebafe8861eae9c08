import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { holdBack } from "../support/page";
import { strip } from "../support/shelf";

const WITCHER = { path: "/game/1942/the-witcher-3-wild-hunt", shelf: "/api/collection/1942" };
const ADD = "Add to Collection";

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await expect(
    await page.request.put(WITCHER.shelf, { data: { status: "completed" }, headers: FROM_OWN_PAGE }),
  ).toBeOK();
  await page.goto(WITCHER.path);
  await expect(strip(page).getByRole("button", { name: "Completed" })).toBeVisible();
});

test("shows neither Add to Collection nor another height before the entry of a game on the shelf", async ({
  page,
}) => {
  await page.addInitScript((add) => {
    const look = () => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent?.trim() === add && parentElement?.checkVisibility({ visibilityProperty: true })) {
          Object.assign(window, { hasSeenAdd: true });
        }
      }
      requestAnimationFrame(look);
    };
    look();
  }, ADD);
  const answerSession = await holdBack(page, "**/api/session");
  const answerItem = await holdBack(page, `**${WITCHER.shelf}`);
  await page.reload();
  // In one step: hydration may replace the element between a locator's steps.
  const height = () =>
    page.evaluate(() => document.querySelector(".strip, .strip-login")?.getBoundingClientRect().height ?? 0);
  const before = await height();
  expect(before).toBeGreaterThan(50);
  answerSession();
  await expect(strip(page).getByText("Loading your entry")).toBeAttached();
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
  answerItem();
  await expect(strip(page).getByRole("button", { name: "Completed" })).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
  expect(await page.evaluate(() => "hasSeenAdd" in window)).toBe(false);
});

test("offers to add the game once the session has ended elsewhere", async ({ page }) => {
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("link", { name: ADD })).toBeVisible();
});

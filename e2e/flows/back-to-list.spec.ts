import type { Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { watchMotion } from "../support/page";

const links = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

const LISTS = [
  { path: "/games?q=the", view: "list", games: 40, by: "the browser" },
  { path: "/company/nintendo?id=70", view: "grid", games: 40, by: "the header" },
] as const;

const back = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Back", exact: true });

for (const { path, view, games, by } of LISTS) {
  test(`restores ${path} and its position on Back (${view}, by ${by})`, async ({ page, allowConsole }) => {
    // The list is left while covers are still loading.
    allowConsole(/_sandbox\/images/);
    await page.addInitScript((chosen) => localStorage.setItem("questshelf-view", chosen), view);
    const motionSeen = await watchMotion(page);
    await page.goto(path);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      expect(await links(page).count()).toBeGreaterThanOrEqual(games);
    }).toPass();
    const card = links(page).nth(games - 13);
    await card.scrollIntoViewIfNeeded();
    const href = (await card.getAttribute("href")) ?? "";
    const top = (await card.boundingBox())?.y ?? 0;
    await card.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
    if (by === "the browser") await page.goBack();
    else await back(page).click();
    await expect(page).toHaveURL(path);
    await expect(card).toHaveAttribute("href", href);
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(80);
    await expect(card).toBeInViewport();
    // Neither did the cover fly, nor the header slide.
    expect(await motionSeen()).toEqual([]);
  });
}

test("leads back to the list past other games and after a reload, else to the popular games", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  await page.goto("/games/rpg");
  await links(page).filter({ hasText: "The Witcher 3: Wild Hunt" }).first().click();
  await page.getByRole("region", { name: "Similar Games" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/witcher-3-wild-hunt/);
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL("/games/rpg");

  await page.goto("/user/demo");
  await page.goto("/game/1942/the-witcher-3-wild-hunt");
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to my collection" })).toHaveCount(0);
  await back(page).click();
  await expect(page).toHaveURL("/games");
});

test("leads back to the shelf for a game opened from it, on a phone", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(DEMO);
  await page.goto("/collection?status=completed");
  const card = links(page).first();
  const href = (await card.getAttribute("href")) ?? "";
  await card.click();
  await expect(page).toHaveURL(href);
  await page.getByRole("banner").getByRole("link", { name: "Back to my collection" }).click();
  await expect(page).toHaveURL("/collection?status=completed");
  await expect(page.getByRole("link", { name: "Back to my collection" })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("link", { name: "Back to my collection" })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL("/games");
});

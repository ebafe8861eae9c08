import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { watchMotion } from "../support/page";

const links = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

for (const view of ["grid", "list"] as const) {
  test(`restores the list and its position on Back (${view})`, async ({ page, allowConsole }) => {
    // The list is left while covers are still loading.
    allowConsole(/_sandbox\/images/);
    await page.addInitScript((chosen) => localStorage.setItem("questshelf-view", chosen), view);
    const motionSeen = await watchMotion(page);
    await page.goto("/games");
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      expect(await links(page).count()).toBeGreaterThanOrEqual(60);
    }).toPass();
    const card = links(page).nth(47);
    await card.scrollIntoViewIfNeeded();
    const href = (await card.getAttribute("href")) ?? "";
    const top = (await card.boundingBox())?.y ?? 0;
    await card.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
    // "Back" uses the browser's history if it leads to the list.
    if (view === "grid") await page.goBack();
    else await page.getByRole("banner").getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/games");
    await expect(card).toHaveAttribute("href", href);
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(80);
    await expect(card).toBeInViewport();
    // Neither the cover nor the header was animated.
    expect(await motionSeen()).toEqual([]);
  });
}

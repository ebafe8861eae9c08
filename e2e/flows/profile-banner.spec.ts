import { expect, test } from "../support/fixtures";

for (const [width, form] of [
  [390, /-small\.webp$/],
  [1440, /-banner\.jpg$/],
] as const) {
  test(`serves the banner sized for ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/user/demo");
    const banner = page.locator('img[src*="/media/banners/"]');
    await expect.poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await banner.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(form);
  });
}

test("shows no broken image when the banner fails to load", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/media/banners/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/user/demo");
  await failed;
  await expect(page.getByRole("heading", { name: "demo", level: 1 })).toBeVisible();
  await expect(page.locator('img[src*="/media/banners/"]')).toBeHidden();
});

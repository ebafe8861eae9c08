import { expect, test } from "../support/fixtures";
import { scrollTo } from "../support/page";

const WITCHER = "/game/1942/the-witcher-3-wild-hunt";

for (const width of [1440, 390]) {
  test(`shows the game's sections in the header and marks the current one (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(WITCHER);
    const tabs = page.getByRole("navigation", { name: "Sections" });
    await expect(tabs.getByRole("link")).toHaveText([
      "About",
      "Storyline",
      "Reviews",
      "Screenshots",
      "DLCs and Expansions",
      "Similar Games",
    ]);
    const current = tabs.locator("[aria-current]");
    await expect(current).toHaveText(["About"]);
    for (const name of ["Screenshots", "About", "DLCs and Expansions"]) {
      await tabs.getByRole("link", { name }).click();
      const section = page.getByRole("region", { name });
      await expect(section).toBeInViewport();
      await expect(section).toBeFocused();
      await expect(current).toHaveText([name]);
      expect(Math.round((await section.boundingBox())?.y ?? 999)).toBeLessThanOrEqual(81);
    }
    // Within 80 px of the top; fractions of a pixel are rounded.
    const top = await page.evaluate(() => {
      const section = document.getElementById("screenshots");
      return window.scrollY + (section?.getBoundingClientRect().top ?? 0);
    });
    await scrollTo(page, Math.floor(top - 83));
    await expect(current).toHaveText(["Reviews"]);
    await scrollTo(page, Math.ceil(top - 80));
    await expect(current).toHaveText(["Screenshots"]);
    await page.keyboard.press("End");
    await tabs.getByRole("link", { name: "Similar Games" }).click();
    await expect(current).toHaveText(["Similar Games"]);
    // With reduced motion the scroll is instant.
    const [before, after] = await tabs.getByRole("link", { name: "About" }).evaluate((tab) => {
      const from = window.scrollY;
      if (tab instanceof HTMLElement) tab.click();
      return [from, window.scrollY];
    });
    expect(after).not.toBe(before);
    await expect(current).toHaveText(["About"]);
    expect(await page.evaluate(() => window.scrollY)).toBe(after);
  });
}

test("scrolls each section's tab fully into view by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(WITCHER);
  const tabs = page.getByRole("navigation", { name: "Sections" });
  await expect(tabs.getByRole("link")).toHaveCount(6);
  await page.getByRole("banner").getByRole("link", { name: "Back", exact: true }).focus();
  for (const tab of await tabs.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(tab).toBeFocused();
    const strip = await tabs.boundingBox();
    await expect
      .poll(async () => {
        const box = await tab.boundingBox();
        return box && strip ? box.x >= strip.x && box.x + box.width <= strip.x + strip.width : false;
      })
      .toBe(true);
  }
});

for (const width of [1024, 1280, 1440]) {
  test(`shows all sections at once, beside each other and the IGDB link (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(WITCHER);
    const tabs = page.getByRole("navigation", { name: "Sections" });
    const last = tabs.getByRole("link").last();
    await expect(last).toHaveText("Similar Games");
    const [tab, strip] = [await last.boundingBox(), await tabs.boundingBox()];
    if (!tab || !strip) throw new Error("no boxes");
    // The strip fades out within its last 20 px.
    expect(tab.x + tab.width).toBeLessThanOrEqual(strip.x + strip.width - 20);
  });
}

test("links back to the games, and to the catalogue's own page", async ({ page }) => {
  await page.goto(WITCHER);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Popular" })).toHaveCount(0);
  await expect(header.getByRole("link", { name: /^IGDB/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.igdb\.com\/games\//,
  );
  await header.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/games");
  await expect(header.getByRole("link", { name: "Popular" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);
});

test("updates the tabs when another game is opened", async ({ page }) => {
  await page.goto(WITCHER);
  const tabs = page.getByRole("navigation", { name: "Sections" });
  await expect(tabs.getByRole("link", { name: "Storyline" })).toBeVisible();
  await page
    .getByRole("region", { name: "Similar Games" })
    .getByRole("link", { name: /^Elden Ring/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Elden Ring" })).toBeVisible();
  await tabs.getByRole("link", { name: "Screenshots" }).click();
  await expect(page.getByRole("link", { name: "Screenshot 1 of Elden Ring" })).toBeInViewport();
});

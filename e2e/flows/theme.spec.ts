import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";

test.use({ colorScheme: "dark" });

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
/** The colour of the browser's bars: of the first `theme-color` that applies. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ content, media }) => content && (!media || matchMedia(media).matches),
      )?.content,
  );
const themeOf = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });

test("follows the system until a theme is chosen, and again when the system is chosen", async ({ page }) => {
  await page.goto("/privacy");
  const theme = themeOf(page);
  await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
  expect([await scheme(page), await barColor(page)]).toEqual(["dark", "#0d0e14"]);
  await theme.getByText("Light").click();
  await expect(theme.getByRole("radio", { name: "Light" })).toBeChecked();
  expect([await scheme(page), await barColor(page)]).toEqual(["light", "#f7f3ea"]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("ArrowRight");
  await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect([await scheme(page), await barColor(page)]).toEqual(["dark", "#0d0e14"]);
  await page.keyboard.press("ArrowRight");
  await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
  expect([await scheme(page), await barColor(page)]).toEqual(["light", "#f7f3ea"]);
});

test("remembers the theme, and shows it from the first paint on and in other tabs", async ({
  page,
  context,
}) => {
  await page.goto("/privacy");
  const other = await context.newPage();
  await other.goto("/status");
  await themeOf(page).getByText("Light").click();
  await expect(themeOf(other).getByRole("radio", { name: "Light" })).toBeChecked();
  expect([await scheme(other), await barColor(other)]).toEqual(["light", "#f7f3ea"]);

  // Without the page's other scripts.
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { schemesSeen: seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/games", { waitUntil: "commit" });
  await expect(themeOf(page).getByRole("radio", { name: "Light" })).toBeChecked();
  expect(await page.evaluate(() => [...(Reflect.get(window, "schemesSeen") as Set<string>)])).toEqual([
    "light",
  ]);
});

test("leaves the widget to its own parameter", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("questshelf-theme", "light"));
  await page.goto("/widget/demo?theme=dark");
  expect(await scheme(page)).toBe("dark");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("has the theme in the menu", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Open menu" }).click();
    const theme = page.getByRole("dialog").getByRole("group", { name: "Theme" });
    await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
    await theme.getByText("Light").click();
    expect(await scheme(page)).toBe("light");
    await page.keyboard.press("Escape");
    await expect(themeOf(page).getByRole("radio", { name: "Light" })).toBeChecked();
  });
});

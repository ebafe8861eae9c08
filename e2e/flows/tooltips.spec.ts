import { expect, test } from "../support/fixtures";
import { holdBack } from "../support/page";

test("shows a tooltip after 700 ms, and the next one within 300 ms at once", async ({ page }) => {
  await page.clock.install();
  await page.goto("/games");
  const tooltip = page.getByRole("tooltip");
  const [grid, list] = ["Grid view", "List view"].map((name) => page.getByRole("button", { name }).first());
  if (!grid || !list) throw new Error("no buttons");
  await page.clock.pauseAt(Date.now() + 60_000);
  // Shown at once on focus; not announced again, since it is the button's name.
  await list.focus();
  await expect(tooltip).toHaveText("List view");
  await expect(list).not.toHaveAttribute("aria-describedby");
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(list).toBeFocused();

  await page.clock.runFor(300);
  await grid.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Grid view");
  // It stays while the pointer is over the tooltip.
  await tooltip.hover();
  await expect(tooltip).toHaveText("Grid view");
  await list.hover();
  await expect(tooltip).toHaveText("List view");
  await list.click();
  await expect(tooltip).toBeHidden();
});

test("describes what a disabled button waits for", async ({ page }) => {
  const release = await holdBack(page, "**/turnstile/**");
  // The page's load event may wait for the script.
  await page.goto("/auth", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: "Checking..." });
  await expect(button).not.toHaveAttribute("disabled");
  await page.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText("Please wait while we verify you're human...");
  await expect(button).toHaveAccessibleDescription("Please wait while we verify you're human...");
  release();
  const ready = page.getByRole("button", { name: "Sign In", exact: true });
  await expect(ready).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expect(ready).toHaveAccessibleDescription("");
});

test.describe("on touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("shows no tooltip of a tapped button", async ({ page }) => {
    await page.clock.install();
    await page.goto("/games");
    await page.getByRole("button", { name: "Filters" }).first().tap();
    await page.getByRole("button", { name: "List view" }).tap();
    const tooltip = page.locator("#tooltip");
    await expect(tooltip).toBeAttached();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeHidden();
  });
});

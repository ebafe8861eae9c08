import { findViolations, THEMES } from "../support/axe";
import { DEMO, expect, test } from "../support/fixtures";
import { chooseInView, putOnShelf } from "../support/shelf";
import { walkWideAndNarrow } from "../support/tab-walk";

const GAME = "/game/1942/the-witcher-3-wild-hunt";

test.skip(!process.env.PROOF, "npm test runs axe once a screen");

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ allowConsole }) => {
      // A test may end while covers are loading.
      allowConsole(/_sandbox\/images/);
    });

    test("has none in the shelf, lists and menus", async ({ page, signIn }) => {
      await signIn();
      await page.goto("/collection");
      await expect(page.getByRole("heading", { name: "Your collection is empty" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.goto("/");
      const row = page.getByRole("region", { name: "Your shelf" });
      await expect(row.getByRole("button", { name: "Add game" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.goto("/games");
      await page.getByRole("button", { name: "Open user menu" }).click();
      await expect(page.getByRole("menuitem", { name: "My Collection" })).toBeVisible();
      expect(await findViolations(page, "[role=menu]")).toEqual([]);
      await page.keyboard.press("Escape");

      await page.getByRole("main").getByRole("listitem").first().hover();
      await expect(page.getByRole("toolbar").first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "List view" }).click();
      expect(await findViolations(page)).toEqual([]);
    });

    test("has none in the settings with an error, and in their dialogs", async ({ page, signIn }) => {
      await signIn(DEMO);
      await page.goto("/settings");
      await expect(page.getByLabel("Personal website")).toBeEnabled();
      await page.getByLabel("Personal website").fill("no address");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("Enter an address such as")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to Games" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");

      await page.getByLabel("Profile picture file").setInputFiles("app/apple-icon.png");
      await expect(page.getByRole("slider", { name: "Zoom" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test("has none in a game's form and in the selection", async ({ page, signIn }) => {
      await signIn();
      await putOnShelf(page, [{ id: 1942 }]);
      await page.goto("/collection");
      await page.getByRole("button", { name: "More for" }).click();
      await expect(page.getByRole("menuitem", { name: "Edit details" })).toBeVisible();
      expect(await findViolations(page, "[role=menu]")).toEqual([]);
      await page.getByRole("menuitem", { name: "Edit details" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Hours played").fill("many");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText("Enter hours as a number")).toBeVisible();
      expect(await findViolations(page, "[role=dialog]")).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      expect(await findViolations(page, "[role=dialog]")).toEqual([]);
      await page.getByRole("button", { name: "Discard" }).click();

      await chooseInView(page, "Select games");
      await page.getByRole("checkbox").check();
      await expect(page.getByText("1 selected")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await walkWideAndNarrow(page);

      await page.goto(GAME);
      await page.getByRole("button", { name: "Playing", exact: true }).click();
      await expect(page.getByRole("menuitemradio", { name: "Paused" })).toBeVisible();
      expect(await findViolations(page, "[role=menu]")).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await findViolations(page)).toEqual([]);
    });

    test("has none in the achievements with progress", async ({ page, signIn }) => {
      await signIn(DEMO);
      await page.goto(`${GAME}/achievements`);
      await expect(page.getByRole("progressbar")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test("has none in the Add Game overlay and the search box", async ({ page }) => {
      await page.goto("/");
      const banner = page.getByRole("banner");
      await expect(async () => {
        await banner.getByRole("combobox", { name: "Search games" }).fill("zelda");
        await expect(page.getByRole("option").first()).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(page.getByRole("listbox")).toHaveCSS("opacity", "1");
      expect(await findViolations(page)).toEqual([]);

      await page.goto("/games");
      await page.getByRole("button", { name: "Add game" }).click();
      const dialog = page.getByRole("dialog", { name: "Add a game" });
      await dialog.getByRole("searchbox").fill("zelda");
      await expect(dialog.getByRole("link").first()).toBeVisible();
      await expect(dialog.getByRole("list")).toHaveCSS("opacity", "1");
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

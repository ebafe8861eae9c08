import type { Page, Request } from "playwright/test";
import { findViolations, findViolationsInProof } from "../support/axe";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { putOnShelf } from "../support/shelf";

const paletteOf = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const fieldOf = (page: Page) => paletteOf(page).getByRole("combobox");
const optionIn = (page: Page, group: string, name: string | RegExp) =>
  paletteOf(page).getByRole("group", { name: group, exact: true }).getByRole("option", { name });

test("opens by Ctrl K before anything else has been used, closes by Escape and Back, and returns the focus", async ({
  page,
}) => {
  await page.goto("/privacy", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(paletteOf(page)).toBeHidden();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Status" });
  await link.focus();
  // Caps Lock makes the K upper-case.
  await page.keyboard.press("Control+K");
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(paletteOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL("/privacy");
});

test("goes back by one press after a reload with the palette open", async ({ page }) => {
  await page.goto("/privacy");
  await page.goto("/rules");
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(paletteOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("opens a page by arrows and Enter, also with a typo, and Back leads to the page before", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Open the command palette" }).click();
  const active = paletteOf(page).getByRole("option", { selected: true });
  await expect(active).toHaveText("Home");
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveText("Popular games");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(active).toContainText("Keyboard shortcuts");
  await fieldOf(page).fill("calnedar");
  await expect(active).toHaveText("Calendar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/calendar");
  await expect(paletteOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("finds games, the user's games and lists, people, pages and actions", async ({
  page,
  newUser,
  signIn,
  requestAs,
}) => {
  const user = await newUser();
  const own = await requestAs(user);
  await putOnShelf({ request: own }, [HADES]);
  await expect(await own.post("/api/lists", { data: { title: "Hades and friends" } })).toBeOK();
  await signIn(user);
  await page.goto("/");
  await page.keyboard.press("Control+k");
  await expect(paletteOf(page).getByRole("option").first()).toHaveText("My Collection");
  await expect(optionIn(page, "Pages", "My Collection")).toHaveAttribute("aria-selected", "true");
  await fieldOf(page).fill("hades");
  await expect(optionIn(page, "My games", /^Hades/)).toContainText("Playing");
  await expect(optionIn(page, "My lists", "Hades and friends")).toBeVisible();
  await expect(optionIn(page, "Games", "Hades II")).toBeVisible();
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
  await fieldOf(page).fill(DEMO.username);
  await expect(optionIn(page, "People", DEMO.username)).toHaveAttribute("href", "/user/demo");
  await fieldOf(page).fill("the");
  await expect(optionIn(page, "Games", /^The /).first()).toHaveAttribute("aria-selected", "true");
  await expect(optionIn(page, "Actions", "Switch to the dark theme")).toBeVisible();
  await fieldOf(page).fill("visib");
  await expect(optionIn(page, "Pages", "Visibility")).toHaveAttribute("href", "/settings/visibility");
  await fieldOf(page).fill("new list");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New list" })).toBeVisible();
});

test("follows found people with Tab and Enter, undoes it, and does not find blocked people", async ({
  page,
  newUser,
  signIn,
}) => {
  const [self, { username }] = [await newUser(), await newUser()];
  await signIn(self);
  const button = (name: string) => paletteOf(page).getByRole("button", { name: `${name} ${username}` });
  await page.goto(`/user/${username}`);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill(self.username);
  await expect(optionIn(page, "People", self.username)).toBeVisible();
  await expect(paletteOf(page).getByRole("button", { name: "Follow" })).toHaveCount(0);
  await fieldOf(page).fill(username);
  await expect(button("Follow")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button("Follow")).toBeFocused();
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(button("Following")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(button("Follow")).toBeVisible();
  await button("Follow").click();
  await expect(button("Following")).toBeVisible();
  await fieldOf(page).press("ArrowUp");
  await expect(optionIn(page, "People", username)).toHaveAttribute("aria-selected", "true");
  await fieldOf(page).press("Enter");
  await expect(paletteOf(page)).toBeHidden();

  // Under the pointer, the button shows what a press does.
  await page.mouse.move(0, 0);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill(username);
  await expect(button("Following")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Block", exact: true }).click();
  await expect(page.getByRole("button", { name: "Blocked" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill(username);
  await expect(paletteOf(page).getByRole("status")).toHaveText(/^(\d+ results?|Nothing found)$/);
  await expect(optionIn(page, "People", username)).toHaveCount(0);
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("shows a found person and the follow button without scrolling", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/privacy");
    await page.keyboard.press("Control+k");
    await fieldOf(page).fill("mira");
    await expect(optionIn(page, "Games", /./).first()).toBeVisible();
    await expect(optionIn(page, "People", "mirabel")).toBeInViewport({ ratio: 1 });
    await expect(paletteOf(page).getByRole("button", { name: "Follow mirabel" })).toBeInViewport({
      ratio: 1,
    });
  });
});

test("never replaces a newer answer by an older one, and shows visitors nothing personal", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/games/search?q=portal", async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const isSlow = (sentRequest: Request) => sentRequest.url().endsWith("/api/games/search?q=portal");
  const personal: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(collection|lists|people)/.test(request.url())) personal.push(request.url());
  });
  await page.goto("/privacy");
  await page.keyboard.press("Control+k");
  const sent = page.waitForRequest(isSlow);
  const answered = Promise.race([
    page.waitForEvent("requestfinished", isSlow),
    page.waitForEvent("requestfailed", isSlow),
  ]);
  await fieldOf(page).fill("portal");
  await sent;
  await fieldOf(page).fill("hollow knight");
  const found = optionIn(page, "Games", /^Hollow Knight/).first();
  await expect(found).toBeVisible();
  release();
  await answered;
  // React has rendered what the answer would change.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(found).toBeVisible();
  await expect(optionIn(page, "Games", /^Portal/)).toHaveCount(0);
  await fieldOf(page).fill("log out");
  await expect(optionIn(page, "Actions", "Log out")).toHaveCount(0);
  await fieldOf(page).fill(DEMO.username);
  await expect(optionIn(page, "People", DEMO.username)).toBeVisible();
  await expect(paletteOf(page).getByRole("button", { name: "Follow" })).toHaveCount(0);
  await fieldOf(page).fill("zzqqxxyy");
  await expect(paletteOf(page).getByRole("status")).toHaveText("Nothing found");
  expect(personal).toEqual([]);
});

test("reports that the search is down, and still has pages and actions", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  let isDown = true;
  await page.route("**/api/games/search?*", (route) =>
    isDown ? route.fulfill({ status: 503, json: { error: "Down" } }) : route.continue(),
  );
  await page.goto("/privacy");
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("calendar");
  await expect(optionIn(page, "Pages", "Calendar")).toBeVisible();
  await expect(paletteOf(page).getByRole("alert")).toContainText("Some results could not be loaded.", {
    timeout: 20_000,
  });
  await expect(optionIn(page, "Pages", "Calendar")).toBeVisible();
  await fieldOf(page).fill("portal 2");
  await expect(paletteOf(page).getByRole("alert")).toBeVisible({ timeout: 20_000 });
  isDown = false;
  await paletteOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(optionIn(page, "Games", /^Portal 2/).first()).toBeVisible();
  await fieldOf(page).fill("switch to the light");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("? shows the shortcuts, except while one types", async ({ page }) => {
  await page.goto("/games");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const field = page.getByRole("main").getByRole("searchbox");
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("?");
  await expect(field).toHaveValue("?");
  await expect(list).toBeHidden();
  await field.fill("");
  await field.blur();
  await page.keyboard.press("?");
  await expect(list).toContainText("Open the command palette");
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
  // The open dialog has the keys to itself.
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(paletteOf(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("opens from the menu and from the search", async ({ page }) => {
    await page.goto("/privacy");
    for (const name of ["Open menu", "Search games"]) {
      await page.getByRole("banner").getByRole("button", { name }).tap();
      await page.getByRole("button", { name: "Go to anything" }).tap();
      await expect(fieldOf(page)).toBeFocused();
      await paletteOf(page).getByRole("button", { name: "Close" }).tap();
      await expect(paletteOf(page)).toBeHidden();
    }
    await page.getByRole("banner").getByRole("button", { name: "Search games" }).tap();
    await page.getByRole("dialog").getByRole("combobox", { name: "Search games" }).fill("mirabel");
    await page.getByRole("button", { name: "Go to anything" }).tap();
    await expect(fieldOf(page)).toHaveValue("mirabel");
    await expect(paletteOf(page).getByRole("option", { name: /^mirabel/ })).toBeVisible();
  });
});

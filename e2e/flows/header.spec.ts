import { expect, test } from "../support/fixtures";
import { scrollTo, watchFetches } from "../support/page";

test("finds a game by keyboard, from two characters on, 300 ms after the last", async ({ page }) => {
  await page.clock.install();
  const searches = await watchFetches(page, "/api/games/search");
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  // Two characters start a search, so the search is loaded from here on.
  await box.pressSequentially("po");
  const first = page.getByRole("option").first();
  await expect(first).toBeVisible();
  // Stopped clock: the typing counts as fast on any machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.press("Backspace");
  await page.clock.runFor(1000);
  await expect(first).toBeHidden();
  await box.pressSequentially("ortal 2");
  await page.clock.runFor(290);
  expect(await searches()).toEqual(["po"]);
  await page.clock.runFor(20);
  await expect.poll(searches).toEqual(["po", "portal 2"]);
  await page.clock.resume();
  await expect(first).toContainText("Portal 2");
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\/\d+\/portal-2$/);
});

test("searches again when the connection was lost for a moment", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  let lost = 0;
  await page.route("**/api/games/search?*", (route) => (lost++ < 2 ? route.abort() : route.continue()));
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await box.fill("portal 2");
  await expect(page.getByRole("option").first()).toContainText("Portal 2");
  expect(lost).toBe(3);
});

test("shows an empty result, which Escape closes", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await box.fill("zzqqxxyy");
  await expect(page.getByText("No games found")).toBeVisible();
  await box.press("Escape");
  await expect(page.getByText("No games found")).toBeHidden();
});

test("limits the results to 20rem, and closes them 200 ms after the focus leaves", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await box.fill("the");
  const found = page.getByRole("listbox", { name: "Games found" });
  await expect(found.getByRole("option").nth(8)).toBeAttached();
  const panel = found.locator("..");
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(20 * 16);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).focus();
  await page.clock.runFor(190);
  await expect(found).toBeVisible();
  await page.clock.runFor(20);
  await expect(found).toBeHidden();
  await page.clock.resume();
  await box.focus();
  await expect(found).toBeVisible();
});

test("keeps the results while the mouse is down on them, for however long", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await box.fill("the");
  const options = page.getByRole("listbox", { name: "Games found" }).getByRole("option");
  await expect(options.nth(8)).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const ms of [80, 250, 1500]) {
    await options.first().hover();
    await page.mouse.down();
    await page.clock.runFor(ms);
    await expect(options.first()).toBeVisible();
    await expect(box).toBeFocused();
    // Released elsewhere, it chooses nothing.
    await page.mouse.move(5, 600);
    await page.mouse.up();
  }
  await expect(options.first()).toBeVisible();
  await options.first().hover();
  await page.mouse.down();
  await page.clock.runFor(1500);
  await page.mouse.up();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/game\/\d+\//);
  await expect(options.first()).toBeHidden();
});

test("hides the header when scrolled down past 80 px, and shows it on the way up", async ({
  page,
  allowConsole,
}) => {
  // A test may end while covers are loading.
  allowConsole(/_sandbox\/images/);
  await page.goto("/games");
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  await expect(async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 81);
    await expect(header).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await scrollTo(page, 0);
  await expect(header).toBeInViewport();
  await scrollTo(page, 80);
  await expect(header).not.toHaveAttribute("data-hidden");
  await scrollTo(page, 300);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 200);
  await expect(header).toBeInViewport();
});

test("remembers list view", async ({ page, allowConsole }) => {
  // The reload aborts covers that are still loading.
  allowConsole(/_sandbox\/images/);
  await page.goto("/games");
  const games = page.getByRole("main").getByRole("listitem");
  await page.getByRole("button", { name: "List view" }).click();
  const width = async () => (await games.first().boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(600);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(600);
  await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
});

test("returns to the page after Login in the header, with its query", async ({ page, newUser }) => {
  const { email, password } = await newUser();
  const path = "/games?dev=908&devName=CD+Projekt+RED&q=witcher";
  await page.goto(path);
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  const authHref = `/auth?next=${encodeURIComponent(path)}`;
  await login.click();
  await expect(page).toHaveURL(authHref);
  await login.click();
  await expect(page).toHaveURL(authHref);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
});

test("returns to the page also when Login is clicked before the page's scripts are there", async ({
  page,
}) => {
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.goto("/status?from=link", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click({ noWaitAfter: true });
  await page.waitForURL("/auth?next=%2Fstatus%3Ffrom%3Dlink", { waitUntil: "commit" });
});

test("has one search field and one view toggle, where there are games", async ({ page, allowConsole }) => {
  allowConsole(/_sandbox\/images/);
  const banner = page.getByRole("banner");
  const field = page.getByRole("searchbox").or(page.getByRole("combobox", { name: /search/i }));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/games", "/games/rpg?q=witcher"]) {
      await page.goto(path);
      await expect(field).toHaveCount(1);
      // Narrower, it is in the sheet of filters.
      await expect(page.getByRole("button", { name: "List view" })).toHaveCount(width === 1280 ? 1 : 0);
      await expect(banner.getByRole("button", { name: "Search" })).toHaveCount(0);
    }
    const search = banner.getByRole("button", { name: "Search the catalogue" });
    await expect(async () => {
      await scrollTo(page, 400);
      await scrollTo(page, 300);
      await expect(search).toBeInViewport({ timeout: 500 });
    }).toPass();
    // A click by Playwright would scroll first.
    await search.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await page.goto("/status");
    await expect(banner.getByRole("button", { name: "List view" })).toHaveCount(0);
    const button = banner.getByRole("button", { name: "Search games" });
    expect([await field.count(), await button.count()]).toEqual(width === 1280 ? [1, 0] : [0, 1]);
  }
});

test("shows the user in the menu, masks the id until requested, and logs out", async ({ page, signIn }) => {
  const user = await signIn();
  await page.goto("/");
  const initials = user.email.slice(0, 2).toUpperCase();
  const button = page.getByRole("button", { name: `Open user menu, ${initials}` });
  await expect(button).toBeVisible();
  const menu = page.getByRole("menu");
  await button.click();
  await expect(menu.getByText(user.email)).toBeVisible();
  await expect(menu.getByText(user.username)).toBeVisible();
  await expect(menu.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/)).toHaveCount(0);
  await menu.getByRole("menuitem", { name: /User ID/ }).click();
  await expect(menu.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/)).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "My Collection" })).toHaveAttribute("href", "/collection");
  await menu.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("has Status and the view in the menu, without scrolling it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/calendar");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Status" })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("button", { name: "List view" })).toBeInViewport({ ratio: 1 });
  });

  test("links every list in the menu, and opens the search in a sheet", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "RPG" }).click();
    await expect(page).toHaveURL("/games/rpg");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto("/status");
    await page.getByRole("button", { name: "Search games" }).click();
    const box = page.getByRole("dialog").getByRole("combobox", { name: "Search games" });
    await expect(box).toBeFocused();
    await box.fill("hades");
    await page.getByRole("option").filter({ hasText: "Hades" }).first().click();
    await expect(page).toHaveURL(/\/game\/\d+\/hades/);
  });

  test("closes the search sheet by Back, and leaves no entry of it in the history", async ({ page }) => {
    await page.goto("/status");
    await page.goto("/");
    const sheet = page.getByRole("dialog");
    const open = async () => {
      await page.getByRole("button", { name: "Search games" }).click();
      await expect(sheet.getByRole("combobox")).toBeFocused();
    };
    await open();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(page).toHaveURL("/");
    await expect(sheet).toBeHidden();
    await page.goBack();

    await open();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await open();
    await sheet.getByRole("combobox").fill("hades");
    await sheet.getByRole("option").filter({ hasText: "Hades" }).first().click();
    await expect(page).toHaveURL(/\/game\/\d+\/hades/);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/status");
  });

  test("closes the user menu by Back, and leaves no entry of it in the history", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/status");
    await page.goto("/privacy");
    const menu = page.getByRole("menu", { name: "User menu" });
    const open = async () => {
      await page.getByRole("button", { name: "Open user menu" }).click();
      await expect(menu).toBeVisible();
    };
    await open();
    await page.goBack();
    await expect(menu).toBeHidden();
    await open();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
    await open();
    // Links to the current page.
    await menu.getByRole("menuitem", { name: "Settings" }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/privacy");
    await page.goBack();
    await expect(page).toHaveURL("/status");
  });

  test("has own pages in a bar at the bottom, which hides with the header", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/privacy");
    const bar = page.getByRole("navigation", { name: "Yours" });
    await expect(bar.getByRole("link")).toHaveText(["Collection", "Journal", "Lists", "Feed"]);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    await expect(async () => {
      await scrollTo(page, 0);
      await scrollTo(page, 300);
      await expect(bar).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    await scrollTo(page, 200);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "Add game" }).click();
    await expect(page.getByRole("dialog", { name: "Add a game" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await bar.getByRole("link", { name: "Lists" }).click();
    await expect(page).toHaveURL("/lists");
    await expect(bar.getByRole("link", { name: "Lists" })).toHaveAttribute("aria-current", "page");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("keeps the sheet's results when the keyboard closes, while scrolled and while pressed", async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto("/");
      await page.getByRole("button", { name: "Search games" }).tap();
      const dialog = page.getByRole("dialog");
      const box = dialog.getByRole("combobox", { name: "Search games" });
      await box.fill("the");
      const options = dialog.getByRole("option");
      await expect(options.nth(8)).toBeAttached();
      await page.clock.pauseAt(Date.now() + 60_000);
      await box.blur();
      await page.clock.runFor(1000);
      await expect(options.first()).toBeVisible();

      const list = dialog.getByRole("listbox").locator("..");
      await list.evaluate((element) => Object.assign(element.style, { maxHeight: "240px" }));
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: y === undefined ? [] : [{ x: 100, y }],
        });
      await touch("touchStart", 250);
      for (let y = 240; y >= 130; y -= 10) await touch("touchMove", y);
      await touch("touchEnd");
      await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL("/");

      // A touch while the list still moves only stops it.
      let top = -1;
      const hasStopped = async () => {
        const before = top;
        top = await list.evaluate((element) => element.scrollTop);
        return top === before;
      };
      await expect.poll(hasStopped).toBe(true);
      const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 };
      await touch("touchStart", y + height / 2);
      await page.clock.runFor(400);
      await touch("touchEnd");
      await page.clock.resume();
      await expect(page).toHaveURL(/\/game\/\d+\//);
      await expect(dialog).toBeHidden();
    });
  });
});

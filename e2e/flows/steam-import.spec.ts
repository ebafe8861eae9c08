import type { Page } from "playwright/test";
import { findViolationsInProof, THEMES } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { holdBack } from "../support/page";

const SAMPLE = "76561198000000001";
const IMPORT = "**/api/collection/import";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import from Steam" });

async function openImport(page: Page, steamId?: string) {
  await page.goto("/collection?import=steam");
  const dialog = dialogOf(page);
  if (steamId !== undefined) {
    await dialog.getByLabel("Steam ID").fill(steamId);
    await dialog.getByRole("button", { name: "Fetch Games" }).click();
  }
  return dialog;
}

/** Leaves three games of the library, which are imported faster. */
async function shorten(page: Page) {
  await page.route("**/api/steam/library?*", async (route) => {
    const answer = await (await route.fetch()).json();
    answer.response.games.length = 3;
    await route.fulfill({ json: answer });
  });
}

/** The number of batches that the page has sent. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/collection/import")) posts += 1;
  });
  return () => posts;
}

test("opens from the user menu and from the collection's menu", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games");
  await page.getByRole("button", { name: /Open user menu/ }).click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  await expect(page.getByRole("menuitem", { name: "File", exact: true })).toHaveAttribute("href", "/import");
  await page.getByRole("menuitem", { name: "Steam" }).click();
  await expect(page).toHaveURL("/collection?import=steam");
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/collection");
  const openFromMenu = async () => {
    await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Import from Steam" }).click();
    await expect(dialogOf(page)).toBeVisible();
  };
  await openFromMenu();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await openFromMenu();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/collection");
  await page.goBack();
  await expect(page).toHaveURL("/games");
});

test("signs in through Steam, from the import and from the settings", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openImport(page);
  await dialog.getByRole("button", { name: "Sign in through Steam" }).click();
  await page.getByRole("button", { name: /Sign in as demo-player/ }).click();
  await expect(page).toHaveURL("/collection?import=steam");
  await expect(page.getByText("Steam confirmed your Steam ID, and it is saved.").first()).toBeVisible();
  await expect(dialog.getByLabel("Steam ID")).toHaveValue(SAMPLE);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign in through Steam" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/settings/profile");
  await expect(
    page.getByText("You did not sign in to Steam. Your Steam ID is unchanged.").first(),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Steam ID" })).toHaveValue(SAMPLE);
});

const NO_GAMES = "No games found or invalid Steam ID";

test("shows why an account has no games, and requests an ID", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 40[034]/);
  await signIn();
  const dialog = await openImport(page, " ");
  await expect(page.getByText("Please enter your Steam ID", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Steam ID")).toHaveAttribute("aria-invalid", "true");
  for (const [typed, reason, title] of [
    ["76561198000000002", "set “Game details” to public", "This library is private"],
    ["76561198000000003", "This account has no games.", NO_GAMES],
    ["76561198000000099", "Steam knows no account with this ID.", NO_GAMES],
    ["nobody-at-all", "Steam knows no profile by this name.", NO_GAMES],
    ["two words", "That is not a Steam ID.", NO_GAMES],
  ] as const) {
    await dialog.getByLabel("Steam ID").fill(typed);
    await dialog.getByRole("button", { name: "Fetch Games" }).click();
    const problem = dialog.getByRole("alert");
    await expect(problem).toContainText(reason);
    await expect(problem).toContainText(title);
    // In the toast, too.
    await expect(page.getByText(title, { exact: true })).toHaveCount(2);
  }
});

test("imports a whole library in all three ways, and changes nothing the second time", async ({
  page,
  signIn,
}) => {
  await signIn();
  const dialog = await openImport(page, "https://steamcommunity.com/id/demo-player/");
  await expect(dialog.getByText("60 games")).toBeVisible();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(page.getByText("Imported 58 games", { exact: true })).toBeVisible();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  await dialog.getByRole("button", { name: "Show the 2 not found" }).click();
  await expect(dialog.getByRole("listitem")).toHaveText([/Vrombelwyck Playtest/, /Xqzt Lantern Prototype/]);
  await dialog.getByRole("button", { name: "Show all games" }).click();

  const shelf = async () => (await page.request.get("/api/collection?status=imported")).json();
  const before = await shelf();
  expect(before).toMatchObject({ total: 58, counts: { imported: 58 } });
  const { imports } = await (await page.request.get("/api/collection/import")).json();
  const ways = Object.values<{ matchedBy: string }>(imports).map(({ matchedBy }) => matchedBy);
  expect(
    Object.fromEntries(
      Map.groupBy(ways, (way) => way)
        .entries()
        .map(([way, all]) => [way, all.length]),
    ),
  ).toEqual({
    steam_id: 35,
    name: 19,
    search: 4,
  });

  await page.reload();
  await dialog.getByLabel("Steam ID").fill(SAMPLE);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  await dialog.getByRole("button", { name: "Import All (2 left)" }).click();
  await expect(dialog.getByText("Show the 2 not found")).toBeVisible();
  expect(await shelf()).toEqual(before);

  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Imported 58" })).toBeVisible();
});

test("lists an import with those of files, where it is undone, and offers its ID for the settings", async ({
  page,
  signIn,
}) => {
  await signIn();
  await shorten(page);
  const dialog = await openImport(page, SAMPLE);
  const offer = dialog.getByRole("button", { name: "Save this Steam ID in your settings" });
  await offer.click();
  await expect(offer).toBeHidden();
  expect(await (await page.request.get("/api/profile")).json()).toMatchObject({ steamId: SAMPLE });
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(page.getByText("Imported 3 games", { exact: true })).toBeVisible();

  await page.goto("/import");
  const past = page.getByRole("list", { name: "Your imports" });
  await expect(past.getByRole("listitem")).toHaveText(/Steam library.*3 games added/);
  await past.getByRole("button", { name: "Undo the import of Steam library" }).click();
  await page.getByRole("button", { name: "Undo the import", exact: true }).click();
  await expect(past.getByText("Undone")).toBeVisible();
  expect(await (await page.request.get("/api/collection")).json()).toMatchObject({ total: 0 });
});

/** A library of which one game was imported with a shorter play time, one was removed since, and one is new. */
async function importBefore(page: Page) {
  const library = await (await page.request.get(`/api/steam/library?steamid=${SAMPLE}`)).json();
  const apps = library.response.games.map(({ appid, name, playtime_forever }: Record<string, unknown>) => ({
    appid,
    name,
    playtimeMinutes: name === "Baldur's Gate 3" ? 60 : playtime_forever,
  }));
  const data = { apps: apps.filter(({ name }: { name: string }) => name !== "Hades") };
  const imported = await page.request.post("/api/collection/import", { data, headers: FROM_OWN_PAGE });
  const { results } = await imported.json();
  const removed = results.find(
    ({ game }: { game: { name: string } | null }) => game?.name === "Stardew Valley",
  );
  const headers = FROM_OWN_PAGE;
  await expect(await page.request.delete(`/api/collection/${removed.game.id}`, { headers })).toBeOK();
}

test("syncs: new games, changed play times, and a list of both", async ({ page, signIn }) => {
  await signIn();
  await importBefore(page);
  const dialog = await openImport(page);
  await dialog.getByLabel("Steam ID").fill(SAMPLE);
  await dialog.getByRole("button", { name: "Sync" }).click();
  const changes = dialog.getByRole("region", { name: "Changes of this sync" });
  await expect(changes.getByRole("listitem")).toHaveText([
    "Hades is new",
    /^Baldur's Gate 3: 1 h → [\d.,]+ h$/,
  ]);
  await dialog.getByRole("button", { name: "Sync" }).click();
  await expect(changes.getByText("Nothing has changed since the last sync.")).toBeVisible();
});

test("explains what hides play times and a library on Steam, with the link", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await signIn();
  await page.route(
    "**/api/steam/library?*",
    async (route) => {
      const answer = await (await route.fetch()).json();
      for (const game of answer.response?.games ?? []) game.playtime_forever = 0;
      await route.fulfill({ json: answer });
    },
    { times: 1 },
  );
  const dialog = await openImport(page, SAMPLE);
  await expect(dialog.getByText(/clear “Always keep my total playtime private”/)).toBeVisible();
  await dialog.getByRole("button", { name: "Change account" }).click();
  await dialog.getByLabel("Steam ID").fill("76561198000000002");
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByRole("alert").getByRole("link", { name: /privacy settings/ })).toHaveAttribute(
    "href",
    "https://steamcommunity.com/my/edit/settings",
  );
});

test("syncs once a day when the shelf is opened, for users who have chosen so", async ({ page, signIn }) => {
  await signIn();
  await importBefore(page);
  const data = { steamId: SAMPLE, steamSync: true };
  await expect(await page.request.patch("/api/profile", { data, headers: FROM_OWN_PAGE })).toBeOK();
  await page.goto("/collection");
  await expect(page.getByText("Synced with Steam", { exact: true })).toBeVisible();
  await expect(page.getByText("1 new game and 1 changed play time.").first()).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const changes = dialogOf(page).getByRole("region", { name: "Changes of this sync" });
  await expect(changes.getByText("Hades is new")).toBeVisible();
  const again = await page.request.post("/api/steam/sync", {
    data: { automatic: true },
    headers: FROM_OWN_PAGE,
  });
  expect(await again.json()).toMatchObject({ isDue: false });
});

test("adds the wishlist when that is ticked, after the library", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openImport(page, SAMPLE);
  await dialog.getByLabel("Also add my Steam wishlist as Want to Play").check();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("Added 8 of the 11 games on your Steam wishlist")).toBeVisible({
    timeout: 30_000,
  });
  const { counts } = await (await page.request.get("/api/collection")).json();
  expect(counts).toMatchObject({ imported: 58, want: 8 });

  // Nothing is left to import; the wishlist alone can be added again.
  await dialog.getByLabel("Also add my Steam wishlist as Want to Play").check();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("Added 0 of the 11 games on your Steam wishlist")).toBeVisible({
    timeout: 30_000,
  });
});

test("shows that an empty wishlist may be private", async ({ page, signIn }) => {
  await signIn();
  await page.route("**/api/steam/wishlist", (route) => route.fulfill({ json: { total: 0, added: 0 } }));
  await shorten(page);
  const dialog = await openImport(page, SAMPLE);
  await dialog.getByLabel("Also add my Steam wishlist as Want to Play").check();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("It is empty, or it is private.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /Steam’s privacy settings/ })).toHaveAttribute(
    "href",
    "https://steamcommunity.com/my/edit/settings",
  );
});

test("imports one game by its button, once however often it is pressed", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openImport(page, SAMPLE);
  const row = dialog.getByRole("listitem").filter({ hasText: "Baldur's Gate 3" });
  const posts = countPosts(page);
  const release = await holdBack(page, IMPORT, "POST");
  await row.getByRole("button", { name: "Import Baldur's Gate 3" }).dblclick();
  await expect(row.getByRole("button", { name: /Importing/ })).toBeDisabled();
  release();
  await expect(row.getByText("Matched by Steam ID")).toBeVisible();
  await expect(page.getByText("Imported Baldur's Gate 3", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: "Change the match of Baldur's Gate 3" })).toBeFocused();
  expect(posts()).toBe(1);
  await expect(dialog.getByRole("button", { name: "Import All (59 left)" })).toBeVisible();
});

test("updates play times by a button of its own, without importing the rest", async ({ page, signIn }) => {
  await signIn();
  const library = await (await page.request.get(`/api/steam/library?steamid=${SAMPLE}`)).json();
  const game: { appid: number; name: string } = library.response.games.find(
    ({ name }: { name: string }) => name === "Baldur's Gate 3",
  );
  const apps = [{ appid: game.appid, name: game.name, playtimeMinutes: 1 }];
  await expect(
    await page.request.post("/api/collection/import", { data: { apps }, headers: FROM_OWN_PAGE }),
  ).toBeOK();
  const dialog = await openImport(page, SAMPLE);
  await expect(dialog.getByRole("button", { name: "Import All (59 left)" })).toBeVisible();
  await dialog.getByRole("button", { name: "Update play time" }).click();
  await expect(
    page.getByText("Updated the play time of Baldur's Gate 3", { exact: true }).first(),
  ).toBeVisible();
  await expect(dialog.getByText("1 of 60 games imported")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Update play time" })).toBeHidden();
});

test("reports a game without a match, which the user then corrects", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openImport(page, SAMPLE);
  const name = "Vrombelwyck Playtest";
  const row = dialog.getByRole("listitem").filter({ hasText: name });
  await dialog
    .getByRole("list", { name: "Games in this library" })
    .locator("..")
    .evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
  await row.getByRole("button", { name: `Import ${name}` }).click();
  await expect(row.getByText(`Could not find ${name} in our database`)).toBeVisible();
  await expect(page.getByText("Not Found", { exact: true }).first()).toBeVisible();
  await row.getByRole("button", { name: `Choose ${name}` }).click();

  const search = page.getByRole("dialog", { name: "Which game is it?" });
  await search.getByRole("searchbox").fill("Stardew Valley");
  await search
    .getByRole("button", { name: /Stardew Valley/ })
    .first()
    .click();
  await expect(search).toBeHidden();
  await expect(row.getByText("Matched by you · Stardew Valley")).toBeVisible();
  await expect(row.getByRole("button", { name: /Change/ })).toBeFocused();
});

test("stops on request, and continues, also after a reload", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openImport(page, SAMPLE);
  const posts = countPosts(page);
  const release = await holdBack(page, IMPORT, "POST");
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 of 60");
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByRole("button", { name: "Stopping..." })).toBeDisabled();
  release();
  await expect(dialog.getByText("25 of 60 games imported")).toBeVisible();
  expect(posts()).toBe(1);
  await expect(dialog.getByRole("button", { name: "Continue" })).toBeVisible();

  await page.reload();
  await dialog.getByLabel("Steam ID").fill(SAMPLE);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText("25 of 60 games imported")).toBeVisible();
  // "Stop" takes the button's place between the two clicks.
  await dialog.getByRole("button", { name: "Import All (35 left)" }).dblclick();
  await expect(dialog.getByText("Show the 2 not found")).toBeVisible();
  expect(posts()).toBe(3);
});

test("reports a failed batch, and retries it", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  await shorten(page);
  const dialog = await openImport(page, SAMPLE);
  let fails = 1;
  await page.route(IMPORT, (route) => {
    if (route.request().method() !== "POST" || fails-- <= 0) return route.fallback();
    const body = { error: { code: "upstream_unavailable", message: "Failed to fetch data from IGDB API" } };
    return route.fulfill({ status: 503, json: body });
  });
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("Failed to fetch data from IGDB API")).toBeVisible();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Imported 3 games", { exact: true })).toBeVisible();
});

test("retries a game that failed alone, and leaves the others to Import All", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn();
  const dialog = await openImport(page, SAMPLE);
  const row = dialog.getByRole("listitem").filter({ hasText: "Baldur's Gate 3" });
  let fails = 1;
  await page.route(IMPORT, (route) => {
    if (route.request().method() !== "POST" || fails-- <= 0) return route.fallback();
    const body = { error: { code: "upstream_unavailable", message: "Failed to fetch data from IGDB API" } };
    return route.fulfill({ status: 503, json: body });
  });
  await row.getByRole("button", { name: "Import Baldur's Gate 3" }).click();
  await expect(row.getByText("Failed to import Baldur's Gate 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  await dialog.getByRole("button", { name: "Show the 2 not found" }).click();
  const again = page.waitForRequest(IMPORT);
  await dialog.getByRole("button", { name: "Try all again" }).click();
  expect((await again).postDataJSON().apps).toHaveLength(2);
  await expect(dialog.getByRole("button", { name: "Try all again" })).toBeEnabled();
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme, on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test("the dialog has no violations and no sideways scrolling", async ({ page, signIn }) => {
      await signIn();
      const dialog = await openImport(page, SAMPLE);
      await dialog.getByRole("button", { name: /^Import Baldur/ }).click();
      await expect(dialog.getByText("Matched by Steam ID")).toBeVisible();
      // The toast leaves the dialog free.
      const toast = page.getByRole("listitem").filter({ hasText: "Imported Baldur's Gate 3" });
      const { y: top = 0 } = (await dialog.boundingBox()) ?? {};
      const toastEnd = async () => ((box) => (box ? box.y + box.height : 9999))(await toast.boundingBox());
      await expect.poll(toastEnd).toBeLessThan(top);
      expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await dialog.getByRole("button", { name: /^Change the match/ }).click();
      await expect(
        page.getByRole("dialog", { name: "Which game is it?" }).getByRole("listitem").first(),
      ).toBeVisible();
      expect(await findViolationsInProof(page, "[role=dialog]:last-of-type")).toEqual([]);
    });
  });
}

test("shows the account and the library in the same sheet on phones", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const dialog = await openImport(page);
  const bottomAndWidth = () =>
    dialog.evaluate((sheet) => [sheet.getBoundingClientRect().bottom, sheet.getBoundingClientRect().width]);
  await expect.poll(bottomAndWidth).toEqual([844, 390]);
  await dialog.getByLabel("Steam ID").fill(SAMPLE);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByRole("button", { name: /Import all/i })).toBeVisible();
  await expect.poll(bottomAndWidth).toEqual([844, 390]);
});

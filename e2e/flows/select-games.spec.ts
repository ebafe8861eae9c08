import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER, WITCHER_4 } from "../support/games";
import { chooseInView, putOnShelf } from "../support/shelf";

async function openWith(page: Page, games: { id: number }[]) {
  await putOnShelf(page, games, "want");
  await page.goto("/collection");
}

const shelf = (page: Page) => page.getByRole("main").getByRole("listitem");
const bar = (page: Page) => page.getByRole("region", { name: "Selected games" });
const box = (page: Page, { name }: { name: string }) =>
  page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: new RegExp(`^${name}`) });

test("moves the selected games together, except an unreleased one", async ({ page, signIn }) => {
  await signIn();
  await openWith(page, [WITCHER, PORTAL, HADES, WITCHER_4]);
  await chooseInView(page, "Select games");
  await box(page, HADES).check();
  await box(page, WITCHER_4).check();
  await expect(bar(page).getByText("2 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Completed" }).click();
  await expect(
    page.getByText("1 game moved to Completed; 1 game not released yet, and left as it was").first(),
  ).toBeVisible();
  await expect(tab(page, "Completed")).toHaveText("Completed1");
  await expect(tab(page, "Want")).toHaveText("Want to Play3");
  await expect(bar(page)).toBeHidden();

  await chooseInView(page, "Select games");
  await box(page, WITCHER).check();
  await box(page, PORTAL).check();
  await bar(page).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Dropped" }).click();
  await expect(page.getByText("2 games moved to Dropped").first()).toBeVisible();
  await expect(tab(page, "Dropped")).toHaveText("Dropped2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The previous statuses are restored").first()).toBeVisible();
  await expect(tab(page, "Want")).toHaveText("Want to Play3");
  await expect(tab(page, "Completed")).toHaveText("Completed1");
});

test("gives imported games a status from the list of those without one", async ({ page, signIn }) => {
  await signIn();
  const library = await (await page.request.get("/api/steam/library?steamid=76561198000000001")).json();
  const games: { appid: number; name: string; playtime_forever: number }[] = library.response.games;
  const apps = games
    .slice(0, 3)
    .map(({ appid, name, playtime_forever }) => ({ appid, name, playtimeMinutes: playtime_forever }));
  const imported = await page.request.post("/api/collection/import", {
    data: { apps },
    headers: FROM_OWN_PAGE,
  });
  await expect(imported).toBeOK();
  await page.goto("/collection");
  await tab(page, "Imported").click();
  const unsorted = page.getByRole("link", { name: "Not sorted yet" });
  await expect(unsorted).toHaveText("Not sorted yet 3");
  await unsorted.click();
  await expect(page).toHaveURL("/collection?status=unsorted");
  await expect(tab(page, "Imported")).toHaveAttribute("aria-current", "page");
  await chooseInView(page, "Select games");
  await shelf(page).getByRole("checkbox").nth(0).check();
  await shelf(page).getByRole("checkbox").nth(1).check();
  await bar(page).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Completed" }).click();
  await expect(unsorted).toHaveText("Not sorted yet 1");
  await expect(shelf(page)).toHaveCount(1);
  await expect(tab(page, "Imported")).toHaveText("Imported3");

  const { items } = await (await page.request.get("/api/collection?status=unsorted")).json();
  await putOnShelf(page, [items[0].game]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "All sorted" })).toBeVisible();
  await page.getByRole("link", { name: "Show all imported games" }).click();
  await expect(shelf(page)).toHaveCount(3);
});

test("selects a range and all results of a search, and removes them with undo", async ({ page, signIn }) => {
  await signIn();
  await openWith(page, [WITCHER, PORTAL, HADES, WITCHER_4]);
  await chooseInView(page, "Select games");
  await expect(bar(page).getByRole("button", { name: "Select all 4" })).toBeEnabled();
  // A click on a card opens no game.
  await shelf(page).filter({ hasText: HADES.name }).click();
  await expect(box(page, HADES)).toBeChecked();
  await expect(page).toHaveURL("/collection");
  await box(page, WITCHER).click({ modifiers: ["Shift"] });
  await expect(bar(page).getByText("3 selected")).toBeVisible();
  await expect(box(page, WITCHER_4)).not.toBeChecked();

  await page.getByRole("main").getByRole("searchbox").fill("witcher");
  await expect(shelf(page)).toHaveCount(2);
  await bar(page).getByRole("button", { name: "Select all 2" }).click();
  await expect(bar(page).getByText("2 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("2 games removed from collection").first()).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("");
  await expect(shelf(page)).toHaveCount(2);
  await expect(tab(page, "All")).toHaveText("All2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shelf(page)).toHaveCount(4);
  await expect(shelf(page).first()).toContainText(WITCHER_4.name);
});

test("works by keyboard alone, and Escape ends it", async ({ page, signIn }) => {
  await signIn();
  await openWith(page, [PORTAL, HADES]);
  await expect(shelf(page).filter({ hasText: "Hades" })).toBeVisible();
  const view = page.getByRole("button", { name: "View", exact: true });
  await view.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Select games" }).focus();
  await page.keyboard.press("Enter");
  await box(page, HADES).focus();
  await page.keyboard.press("Space");
  await expect(bar(page).getByText("1 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Status" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Playing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await expect(view).toBeFocused();
  await expect(shelf(page).getByRole("link", { name: HADES.name })).toBeVisible();
});

test("adds the selected games to a list, with undo", async ({ page, signIn }) => {
  await signIn();
  await openWith(page, [PORTAL, HADES]);
  const list = await page.request.post("/api/lists", { data: { title: "Soon" }, headers: FROM_OWN_PAGE });
  const { id } = await list.json();
  const sizeOf = async () => (await (await page.request.get(`/api/lists/${id}`)).json()).entries.length;
  await chooseInView(page, "Select games");
  await bar(page).getByRole("button", { name: "Select all 2" }).click();
  await bar(page).getByRole("button", { name: "List" }).click();
  await page.getByRole("dialog", { name: "Add to a list" }).getByRole("button", { name: "Soon" }).click();
  await expect(page.getByText("Added 2 games to “Soon”").first()).toBeVisible();
  expect(await sizeOf()).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(sizeOf).toBe(0);
});

test("changes a long shelf as a whole, beyond what is on the screen", async ({
  page,
  signIn,
  allowConsole,
}) => {
  // Prefetches of unknown games fail, and covers may be loading when the test ends.
  allowConsole(/\/game\/\d+\/\S+_rsc=|_sandbox\/images/);
  const { email } = await signIn();
  const filled = await page.request.put("/_sandbox/shelf", { data: { email, games: 130 } });
  await expect(filled).toBeOK();
  await page.goto("/collection");
  await expect(tab(page, "All")).toHaveText("All130");
  await chooseInView(page, "Select games");
  await bar(page).getByRole("button", { name: "Select all 130" }).click();
  await expect(bar(page).getByText("130 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Want to Play" }).click();
  await expect(page.getByText("130 games moved to Want to Play").first()).toBeVisible();
  await expect(tab(page, "Want")).toHaveText("Want to Play130");

  await chooseInView(page, "Select games");
  await bar(page).getByRole("button", { name: "Select all 130" }).click();
  await bar(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("130 games removed from collection").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your collection is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tab(page, "All")).toHaveText("All130");
  await expect(shelf(page).getByRole("link").first()).toBeVisible();
});

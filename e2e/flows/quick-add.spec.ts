import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { HADES, WITCHER_4 } from "../support/games";
import { holdBack } from "../support/page";
import { itemOf, putOnShelf, rateLater } from "../support/shelf";

const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test.beforeEach(({ allowConsole }) => {
  // A test may end while covers are loading.
  allowConsole(/_sandbox\/images/);
});

test("adds the game of a hovered card, and keeps the list in place", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games?q=hades");
  const hades = card(page, "Hades");
  await hades.hover();
  await hades.getByRole("button", { name: "Add Hades as Want to Play" }).click();
  await expect(page.getByText("Added Hades to your collection").first()).toBeVisible();
  await expect(hades.getByRole("link")).toContainText("Want to Play");
  await hades.getByRole("button", { name: "Move Hades to Completed" }).click();
  await expect(hades.getByRole("link")).toContainText("Completed");
  await expect(page.getByText("Moved Hades to Completed").first()).toBeVisible();
  await rateLater(page, HADES.name);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(hades.getByRole("link")).toContainText("Want to Play");
  const { item } = await (await page.request.get(`/api/collection/${HADES.id}`)).json();
  expect(item).toMatchObject({ status: "want", dateCompleted: null });
  await expect(page).toHaveURL("/games?q=hades");
});

test("a card shows a status before it is saved, and the earlier one again when saving fails", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn();
  await putOnShelf(page, [HADES]);
  await page.goto("/games?q=hades");
  const hades = card(page, HADES.name);
  await expect(hades.getByRole("link")).toContainText("Playing");
  const write = `**/api/collection/${HADES.id}`;
  const error = { code: "upstream_unavailable", message: "Unavailable." };
  await page.route(write, (route) => route.fulfill({ status: 503, json: { error } }));
  const answer = await holdBack(page, write);
  await hades.hover();
  await hades.getByRole("button", { name: "Move Hades to Completed" }).click();
  await expect(hades.getByRole("link")).toContainText("Completed");
  answer();
  await expect(page.getByText("Failed to update game status").first()).toBeVisible();
  await expect(hades.getByRole("link")).toContainText("Playing");
});

test("reaches the buttons by keyboard after the card, as one stop before that of lists", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/games?q=hades");
  const hades = card(page, "Hades");
  await expect(async () => {
    await hades.getByRole("link").focus();
    await expect(hades.getByRole("toolbar")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(hades.getByRole("button", { name: /Want to Play/ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(hades.getByRole("button", { name: "More statuses for Hades" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(hades.getByRole("button", { name: /Completed/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hades.getByRole("button", { name: "Add Hades to a list" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hades.locator(":focus")).toHaveCount(0);
});

test("has the other statuses under More, which shows the chosen one", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games?q=hades");
  const hades = card(page, "Hades");
  await hades.hover();
  await hades.getByRole("button", { name: "More statuses for Hades" }).click();
  await expect(page.getByRole("menuitemradio")).toHaveText(["Paused", "Dropped", "Endless"]);
  await page.getByRole("menuitemradio", { name: "Endless" }).click();
  await expect(page.getByText("Added Hades to your collection").first()).toBeVisible();
  await expect(hades.getByRole("link")).toContainText("Endless");
  const more = hades.getByRole("button", { name: "Endless. More statuses for Hades" });
  await expect(more).toHaveAttribute("aria-pressed", "true");
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Endless" })).toBeChecked();
  await expect(page.getByRole("menuitemradio", { name: "Paused" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "Dropped" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hades.getByRole("link")).toContainText("Dropped");
});

test("offers only Want to Play for an unreleased game, with the reason", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games?q=the+witcher+iv");
  await card(page, WITCHER_4.name).hover();
  const playing = page.getByRole("button", { name: `Add ${WITCHER_4.name} as Playing` });
  await expect(playing).toHaveAttribute("aria-disabled", "true");
  await playing.hover();
  await expect(page.getByRole("tooltip")).toHaveText("No release date yet");
  await page.getByRole("button", { name: `More statuses for ${WITCHER_4.name}` }).click();
  for (const name of [/^Paused/, /^Dropped/, /^Endless/]) {
    await expect(page.getByRole("menuitemradio", { name })).toBeDisabled();
  }
});

const ratingSheet = (page: Page) => page.getByRole("dialog", { name: "How was Hades?" });

test("opens the rating sheet from the menu of a game on the shelf", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games?q=hades");
  await card(page, "Hades").hover();
  const more = page.getByRole("button", { name: "More statuses for Hades" });
  await more.click();
  await expect(page.getByRole("menuitemradio", { name: "Dropped" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Write a review" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Hades as Playing" }).click();
  await expect(card(page, "Hades").getByRole("link")).toContainText("Playing");
  await more.click();
  await page.getByRole("menuitem", { name: "Write a review" }).click();
  await ratingSheet(page)
    .getByLabel(/^Your review/)
    .fill("Every run ends in a talk.");
  await ratingSheet(page).getByRole("button", { name: "Save" }).click();
  await expect(ratingSheet(page)).toBeHidden();
  await card(page, "Hades").hover();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Edit review" })).toBeVisible();
});

test.describe("where nothing hovers", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("opens a menu by the button beside the name", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/games?q=hades");
    const hades = card(page, "Hades");
    const change = hades.getByRole("button", { name: "Change the status of Hades" });
    for (const [status, button] of [
      ["Playing", hades.getByRole("button", { name: "Add Hades to your collection" })],
      ["Paused", change],
    ] as const) {
      await button.tap();
      await page.getByRole("menuitemradio", { name: status }).tap();
      await expect(hades.getByRole("link")).toContainText(status);
    }
    await change.tap();
    await page.getByRole("menuitem", { name: "Write a review" }).tap();
    await ratingSheet(page).getByRole("slider", { name: "Your rating" }).press("8");
    await ratingSheet(page).getByRole("button", { name: "Save" }).tap();
    await expect(ratingSheet(page)).toBeHidden();
    await expect(change).toBeFocused();
    await expect(page).toHaveURL("/games?q=hades");
    expect((await itemOf(page, HADES.id)).rating).toBe(8);
  });
});

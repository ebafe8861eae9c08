import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { PORTAL, WITCHER, WITCHER_4 } from "../support/games";
import { scrollTo } from "../support/page";
import { chooseOnGamePage, editFromCard, itemOf, putOnShelf, strip } from "../support/shelf";

const REFUSED = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_FAILED)/;

const form = (page: Page, name: string) => page.getByRole("dialog", { name });

type Game = { id: number; name: string };

/** Opens the form from the card of a game that was just added. */
async function openForm(page: Page, game: Game, status = "playing") {
  await putOnShelf(page, [game], status);
  await page.goto("/collection");
  await editFromCard(page, game.name);
  return form(page, game.name);
}

const today = () => new Date().toISOString().slice(0, 10);

test("edits a shelf entry from its card", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openForm(page, WITCHER);
  await dialog.getByRole("radio", { name: "Completed" }).check();
  await dialog.getByRole("slider", { name: "Your rating" }).press("9");
  await dialog.getByLabel("Hours played").fill("51,5");
  await dialog.getByLabel("Notes").fill("Gwent first.\nThen Ciri.");
  await expect(dialog.getByText("Only you can see this")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Saved your changes to ${WITCHER.name}`).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /^Completed/ })).toHaveText("Completed1");
  expect(await itemOf(page, WITCHER.id)).toMatchObject({
    status: "completed",
    rating: 9,
    hoursPlayed: 51.5,
    notes: "Gwent first.\nThen Ciri.",
    dateCompleted: today(),
  });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${WITCHER.name} is as it was`).first()).toBeVisible();
  const restored = { status: "playing", rating: null, hoursPlayed: null, notes: null, dateCompleted: null };
  expect(await itemOf(page, WITCHER.id)).toMatchObject(restored);
  await page.request.patch(`/api/collection/${WITCHER.id}`, {
    data: { status: "completed", rating: 8.5, hoursPlayed: 51.5, notes: "Gwent first.\nThen Ciri." },
    headers: FROM_OWN_PAGE,
  });

  await page.reload();
  await editFromCard(page, WITCHER.name);
  await expect(dialog.getByRole("slider")).toHaveAttribute("aria-valuetext", "8.5 out of 10");
  await expect(dialog.getByLabel("Hours played")).toHaveValue("51.5");
  await dialog.getByRole("slider").press("Backspace");
  await dialog.getByLabel("Hours played").fill("");
  await dialog.getByLabel("Notes").fill("");
  await dialog.getByLabel("Completed on").fill("2021-02-03");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({
    rating: null,
    hoursPlayed: null,
    notes: null,
    dateCompleted: "2021-02-03",
  });
});

test("undoes each write of fields, tags and status by the id that it was sent with", async ({
  userRequest,
}) => {
  const path = `/api/collection/${PORTAL.id}`;
  const item = () => itemOf({ request: userRequest }, PORTAL.id);
  expect((await userRequest.patch(path, { data: { rating: 9 } })).status()).toBe(404);
  await userRequest.put(path, { data: { status: "want" } });
  for (const data of [
    { status: "completed", dateCompleted: "2011-04-19" },
    { rating: 7, notes: "Cake", hoursPlayed: 12, tagNames: ["co-op"] },
    { rating: 9, notes: null, hoursPlayed: 1, tagNames: ["solo"] },
    { status: "completed", dateCompleted: "2024-06-01" },
  ]) {
    const before = await item();
    const change = crypto.randomUUID();
    await expect(await userRequest.patch(path, { data, headers: { "X-Change": change } })).toBeOK();
    expect(await item()).not.toEqual(before);
    const undone = await userRequest.post("/api/undo", { data: { change } });
    expect(await undone.json()).toMatchObject({ kept: 0 });
    expect(await item()).toEqual(before);
    await expect(await userRequest.patch(path, { data })).toBeOK();
  }
});

test("opens from the game's page, and works by keyboard alone", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER]);
  await page.goto(WITCHER.path);
  const more = strip(page).getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Notes, dates, copies, tags" }).focus();
  await page.keyboard.press("Enter");
  const dialog = form(page, WITCHER.name);
  await expect(dialog).toBeVisible();
  const rating = dialog.getByRole("slider", { name: "Your rating" });
  await expect(rating).toHaveAttribute("aria-valuetext", "Not rated");
  await rating.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(rating).toHaveAttribute("aria-valuetext", "9 out of 10");
  await page.keyboard.press("Delete");
  await expect(rating).toHaveAttribute("aria-valuetext", "Not rated");
  await page.keyboard.press("Home");
  await expect(rating).toHaveAttribute("aria-valuetext", "0 out of 10");
  await dialog.getByLabel("Notes").focus();
  await page.keyboard.type("By keys alone");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ rating: 0, notes: "By keys alone" });
});

test("rates by a press on a star", async ({ page, signIn }) => {
  await signIn();
  const rating = (await openForm(page, WITCHER)).getByRole("slider");
  const box = await rating.boundingBox();
  if (!box) throw new Error("the stars are not there");
  const press = (stars: number) => page.mouse.click(box.x + (stars / 5) * box.width, box.y + box.height / 2);
  await press(3.25);
  await expect(rating).toHaveAttribute("aria-valuetext", "7 out of 10");
  await press(3.75);
  await expect(rating).toHaveAttribute("aria-valuetext", "8 out of 10");
  await press(3.75);
  await expect(rating).toHaveAttribute("aria-valuetext", "Not rated");
});

test("asks before it discards changes, also on Back", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/status");
  const dialog = await openForm(page, WITCHER);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/collection");

  await editFromCard(page, WITCHER.name);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await editFromCard(page, WITCHER.name);
  await dialog.getByLabel("Notes").fill("Lost");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Lost");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ notes: null });

  await editFromCard(page, WITCHER.name);
  await dialog.getByLabel("Notes").fill("Not lost");
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/status");
});

test("shows a field's error, and sends nothing", async ({ page, signIn }) => {
  await signIn();
  const dialog = await openForm(page, WITCHER);
  await dialog.getByLabel("Hours played").fill("12.55");
  await dialog.getByLabel("Notes").fill("x".repeat(5001));
  await expect(dialog.getByText("5,001 / 5,000")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Hours played")).toBeFocused();
  await expect(dialog.getByText("Enter hours as a number such as 12 or 12.5.")).toBeVisible();
  await expect(dialog.getByText("Notes can have up to 5,000 characters.")).toBeVisible();
  await dialog.getByLabel("Hours played").fill("12.5");
  await dialog.getByLabel("Notes").fill("x".repeat(5000));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ hoursPlayed: 12.5, notes: "x".repeat(5000) });
});

test("accepts only Want to Play for an unreleased game, and keeps the form open with the reason", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn();
  // The form requests the release state; here the answer is late.
  await page.route("**/api/collection/*/release", (route) => route.abort());
  const dialog = await openForm(page, WITCHER_4, "want");
  await dialog.getByRole("radio", { name: "Playing" }).check();
  await dialog.getByLabel("Notes").fill("So long");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("No release date yet")).toBeVisible();
  await expect(page.getByText("Failed to update game status").first()).toBeVisible();
  await expect(dialog.getByLabel("Notes")).toHaveValue("So long");
  await expect(page.getByText(/^Want to Play1$/)).toBeAttached();
  expect(await itemOf(page, WITCHER_4.id)).toMatchObject({ status: "want", notes: null });

  await page.unroute("**/api/collection/*/release");
  await page.goto(WITCHER_4.path);
  await chooseOnGamePage(page, "More", "Notes, dates, copies, tags");
  await expect(dialog.getByText("No release date yet")).toBeVisible();
  for (const name of ["Completed", "Paused", "Dropped", "Endless"]) {
    await expect(dialog.getByRole("radio", { name })).toBeDisabled();
  }
});

test("keeps the input when another tab signs out", async ({ page, context, signIn, allowConsole }) => {
  allowConsole(/status of 401/);
  const user = await signIn();
  const dialog = await openForm(page, WITCHER);
  await dialog.getByLabel("Notes").fill("Gwent first");
  const other = await context.newPage();
  await other.goto("/games");
  await other.getByRole("button", { name: "Open user menu" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(dialog.getByText("You are signed out")).toBeVisible();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Gwent first");
  await other.close();

  await dialog.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/collection");
  await editFromCard(page, WITCHER.name);
  await expect(dialog.getByLabel("Notes")).toHaveValue("Gwent first");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ notes: "Gwent first" });
});

test("keeps the page behind the form in its place, and lets no press through", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1024, height: 400 });
  const dialog = await openForm(page, WITCHER);
  const scroll = () => page.evaluate(() => window.scrollY);
  const before = await scroll();
  // Two frames: until then the browser may scroll the page as before.
  await scrollTo(page, before);
  await page.mouse.move(8, 300);
  await page.mouse.wheel(0, 300);
  expect(await scroll()).toBe(before);
  await page.mouse.click(8, 300);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/collection");
  await page.mouse.wheel(0, 300);
  await expect.poll(scroll).not.toBe(before);
});

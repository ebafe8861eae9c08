import type { Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, WITCHER } from "../support/games";
import { holdBack } from "../support/page";
import { own, reviews, sheet, write } from "../support/reviews";
import { chooseForGame, chooseOnGamePage, itemOf, putOnShelf } from "../support/shelf";

// A test may end while covers are loading.
test.beforeEach(({ allowConsole }) => allowConsole(/_sandbox\/images/));

test("saves stars alone, or nothing, and keeps a draft when its tab is closed", async ({
  page: first,
  context,
  signIn,
}) => {
  let page = first;
  await signIn();
  await putOnShelf(page, [HADES], "playing");
  await page.goto("/collection");
  await chooseForGame(page, HADES.name, "Write a review");
  await sheet(page, HADES.name)
    .getByLabel(/^Your review/)
    .fill("Half a thou");
  await page.close();
  page = await context.newPage();
  await page.goto("/collection");
  await chooseForGame(page, HADES.name, "Write a review");
  const text = sheet(page, HADES.name).getByLabel(/^Your review/);
  await expect(text).toHaveValue("Half a thou");
  await sheet(page, HADES.name).getByRole("button", { name: "Discard" }).click();
  await expect(text).toHaveValue("");
  await expect(sheet(page, HADES.name).getByRole("button", { name: "Save" })).toBeDisabled();
  // The second press hits nothing of the page below.
  await sheet(page, HADES.name).getByRole("button", { name: "Not now" }).dblclick({ delay: 60 });
  await expect(sheet(page, HADES.name)).toBeHidden();
  await expect(page).toHaveURL("/collection");
  await chooseForGame(page, HADES.name, "Write a review");
  await sheet(page, HADES.name).getByRole("slider", { name: "Your rating" }).press("8");
  await sheet(page, HADES.name).getByRole("button", { name: "Save" }).click();
  await expect(sheet(page, HADES.name)).toBeHidden();
  const { item } = await (await page.request.get(`/api/collection/${HADES.id}`)).json();
  expect(item.rating).toBe(8);
});

test("deletes the drafts of this browser when the user logs out", async ({ page, signIn }) => {
  await signIn();
  const { text } = await openSheet(page);
  await text.fill("Half a thought");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("questshelf-review-")));
  await expect.poll(drafts).toHaveLength(1);
  // A page that reads nothing of the user, which the log-out could interrupt.
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await drafts()).toEqual([]);
});

/** The open sheet of the game. */
function openedSheet(page: Page) {
  const open = sheet(page, HADES.name);
  return {
    open,
    text: open.getByLabel(/^Your review/),
    save: open.getByRole("button", { name: "Save" }),
  };
}

/** Puts the game on the user's shelf, and opens its sheet. */
async function openSheet(page: Page) {
  await putOnShelf(page, [HADES]);
  await page.goto(`/game/${HADES.id}`);
  await chooseOnGamePage(page, "More", "Write a review");
  return openedSheet(page);
}

test("tells who will read the review beside the button of a phone, and only there", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  const { open, text, save } = await openSheet(page);
  const note = open.getByText(/can read it\.$/);
  await expect(note).toHaveCount(0);
  await text.fill("Every run ends in a talk.");
  await expect(note).toHaveText("Everyone can read it.");
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
  await open.getByRole("radio", { name: "Only me" }).check();
  await expect(note).toHaveText("Only you can read it.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(note).toBeHidden();
});

test("shows that only the user can read a review while the profile is private", async ({ page, signIn }) => {
  await signIn();
  const data = { visibility: "private" };
  await expect(await page.request.patch("/api/profile", { data, headers: FROM_OWN_PAGE })).toBeOK();
  const { open, text, save } = await openSheet(page);
  await text.fill("For my eyes.");
  await expect(open.getByText("Only you can read it while your profile is private.").first()).toBeVisible();
  await save.click();
  await expect(own(page)).toContainText("For my eyes.");
  await own(page).getByRole("button", { name: "More for your review" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete review" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toHaveCount(0);
});

test("takes no more text while it saves, which Ctrl Enter begins; the focus stays near", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [HADES]);
  await page.goto(`/game/${HADES.id}`);
  await reviews(page).getByRole("button", { name: "Write a review" }).click();
  const { open, text } = openedSheet(page);
  const release = await holdBack(page, `**/api/own-reviews/${HADES.id}`);
  await text.fill("First sentence.");
  const sent = page.waitForRequest(/own-reviews/);
  await text.press("Control+Enter");
  await sent;
  await page.keyboard.type(" Second sentence.");
  await expect(text).toHaveValue("First sentence.");
  release();
  await expect(open).toBeHidden();
  await expect(own(page)).toContainText("First sentence.");
  await expect(reviews(page)).toBeFocused();
});

const ownReviews = `**/api/reviews/game/${HADES.id}*`;
const unavailable = {
  status: 503,
  json: { error: { code: "upstream_unavailable", message: "Unavailable." } },
};

test("keeps a draft in the sheet until its saved review is known", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  const { open, text, save } = await openSheet(page);
  await text.fill("Half a thought");
  await open.getByRole("button", { name: "Not now" }).click();
  await expect(open).toBeHidden();

  await page.route(ownReviews, (route) => route.fulfill(unavailable));
  await page.reload();
  await chooseOnGamePage(page, "More", "Write a review");
  await expect(open.getByRole("alert")).toContainText("Your review could not be loaded. Unavailable.");
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await expect(text).toHaveValue("Half a thought");
  await open.getByRole("slider", { name: "Your rating" }).press("8");
  await save.click();
  await expect(page.getByText(`Rated ${HADES.name}`).first()).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(text).toHaveValue("Half a thought");

  await page.unroute(ownReviews);
  await open.getByRole("button", { name: "Try again" }).click();
  await save.click();
  await expect(open).toBeHidden();
  await expect(own(page)).toContainText("Half a thought");
});

const editElsewhere = (page: Page) => write(page.request, HADES, { text: "From another tab" });
const deleteElsewhere = (page: Page) =>
  page.request.delete(`/api/own-reviews/${HADES.id}`, { headers: FROM_OWN_PAGE });
const restrictElsewhere = (page: Page) =>
  write(page.request, HADES, { text: "First", visibility: "followers" });
for (const [title, typed, send] of [
  ["replaces a review that another tab has edited", "Second", editElsewhere],
  ["replaces a review that another tab has deleted", "Second", deleteElsewhere],
  ["publishes a review that another tab has kept for followers", "Second", restrictElsewhere],
  ["deletes a review that another tab has edited", "", editElsewhere],
] as const)
  test(`asks before it ${title}`, async ({ page, signIn, allowConsole }) => {
    allowConsole(/status of 409/);
    await signIn();
    await putOnShelf(page, [HADES]);
    await write(page.request, HADES, { text: "First" });
    await page.goto(`/game/${HADES.id}`);
    await own(page).getByRole("button", { name: "Edit" }).click();
    const { open, text, save } = openedSheet(page);
    await expect(text).toHaveValue("First");
    await text.fill(typed);
    await send(page);
    await save.click();
    const message = page.getByText("Your review has changed in another tab. Save again to replace it.");
    await expect(message.first()).toBeVisible();
    await expect(text).toHaveValue(typed);
    await expect(save).toBeEnabled();
    await save.click();
    await expect(open).toBeHidden();
    if (typed) await expect(own(page)).toContainText(typed);
    else await expect(own(page)).toBeHidden();
  });

test("keeps the sheet open when another tab signs out", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 401/);
  await signIn();
  const { open, text, save } = await openSheet(page);
  await text.fill("Half a thought");
  await open.getByRole("slider", { name: "Your rating" }).press("8");
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await save.click();
  await expect(page.getByText("Failed to save your changes").first()).toBeVisible();
  await expect(text).toHaveValue("Half a thought");
  await page.evaluate(() => new BroadcastChannel("questshelf-session").postMessage("changed"));
  await expect(open.getByRole("alert")).toContainText("You are signed out. Please sign in again.");
  await expect(open.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
  await expect(text).toHaveValue("Half a thought");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("questshelf-review-")));
  // Logging out in another tab clears it too.
  await page.evaluate(() => localStorage.clear());

  await page.context().addCookies(cookies);
  await page.evaluate(() => new BroadcastChannel("questshelf-session").postMessage("changed"));
  await expect(open.getByRole("button", { name: "Discard" })).toBeVisible();
  await expect.poll(drafts).toHaveLength(1);
  await save.click();
  await expect(open).toBeHidden();
  expect((await itemOf(page, HADES.id)).rating).toBe(8);
});

test("keeps what could not be saved in the sheet", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  const { open, save } = await openSheet(page);
  const rating = open.getByRole("slider", { name: "Your rating" });
  const favourite = open.getByLabel("One of my favourites");
  await rating.press("8");
  await favourite.check();
  for (const [path, failure] of [
    [`**/api/collection/${HADES.id}`, "Failed to save your changes"],
    [`**/api/favourites/${HADES.id}`, "The favourite could not be added."],
  ] as const) {
    await page.route(path, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill(unavailable),
    );
    await save.click();
    const message = page.getByText(failure).first();
    await expect(message).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(message).toBeInViewport();
      const [text, button] = [await message.boundingBox(), await save.boundingBox()];
      expect((text?.y ?? 999) + 40, `the message is above Save at ${width} px`).toBeLessThan(button?.y ?? 0);
    }
    await expect(rating).toHaveValue("8");
    await expect(favourite).toBeChecked();
    await page.unroute(path);
  }
  await save.click();
  await expect(open).toBeHidden();
  expect((await itemOf(page, HADES.id)).rating).toBe(8);
  const { favourites } = await (await page.request.get("/api/favourites")).json();
  expect(favourites).toHaveLength(1);
});

test("sets the day and the platform of what was finished", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER], "want");
  const start = { action: "start", day: "2024-05-01" };
  const plays = `/api/plays/${WITCHER.id}`;
  await expect(await page.request.post(plays, { data: start, headers: FROM_OWN_PAGE })).toBeOK();
  await page.goto(`/game/${WITCHER.id}`);
  await chooseOnGamePage(page, "More", "Finish");
  const open = sheet(page, WITCHER.name);
  const day = open.getByRole("button", { name: /^Finished on / });
  await expect(day).toBeVisible();
  const ends = async () => {
    const [play] = (await (await page.request.get(plays)).json()).plays;
    const { dateCompleted } = await itemOf(page, WITCHER.id);
    return [play.finished, play.platform, dateCompleted];
  };
  const before = await ends();
  // What the browser's calendar enters.
  await open.locator("input[type=date]").fill("2024-06-02");
  await expect(day).toHaveAccessibleName("Finished on 2 June 2024");
  await expect(open.getByText("Finished 2 June 2024")).toBeVisible();
  await open.getByLabel("Played on").selectOption({ index: 1 });
  const platform = await open.getByLabel("Played on").inputValue();
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await open.getByRole("button", { name: "Save" }).click();
  await expect(open).toBeHidden();
  await expect(page.getByText(`Saved your play of ${WITCHER.name}`).first()).toBeVisible();
  expect(await ends()).toEqual(["2024-06-02", platform, "2024-06-02"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(ends).toEqual(before);
});

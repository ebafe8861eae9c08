import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { DEMO, expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { follow, type Person, personOf } from "../support/people";
import { putOnShelf } from "../support/shelf";

const WITCHER = { id: 1942 };

const editProfile = async (request: APIRequestContext, data: object) =>
  expect(await request.patch("/api/profile", { data })).toBeOK();
const makeList = async (request: APIRequestContext, title: string) =>
  expect(
    await request.post("/api/lists", {
      data: { title, visibility: "public", gameIds: [WITCHER.id] },
      headers: FROM_OWN_PAGE,
    }),
  ).toBeOK();
const entryOf = (page: Page, { username }: Person, verb: string) =>
  page.getByRole("listitem").filter({ hasText: new RegExp(`^.*${username} ${verb}`) });

test("shows what followed people did, narrows it, and no longer shows what they hide", async ({
  page,
  signIn,
  userRequest: other,
}) => {
  const person = await personOf(other);
  await putOnShelf({ request: other }, [WITCHER], "want");
  await makeList(other, "For the train");
  await signIn();
  await follow(page.request, person);

  await page.goto("/feed");
  await expect(page.getByRole("heading", { level: 1, name: "Feed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(entryOf(page, person, "wants to play")).toBeVisible();
  await expect(entryOf(page, person, "made a list")).toContainText("For the train");
  expect(await findViolations(page, "main")).toEqual([]);

  await page.getByRole("navigation", { name: "Feed" }).getByRole("link", { name: "Lists" }).click();
  await expect(page).toHaveURL("/feed?kind=lists");
  await expect(entryOf(page, person, "made a list")).toBeVisible();
  await expect(entryOf(page, person, "wants to play")).toBeHidden();

  await editProfile(other, { sections: { lists: false, dates: false } });
  await page.reload();
  await expect(page.getByText("The people you follow have shown nothing of this yet.")).toBeVisible();
  await page.getByRole("navigation", { name: "Feed" }).getByRole("link", { name: "Everything" }).click();
  await expect(page).toHaveURL("/feed");
  await expect(entryOf(page, person, "wants to play")).toBeHidden();
  await editProfile(other, { visibility: "private" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
});

test("shows a review for followers, without its spoilers until they are opened", async ({
  page,
  signIn,
  userRequest: other,
}) => {
  const person = await personOf(other);
  await putOnShelf({ request: other }, [WITCHER], "want");
  const data = { text: "Good until ||the frying pan||.", isSpoiler: false, visibility: "followers" };
  expect(await other.put(`/api/own-reviews/${WITCHER.id}`, { data, headers: FROM_OWN_PAGE })).toBeOK();
  await signIn();
  await follow(page.request, person);

  const answer = page.waitForResponse((response) => response.url().includes("/api/feed"));
  await page.goto("/feed?kind=reviews");
  expect(await (await answer).text()).not.toContain("frying");
  const entry = entryOf(page, person, "reviewed");
  await expect(entry).toContainText("Good until");
  await entry.getByRole("button", { name: "Spoiler" }).click();
  await expect(entry).toContainText("Good until the frying pan.");
  expect(await findViolations(page, "main")).toEqual([]);
});

test("leads a new account to games that it loves, and to people once it has some", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/feed");
  await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pick five games" })).toHaveAttribute("href", "/welcome");
  await expect(page.getByRole("link", { name: "From a file" })).toBeVisible();
  const people = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Follow" }) });
  await expect(people.first()).toContainText("Wrote about");
  expect(await findViolations(page, "main")).toEqual([]);

  // People of the sample love this game.
  await putOnShelf(page, [WITCHER], "completed");
  await page.reload();
  await expect(people.first()).toContainText("1 game in common");
  const suggested = await people.count();
  expect(suggested).toBeGreaterThan(1);
  await people.first().getByRole("button").click();
  await expect(page.getByText(/^You follow /).first()).toBeVisible();
  await expect(people.first().getByRole("button")).toHaveText(/^Following/);
  await expect(people).toHaveCount(suggested);
  expect(await findViolations(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Show the feed" }).press("Enter");
  await expect(page.getByRole("navigation", { name: "Feed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Feed", exact: true })).toBeFocused();
});

test("leads to people and games when no one can be suggested", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  await putOnShelf(page, [WITCHER]);
  const unavailable = { status: 503, json: {} };
  await page.route("**/api/people/suggested", (route) => route.fulfill(unavailable));
  await page.goto("/feed");
  await expect(page.getByRole("listitem").filter({ hasText: "Wrote about" }).first()).toBeVisible();
  await page.route("**/api/reviews/popular", (route) => route.fulfill(unavailable));
  await page.reload();
  await expect(page.getByRole("link", { name: "Browse games" })).toHaveAttribute("href", "/games");
  await page.getByRole("button", { name: "Find people" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("goes on with a game: logs time from the board", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER]);
  await page.goto("/feed");
  const playing = page.getByRole("region", { name: "Continue playing" });
  await playing.getByRole("button", { name: /^Log time of / }).click();
  await page.getByRole("menuitem", { name: "1 h", exact: true }).click();
  await expect(playing.getByText("1 h · today")).toBeVisible();
  await expect(page.getByText("Days in your journal")).toBeVisible();
});

test("fills the feed of the sample account, earlier days too, and begins the landing page with it", async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  await page.goto("/feed");
  const entries = page.getByRole("region", { name: "Feed" }).getByRole("listitem");
  await expect(page.getByRole("region", { name: "Feed" })).toContainText(/mirabel (finished and )?reviewed/);
  await expect(page.getByText("People you might follow")).toBeVisible();
  const times = await entries
    .locator("time")
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const count = await entries.count();
  await page.getByRole("button", { name: "Earlier" }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(count);

  await page.goto("/");
  const followed = page.getByRole("region", { name: "From people you follow" });
  await expect(followed.getByRole("listitem")).toHaveCount(3);
  await expect(followed).toContainText("mirabel");
});

test("refuses pages and kinds that do not exist", async ({ userRequest, request }) => {
  for (const query of [
    "kind=secrets",
    "after=x",
    `after=2026-11-20T00:00:00%2B00:00%20x`,
    "ahead=1000",
    "x=1",
  ])
    expect((await userRequest.get(`/api/feed?${query}`)).status(), query).toBe(400);
  expect((await userRequest.get("/api/collection/home?month=2026-13")).status()).toBe(400);
  expect((await request.get("/api/feed")).status()).toBe(401);
  expect((await request.get("/api/people/suggested")).status()).toBe(401);
});

import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { type Person, personOf } from "../support/people";
import { putOnShelf } from "../support/shelf";

const WITCHER = { id: 1942 };

const put = async (request: APIRequestContext, path: string, data?: object) =>
  expect(await request.put(path, { headers: FROM_OWN_PAGE, ...(data ? { data } : {}) })).toBeOK();
const userButton = (page: Page) => page.getByRole("button", { name: /^Open user menu/ });

/** `other` follows the user, and likes a review and a list of theirs. */
async function beNoticed(request: APIRequestContext, other: APIRequestContext): Promise<Person> {
  const self = await personOf(request);
  await putOnShelf({ request }, [WITCHER], "completed");
  await put(request, `/api/own-reviews/${WITCHER.id}`, {
    text: "Good.",
    isSpoiler: false,
    visibility: "public",
  });
  const list = await request.post("/api/lists", {
    data: { title: "For the train", visibility: "public" },
    headers: FROM_OWN_PAGE,
  });
  await put(other, `/api/people/${self.id}/follow`);
  await put(other, `/api/reviews/${self.id}/${WITCHER.id}/like`);
  await put(other, `/api/lists/${(await list.json()).id}/like`);
  return self;
}

test("shows the number of unread notices on the user menu until they are read", async ({
  page,
  signIn,
  userRequest: other,
  allowConsole,
}) => {
  // The page of a private review has the status of what everyone else sees.
  allowConsole(/404 \(Not Found\)/);
  const { username } = await personOf(other);
  await signIn();
  const self = await beNoticed(page.request, other);

  await page.goto("/collection");
  await expect(userButton(page)).toHaveAccessibleDescription("3 new notices");
  await userButton(page).click();
  await page.getByRole("menuitem", { name: "Notices 3" }).click();
  await expect(page).toHaveURL("/notices");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("link", { name: `${username} likes your list For the train` })).toBeVisible();
  await expect(page.getByRole("link", { name: `${username} follows you` })).toContainText("New");
  expect(await findViolations(page, "main")).toEqual([]);
  await expect(userButton(page)).not.toHaveAccessibleDescription(/new/);

  await page.getByRole("link", { name: `${username} likes your review of` }).click();
  await expect(page).toHaveURL(`/user/${self.username}/review/${WITCHER.id}`);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await expect(rows.getByText("New", { exact: true })).toHaveCount(0);

  // The author reads the review that is private by now.
  const review = { text: "For me alone.", isSpoiler: false, visibility: "private" };
  await put(page.request, `/api/own-reviews/${WITCHER.id}`, review);
  await page.reload();
  await page.getByRole("link", { name: `${username} likes your review of` }).click();
  await expect(page.getByText("For me alone.")).toBeVisible();
});

test("shows no number of notices that were read in another tab", async ({
  page,
  context,
  signIn,
  userRequest: other,
}) => {
  await signIn();
  await beNoticed(page.request, other);
  await page.goto("/collection");
  await expect(userButton(page)).toHaveAccessibleDescription("3 new notices");
  const second = await context.newPage();
  await second.goto("/notices");
  await expect(userButton(second)).not.toHaveAccessibleDescription(/new/);
  await second.close();
  await userButton(page).click();
  await page.getByRole("menuitem", { name: /^Notices/ }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await expect(userButton(page)).not.toHaveAccessibleDescription(/new/);
});

test("omits kinds that are turned off", async ({ page, signIn, userRequest: other }) => {
  const { username } = await personOf(other);
  await signIn();
  await beNoticed(page.request, other);

  await page.goto("/notices");
  await page.getByRole("link", { name: "Notice settings" }).click();
  await page.getByRole("switch", { name: "Likes" }).uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.").first()).toBeVisible();
  await page.goto("/notices");
  await expect(page.getByRole("link", { name: `${username} follows you` })).toBeVisible();
  await expect(page.getByText("likes your")).toHaveCount(0);
  await page.goto("/settings/notices");
  await expect(page.getByRole("switch", { name: "Likes" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Releases" })).toBeChecked();
});

test.describe("west of UTC", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("shows a release on its day, and the days in their order", async ({ page, signIn }) => {
    await signIn();
    const person = { id: crypto.randomUUID(), username: "ada", avatarUrl: null };
    const game = { id: WITCHER.id, name: "The Witcher 3", coverUrl: null, isAdult: false };
    const follow = { kind: "follows", count: 1, people: [person], game: null, list: null, import: null };
    const notices = [
      // On 9 November, at 21:00 of the user's clock.
      { ...follow, at: "2025-11-10T05:00:00+00:00" },
      { ...follow, kind: "releases", count: 0, people: [], game, at: "2025-11-10T00:00:00+00:00" },
    ];
    const now = "2025-11-20T00:00:00+00:00";
    await page.route("**/api/notices", (route) => route.fulfill({ json: { notices, readAt: now, now } }));
    await page.goto("/notices");
    const days = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(days).toHaveText(["10 November 2025", "9 November 2025"]);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/The Witcher 3/, /ada/]);
  });
});

test("a new account has no notices yet", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/notices");
  await expect(page.getByRole("heading", { name: "No notices yet" })).toBeVisible();
  await expect(userButton(page)).not.toHaveAccessibleDescription(/new/);
});

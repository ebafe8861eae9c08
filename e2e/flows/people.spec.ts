import { randomInt } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { follow, type Person, personOf } from "../support/people";
import { openSettings } from "../support/settings";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const setVisibility = async (request: APIRequestContext, visibility: string) =>
  expect(await request.patch("/api/profile", { data: { visibility } })).toBeOK();

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
/** The numbers of followers and following in a profile's header. */
async function figuresOf(request: APIRequestContext, { username }: Person) {
  const html = await htmlOf(request, `/user/${username}`);
  return ["followers?", "following"].map((term) =>
    Number(new RegExp(`>${term}</a></dt><dd[^>]*>([\\d,]+)<`).exec(html)?.[1]),
  );
}
const rowOf = (page: Page, { username }: Person) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: username }) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first();

test("follows from a profile, is listed on both, and undoes it", async ({ page, signIn, userRequest }) => {
  const other = await personOf(userRequest);
  await signIn();
  const self = await personOf(page.request);
  await page.goto(`/user/${other.username}`);
  await expect(page.getByRole("link", { name: "followers" })).toBeVisible();
  await button(page, "Follow").dblclick({ delay: 60 });
  await expect(button(page, "Following")).toBeVisible();
  await expect(page.getByText(`You follow ${other.username}`).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "follower", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "follower", exact: true })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);

  // What a press does is shown once the pointer comes back.
  await page.mouse.move(0, 0);
  await button(page, "Following").hover();
  await expect(button(page, "Unfollow")).toBeVisible();
  await page.getByRole("link", { name: "follower", exact: true }).click();
  await expect(page).toHaveURL(`/user/${other.username}/followers`);
  await expect(rowOf(page, self)).toBeVisible();
  await button(page, "Following").click();
  await expect(page.getByText("No followers yet")).toBeVisible();
  await button(page, "Undo").click();
  await expect(rowOf(page, self)).toBeVisible();
  await page.getByRole("navigation", { name: "People" }).getByRole("link", { name: "Following" }).click();
  await expect(page.getByText("Not following anyone yet")).toBeVisible();

  await page.goto(`/user/${self.username}/following`);
  await expect(rowOf(page, other)).toBeVisible();
  await rowOf(page, other).getByRole("button").click();
  await expect(page.getByText(`You no longer follow ${other.username}`).first()).toBeVisible();
  await expect(page.getByText("Not following anyone yet")).toBeVisible();
  await button(page, "Undo").click();
  await expect(rowOf(page, other).getByRole("button", { name: /Following|Unfollow/ })).toBeVisible();
  expect(await figuresOf(page.request, self)).toEqual([0, 1]);
  expect(await figuresOf(page.request, other)).toEqual([1, 0]);
});

test("shows a follow at once in another tab", async ({ page, signIn, userRequest }) => {
  const path = `/user/${(await personOf(userRequest)).username}`;
  await signIn();
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expect(button(tab, "Follow")).toBeVisible();
  await page.goto(path);
  await button(page, "Follow").click();
  await expect(button(tab, "Following")).toBeVisible();
});

test("blocks from a profile's menu, which ends the follows of both, and unblocks in the settings", async ({
  page,
  signIn,
  userRequest: other,
}) => {
  const person = await personOf(other);
  await signIn();
  const self = await personOf(page.request);
  await follow(page.request, person);
  await follow(other, self);

  await page.goto(`/user/${person.username}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Block", exact: true }).click();
  await expect(button(page, "Blocked")).toBeVisible();
  for (const one of [self, person]) expect(await figuresOf(other, one)).toEqual([0, 0]);
  await button(page, "Undo").click();
  await expect(button(page, "Following")).toBeVisible();
  for (const one of [self, person]) expect(await figuresOf(other, one)).toEqual([1, 1]);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Block", exact: true }).click();
  await expect(button(page, "Blocked")).toBeVisible();
  const found = async (request: APIRequestContext, { username }: Person) =>
    (await (await request.get(`/api/users?q=${username}`)).json()).people.length;
  expect([await found(page.request, person), await found(other, self)]).toEqual([0, 0]);
  const refused = await other.put(`/api/people/${self.id}/follow`);
  const unknown = await other.put(`/api/people/${UNKNOWN_ID}/follow`);
  expect([refused.status(), await refused.text()]).toEqual([404, await unknown.text()]);

  await openSettings(page, "/visibility", "Visibility");
  await page.getByRole("button", { name: `Unblock ${person.username}` }).click();
  await expect(page.getByRole("heading", { name: "Blocked" })).toBeHidden();
  await follow(other, self);
});

test("hides a blocked user in the lists of others, for the user alone", async ({
  page,
  signIn,
  userRequest: blocked,
  requestAs,
  newUser,
}) => {
  const star = await requestAs(await newUser());
  const [owner, person] = [await personOf(star), await personOf(blocked)];
  await signIn();
  const self = await personOf(page.request);
  await follow(blocked, owner);
  await follow(page.request, owner);
  await page.goto(`/user/${owner.username}/followers`);
  await expect(rowOf(page, person).getByRole("button", { name: "Follow" })).toBeVisible();
  await expect(rowOf(page, self).getByRole("button")).toHaveCount(0);
  const block = `/api/people/${person.id}/block`;
  await expect(await page.request.put(block, { headers: FROM_OWN_PAGE })).toBeOK();
  await page.reload();
  await expect(rowOf(page, person)).toBeHidden();
  await expect(rowOf(page, self)).toBeVisible();
  const path = `/user/${owner.username}/followers`;
  expect(await htmlOf(page.request, path)).toBe(await htmlOf(star, path));
});

test("removes a follower with a long name on a phone, with Undo", async ({
  page,
  signIn,
  newUser,
  requestAs,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const userRequest = await requestAs(await newUser({ username: `${"m".repeat(14)}${randomInt(1e5, 1e6)}` }));
  const follower = await personOf(userRequest);
  await signIn();
  const self = await personOf(page.request);
  await follow(userRequest, self);
  await page.goto(`/user/${self.username}/followers`);
  const remove = page.getByRole("button", { name: `Remove ${follower.username}` });
  await expect(remove).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await remove.click();
  await expect(rowOf(page, follower)).toBeHidden();
  await expect(toast(page, `${follower.username} no longer follows you`)).toBeVisible();
  await expect(page.getByRole("link", { name: "followers", exact: true })).toBeVisible();
  await expect(page.getByText("No followers yet")).toBeVisible();
  await button(page, "Undo").click();
  await expect(rowOf(page, follower)).toBeVisible();
  expect(await figuresOf(page.request, self)).toEqual([1, 0]);
});

test("keeps the buttons of the other followers while one is removed", async ({
  page,
  signIn,
  newUser,
  requestAs,
}) => {
  const requests = [await requestAs(await newUser()), await requestAs(await newUser())];
  const [first, second] = await Promise.all(requests.map(personOf));
  if (!first || !second) throw new Error("there are no followers");
  await signIn();
  const self = await personOf(page.request);
  for (const request of requests) await follow(request, self);
  await page.goto(`/user/${self.username}/followers`);
  const stays = rowOf(page, second).getByRole("button", { name: "Follow", exact: true });
  await expect(stays).toBeVisible();

  // The list of one person, which is asked for next, has no answer.
  const ofSecond = new RegExp(`/api/people\\?ids=${second.id}$`);
  await page.route(ofSecond, () => undefined);
  const asked = page.waitForRequest(ofSecond);
  await page.getByRole("button", { name: `Remove ${first.username}` }).click();
  await asked;
  await expect(rowOf(page, first)).toBeHidden();
  await expect(stays).toBeVisible();
});

test("leads visitors from Follow to the sign-in and back", async ({ page, userRequest }) => {
  const { username } = await personOf(userRequest);
  await page.goto(`/user/${username}`);
  await expect(page.getByRole("link", { name: "Follow", exact: true })).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent(`/user/${username}`)}`,
  );
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Share" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Block" })).toHaveCount(0);
});

test("shows a profile that becomes private in no list and no count from the next load on", async ({
  userRequest: hidden,
  requestAs,
  newUser,
  request,
}) => {
  const other = await requestAs(await newUser());
  const [person, neighbour] = [await personOf(hidden), await personOf(other)];
  await follow(hidden, neighbour);
  await follow(other, person);
  const paths = ["followers", "following"].map((list) => `/user/${neighbour.username}/${list}`);
  const lists = () =>
    Promise.all(paths.map(async (path) => (await htmlOf(request, path)).includes(person.username)));
  expect([await lists(), await figuresOf(request, neighbour)]).toEqual([
    [true, true],
    [1, 1],
  ]);
  for (const [visibility, isListed] of [
    ["private", false],
    ["public", true],
    ["link", false],
  ] as const) {
    await setVisibility(hidden, visibility);
    const count = isListed ? 1 : 0;
    expect([visibility, await lists(), await figuresOf(request, neighbour)]).toEqual([
      visibility,
      [isListed, isListed],
      [count, count],
    ]);
  }
  await setVisibility(hidden, "private");
  for (const list of ["followers", "following"])
    expect((await request.get(`/user/${person.username}/${list}`)).status()).toBe(404);
  expect((await other.put(`/api/people/${person.id}/follow`)).status()).toBe(404);
});

test("has lists of people at addresses of their own, for no search engine", async ({ request }) => {
  const followers = await request.get("/user/demo/followers");
  expect(followers.status()).toBe(200);
  const html = await followers.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).toContain('href="/user/guest"');
  expect(await htmlOf(request, "/user/guest/following")).toContain('href="/user/demo"');
  const other = await request.get("/user/DEMO/followers", { maxRedirects: 0 });
  expect([other.status(), other.headers().location]).toEqual([307, "/user/demo/followers"]);
  for (const path of ["followers/1", "followers/2", "followers/999", "followers/2/3", "following/x"])
    expect((await request.get(`/user/demo/${path}`)).status(), path).toBe(404);
});

test("refuses to follow or block oneself and ids that are none, and counts many requests once", async ({
  userRequest,
  requestAs,
  newUser,
}) => {
  const self = await personOf(userRequest);
  const other = await requestAs(await newUser());
  const person = await personOf(other);
  for (const what of ["follow", "block"]) {
    expect((await userRequest.put(`/api/people/${self.id}/${what}`)).status()).toBe(404);
    expect((await userRequest.put(`/api/people/me/${what}`)).status()).toBe(400);
  }
  for (const query of ["", "ids=", "ids=x", `ids=${Array(101).fill(UNKNOWN_ID)}`])
    expect((await userRequest.get(`/api/people?${query}`)).status(), query).toBe(400);
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => userRequest.put(`/api/people/${person.id}/follow`)),
  );
  // Some may run into the time limit of the database.
  const others = sent.map((answer) => answer.status()).filter((status) => ![200, 503].includes(status));
  expect(others).toEqual([]);
  await follow(userRequest, person);
  expect(await figuresOf(other, person)).toEqual([1, 0]);
});

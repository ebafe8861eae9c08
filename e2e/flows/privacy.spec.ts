import type { APIRequestContext } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { publishReview, TERRARIA } from "../support/public-review";
import { openSettings, profileOf } from "../support/settings";

const NOT_FOUND = /status of 404/;
const HOLLOW_KNIGHT = 14_593;
const PLAY = {
  platform: null,
  started: "2024",
  finished: "2024",
  outcome: "finished",
  minutes: 60,
  note: null,
};
const COPY = {
  platform: "Nintendo Switch",
  store: null,
  medium: null,
  boughtOn: null,
  price: null,
  currency: null,
};

/** A user with a rated game, and a list of it that is public. */
async function fill(owner: APIRequestContext) {
  await expect(
    await owner.put(`/api/collection/${HOLLOW_KNIGHT}`, { data: { status: "completed" } }),
  ).toBeOK();
  const edit = { rating: 9, hoursPlayed: 31 };
  await expect(await owner.patch(`/api/collection/${HOLLOW_KNIGHT}`, { data: edit })).toBeOK();
  const created = await owner.post("/api/lists", { data: { title: "Mine", visibility: "public" } });
  const { id } = await created.json();
  await expect(await owner.put(`/api/lists/${id}/games/${HOLLOW_KNIGHT}`)).toBeOK();
  const { user } = await (await owner.get("/api/session")).json();
  return { username: String(user.username), list: String(id) };
}

const set = async (owner: APIRequestContext, data: object) =>
  expect(await owner.patch("/api/profile", { data })).toBeOK();

/** Everything that shows a user to visitors. */
const pathsOf = ({ username, list }: { username: string; list: string }, site: string | undefined) => [
  `/user/${username}`,
  `/user/${username}/completed`,
  `/user/${username}/lists`,
  `/widget/${username}`,
  `/og/user/${username}.jpg`,
  `/api/users/${username}/games?tab=completed`,
  `/api/oembed?url=${site}/user/${username}`,
  `/list/${list}/mine`,
  `/widget/list/${list}`,
  `/og/list/${list.replaceAll("-", "")}.jpg`,
  `/api/oembed?url=${site}/list/${list}/mine`,
];

test("hides a private profile everywhere from the next load on, and shows it again", async ({
  userRequest: owner,
  request,
  baseURL,
}) => {
  const user = await fill(owner);
  const paths = pathsOf(user, baseURL);
  const review = await publishReview(owner, TERRARIA);
  expect(await review.shownTo(request)).toEqual(review.paths);
  const statuses = async () => {
    const answers = await Promise.all(paths.map(async (path) => [path, (await request.get(path)).status()]));
    return Object.fromEntries(answers);
  };
  const all = (status: number) => Object.fromEntries(paths.map((path) => [path, status]));
  expect(await statuses()).toEqual(all(200));
  const profile = await (await request.get(paths[0] ?? "")).text();
  const named = /property="og:image" content="([^"]+)"/.exec(profile)?.[1] ?? "";
  expect(named).toMatch(/-[0-9a-f]{12}\.jpg$/);
  for (const path of [named, ...paths.filter((one) => one.startsWith("/og/"))]) {
    expect((await request.get(path)).headers()["cache-control"]).toBe("public, max-age=60");
  }

  for (const [visibility, status] of [
    ["private", 404],
    ["public", 200],
    ["private", 404],
    ["link", 200],
  ] as const) {
    await set(owner, { visibility });
    expect(await statuses(), visibility).toEqual(all(status));
    // The pages of games show it again within a minute.
    if (status === 404) expect(await review.shownTo(request)).toEqual([]);
  }

  // By link: not for search engines.
  for (const path of paths.slice(0, 3).concat(`/list/${user.list}/mine`)) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex');
  }
  for (const path of paths.filter((one) => one.startsWith("/og/"))) {
    expect((await request.get(path)).headers()["x-robots-tag"], path).toBe("noindex");
  }
  for (const path of ["/sitemaps/pages.xml", "/sitemap.xml"]) {
    expect(await (await request.get(path)).text()).not.toContain(user.username);
  }

  // A private profile is the page of a name that no user has, which stays taken.
  await set(owner, { visibility: "private" });
  const without = (html: string, name: string) =>
    html.replaceAll(name, "NAME").replace(/nonce-[^'"]+|"b":"[^"]+"/g, "");
  const unknown = user.username.replace(/^player/, "nobody");
  const bodies = await Promise.all(
    [user.username, unknown].map(async (name) => {
      const answer = await request.get(`/user/${name}`);
      return [answer.headers()["cache-control"], without(await answer.text(), name).length];
    }),
  );
  expect(bodies[0]).toEqual(bodies[1]);
  const free = await request.get(`/api/usernames/${user.username}`);
  expect(await free.json()).toEqual({ available: false });
});

test("shows others the sections that their owner has chosen", async ({ userRequest: owner, request }) => {
  const { username, list } = await fill(owner);
  const profile = async () => (await request.get(`/user/${username}/completed`)).text();
  expect(await profile()).toContain("9/10");
  expect(await profile()).not.toContain("31 h");
  await set(owner, { shownSections: ["hours", "dates"] });
  const shown = await profile();
  expect(shown).toContain("31 h");
  expect(shown).toContain("completed ");
  expect(shown).not.toContain("9/10");
  expect((await request.get(`/user/${username}/lists`)).status()).toBe(404);
  expect((await request.get(`/list/${list}/mine`)).status()).toBe(200);

  // Writes that change no row of the shelf itself are shown from the next load on, too.
  await set(owner, { shownSections: ["plays", "copies"] });
  expect(await profile()).not.toContain("1 play");
  const play = `/api/plays/${HOLLOW_KNIGHT}/00000000-0000-4000-8000-000000000001`;
  const copy = `/api/copies/${HOLLOW_KNIGHT}/00000000-0000-4000-8000-000000000002`;
  await expect(await owner.put(play, { data: PLAY })).toBeOK();
  expect(await profile()).toContain("1 play");
  await expect(await owner.put(copy, { data: COPY })).toBeOK();
  expect(await profile()).toContain("Nintendo Switch");
  await expect(await owner.delete(copy)).toBeOK();
  expect(await profile()).not.toContain("Nintendo Switch");
  await expect(await owner.delete(play)).toBeOK();
  expect(await profile()).not.toContain("1 play");
});

test("lets owners choose who sees what, and reminds them on their profile", async ({
  page,
  signIn,
  requestAs,
  allowConsole,
}) => {
  allowConsole(NOT_FOUND);
  allowConsole(/status of 500/);
  const user = await signIn();
  const { username } = user;
  const elsewhere = await requestAs(user);
  await openSettings(page, "/visibility", "Visibility");
  const save = page.getByRole("button", { name: "Save Changes" });
  const choice = (name: string) => page.getByRole("radio", { name });
  const shown = (name: string) => page.getByRole("switch", { name });
  await expect(choice("Public")).toBeChecked();
  await expect(shown("Hours")).not.toBeChecked();
  await expect(save).toBeDisabled();
  // Another device hides ratings, which this page still shows as chosen.
  await set(elsewhere, { shownSections: ["lists", "statistics"] });
  await shown("Hours").click();
  await choice("By link").click();
  await page.route("**/api/profile", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: { error: { code: "internal", message: "No." } } })
      : route.fallback(),
  );
  await save.click();
  await expect(page.getByText("Unexpected error updating profile.").first()).toBeVisible();
  await expect(shown("Hours")).toBeChecked();
  await page.unroute("**/api/profile");
  await save.click();
  await expect(save).toBeDisabled();
  await expect(shown("Ratings")).not.toBeChecked();
  expect(await profileOf(page)).toMatchObject({
    visibility: "link",
    shownSections: ["hours", "lists", "statistics"],
  });
  expect(await findViolationsInProof(page, "main")).toEqual([]);

  await page.goto(`/user/${username}`);
  await page.getByRole("link", { name: "Open by link only" }).click();
  await expect(choice("By link")).toBeChecked();
  await choice("Private").click();
  // Public pages have expired once the choice is saved.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/profile"),
  );
  await save.click();
  expect((await saved).ok()).toBe(true);
  await page.goto(`/user/${username}`);
  await expect(page.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  await expect(page.getByText("your profile is private")).toBeVisible();
});

import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { holdBack } from "../support/page";
import { type Person, personOf } from "../support/people";
import { publishReview } from "../support/public-review";
import { own, reviews, sheet, write } from "../support/reviews";
import { chooseOnGamePage, putOnShelf } from "../support/shelf";

async function chooseFilter(page: Page, button: string, choice: string) {
  await reviews(page).getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitemradio", { name: choice }).click();
}
const rowOf = (page: Page, { username }: Person) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: username, exact: true }) });
const heart = (page: Page, person: Person) => rowOf(page, person).getByRole("button", { name: /^Like/ });
/** Games without reviews by sample accounts: the first reviews of their pages are those of a test. */
const [BRAID, LIMBO, JOURNEY] = [{ id: 934_341 }, { id: 928_414 }, { id: 998_032 }];
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();

// A test may end while covers are loading.
test.beforeEach(({ allowConsole }) => allowConsole(/_sandbox\/images/));

test("writes a review on a game's page, edits it, deletes it and undoes that", async ({
  page,
  signIn,
  request,
}) => {
  await signIn();
  const person = await personOf(page.request);
  await putOnShelf(page, [HADES], "playing");
  await page.goto(`/game/${HADES.id}`);
  await chooseOnGamePage(page, "More", "Write a review");
  await sheet(page, HADES.name)
    .getByLabel(/^Your review/)
    .fill("Every run ends in a talk.");
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await sheet(page, HADES.name).getByRole("button", { name: "Save" }).click();
  await expect(sheet(page, HADES.name)).toBeHidden();
  await expect(own(page)).toContainText("Every run ends in a talk.");
  await expect(own(page)).not.toContainText("edited");
  expect(await findViolations(page, "main")).toEqual([]);
  const html = async (path: string) => (await request.get(path)).text();
  expect(await html(`/user/${person.username}/review/${HADES.id}`)).toContain("Every run ends in a talk.");
  expect(await html(`/user/${person.username}/reviews`)).toContain("Every run ends in a talk.");

  await own(page).getByRole("button", { name: "Edit" }).click();
  await sheet(page, HADES.name)
    .getByLabel(/^Your review/)
    .fill("Every run ends in a good talk.");
  await sheet(page, HADES.name).getByRole("button", { name: "Save" }).click();
  await expect(own(page)).toContainText("Every run ends in a good talk.");
  await expect(own(page)).toContainText("edited");

  await own(page).getByRole("button", { name: "More for your review" }).click();
  await page.getByRole("menuitem", { name: "Delete review" }).press("Enter");
  await expect(own(page)).toBeHidden();
  await expect(reviews(page).getByRole("button", { name: /^Write/ })).toBeFocused();
  expect((await request.get(`/user/${person.username}/review/${HADES.id}`)).status()).toBe(404);
  await undo(page);
  await expect(own(page)).toContainText("Every run ends in a good talk.");
  expect(await html(`/user/${person.username}/review/${HADES.id}`)).toContain("good talk");
});

test("counts a review on its game's page as soon as it is written or deleted", async ({ page, signIn }) => {
  const game = { id: 11_737, name: "Outer Wilds" };
  await signIn();
  await putOnShelf(page, [game], "playing");
  await page.goto(`/game/${game.id}`);
  const count = reviews(page).getByRole("heading", { level: 2 }).locator("+ span");
  const before = Number(await count.textContent());
  await reviews(page).getByRole("button", { name: "Write a review" }).click();
  await sheet(page, game.name)
    .getByLabel(/^Your review/)
    .fill("Twenty-two minutes.");
  await sheet(page, game.name).getByRole("button", { name: "Save" }).click();
  await expect(count).toHaveText(String(before + 1));
  await own(page).getByRole("button", { name: "More for your review" }).click();
  await page.getByRole("menuitem", { name: "Delete review" }).press("Enter");
  await expect(count).toHaveText(String(before));
  await expect(reviews(page).getByRole("button", { name: "Write a review" })).toBeFocused();
});

test("has no spoiler in the HTML before it is pressed", async ({ page, request, userRequest }) => {
  const person = await personOf(userRequest);
  await write(userRequest, HADES, { text: "It begins well. ||Zagreus leaves.|| Then it ends." });
  await write(userRequest, WITCHER, { text: "Ciri becomes a witcher.", isSpoiler: true });
  for (const path of ["", `s`]) {
    const html = await (await request.get(`/user/${person.username}/review${path || `/${HADES.id}`}`)).text();
    expect(html).toContain("It begins well.");
    expect(html).not.toContain("Zagreus leaves.");
    expect(html).not.toContain("Ciri becomes");
  }
  await page.goto(`/user/${person.username}/reviews`);
  await expect(page.getByRole("button", { name: "Spoiler" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Read on" })).toHaveCount(0);
  await page.getByRole("button", { name: "Spoiler" }).click();
  await expect(page.getByText("Zagreus leaves.")).toBeFocused();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByText("Ciri becomes a witcher.")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
});

test("shows nothing for a spoiler without text", async ({ page, userRequest }) => {
  const person = await personOf(userRequest);
  await write(userRequest, HADES, { text: "Before |||| and ||the end|| after." });
  await page.goto(`/user/${person.username}/reviews`);
  const spoilers = page.getByRole("button", { name: "Spoiler" });
  await expect(spoilers).toHaveCount(2);
  await spoilers.first().click();
  await expect(spoilers).toHaveCount(1);
  await spoilers.click();
  await expect(page.getByText("the end")).toBeFocused();
});

test("has the beginning of a long review in the HTML of a list, and reads on with its spoilers covered", async ({
  page,
  request,
  userRequest,
}) => {
  const person = await personOf(userRequest);
  const text = `It begins well. ${"On and on. ".repeat(800)}||Zagreus leaves.|| Then it ends.`;
  await write(userRequest, HADES, { text });
  const path = `/user/${person.username}/reviews`;
  const html = await (await request.get(path)).text();
  expect(html).toContain("It begins well.");
  expect(html.split("On and on.").length).toBeLessThan(150);

  await page.goto(path);
  await page.getByRole("button", { name: "Read on" }).click();
  await expect(page.getByText("Then it ends.")).toBeVisible();
  await expect(page.getByText("Zagreus leaves.")).toHaveCount(0);
  await page.getByRole("button", { name: "Spoiler" }).click();
  await expect(page.getByText("Zagreus leaves.")).toBeFocused();
});

test("links web addresses, but not those of a new account, and none that is covered", async ({
  page,
  request,
  userRequest,
}) => {
  const rel = /<a[^>]* target="_blank"[^>]* rel="nofollow ugc noopener"[^>]*href="https:\/\/obradinn.com\/"/;
  expect(await (await request.get("/user/mirabel/reviews")).text()).toMatch(rel);

  const author = await personOf(userRequest);
  const text = "See https://a.example/b, <a href='javascript:alert(1)'>x</a>. ||https://b.example||";
  await write(userRequest, HADES, { text });
  await page.goto(`/user/${author.username}/review/${HADES.id}`);
  const article = page.getByRole("article");
  await expect(article).toContainText("See https://a.example/b, <a href='javascript:alert(1)'>x</a>.");
  await article.getByRole("button", { name: "Spoiler" }).click();
  await expect(article).toContainText("https://b.example");
  await expect(article.locator("a[target=_blank]")).toHaveCount(0);
});

test("likes a review and takes it back; a visitor is led to the sign-in", async ({
  page,
  signIn,
  userRequest,
}) => {
  const author = await personOf(userRequest);
  await write(userRequest, HADES, { text: "Like this." });
  await page.goto(`/user/${author.username}/review/${HADES.id}`);
  await page.getByRole("link", { name: /^Like/ }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);

  await signIn();
  await page.goto(`/user/${author.username}/reviews`);
  const like = page.getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveAccessibleName("Like, 1 like");
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(like).toHaveAccessibleName("Like, 0 likes");
});

test("keeps a cached page when a like or a deletion changes nothing", async ({
  request,
  userRequest: author,
  requestAs,
  newUser,
}) => {
  const fan = await requestAs(await newUser());
  const { id, username } = await personOf(author);
  await write(author, HADES, { text: "Like this." });
  const cacheOf = async () => (await request.get(`/user/${username}/reviews`)).headers()["x-nextjs-cache"];
  await expect.poll(cacheOf).toBe("HIT");
  const like = `/api/reviews/${id}/${HADES.id}/like`;
  await expect(await fan.delete(like, { headers: FROM_OWN_PAGE })).toBeOK();
  await expect(await author.delete(`/api/own-reviews/${PORTAL.id}`, { headers: FROM_OWN_PAGE })).toBeOK();
  expect(await cacheOf()).toBe("HIT");
  await expect(await fan.put(like, { headers: FROM_OWN_PAGE })).toBeOK();
  expect(await cacheOf()).not.toBe("HIT");
  await expect.poll(cacheOf).toBe("HIT");
  await expect(await fan.put(like, { headers: FROM_OWN_PAGE })).toBeOK();
  expect(await cacheOf()).toBe("HIT");
});

/** A review and a list of the author, which `fan` likes. @returns the list's id */
async function makeLiked(author: APIRequestContext, fan: APIRequestContext): Promise<string> {
  await write(author, HADES, { text: "Like this." });
  const made = await author.post("/api/lists", {
    data: { title: "Likeable", visibility: "public", gameIds: [HADES.id] },
    headers: FROM_OWN_PAGE,
  });
  const { id } = await made.json();
  const { id: authorId } = await personOf(author);
  for (const path of [`/api/reviews/${authorId}/${HADES.id}/like`, `/api/lists/${id}/like`])
    await expect(await fan.put(path, { headers: FROM_OWN_PAGE })).toBeOK();
  return id;
}

test("returns who likes a review and a list to the author alone", async ({
  request,
  userRequest: fan,
  requestAs,
  newUser,
}) => {
  const author = await requestAs(await newUser());
  const id = await makeLiked(author, fan);
  const liker = await personOf(fan);
  for (const path of [`/api/own-reviews/${HADES.id}/likers`, `/api/lists/${id}/likers`]) {
    const answer = await author.get(path);
    expect(await answer.json()).toMatchObject({ likers: [{ id: liker.id }], next: null });
    expect((await author.get(`${path}?after=x`)).status()).toBe(400);
    expect((await fan.get(path)).status()).toBe(404);
    expect((await request.get(path)).status()).toBe(401);
  }
});

test("shows the author who likes a review and a list", async ({ page, signIn, userRequest: fan }) => {
  await signIn();
  const id = await makeLiked(page.request, fan);
  const { username } = await personOf(fan);
  for (const path of [`/user/${(await personOf(page.request)).username}/reviews`, `/list/${id}/likeable`]) {
    await page.goto(path);
    await page.getByRole("button", { name: "1 like. Show who" }).click();
    const dialog = page.getByRole("dialog", { name: "Liked by" });
    await expect(dialog.getByRole("listitem")).toHaveText([new RegExp(username)]);
    await expect(dialog.getByRole("link", { name: username })).toHaveAttribute("href", `/user/${username}`);
  }
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
});

test("shows the most liked reviews of the week among the popular games, to signed-in users", async ({
  page,
  signIn,
  request,
}) => {
  const html = await (await request.get("/games")).text();
  await page.goto("/games");
  const popular = page.getByRole("region", { name: "Most liked reviews this week" });
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(popular).toHaveCount(0);

  await signIn();
  expect(await (await page.request.get("/games")).text()).toHaveLength(html.length);
  await page.goto("/games");
  await popular.scrollIntoViewIfNeeded();
  await expect(popular.getByRole("article")).toHaveCount(3);
  await expect(popular.getByText(/^\d+ likes?$/)).toHaveCount(3);
  expect(await findViolations(page, "main")).toEqual([]);
  await page.goto("/games/rpg");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(popular).toHaveCount(0);
  expect((await request.get("/api/reviews/popular")).status()).toBe(401);
});

test("shows a review for followers to them alone", async ({
  page,
  signIn,
  request,
  userRequest,
  allowConsole,
}) => {
  // The page has the status of what everyone else sees.
  allowConsole(/404 \(Not Found\)/);
  const author = await personOf(userRequest);
  await write(userRequest, BRAID, { text: "Between us.", visibility: "followers" });
  const path = `/user/${author.username}/review/${BRAID.id}`;
  const seen = await request.get(path);
  expect([seen.status(), (await seen.text()).includes("Between us.")]).toEqual([404, false]);
  expect(await (await request.get(`/game/${BRAID.id}/braid`)).text()).not.toContain("Between us.");

  await signIn();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Review not found" })).toBeVisible();
  const follow = `/api/people/${author.id}/follow`;
  await expect(await page.request.put(follow, { headers: FROM_OWN_PAGE })).toBeOK();
  await page.reload();
  await expect(page.getByText("Between us.")).toBeVisible();
  await page.goto(`/game/${BRAID.id}`);
  await expect(reviews(page).getByText("Between us.")).toBeVisible();
  await expect(rowOf(page, author)).toHaveCount(1);
  await expect(heart(page, author)).toBeEnabled();

  await page.goto(`/user/${author.username}`);
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL(`/user/${author.username}/reviews`);
  const closed = page.getByRole("region", { name: "For followers" });
  await expect(closed.getByText("Between us.")).toBeVisible();
  await expect(closed.getByRole("button", { name: /^Like/ })).toBeEnabled();
  await expect(page.getByText("No public reviews yet")).toBeHidden();
});

test("takes a review from visitors at the next load when it is for followers, or private", async ({
  request,
  userRequest,
}) => {
  const review = await publishReview(userRequest);
  expect(await review.shownTo(request)).toEqual(review.paths);
  for (const visibility of ["followers", "public", "private", "public"] as const) {
    await review.write(visibility);
    expect(await review.shownTo(request), visibility).toEqual(visibility === "public" ? review.paths : []);
  }
});

test("describes a review for search engines and links, and shows it on a phone", async ({
  page,
  context,
  request,
  userRequest,
  baseURL,
}) => {
  const author = await personOf(userRequest);
  await write(userRequest, HADES, { text: "A long way down. ||Up.||" });
  await expect(await userRequest.patch(`/api/collection/${HADES.id}`, { data: { rating: 8.5 } })).toBeOK();
  const path = `/user/${author.username}/review/${HADES.id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain('"@type":"Review"');
  expect(html).toContain('"ratingValue":8.5');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`));
  const card = /\/og\/review\/[^"]+\.jpg/.exec(html)?.[0] ?? "";
  const image = await request.get(card);
  expect(image.headers()["content-type"]).toBe("image/jpeg");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(HADES.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  await page.getByRole("main").getByRole("link", { name: author.username }).first().click();
  await expect(page.getByRole("navigation", { name: "Status" })).toContainText("Reviews1");
});

test("filters a game's reviews by rating and status on its page, which stays the same for everyone", async ({
  page,
  request,
  requestAs,
  newUser,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)/);
  const [hiding] = await Promise.all(
    [
      { text: "The best part", rating: 9.5, status: "completed" },
      { text: "Still at it", rating: 9, status: "playing" },
      { text: "Not for me", rating: 3, status: "dropped" },
    ].map(async ({ text, rating, status }) => {
      const by = await requestAs(await newUser());
      await write(by, PORTAL, { text }, status);
      await expect(await by.patch(`/api/collection/${PORTAL.id}`, { data: { rating } })).toBeOK();
      return by;
    }),
  );
  const html = async () => {
    const [section] =
      /<section id="reviews".*?<\/section>/s.exec(
        await (await request.get(`/game/${PORTAL.id}/portal`)).text(),
      ) ?? [];
    return section;
  };
  const before = await html();
  expect(before).toContain("Any rating");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/game/${PORTAL.id}`);
  const best = reviews(page).getByText("The best part");
  const playing = reviews(page).getByText("Still at it");
  const dropped = reviews(page).getByText("Not for me");
  await expect(dropped).toBeVisible();

  const anyRating = reviews(page).getByRole("button", { name: "Any rating" });
  // A section that is not near the window has no boxes.
  await anyRating.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await anyRating.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await anyRating.click();
  await page.getByRole("menuitemradio", { name: "Rated 9–10" }).click();
  await expect(dropped).toBeHidden();
  await expect(best).toBeVisible();
  await expect(playing).toBeVisible();
  const rated = reviews(page).getByRole("button", { name: "Rated 9–10" });
  await expect(rated).toBeFocused();
  expect(await findViolations(page, "main")).toEqual([]);

  await rated.press("Tab");
  const anyStatus = reviews(page).getByRole("button", { name: "Any status" });
  await expect(anyStatus).toBeFocused();
  await anyStatus.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Any status" })).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.getByRole("menuitemradio", { name: "Playing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reviews(page).getByRole("button", { name: "Playing" })).toBeFocused();
  await expect(best).toBeHidden();
  await expect(playing).toBeVisible();

  const more = /\/api\/reviews\/game\/71\/more/;
  await page.route(more, (route) => route.fulfill({ status: 503, json: {} }));
  await chooseFilter(page, "Playing", "Endless");
  await expect(reviews(page).getByRole("alert")).toContainText("The reviews could not be loaded.", {
    timeout: 15_000,
  });
  await page.unroute(more);
  await reviews(page).getByRole("button", { name: "Try again" }).click();
  await expect(reviews(page).getByText("No reviews like this yet")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
  await chooseFilter(page, "Endless", "Any status");
  await chooseFilter(page, "Rated 9–10", "Any rating");
  await expect(dropped).toBeVisible();
  expect(await html()).toBe(before);

  if (!hiding) throw new Error("Each author has a session.");
  await expect(await hiding.patch("/api/profile", { data: { sections: { ratings: false } } })).toBeOK();
  const answer = await request.get(`/api/reviews/game/${PORTAL.id}/more?rating=9-10`);
  expect(await answer.text()).toContain("Still at it");
  expect(await answer.text()).not.toContain("The best part");
});

test("filters the reviews of followed people, which stay first", async ({
  page,
  signIn,
  requestAs,
  newUser,
}) => {
  // An earlier try has left its reviews.
  const { retry } = test.info();
  const [followed, other] = [await requestAs(await newUser()), await requestAs(await newUser())];
  await write(followed, WITCHER, { text: `By a friend ${retry}`, visibility: "followers" }, "completed");
  await write(other, WITCHER, { text: `By another ${retry}` }, "paused");
  await write(await requestAs(await newUser()), WITCHER, { text: `By a third ${retry}` }, "paused");
  await signIn();
  const follow = `/api/people/${(await personOf(followed)).id}/follow`;
  await expect(await page.request.put(follow, { headers: FROM_OWN_PAGE })).toBeOK();
  await page.goto(WITCHER.path);
  const [friend, another] = [
    reviews(page).getByText(`By a friend ${retry}`),
    reviews(page).getByText(`By another ${retry}`),
  ];
  await expect(reviews(page).getByRole("listitem").first()).toContainText(`By a friend ${retry}`);
  await chooseFilter(page, "Any status", "Paused");
  await expect(friend).toBeHidden();
  await expect(another).toBeVisible();
  await chooseFilter(page, "Paused", "Completed");
  await expect(friend).toBeVisible();
  await expect(another).toBeHidden();
});

test("counts a like once in a filtered list, and takes it back", async ({
  page,
  signIn,
  requestAs,
  newUser,
}) => {
  const other = await requestAs(await newUser());
  const author = await personOf(other);
  await write(other, HADES, {}, "dropped");
  await write(await requestAs(await newUser()), HADES, {}, "dropped");
  await signIn();
  await page.goto(`/game/${HADES.id}`);
  await chooseFilter(page, "Any status", "Dropped");
  const takenBack = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  for (const name of ["Like, 1 like", "Like, 0 likes"]) {
    await heart(page, author).click();
    await expect(heart(page, author)).toHaveAccessibleName(name);
  }
  await takenBack;
  await page.reload();
  await chooseFilter(page, "Any status", "Dropped");
  await expect(heart(page, author)).toHaveAccessibleName("Like, 0 likes");
});

test("shows the right number while a like that is still being saved is taken back", async ({
  page,
  signIn,
  requestAs,
  newUser,
}) => {
  const other = await requestAs(await newUser());
  const author = await personOf(other);
  await write(other, HADES, {}, "dropped");
  await write(await requestAs(await newUser()), HADES, {}, "dropped");
  await signIn();
  await page.goto(`/game/${HADES.id}`);
  await chooseFilter(page, "Any status", "Dropped");
  const saving = Promise.withResolvers<void>();
  await page.route("**/like", async (route) => {
    if (route.request().method() === "PUT") await saving.promise;
    await route.continue();
  });
  const like = heart(page, author);
  await like.click();
  await expect(like).toHaveAccessibleName("Like, 1 like");
  // Not a double click.
  await like.press("Enter");
  await expect(like).toHaveAccessibleName("Like, 0 likes");
  const numbers = await like.evaluateHandle((heart) => {
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(heart.textContent ?? "")).observe(heart, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  const takenBack = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  saving.resolve();
  await takenBack;
  const reads = [/\/more\?/, /\/api\/reviews\/game\/\d+\?/].map((url) => page.waitForResponse(url));
  await Promise.all(reads);
  await expect(like).toBeEnabled();
  expect(await numbers.evaluate((seen) => [...seen])).toEqual([]);
  await expect(like).toHaveAccessibleName("Like, 0 likes");
});

test("follows the author from the menu of a review", async ({ page, signIn, userRequest }) => {
  const author = await personOf(userRequest);
  await write(userRequest, BRAID, { text: "Read more of me." });
  await signIn();
  await page.goto(`/game/${BRAID.id}`);
  const more = rowOf(page, author).getByRole("button", { name: /^More for/ });
  await more.click();
  await page.getByRole("menuitem", { name: `Follow ${author.username}` }).click();
  await expect(page.getByText(`You follow ${author.username}`).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "By people you follow" })).toBeAttached();
  await more.click();
  await expect(page.getByRole("menuitem", { name: `Unfollow ${author.username}` })).toBeVisible();
});

test("keeps the rows of a review's menu in place until it knows the author", async ({
  page,
  signIn,
  userRequest,
}) => {
  const author = await personOf(userRequest);
  await write(userRequest, LIMBO, { text: "Read more of me." });
  await signIn();
  const release = await holdBack(page, "**/api/people?*");
  await page.goto(`/game/${LIMBO.id}`);
  await rowOf(page, author)
    .getByRole("button", { name: /^More for/ })
    .click();
  const rows = page.getByRole("menuitem");
  const block = page.getByRole("menuitem", { name: "Block" });
  await expect(block).toBeDisabled();
  const names = await rows.allTextContents();
  release();
  await expect(block).toBeEnabled();
  expect(await rows.allTextContents()).toEqual(names);
});

test("hides the reviews of a blocked user", async ({ page, signIn, userRequest }) => {
  const author = await personOf(userRequest);
  await write(userRequest, JOURNEY, { text: "You will not see this." });
  await signIn();
  await page.goto(`/game/${JOURNEY.id}`);
  await rowOf(page, author)
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await expect(rowOf(page, author)).toBeHidden();
  await page.goto(`/user/${author.username}/reviews`);
  await expect(page.getByText("No reviews to show")).toBeVisible();
});

test("shows a user whom the author blocks no review, no heart and no Follow", async ({
  page,
  signIn,
  userRequest,
}) => {
  const author = await personOf(userRequest);
  await write(userRequest, HADES, { text: "You will not see this." });
  const data = { title: "Short games", visibility: "public" };
  const list = await (await userRequest.post("/api/lists", { data, headers: FROM_OWN_PAGE })).json();
  await signIn();
  const { id } = await personOf(page.request);
  const block = await userRequest.put(`/api/people/${id}/block`, { headers: FROM_OWN_PAGE });
  await expect(block).toBeOK();
  const open = async (path: string, response: RegExp) => {
    const late = page.waitForResponse(response);
    await page.goto(path);
    await late;
    await expect(page.getByRole("button", { name: /^(Follow|Like)/ })).toHaveCount(0);
    await expect(page.getByText("You will not see this.").filter({ visible: true })).toHaveCount(0);
  };
  const profile = `/user/${author.username}`;
  await open(profile, /\/api\/people\?/);
  await expect(page.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: author.username })).toBeHidden();
  await open(`${profile}/reviews`, /\/api\/people\?/);
  await expect(page.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  await open(`${profile}/review/${HADES.id}`, /\/api\/session/);
  await expect(page.getByRole("heading", { name: "Review not found" })).toBeVisible();
  await open(`/list/${list.id}/short-games`, /\/like$/);
});

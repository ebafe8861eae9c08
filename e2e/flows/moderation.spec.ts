import type { APIRequestContext } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { moderate } from "../support/moderate";
import { personOf } from "../support/people";
import { makePictures } from "../support/pictures";
import { publishReview, TERRARIA } from "../support/public-review";
import { openSettings, profileOf } from "../support/settings";

const WITCHER = 1942;
const REASON = "It insults players.";

async function newList(request: APIRequestContext, title: string): Promise<string> {
  const data = { title, visibility: "public", gameId: WITCHER };
  return (await (await request.post("/api/lists", { data, headers: FROM_OWN_PAGE })).json()).id;
}

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();

test("reports a profile from its menu, once signed in", async ({ page, signIn, userRequest, baseURL }) => {
  const { username } = await personOf(userRequest);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/user/${username}`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/user/${username}`)}`);
  }

  await signIn();
  const reporter = await personOf(page.request);
  await page.goto(`/user/${username}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report" });
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText("Please choose why.")).toBeVisible();
  await dialog.getByLabel("Spam or advertising").check();
  await dialog.getByLabel("More, if it helps").fill("The same text everywhere.");
  expect(await findViolations(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you. A moderator will look at it.").first()).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await dialog.getByLabel("Something else").check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(
    page.getByText("You have reported this already. A moderator will look at it.").first(),
  ).toBeVisible();

  const shown = await moderate(String(baseURL), "show", `profile:${username}`);
  expect(shown).toContain(`open: spam, “The same text everywhere.” (${reporter.username}, 1 reports)`);
  expect(await statusOf(page.request, `/user/${username}`)).toBe(200);
});

test("asks before the text of a report is lost, and sends it once", async ({ page, signIn, userRequest }) => {
  const { username } = await personOf(userRequest);
  await signIn();
  await page.goto(`/user/${username}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report" });
  await dialog.getByLabel("Something else").check();
  await dialog.getByLabel("More, if it helps").fill("It began in May.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("More, if it helps")).toHaveValue("It began in May.");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/reports")) sent += 1;
  });
  await dialog.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByText("Thank you. A moderator will look at it.").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
});

test("keeps a report that a signed-out user sends", async ({ page, signIn, userRequest, allowConsole }) => {
  allowConsole(/status of 401/);
  const { username } = await personOf(userRequest);
  await signIn();
  await page.goto(`/user/${username}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report" });
  await dialog.getByLabel("Spam or advertising").check();
  await dialog.getByLabel("More, if it helps").fill("The same text everywhere.");
  await page.context().clearCookies();
  const session = page.waitForResponse("**/api/session");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("You are signed out. Please sign in again.").first()).toBeVisible();
  await session;
  await expect(dialog.getByLabel("More, if it helps")).toHaveValue("The same text everywhere.");
});

test("hides a list for others at the next load, and shows it again", async ({
  page,
  signIn,
  request,
  userRequest,
  baseURL,
}) => {
  const site = String(baseURL);
  await signIn();
  const { username } = await personOf(page.request);
  const id = await newList(page.request, "Rude");
  const paths = [`/list/${id}/rude`, `/widget/list/${id}`, `/og/list/${id.replaceAll("-", "")}.jpg`];
  for (const path of paths) expect(await statusOf(request, path), path).toBe(200);
  const data = { kind: "list", id, reason: "harassment" };
  await expect(await userRequest.post("/api/reports", { data })).toBeOK();
  expect(await moderate(site, "list")).toContain(`list:${id}  by ${username}`);

  await moderate(site, "hide", `list:${id}`, "--reason", REASON);
  for (const path of paths) expect(await statusOf(request, path), path).toBe(404);
  expect(await (await request.get(`/user/${username}`)).text()).not.toContain("Rude");
  expect((await userRequest.post("/api/reports", { data })).status()).toBe(404);
  await page.goto(`/lists/edit?id=${id}`);
  await expect(page.getByText(`“Rude” from others. Reason: ${REASON}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rude" }).or(page.getByLabel("Title"))).toBeVisible();

  await moderate(site, "unhide", `list:${id}`);
  for (const path of paths) expect(await statusOf(request, path), path).toBe(200);
  expect(await moderate(site, "log")).toContain(`mia: hide list:${id}, ${REASON}`);
});

test("reports a list and a review from their pages, and a review through the API", async ({
  page,
  signIn,
  userRequest: author,
}) => {
  const { id, username } = await personOf(author);
  const list = await newList(author, "Rude");
  const review = await publishReview(author, TERRARIA);
  const gameId = review.game.id;
  await signIn();
  const send = async (data: object) => {
    const answer = await page.request.post("/api/reports", { data, headers: FROM_OWN_PAGE });
    return answer.ok() ? await answer.json() : answer.status();
  };
  const reportOnScreen = async (reason: string) => {
    const dialog = page.getByRole("dialog", { name: "Report" });
    await dialog.getByLabel(reason).check();
    await dialog.getByRole("button", { name: "Report" }).click();
    await expect(page.getByText("Thank you. A moderator will look at it.").first()).toBeVisible();
  };

  await page.goto(`/list/${list}/rude`);
  await page.getByRole("button", { name: "Report" }).click();
  await reportOnScreen("Spam or advertising");
  expect(await send({ kind: "list", id: list, reason: "spam" })).toEqual({ isNew: false });

  await page.goto(`/user/${username}/review/${gameId}`);
  await page.getByRole("button", { name: `More for ${username}'s review of ${review.game.name}` }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await reportOnScreen("Hate or violence");

  const data = { kind: "review", id, gameId, reason: "other" };
  expect(await send(data)).toEqual({ isNew: false });
  await expect(await author.put(`/api/people/${(await personOf(page.request)).id}/block`)).toBeOK();
  expect(await send(data)).toEqual({ isNew: false });
  expect(await send({ ...data, gameId: WITCHER })).toBe(404);
  expect(await send({ kind: "review", id, reason: "other" })).toBe(404);
  await review.write("private");
  expect(await send(data)).toBe(404);
});

test("dismisses all open reports of one reporter", async ({ userRequest, requestAs, signIn, baseURL }) => {
  const site = String(baseURL);
  const { id, username } = await personOf(userRequest);
  const reporter = await requestAs(await signIn());
  const { username: flooder } = await personOf(reporter);
  await expect(
    await reporter.post("/api/reports", { data: { kind: "profile", id, reason: "spam" } }),
  ).toBeOK();
  const listed = await moderate(site, "list");
  expect(listed).toContain(`profile:${username}  by ${username}`);
  expect(listed).toMatch(/1 to \d+ of \d+ things with open reports\./);
  await moderate(site, "dismiss-of", flooder);
  expect(await moderate(site, "list")).not.toContain(`profile:${username}  by ${username}`);
});

test("shows the author why a review is hidden, where it is", async ({
  page,
  signIn,
  allowConsole,
  baseURL,
}) => {
  // The page of a hidden review, which the browser fills for its author.
  allowConsole(/status of 404.*\/review\//);
  await signIn();
  const review = await publishReview(page.request, TERRARIA);
  const [reviewPage = ""] = review.paths;
  await moderate(String(baseURL), "hide", review.thing, "--reason", REASON);
  const note = page.getByText(`A moderator has hidden this review from others. Reason: ${REASON}`);

  await page.goto(review.game.path);
  const own = page.getByRole("region", { name: "Your review" });
  await expect(own.locator(note)).toBeVisible();
  await own.getByRole("button", { name: "More for your review" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete review" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeHidden();

  await page.goto(reviewPage);
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  expect(await findViolations(page, "main")).toEqual([]);
});

test("hides a review, or the profile of its author, everywhere at the next load", async ({
  request,
  userRequest,
  baseURL,
}) => {
  const site = String(baseURL);
  const review = await publishReview(userRequest, TERRARIA);
  const { username } = await personOf(userRequest);
  for (const thing of [review.thing, `profile:${username}`]) {
    expect(await review.shownTo(request), thing).toEqual(review.paths);
    await moderate(site, "hide", thing, "--reason", REASON);
    expect(await review.shownTo(request), thing).toEqual([]);
    await moderate(site, "unhide", thing);
  }
  expect(await review.shownTo(request)).toEqual(review.paths);
});

test("removes a picture for good, and closes reports of one that is fine", async ({
  page,
  signIn,
  request,
  userRequest,
  baseURL,
}) => {
  const site = String(baseURL);
  await signIn();
  const { id, username } = await personOf(page.request);
  const { avatar, banner } = await makePictures();
  const upload = async (kind: string, data: Buffer) => {
    const headers = { ...FROM_OWN_PAGE, "content-type": "image/jpeg" };
    await expect(await page.request.put(`/api/profile/${kind}`, { data, headers })).toBeOK();
  };
  await upload("avatar", avatar);
  await upload("banner", banner);
  const pictures = async () => {
    const { avatarUrl, bannerUrl } = await profileOf(page);
    return { avatarUrl, bannerUrl };
  };
  const { avatarUrl, bannerUrl } = await pictures();
  for (const kind of ["avatar", "banner"]) {
    await expect(await userRequest.post("/api/reports", { data: { kind, id, reason: "sexual" } })).toBeOK();
  }

  await moderate(site, "hide", `avatar:${username}`, "--reason", REASON);
  await moderate(site, "dismiss", `banner:${username}`);
  expect(await statusOf(request, avatarUrl)).toBe(404);
  expect(await statusOf(request, bannerUrl)).toBe(200);
  expect(await pictures()).toEqual({ avatarUrl: null, bannerUrl });
  expect(await moderate(site, "list")).not.toContain(username);
  await openSettings(page);
  const note = page.getByRole("region", { name: "Decisions of moderators" });
  await expect(note).toContainText(`A moderator has removed your profile picture. Reason: ${REASON}`);
  await expect(note.getByRole("link")).toHaveAttribute("href", /^mailto:.+@/);
});

test("suspends an account, whose owner reads why, and lifts it", async ({
  page,
  signIn,
  request,
  allowConsole,
  baseURL,
}) => {
  // The owner's picture is absent for everyone.
  allowConsole(/status of 404.*\/media\/avatars\//);
  const site = String(baseURL);
  await signIn();
  const { username } = await personOf(page.request);
  const id = await newList(page.request, "Fine");
  const { avatar } = await makePictures();
  const upload = () =>
    page.request.put("/api/profile/avatar", {
      data: avatar,
      headers: { ...FROM_OWN_PAGE, "content-type": "image/jpeg" },
    });
  await expect(await upload()).toBeOK();
  const paths = [
    String((await profileOf(page)).avatarUrl),
    `/user/${username}`,
    `/widget/${username}`,
    `/user/${username}/feed.atom`,
    `/user/${username}/reviews.atom`,
    `/list/${id}/fine`,
  ];
  for (const path of paths) expect(await statusOf(request, path), path).toBe(200);

  await moderate(site, "suspend", username, "--reason", REASON);
  for (const path of paths) expect(await statusOf(request, path), path).toBe(404);
  const demo = await (await request.get("/user/demo")).text();
  const followed = /"id":"([0-9a-f-]{36})"/.exec(demo.replaceAll("\\", ""))?.[1];
  const answer = await page.request.put(`/api/people/${followed}/follow`, { headers: FROM_OWN_PAGE });
  expect(answer.status()).toBe(403);
  const refused = await upload();
  expect(refused.status()).toBe(403);
  expect((await refused.json()).error.message).toBe("Your account is suspended. Your settings say why.");
  await openSettings(page);
  await expect(page.getByText(`Your account is suspended`)).toContainText(REASON);

  await moderate(site, "lift", username);
  for (const path of paths) expect(await statusOf(request, path), path).toBe(200);
});

test("refuses reports and decisions from outside", async ({ request, userRequest }) => {
  const data = { kind: "profile", id: "00000000-0000-4000-8000-000000000000", reason: "spam" };
  expect((await request.post("/api/reports", { data, headers: FROM_OWN_PAGE })).status()).toBe(401);
  expect((await userRequest.post("/api/reports", { data })).status()).toBe(404);
  expect((await userRequest.post("/api/reports", { data: { ...data, reason: "rude" } })).status()).toBe(400);
  const decision = { decision: "00000000-0000-4000-8000-000000000000" };
  const expire = (headers: Record<string, string>) =>
    request.post("/api/moderation/expire", { data: decision, headers });
  expect((await expire({})).status()).toBe(403);
  expect((await expire(FROM_OWN_PAGE)).status()).toBe(404);
});

test("says what the rules are, linked from the footer", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { name: "Community rules" })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
});

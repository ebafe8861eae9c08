import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { z } from "zod";
import { findViolationsInProof } from "../support/axe";
import { DEMO, expect, test } from "../support/fixtures";
import { WITCHER } from "../support/games";
import { scrollTo } from "../support/page";
import { openSettings } from "../support/settings";

const DRAWING = /_sandbox\/images/;

const sessionSchema = z.object({ user: z.object({ username: z.string() }) });

/** A write of the owner's pages. */
function shelfOf(owner: APIRequestContext) {
  const path = (gameId: number) => `/api/collection/${gameId}`;
  const sent = async (answer: ReturnType<APIRequestContext["fetch"]>) => {
    await expect(await answer).toBeOK();
  };
  return {
    add: (gameId: number, status: string) => sent(owner.put(path(gameId), { data: { status } })),
    edit: (gameId: number, data: object) => sent(owner.patch(path(gameId), { data })),
    remove: (gameId: number, change: string = randomUUID()) =>
      sent(owner.delete(path(gameId), { headers: { "X-Change": change } })),
    undo: (change: string) => sent(owner.post("/api/undo", { data: { change } })),
    send: (to: string, data: object) => sent(owner.post(`/api/collection/${to}`, { data })),
  };
}

const nameOf = async (owner: APIRequestContext): Promise<string> =>
  sessionSchema.parse(await (await owner.get("/api/session")).json()).user.username;

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test("has the whole profile in its HTML, fresh for a minute, equal for everyone", async ({ request }) => {
  const answer = await request.get("/user/demo");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe(
    "s-maxage=60, stale-while-revalidate=86340, must-revalidate",
  );
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  const html = await answer.text();
  for (const text of ["Long games, short evenings.", "Questshelf_Demo", "QuestshelfDemo"])
    expect(html).toContain(text);
  for (const link of ["github.com/", "steamcommunity.com/id/", "www.instagram.com/", "x.com/"])
    expect(html).toMatch(
      new RegExp(`<a[^>]* rel="nofollow ugc noopener"[^>]* href="https://${link}questshelf`),
    );
  expect(html).toContain('href="https://demo.questshelf.test/"');
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/og\/user\/demo-[0-9a-f]{12}\.jpg"/);
  expect(html).toMatch(/<link rel="alternate" type="application\/json\+oembed" href="http/);
  expect(html).toContain('"@type":"ProfilePage"');
});

test("redirects other spellings and longer paths to the canonical address", async ({ request }) => {
  for (const [from, to] of [
    ["/user/DEMO", "/user/demo"],
    ["/user/Demo/want", "/user/demo/want"],
    ["/user/demo/playing", "/user/demo"],
  ]) {
    const answer = await request.get(from ?? "", { maxRedirects: 0 });
    expect(answer.status(), from).toBe(307);
    expect(answer.headers().location).toBe(to);
  }
});

test("responds 404 to an unknown user and to a page beyond the shelf", async ({ request }) => {
  for (const path of ["/user/nobody_at_all", "/user/a%20b", "/user/nobody_at_all/want"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain("Profile not found");
    expect(html).toContain("This user does not exist.");
  }
  for (const path of ["/user/demo/want/2", "/user/demo/imported", "/user/demo/want/1"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get("/api/users/nobody_at_all/games")).status()).toBe(404);
  expect(await (await request.get("/api/users/demo/games?tab=imported")).json()).toEqual({
    games: [],
    nextPage: null,
  });
  expect((await request.get("/api/users/demo/games?tab=all")).status()).toBe(400);
  expect((await request.get("/og/user/nobody_at_all.jpg")).status()).toBe(404);
});

test("shows the owner's changes on the next load, and nothing private to others", async ({
  request,
  userRequest,
}) => {
  const username = await nameOf(userRequest);
  const shelf = shelfOf(userRequest);
  const path = `/user/${username}`;
  const secret = "What only I may read";
  expect(await textOf(request, path)).toContain("No playing games yet");
  expect(await textOf(request, `/widget/${username}`)).toContain("0 her v kolekci");

  await shelf.add(WITCHER.id, "playing");
  expect(await textOf(request, path)).toContain("The Witcher 3");
  expect(await textOf(request, `/widget/${username}`)).toContain("1 hra v kolekci");

  await shelf.edit(WITCHER.id, { rating: 7.5, notes: secret, hoursPlayed: 4321 });
  const rated = await textOf(request, path);
  expect(rated).toContain("7.5/10");
  expect(rated).toContain("7.5/10");
  const everything = [
    rated,
    await textOf(request, `/widget/${username}`),
    await textOf(request, `/api/users/${username}/games`),
  ].join("");
  expect(everything).not.toContain(secret);
  expect(everything).not.toContain("4321");
  expect(everything).not.toContain("@example.test");

  await shelf.send("bulk", { gameIds: [WITCHER.id], action: { status: "completed" } });
  expect(await textOf(request, path)).toContain("No playing games yet");
  expect(await textOf(request, `${path}/completed`)).toContain("The Witcher 3");

  // The first tab is empty: it says what the others hold.
  await shelf.add(72, "want");
  expect(await textOf(request, path)).toMatch(
    new RegExp(
      `href="${path}/completed"[^>]*>1(<!-- -->)? (<!-- -->)?completed</a>, <a [^>]*href="${path}/want"[^>]*>1[^a-z]*want to play`,
    ),
  );
  await shelf.remove(72);

  // Paused, dropped and endless games have a tab while there are some.
  expect((await request.get(`${path}/dropped`)).status()).toBe(404);
  await shelf.edit(WITCHER.id, { status: "dropped" });
  expect(await textOf(request, path)).toContain(`href="${path}/dropped"`);
  expect(await textOf(request, `${path}/dropped`)).toContain("The Witcher 3");
  const widget = await textOf(request, `/widget/${username}`);
  expect(widget).toContain("1 hra v kolekci");
  expect(widget).toContain('alt="The Witcher 3: Wild Hunt"');
  await shelf.edit(WITCHER.id, { status: "completed" });
  expect(await textOf(request, path)).not.toContain(`href="${path}/dropped"`);
  expect((await request.get(`${path}/dropped`)).status()).toBe(404);

  const change = randomUUID();
  await shelf.remove(WITCHER.id, change);
  expect(await textOf(request, `${path}/completed`)).toContain("No completed games yet");
  await shelf.undo(change);
  expect(await textOf(request, `${path}/completed`)).toContain("The Witcher 3");
  expect(await textOf(request, `${path}/want`)).toContain("No want to play games yet");
});

test("counts what its tabs list: imported games only while the owner shows them", async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(DRAWING);
  const { email, username } = await signIn();
  await expect(await request.put("/_sandbox/shelf", { data: { email, games: 12 } })).toBeOK();
  const path = `/user/${username}`;
  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  await page.goto(path);
  await expect(tabs).toHaveText([/^Playing3$/, /^Completed3$/, /^Want to Play3$/, "Statistics"]);
  await expect(page.getByText("9", { exact: true })).toBeVisible();
  expect(await textOf(request, `/widget/${username}`)).toContain("9 her v kolekci");
  expect((await request.get(`${path}/imported`)).status()).toBe(404);

  await openSettings(page, "/visibility", "Visibility");
  const choice = page.getByRole("switch", { name: "Imported games" });
  await expect(choice).not.toBeChecked();
  await choice.press("Space");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(choice).toBeChecked();
  await page.goto(`${path}/imported`);
  await expect(tabs).toHaveText([
    /^Playing3$/,
    /^Completed3$/,
    /^Want to Play3$/,
    /^Imported3$/,
    "Statistics",
  ]);
  await expect(tabs.filter({ hasText: "Imported" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("12", { exact: true })).toBeVisible();
  expect(await textOf(request, `/widget/${username}`)).toContain("12 her v kolekci");
});

test("finds a username as soon as it is taken", async ({ request, newUser }) => {
  const username = `late_${Date.now().toString(36)}`;
  expect((await request.get(`/user/${username}`)).status()).toBe(404);
  await newUser({ username });
  expect((await request.get(`/user/${username}`)).status()).toBe(200);
});

test("has an address for each tab; cards show the rating and link to the game", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DRAWING);
  await page.goto("/user/demo");
  await expect(page.getByRole("heading", { name: "demo", level: 1 })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  await expect(tabs).toHaveText([
    /^Playing\s*\d+$/,
    /^Completed\s*10$/,
    /^Want to Play\s*\d+$/,
    /^Paused\s*1$/,
    /^Dropped\s*1$/,
    /^Endless\s*2$/,
    /^Lists\s*\d+$/,
    "Statistics",
  ]);
  const completed = tabs.filter({ hasText: "Completed" });
  await completed.press("Enter");
  await expect(page).toHaveURL("/user/demo/completed");
  await expect(page).toHaveTitle("demo: Completed · Questshelf");
  await expect(completed).toHaveAttribute("aria-current", "page");
  await expect(completed).toBeFocused();

  const game = page.getByRole("main").getByRole("link", { name: /Stardew Valley/ });
  const plate = game.locator(".game-plate");
  await expect(plate).toContainText(/Stardew Valley\s*7\/10\s*2016/);
  await expect(plate).toHaveCSS("opacity", "0");
  await game.hover();
  await expect(plate).toHaveCSS("opacity", "1");
  await game.click();
  await expect(page).toHaveURL(/\/game\/\d+\/stardew-valley$/);
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("shows a game's name, hours and rating below its cover, and nothing on it", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(DRAWING);
    await page.goto("/user/demo/completed");
    const game = page.getByRole("main").getByRole("link", { name: /Stardew Valley/ });
    await expect(game.locator(".game-label")).toContainText(/Stardew Valley.*7\/10/);
    await expect(game.locator(".game-plate")).toBeHidden();
  });

  test("keeps the links below the figures, so that nothing moves while they arrive", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(DRAWING);
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto("/user/demo");
    const links = page.getByRole("list", { name: "Socials" });
    const figures = await page.locator("header dl").boundingBox();
    await links.evaluate((list) => list.replaceChildren(...list.querySelectorAll(":scope > :first-child")));
    const first = await links.boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((figures?.y ?? 999) + (figures?.height ?? 999));
  });
});

test("pages a long shelf, and shows the owner in the pill", async ({
  page,
  request,
  newUser,
  allowConsole,
}) => {
  allowConsole(DRAWING);
  const { email, username } = await newUser();
  await expect(await request.put("/_sandbox/shelf", { data: { email, games: 160 } })).toBeOK();
  const path = `/user/${username}`;
  // Without JavaScript, and for crawlers, pages have their own URLs.
  expect(await textOf(request, path)).toContain(`href="${path}/playing/2"`);
  expect((await request.get(`${path}/playing/2`)).status()).toBe(200);
  expect((await request.get(`${path}/playing/3`)).status()).toBe(404);

  await page.goto(path);
  // A quarter of them is imported without a status, which no other user sees.
  await expect(page.getByText("120", { exact: true })).toBeVisible();
  const pill = page.getByRole("button", { name: username });
  await expect(pill).toBeHidden();
  const games = page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator(".game-plate") });
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(games).toHaveCount(40, { timeout: 500 });
  }).toPass();
  await expect(page.getByText("That is all of them.")).toBeVisible();
  await expect(pill).toBeVisible();
  await pill.click();
  await expect(pill).toBeHidden();

  // A jump past the header in one frame shows it too.
  await page.setViewportSize({ width: 900, height: 480 });
  await scrollTo(page, 0);
  await expect(pill).toBeHidden();
  await scrollTo(page, 900);
  await expect(pill).toBeVisible();

  // It never covers the tabs while scrolling down.
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const tabs = page.getByRole("navigation", { name: "Status" });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expect(pill).toBeHidden({ timeout: 500 });
    }).toPass();
    const y = (await tabs.boundingBox())?.y ?? 0;
    for (const rest of [70, 40, 10]) {
      await page.evaluate((top) => window.scrollTo({ top }), y - rest);
      await expect(pill).toBeVisible();
      const [one, other] = [await tabs.boundingBox(), await pill.boundingBox()];
      if (!one || !other) throw new Error("no boxes");
      const isApart =
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x;
      expect([width, rest, isApart]).toEqual([width, rest, true]);
    }
  }
});

test("links the own profile in the user menu, with the widget's code for allowed users", async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  allowConsole(DRAWING);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(DEMO);
  await page.goto("/status");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Public profile" }).click();
  await expect(page).toHaveURL("/user/demo");
  await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Embed" }).click();
  const dialog = page.getByRole("dialog", { name: "Vložit widget na web" });
  const code = dialog.getByRole("textbox", { name: "Kód pro vložení" });
  await expect(code).toHaveValue(/^<iframe src="http[^"]+\/widget\/demo" .*width="400" height="600"/);
  await expect(dialog.frameLocator("iframe").getByText("24 her v kolekci")).toBeVisible();
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Světlý" }).click();
  await expect(code).toHaveValue(/\/widget\/demo\?theme=light"/);
  await dialog.getByRole("button", { name: "English" }).click();
  await expect(code).toHaveValue(/\/widget\/demo\?lang=en&amp;theme=light"/);
  await expect(dialog.frameLocator("iframe").getByText("24 games in the collection")).toBeVisible();
  await dialog.getByRole("button", { name: "Kopírovat kód" }).click();
  await expect(dialog.getByText("Zkopírováno")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());

  await page.goto("/user/guest");
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Share", "Report", "Block"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Edit profile" })).toHaveCount(0);
});

test("loads the menu of a profile for its button alone, and opens it once it has loaded", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DRAWING);
  await page.goto("/user/demo");
  await page.waitForLoadState("networkidle");
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await loaded.promise;
    await route.fallback();
  });
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await expect(more).toHaveAttribute("aria-busy", "true");
  loaded.resolve();
  await expect(page.getByRole("menuitem")).toHaveText(["Share", "Report"]);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("asks a user without a username to choose one", async ({ page, signIn }) => {
  await signIn({
    email: "newcomer@questshelf.test",
    password: "questshelf-newcomer",
    username: "",
  });
  // The prompt is shown on each page and can be dismissed.
  const prompt = page.getByRole("dialog", { name: "Choose your username" });
  await page.goto("/status");
  await expect(prompt).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(prompt).toBeHidden();
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Public profile" }).click();
  await expect(prompt.getByText("Please set a public username first, here or in settings.")).toBeVisible();
  await expect(prompt.getByLabel("Username")).toBeFocused();
  await prompt.getByRole("button", { name: "Later" }).click();
  await expect(prompt).toBeHidden();
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Choose username" }).click();
  await expect(prompt.getByLabel("Username")).toBeVisible();
});

test("allows the widget's code only to listed users, and reports it only to signed-in ones", async ({
  request,
  requestAs,
  userRequest,
}) => {
  const ask = async (context: APIRequestContext) => (await context.get("/api/profile/embed")).json();
  expect(await ask(request)).toEqual({ widgetUrl: null });
  expect(await ask(userRequest)).toEqual({ widgetUrl: null });
  expect(await ask(await requestAs(DEMO))).toEqual({
    widgetUrl: expect.stringMatching(/^http.+\/widget\/demo$/),
  });
});

test("shows the newest reviews and lists below the first tab, and the newest review beside the favourites", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/user/mirabel");
  await expect(page.getByRole("heading", { name: "Latest review" })).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("link", { name: /Disco Elysium/ })).toHaveAttribute(
    "href",
    /^\/user\/mirabel\/review\/\d+$/,
  );
  await expect(
    page.getByRole("heading", { name: /How mirabel rates · [\d.]+\/10 on average/ }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Disco Elysium", exact: true })).toBeHidden();
  await expect(main.getByRole("link", { name: "Outer Wilds", exact: true }).last()).toBeVisible();
  await expect(page.getByRole("link", { name: "All 1 list" })).toHaveAttribute("href", "/user/mirabel/lists");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { name: "Latest review" })).toBeHidden();
  await expect(main.getByRole("link", { name: "Disco Elysium", exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^All \d+ reviews$/ }).click();
  await expect(page).toHaveURL("/user/mirabel/reviews");
  await expect(page.getByRole("heading", { name: "Lists", exact: true })).toBeHidden();
});

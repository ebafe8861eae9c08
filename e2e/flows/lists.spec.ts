import type { APIRequestContext, Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES } from "../support/games";

const RANKED = "5d3e0000-0000-4000-8000-000000000011";
const RANKED_PATH = `/list/${RANKED}/ten-i-would-start-again-tomorrow`;
/** Hollow Knight, Hades, Portal 2, The Witcher 3. */
const GAMES = [14_593, 113_112, 72, 1942];

/** A list of the sender, with games. */
async function createList(owner: APIRequestContext, data: object, games: number[] = []): Promise<string> {
  const answer = await owner.post("/api/lists", { data: { title: "Mine", ...data } });
  await expect(answer).toBeOK();
  const { id } = await answer.json();
  for (const game of games) await expect(await owner.put(`/api/lists/${id}/games/${game}`)).toBeOK();
  return id;
}

const gamesOf = async (owner: APIRequestContext, id: string): Promise<number[]> =>
  (await (await owner.get(`/api/lists/${id}`)).json()).entries.map(
    ({ gameId }: { gameId: number }) => gameId,
  );

const cardOf = (id: string) => `/og/list/${id.replaceAll("-", "")}.jpg`;
const oembedOf = (id: string, site: string | undefined) => `/api/oembed?url=${site}/list/${id}/mine`;

/** The statuses of everything that shows a list to visitors. */
async function statusesOf(request: APIRequestContext, id: string, site: string | undefined) {
  const paths = [`/list/${id}/mine`, `/widget/list/${id}`, cardOf(id), oembedOf(id, site)];
  return Promise.all(paths.map(async (path) => (await request.get(path)).status()));
}

test("has the whole list in its HTML, equal for everyone", async ({ request, baseURL }) => {
  const answer = await request.get(RANKED_PATH);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe(
    "s-maxage=60, stale-while-revalidate=86340, must-revalidate",
  );
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  const html = await answer.text();
  for (const text of [
    "Ten I would start again tomorrow",
    "Outer Wilds",
    "Go in blind.",
    "Celeste",
    ">10</span>",
  ])
    expect(html).toContain(text);
  expect(html).toMatch(
    /<meta property="og:image" content="http[^"]+\/og\/list\/[0-9a-f]{32}-[0-9a-f]{12}\.jpg"/,
  );
  expect(html).toMatch(/<link rel="alternate" type="application\/json\+oembed" href="http/);
  expect(html).not.toContain("noindex");
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "");
  expect(data).toMatchObject({ "@type": "ItemList", numberOfItems: 10, author: { name: "demo" } });
  expect(data.itemListElement[0]).toMatchObject({ position: 1, name: "Outer Wilds" });
  expect(data.itemListElement[0].url).toMatch(/^http.+\/game\/\d+\/outer-wilds$/);

  const short = await request.get(`/list/${RANKED}`, { maxRedirects: 0 });
  expect([short.status(), short.headers().location]).toEqual([307, RANKED_PATH]);
  for (const path of [
    "/list/none/x",
    `${RANKED_PATH}/2`,
    `${RANKED_PATH}/1`,
    `/list/${RANKED.replace("11", "99")}/x`,
  ]) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text()).toContain("List not found");
  }
  const profile = await (await request.get("/user/demo")).text();
  expect(profile).toContain('href="/user/demo/lists"');
  const lists = await (await request.get("/user/demo/lists")).text();
  for (const text of [RANKED_PATH, "Over in one evening", "9 games"]) expect(lists).toContain(text);
  expect((await request.get("/user/guest/lists")).status()).toBe(404);

  const widget = await request.get(`/widget/list/${RANKED}?lang=en&theme=dark`);
  expect(widget.headers()["content-security-policy"]).toContain("default-src 'none'");
  const shown = await widget.text();
  for (const text of [
    "Ten I would start again tomorrow",
    "demo · 10 games",
    '<b class="rank">10</b>',
    "View the full list",
  ])
    expect(shown).toContain(text);
  expect(shown).not.toContain("<script");
  const card = await request.get(cardOf(RANKED));
  expect([card.status(), card.headers()["content-type"], card.headers()["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "public, max-age=60",
  ]);
  const oembed = await (await request.get(oembedOf(RANKED, baseURL))).json();
  expect(oembed).toMatchObject({
    title: "Ten I would start again tomorrow · Questshelf",
    author_name: "demo",
    html: expect.stringContaining(`${baseURL}/widget/list/${RANKED}`),
  });
});

test("shows visitors a change of who may see a list from the next load on", async ({
  userRequest: owner,
  request,
  baseURL,
}) => {
  const { user } = await (await owner.get("/api/session")).json();
  const id = await createList(owner, {}, GAMES.slice(0, 2));
  const lists = `/user/${user.username}/lists`;
  const sitemaps = async () =>
    (await (await request.get("/sitemaps/pages.xml")).text()) +
    (await (await request.get("/sitemap.xml")).text());
  const set = async (visibility: string) =>
    expect(await owner.patch(`/api/lists/${id}`, { data: { visibility } })).toBeOK();
  const everywhere = (status: number) => [status, status, status, status];

  expect(await statusesOf(request, id, baseURL)).toEqual(everywhere(404));
  await set("link");
  expect(await statusesOf(request, id, baseURL)).toEqual(everywhere(200));
  expect(await (await request.get(`/list/${id}/mine`)).text()).toContain("noindex");
  expect((await request.get(lists)).status()).toBe(404);
  await set("public");
  expect(await statusesOf(request, id, baseURL)).toEqual(everywhere(200));
  expect(await (await request.get(`/list/${id}/mine`)).text()).not.toContain("noindex");
  expect(await (await request.get(lists)).text()).toContain(`/list/${id}/mine`);
  await set("private");
  expect(await statusesOf(request, id, baseURL)).toEqual(everywhere(404));
  expect((await request.get(lists)).status()).toBe(404);
  expect(await sitemaps()).not.toContain(id);
  expect((await (await request.get("/api/users/x/games")).text()).includes(id)).toBe(false);
  // It is no different from a list that does not exist.
  const unknown = id.replace(/^.{8}/, "00000000");
  const body = async (path: string) => (await request.get(path)).text();
  expect(await body(`/widget/list/${id}`)).toBe(await body(`/widget/list/${unknown}`));
  expect(await body(oembedOf(id, baseURL))).toBe(await body(oembedOf(unknown, baseURL)));
});

test("shows visitors changed titles, games, notes and usernames from the next load on", async ({
  userRequest: owner,
  request,
}) => {
  const id = await createList(owner, { visibility: "public", description: "Why these" }, GAMES.slice(0, 3));
  const text = async () => (await request.get(`/list/${id}`)).text();
  expect(await text()).toContain("Why these");
  const entry = (game = 0) => `/api/lists/${id}/games/${GAMES[game]}`;
  const [game, list] = [crypto.randomUUID(), crypto.randomUUID()];
  const undo = (change: string) => owner.post("/api/undo", { data: { change } });
  await owner.patch(`/api/lists/${id}`, { data: { title: "Re<b>named", description: null, isRanked: true } });
  await owner.patch(entry(2), { data: { note: "</script><b>Loud" } });
  await owner.patch(entry(2), { data: { before: GAMES[0] } });
  await owner.delete(entry(1), { headers: { "X-Change": game } });
  const html = await text();
  expect(html).not.toContain("Why these");
  expect(html).not.toContain("Hades");
  expect(html).toContain("Re&lt;b&gt;named");
  expect(html).toContain("&lt;/script&gt;&lt;b&gt;Loud");
  expect(html.indexOf("Portal 2")).toBeLessThan(html.indexOf("Hollow Knight"));
  await expect(await undo(game)).toBeOK();
  expect(await text()).toContain("Hades");
  const username = `renamed_${id.slice(0, 8)}`;
  await expect(await owner.patch("/api/profile/username", { data: { username } })).toBeOK();
  expect(await text()).toContain(username);
  await expect(await owner.delete(`/api/lists/${id}`, { headers: { "X-Change": list } })).toBeOK();
  expect(await text()).toContain("List not found");
  await expect(await undo(list)).toBeOK();
  expect(await text()).toContain("Re&lt;b&gt;named");
});

test("refuses bad input with a plain message, and other users altogether", async ({
  userRequest: owner,
  requestAs,
  newUser,
}) => {
  const id = await createList(owner, { title: "  A \t good\nlist " }, GAMES.slice(0, 2));
  const own = await (await owner.get(`/api/lists/${id}`)).json();
  expect(own).toMatchObject({ title: "A good list", visibility: "private", size: 2 });
  const refusals: [string, string, object, number, string][] = [
    ["POST", "/api/lists", { title: "   " }, 400, "Enter a title with up to 100 characters."],
    ["POST", "/api/lists", { title: "x".repeat(101) }, 400, "Enter a title with up to 100 characters."],
    ["POST", "/api/lists", { title: "a\u202eb" }, 400, "Enter a title with up to 100 characters."],
    ["POST", "/api/lists", { title: "x", gameId: 199_999_999 }, 404, "This game is not in the catalogue."],
    ["POST", "/api/lists", { title: "x", userId: id }, 400, "Unrecognized"],
    ["PATCH", `/api/lists/${id}`, {}, 400, "There is nothing to change."],
    ["PATCH", `/api/lists/${id}`, { description: "x".repeat(2001) }, 400, "up to 2,000 characters."],
    ["PATCH", `/api/lists/${id}`, { visibility: "friends" }, 400, "visibility"],
    ["PATCH", `/api/lists/${id}/games/${GAMES[0]}`, { note: "x".repeat(501) }, 400, "up to 500 characters."],
    ["PATCH", `/api/lists/${id}/games/${GAMES[0]}`, { before: 7 }, 409, "changed in another tab"],
    ["PATCH", `/api/lists/${id}/games/7`, { note: "x" }, 409, "changed in another tab"],
    ["PUT", `/api/lists/${id}/games/0`, {}, 400, "The game's id is not valid."],
    ["PUT", "/api/lists/none/games/72", {}, 400, "There is no such list."],
  ];
  for (const [method, path, data, status, message] of refusals) {
    const answer = await owner.fetch(path, { method, data });
    const what = `${method} ${path} ${JSON.stringify(data).slice(0, 60)}`;
    expect([what, answer.status()]).toEqual([what, status]);
    expect((await answer.json()).error.message, what).toContain(message);
  }
  const other = await requestAs(await newUser());
  const attempts: [string, string, object | undefined][] = [
    ["GET", `/api/lists/${id}`, undefined],
    ["PATCH", `/api/lists/${id}`, { visibility: "public" }],
    ["DELETE", `/api/lists/${id}`, undefined],
    ["PUT", `/api/lists/${id}/games/72`, undefined],
    ["PATCH", `/api/lists/${id}/games/${GAMES[0]}`, { note: "Mine now" }],
    ["DELETE", `/api/lists/${id}/games/${GAMES[0]}`, undefined],
  ];
  for (const [method, path, data] of attempts) {
    expect([method, path, (await other.fetch(path, { method, data })).status()]).toEqual([method, path, 404]);
  }
  expect(await (await owner.get(`/api/lists/${id}`)).json()).toEqual(own);
});

test("neither loses nor doubles a game that two tabs move, add and remove at once", async ({
  userRequest: owner,
}) => {
  const id = await createList(owner, {}, GAMES);
  const entry = (game: number) => `/api/lists/${id}/games/${game}`;
  const [first = 0, second = 0, third = 0, fourth = 0] = GAMES;
  for (let round = 0; round < 3; round++) {
    const sent = [
      owner.patch(entry(fourth), { data: { before: first } }),
      owner.patch(entry(first), { data: { before: null } }),
      owner.patch(entry(second), { data: { before: fourth } }),
      owner.put(entry(third)),
    ];
    for (const answer of await Promise.all(sent)) await expect(answer).toBeOK();
  }
  expect((await gamesOf(owner, id)).toSorted()).toEqual(GAMES.toSorted());
  await owner.patch(entry(third), { data: { before: null } });
  expect((await gamesOf(owner, id)).at(-1)).toBe(third);
});

const rowsOf = (page: Page) => page.locator(".entry-row");
const choose = async (page: Page, name: string, item: string | RegExp) => {
  await page.getByRole("button", { name: `More for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
};
const expectOrder = (page: Page, names: string[]) => expect(rowsOf(page).getByRole("link")).toHaveText(names);

test("is created, filled, ordered by keyboard and pointer, noted, shared and deleted on its own page", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  await page.goto("/lists");
  await page.getByRole("button", { name: "New list" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Create list" }).click();
  await expect(form.getByText("Enter a title with up to 100 characters.")).toBeVisible();
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByLabel("Title").fill("Winter games");
  await form.getByRole("checkbox", { name: "Ranked" }).check();
  await form.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("heading", { name: "Winter games", level: 1 })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id") ?? "";

  await page.getByRole("button", { name: "Add games" }).click();
  const search = page.getByRole("dialog");
  for (const [text, name] of [
    ["hades", "Hades"],
    ["portal 2", "Portal 2"],
    ["celeste", "Celeste"],
  ]) {
    await search.getByRole("searchbox").fill(text ?? "");
    await search.getByRole("button", { name: `Add ${name}`, exact: true }).click();
    await expect(search.getByRole("button", { name: `${name} is in the list`, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expectOrder(page, ["Hades", "Portal 2", "Celeste"]);

  await page.getByRole("button", { name: "Move Hades", exact: true }).press("ArrowDown");
  await expectOrder(page, ["Portal 2", "Hades", "Celeste"]);
  await expect(page.getByText("Hades is now 2 of 3.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Hades", exact: true })).toBeFocused();
  await choose(page, "Hades", "Move down");
  await expectOrder(page, ["Portal 2", "Celeste", "Hades"]);
  await expect(page.getByRole("button", { name: "More for Hades" })).toBeFocused();

  const handle = await page.getByRole("button", { name: "Move Hades", exact: true }).boundingBox();
  const first = await rowsOf(page).first().boundingBox();
  if (!handle || !first) throw new Error("not visible");
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, first.y + 30, { steps: 4 });
  await page.mouse.move(handle.x + 10, first.y + 4);
  await page.mouse.up();
  await expectOrder(page, ["Hades", "Portal 2", "Celeste"]);
  await expect(rowsOf(page).locator(".entry-rank")).toHaveText(["1", "2", "3"]);

  await choose(page, "Celeste", "Add a note");
  await page.getByLabel("Note on Celeste").fill("For the mountain");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(rowsOf(page).last().getByText("For the mountain")).toBeVisible();

  await choose(page, "Portal 2", "Remove from the list");
  await expectOrder(page, ["Hades", "Celeste"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectOrder(page, ["Hades", "Portal 2", "Celeste"]);

  expect((await request.get(`/list/${id}/winter-games`)).status()).toBe(404);
  await page.getByRole("button", { name: "Share by link" }).click();
  await expect(page.getByRole("link", { name: "View" })).toBeVisible();
  expect((await request.get(`/list/${id}/winter-games`)).status()).toBe(200);
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Public" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "View" })).toBeVisible();
  const html = await (await request.get(`/list/${id}/winter-games`)).text();
  expect(html).toContain("For the mountain");
  expect(html.indexOf("Hades")).toBeLessThan(html.indexOf("Portal 2"));

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/lists");
  expect((await request.get(`/list/${id}/winter-games`)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /Winter games/ })).toBeVisible();
  expect((await request.get(`/list/${id}/winter-games`)).status()).toBe(200);
});

test("saves only the changed details, beside what another device has changed meanwhile", async ({
  page,
  signIn,
  requestAs,
}) => {
  const owner = await requestAs(await signIn());
  const id = await createList(owner, { visibility: "public", description: "Old" });
  const details = async () => (await owner.get(`/api/lists/${id}`)).json();
  await page.goto(`/lists/edit?id=${id}`);
  await page.getByRole("button", { name: "Edit details" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByRole("button", { name: "Public" })).toHaveAttribute("aria-pressed", "true");
  const elsewhere = { title: "Renamed", visibility: "private", isRanked: true };
  await expect(await owner.patch(`/api/lists/${id}`, { data: elsewhere })).toBeOK();
  await form.getByLabel("Description").fill("New");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  expect(await details()).toMatchObject({ ...elsewhere, description: "New" });

  // Without a change, nothing is sent.
  await page.getByRole("button", { name: "Edit details" }).click();
  await expect(await owner.patch(`/api/lists/${id}`, { data: { title: "Again" } })).toBeOK();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  expect(await details()).toMatchObject({ title: "Again" });
});

test("asks before it discards what was typed into the form of a list", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/lists");
  await page.getByRole("button", { name: "New list" }).click();
  const form = page.getByRole("dialog");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  await page.getByRole("button", { name: "New list" }).click();
  await form.getByLabel("Title").fill("Nearly done");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  // The history entry of the question may still be being left.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Nearly done");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/lists");
});

test("creates one list, however often its form is sent", async ({ page, signIn, requestAs }) => {
  const owner = await requestAs(await signIn());
  const titles = async () =>
    (await (await owner.get("/api/lists")).json()).lists.map(({ title }: { title: string }) => title);
  const sendTwice = () =>
    page
      .getByRole("dialog")
      .locator("form")
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
  await page.goto("/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Title").fill("Only once");
  await sendTwice();
  await expect(page.getByRole("heading", { name: "Only once", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: /Only once/ })).toHaveCount(1);
  expect(await titles()).toEqual(["Only once"]);

  await page.goto("/game/72/portal-2");
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Add to a list" }).click();
  await page.getByLabel("New list").fill("Puzzles");
  await sendTwice();
  await expect(page.getByRole("checkbox", { name: /Puzzles/ })).toHaveCount(1);
  expect((await titles()).toSorted()).toEqual(["Only once", "Puzzles"]);
});

test("keeps the focus near what was removed or noted", async ({ page, signIn, requestAs }) => {
  const owner = await requestAs(await signIn());
  const id = await createList(owner, {}, GAMES.slice(1, 3));
  await page.goto(`/lists/edit?id=${id}`);
  const more = (name: string) => page.getByRole("button", { name: `More for ${name}` });
  await choose(page, "Hades", "Add a note");
  await expect(page.getByLabel("Note on Hades")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(more("Hades")).toBeFocused();
  await choose(page, "Hades", "Add a note");
  await expect(page.getByLabel("Note on Hades")).toBeFocused();
  await page.keyboard.type("Quick");
  await page.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(page.getByText("Quick", { exact: true })).toBeVisible();
  await expect(more("Hades")).toBeFocused();

  await choose(page, "Hades", "Remove from the list");
  await expect(more("Portal 2")).toBeFocused();
  await choose(page, "Portal 2", "Remove from the list");
  await expect(page.getByRole("button", { name: "Add games" })).toBeFocused();
});

test("follows what another tab changes", async ({ page, signIn, requestAs }) => {
  const owner = await requestAs(await signIn());
  const id = await createList(owner, {}, GAMES.slice(1, 3));
  await page.goto(`/lists/edit?id=${id}`);
  await expectOrder(page, ["Hades", "Portal 2"]);
  const other = await page.context().newPage();
  await other.goto(`/lists/edit?id=${id}`);
  await choose(other, "Hades", "Remove from the list");
  await expectOrder(page, ["Portal 2"]);
  await other.getByRole("button", { name: "Undo" }).click();
  await expectOrder(page, ["Hades", "Portal 2"]);
});

test("adds a game from its card and its page to new and existing lists", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/games?q=hades");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Hades", exact: true }) });
  await card.hover();
  await card.getByRole("button", { name: "Add Hades to a list" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New list").fill("Roguelikes");
  await dialog.getByLabel("New list").press("Enter");
  await expect(dialog.getByRole("checkbox", { name: /Roguelikes/ })).toBeChecked();
  // The arrow keys are the field's, not the toolbar's below the dialog.
  await dialog.getByLabel("New list").fill("ab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("x");
  await expect(dialog.getByLabel("New list")).toHaveValue("axb");
  await page.keyboard.press("Escape");

  await page.goto("/game/72/portal-2");
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Add to a list" }).click();
  const roguelikes = dialog.getByRole("checkbox", { name: /Roguelikes/ });
  // Its state follows a moment after the click.
  await roguelikes.click();
  await expect(roguelikes).toBeChecked();
  await expect(roguelikes).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Escape");
  await page.goto("/lists");
  await page.getByRole("link", { name: /Roguelikes.*2 games.*Private/ }).click();
  await expectOrder(page, ["Hades", "Portal 2"]);
});

test("shows a visitor's own share of a list, adds its other games, and copies it", async ({
  page,
  signIn,
  requestAs,
}) => {
  const visitor = await requestAs(await signIn());
  await expect(await visitor.put("/api/collection/72", { data: { status: "completed" } })).toBeOK();
  await page.goto(RANKED_PATH);
  const own = page.getByRole("region", { name: "You and this list" });
  await expect(own).toContainText("1 of 10completed");
  await expect(page.getByRole("button", { name: "Status of Portal 2: Completed" })).toBeVisible();
  await own.getByRole("button", { name: "Add the other 9 to Want to Play" }).click();
  await expect(own).toContainText("9 more are on your shelf already.");
  await expect(page.getByRole("button", { name: "Status of Celeste: Want to Play" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Add Celeste as Want to Play" }).click();
  await expect(own.getByRole("button", { name: "Add the other 8 to Want to Play" })).toBeVisible();

  await page.getByRole("button", { name: "Make it my own list" }).click();
  await expect(
    page.getByRole("heading", { name: "Ten I would start again tomorrow", level: 1 }),
  ).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(10);

  const pair = await createList(visitor, { visibility: "public" }, [72, HADES.id]);
  await page.goto(`/list/${pair}/mine`);
  await own.getByRole("button", { name: "Add the other game to Want to Play" }).click();
  await expect(page.getByRole("button", { name: "Status of Hades: Want to Play" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a whole list, and the way to its further games", async ({ page, userRequest: owner }) => {
    await page.goto(RANKED_PATH);
    await expect(page.getByRole("listitem").filter({ hasText: "Outer Wilds" })).toContainText("Go in blind.");
    await page.getByRole("link", { name: /Celeste/ }).click();
    await expect(page.getByRole("heading", { name: "Celeste", level: 1 })).toBeVisible();

    const pages = [0, 20].map(async (offset) => {
      const { games } = await (await owner.get(`/api/games?list=popular&offset=${offset}`)).json();
      return games.map((game: { id: number }) => game.id);
    });
    const id = await createList(owner, { title: "Many", visibility: "link", isRanked: true });
    const games = (await Promise.all(pages)).flat().slice(0, 32);
    await Promise.all(games.map((game) => owner.put(`/api/lists/${id}/games/${game}`)));
    await page.goto(`/list/${id}/many`);
    await expect(page.getByText("Page 1 of 2")).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(`/list/${id}/many/2`);
    await expect(page.locator(".list-rank")).toHaveText(["31", "32"]);
  });
});

test("likes a list of someone else, and takes it back", async ({ page, signIn, userRequest: owner }) => {
  const id = await createList(owner, { visibility: "public" }, GAMES.slice(0, 1));
  await signIn();
  for (const [before, after] of [
    ["Like, 0 likes", "Like, 1 like"],
    ["Like, 1 like", "Like, 0 likes"],
  ] as const) {
    await page.goto(`/list/${id}`);
    const saved = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.ok());
    await page.getByRole("button", { name: before }).click();
    await saved;
    await expect(page.getByRole("button", { name: after })).toBeVisible();
  }
});

test("says that a public list is hidden while the profile is private", async ({ page, signIn }) => {
  await signIn();
  const data = { title: "Mine", visibility: "public" };
  const { id } = await (await page.request.post("/api/lists", { data, headers: FROM_OWN_PAGE })).json();
  const note = page.getByText("Only you can see your lists while your profile is private.");
  await page.goto(`/lists/edit?id=${id}`);
  await expect(page.getByText("This list has no games yet")).toBeVisible();
  await expect(note).toHaveCount(0);
  const hidden = { data: { visibility: "private" }, headers: FROM_OWN_PAGE };
  await expect(await page.request.patch("/api/profile", hidden)).toBeOK();
  for (const path of [`/lists/edit?id=${id}`, "/lists"]) {
    await page.goto(path);
    await expect(note).toBeVisible();
  }
});

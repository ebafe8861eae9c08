import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";

const WITCHER = 1942;
const HOLLOW_KNIGHT = 14_593;

test("connects other programs by secret addresses, which are shown once, renewed and turned off", async ({
  page,
  signIn,
  request,
}) => {
  const { email } = await signIn();
  await expect(
    await page.request.put(`/api/collection/${WITCHER}`, {
      data: { status: "playing" },
      headers: FROM_OWN_PAGE,
    }),
  ).toBeOK();
  await expect(
    await page.request.put(`/api/collection/${HOLLOW_KNIGHT}`, {
      data: { status: "want" },
      headers: FROM_OWN_PAGE,
    }),
  ).toBeOK();
  await page.goto("/settings/programs");
  const part = (name: string) => page.getByRole("region", { name });
  const addressOf = async (name: string) => {
    const field = part(name).getByLabel("Secret address, shown only now");
    await expect(field).toBeVisible();
    return new URL(await field.inputValue()).pathname;
  };
  const json = async (path: string) => (await request.get(path)).json();

  await part("Now playing, JSON").getByRole("button", { name: "Create address" }).click();
  const playing = await addressOf("Now playing, JSON");
  expect(await json(playing)).toEqual({
    games: [expect.objectContaining({ gameId: WITCHER, url: expect.stringContaining(`/game/${WITCHER}/`) })],
  });
  expect((await request.get(playing)).headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "private, no-store",
  });

  await part("Your shelf, JSON").getByRole("button", { name: "Create address" }).click();
  const shelf = await addressOf("Your shelf, JSON");
  expect(
    (await json(shelf)).games.map(({ gameId, status }: Record<string, unknown>) => [gameId, status]),
  ).toEqual([
    [WITCHER, "playing"],
    [HOLLOW_KNIGHT, "want"],
  ]);

  await part("Everything, JSON").getByRole("button", { name: "Create address" }).click();
  const everything = await json(await addressOf("Everything, JSON"));
  const own = await (
    await page.request.get("/api/profile/data?format=json", { headers: FROM_OWN_PAGE })
  ).json();
  expect(Object.keys(everything)).toEqual(Object.keys(own));
  expect(everything.account.email).toBe(email);
  for (const table of ["user_games", "profile", "lists"])
    expect(everything[table], table).toEqual(own[table]);
  expect(await findViolations(page, "main")).toEqual([]);

  const question = page.getByRole("alertdialog");
  await part("Your shelf, JSON").getByRole("button", { name: "Renew address" }).click();
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toHaveCount(0);
  await expect(await request.get(shelf)).toBeOK();
  await part("Your shelf, JSON").getByRole("button", { name: "Renew address" }).click();
  await question.getByRole("button", { name: "Renew" }).click();
  await expect.poll(async () => (await request.get(shelf)).status()).toBe(404);
  const renewed = await addressOf("Your shelf, JSON");
  expect(renewed).not.toBe(shelf);
  await part("Your shelf, JSON").getByRole("button", { name: "Turn off" }).click();
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(part("Your shelf, JSON").getByRole("button", { name: "Create address" })).toBeVisible();
  expect((await request.get(renewed)).status()).toBe(404);
  await page.reload();
  await expect(part("Now playing, JSON").getByText("and shown only then")).toBeVisible();
});

test("shows a new secret address although the list of them cannot be read again", async ({
  page,
  signIn,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn();
  await page.goto("/settings/programs");
  const shelf = page.getByRole("region", { name: "Your shelf, JSON" });
  const create = shelf.getByRole("button", { name: "Create address" });
  await expect(create).toBeVisible();
  await page.route("**/api/programs", (route) => route.fulfill({ status: 503, json: {} }));
  await create.press("Enter");
  await expect(shelf.getByLabel("Secret address, shown only now")).toBeFocused();
  const address = await shelf.getByLabel("Secret address, shown only now").inputValue();
  await expect(await request.get(new URL(address).pathname)).toBeOK();
  await expect(shelf.getByRole("button", { name: "Renew address" })).toBeVisible();
});

test("has an Atom feed of what a profile shows, linked in its head", async ({ userRequest, request }) => {
  const { user } = await (await userRequest.get("/api/session")).json();
  const data = { title: "Best <b>of</b> all", visibility: "public", gameId: WITCHER };
  await expect(await userRequest.post("/api/lists", { data })).toBeOK();
  await expect(
    await userRequest.put(`/api/collection/${WITCHER}`, { data: { status: "completed" } }),
  ).toBeOK();
  const html = await (await request.get(`/user/${user.username}`)).text();
  const path = `/user/${user.username}/feed.atom`;
  expect(html).toMatch(
    new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]*href="[^"]*${path}"`),
  );
  const feed = async () => (await request.get(path)).text();
  expect((await request.get(path)).headers()).toMatchObject({
    "content-type": "application/atom+xml; charset=utf-8",
    "x-robots-tag": "noindex",
  });
  expect(await feed()).toContain("<title>List: Best &#60;b&#62;of&#60;/b&#62; all</title>");
  expect(await feed()).toContain("<title>Finished The Witcher 3: Wild Hunt</title>");

  await expect(await userRequest.patch("/api/profile", { data: { sections: { dates: false } } })).toBeOK();
  expect(await feed()).not.toContain("Finished");
  await expect(await userRequest.patch("/api/profile", { data: { visibility: "private" } })).toBeOK();
  expect((await request.get(path)).status()).toBe(404);
});

test("has Atom feeds of a user's and of a game's reviews, linked in the heads of their pages", async ({
  userRequest,
  request,
}) => {
  const { user } = await (await userRequest.get("/api/session")).json();
  const game = `/api/collection/${WITCHER}`;
  await expect(await userRequest.put(game, { data: { status: "completed" } })).toBeOK();
  await expect(await userRequest.patch(game, { data: { rating: 9 } })).toBeOK();
  const review = { text: "Griffins <b>& such</b>. ||Ciri lives.||", isSpoiler: false, visibility: "public" };
  const write = (changes = {}) =>
    userRequest.put(`/api/own-reviews/${WITCHER}`, { data: { ...review, ...changes } });
  await expect(await write()).toBeOK();
  const ofUser = `/user/${user.username}/reviews.atom`;
  const ofGame = `/game/${WITCHER}/reviews.atom`;
  for (const [page, path, title] of [
    [`/user/${user.username}/reviews`, ofUser, "The Witcher 3: Wild Hunt, 9/10"],
    [`/game/${WITCHER}/the-witcher-3-wild-hunt`, ofGame, `By ${user.username}, 9/10`],
  ] as const) {
    expect(await (await request.get(page)).text()).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]*href="[^"]*${path}"`),
    );
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(answer.headers()["cache-control"]).toContain("s-maxage=60");
    const atom = await answer.text();
    expect(atom).toContain(`<title>${title}</title>`);
    expect(atom).toContain("Griffins &#60;b&#62;&#38; such&#60;/b&#62;. [spoiler]");
    expect(atom).not.toContain("Ciri lives");
    for (const [, date = ""] of atom.matchAll(/<updated>(.*?)<\/updated>/g))
      expect(Number.isNaN(Date.parse(date))).toBe(false);
  }
  await expect(await write({ visibility: "followers" })).toBeOK();
  for (const path of [ofUser, ofGame])
    expect(await (await request.get(path)).text()).not.toContain("Griffins");
  await expect(await write()).toBeOK();
  await expect(await userRequest.patch("/api/profile", { data: { visibility: "private" } })).toBeOK();
  expect((await request.get(ofUser)).status()).toBe(404);
  expect(await (await request.get(ofGame)).text()).not.toContain("Griffins");
});

test("answers unknown addresses with 404", async ({ request }) => {
  const token = "0".repeat(32);
  for (const path of [
    `shelf/${token}.json`,
    `export/${token}.json`,
    `playing/${token}.json`,
    `all/${token}.json`,
    "shelf/x",
  ])
    expect((await request.get(`/programs/${path}`)).status(), path).toBe(404);
  for (const path of ["/user/no_such_user_1/feed.atom", "/user/no_such_user_1/reviews.atom"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const id of ["0", "x", "268435455"])
    expect((await request.get(`/game/${id}/reviews.atom`)).status(), id).toBe(404);
});

import { zipSync } from "fflate";
import type { APIResponse } from "playwright/test";
import { expect, test } from "../support/fixtures";
import {
  beginImport,
  chooseFiles,
  dropFile,
  fileOf,
  igdbList,
  runStep,
  shelfRows,
  summaryOf,
} from "../support/imports";

const HADES = { id: 113_112, name: "Hades" };

/** A spreadsheet in the spelling of a European one. */
const SHEET = fileOf(
  "my games.csv",
  [
    "Game;Year;State;My score;Time spent;Done on;Remarks",
    "Portal 2;2011;Beaten;9;12,5;31/12/2023;With a friend",
    "Hades;2020;Beaten;8;40;14/02/2022;Sold my soul",
    "Doom;;Gave it a rest;fine;3;;",
    "Quux of the Nowhere Lands;;Beaten;;;;",
    ";;Beaten;;;;",
  ].join("\n"),
);

test("imports a spreadsheet through the mapper and the review, and undoes it", async ({
  page,
  signIn,
  requestAs,
}) => {
  test.setTimeout(120_000);
  const request = await requestAs(await signIn());
  const address = `/api/collection/${HADES.id}`;
  await expect(await request.put(address, { data: { status: "playing" } })).toBeOK();
  await expect(
    await request.patch(address, { data: { notes: "Mine", rating: 6, hoursPlayed: 50 } }),
  ).toBeOK();

  await page.goto("/import");
  await chooseFiles(page, [SHEET]);
  await expect(page.getByRole("heading", { name: "What is in which column?" })).toBeVisible();
  await expect(page.getByLabel("What “Game” holds")).toHaveValue("title");
  await page.getByLabel("What “My score” holds").selectOption("Rating");
  await page.getByLabel("What “Time spent” holds").selectOption("Time played");
  await page.getByLabel("What “Done on” holds").selectOption("Finished on");
  await page.getByLabel("What “State” holds").selectOption("Status");
  await page.getByLabel("What “Remarks” holds").selectOption("Notes");
  await page.getByLabel("Ratings go from").selectOption("0 to 10");
  // The server reads the table again: the cell as it is, and what is stored of it.
  const preview = page.getByRole("region", { name: "The first rows, as they will be stored" });
  await expect(preview.getByRole("cell", { name: "12.5 h 12,5" })).toBeVisible();
  await expect(preview.getByRole("cell", { name: "Dec 31, 2023 31/12/2023" })).toBeVisible();
  await expect(page.getByText("1 of 3 ratings could not be read: “fine”.")).toBeVisible();
  await page.getByLabel("Remember this for files with the same columns").check();
  await page.getByRole("button", { name: "Read 5 rows" }).click();

  await expect(page).toHaveURL(/\/import\/review\?id=[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "my games.csv" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Rows" });
  await tabs.getByRole("link", { name: /^Not found 1/ }).click();
  await expect(page.getByText("Quux of the Nowhere Lands")).toBeVisible();
  await tabs.getByRole("link", { name: /^Unreadable 1/ }).click();
  await expect(page.getByText("line 6")).toBeVisible();

  await page.getByText(/^1 status word has no meaning yet/).click();
  const unread = page.getByRole("region", { name: "Cells that we could not read" });
  await expect(unread).toContainText("My score: 1 of 3 ratings could not be read: “fine”.");
  const keep = unread.getByLabel("Keep them in the notes of their games");
  await keep.click();
  await expect(keep).toBeChecked();
  await page.getByLabel("What “Gave it a rest” means").selectOption("Playing");
  await tabs.getByRole("link", { name: /^To check 1/ }).click();
  const rows = page.getByRole("list", { name: "Rows to check" });
  await rows.getByRole("button").first().focus();
  await page.keyboard.press("1");
  await expect(page.getByText("All checked.")).toBeVisible();

  await tabs.getByRole("link", { name: /^Already on your shelf 1/ }).click();
  await expect(page.getByText("Completed on: empty → becomes 2022-02-14")).toBeVisible();
  await page.getByRole("group", { name: "Rating" }).getByText("The file’s").click();
  await expect(page.getByText("Rating: 6/10 → becomes 8/10")).toBeVisible();
  expect(await shelfRows(request)).toEqual([["Hades", "playing", 6, 50, null, "Mine"]]);

  await page.getByRole("button", { name: "Import 3 games" }).click();
  await expect(page.getByRole("heading", { name: "3 games imported" })).toBeVisible();
  const imported = await shelfRows(request);
  expect(imported).toEqual([
    [expect.stringContaining("Doom"), "playing", null, 3, null, "My score: fine"],
    ["Hades", "playing", 8, 50, "2022-02-14", "Mine"],
    ["Portal 2", "completed", 9, 12.5, "2023-12-31", "With a friend"],
  ]);

  // The same file again: read as before, matched as chosen, and nothing changes.
  await page.goto("/import");
  await chooseFiles(page, [SHEET]);
  await expect(page.getByText("You have imported such a table before")).toBeVisible();
  await page.getByRole("button", { name: "Read 5 rows" }).click();
  // The word keeps its meaning of the last import.
  await page.getByText(/status words are understood/).click();
  await expect(page.getByLabel("What “Gave it a rest” means")).toHaveValue("playing");
  await expect(page.getByText("Nothing to import yet")).toBeVisible();
  expect(await shelfRows(request)).toEqual(imported);

  await page.getByRole("link", { name: "All imports" }).click();
  const past = page.getByRole("list", { name: "Your imports" });
  await expect(page.getByRole("heading", { name: "Drop your file here" })).toBeVisible();
  await expect(page.getByText("Reading my games.csv…")).toBeHidden();
  await expect(past.getByRole("listitem")).toHaveCount(2);
  await expect(past.getByText(/kept until [A-Z]/)).toHaveCount(1);
  await past.getByRole("button", { name: "Delete the import of my games.csv" }).click();
  await expect(past.getByRole("listitem")).toHaveCount(1);
  // What the user has changed since stays.
  await expect(await request.patch(address, { data: { rating: 9.5 } })).toBeOK();
  await past.getByRole("button", { name: "Undo the import of my games.csv" }).click();
  await page.getByRole("button", { name: "Undo the import", exact: true }).click();
  await expect(past.getByText("Undone")).toBeVisible();
  expect(await shelfRows(request)).toEqual([["Hades", "playing", 9.5, 50, null, "Mine"]]);
});

test("checks uncertain rows by keyboard alone, and remembers the choices", async ({
  page,
  signIn,
  requestAs,
}) => {
  const request = await requestAs(await signIn());
  const header = "Game,Year Released,Rating,Status,Date Played";
  const titles = ["Doom", "Resident Evil 2", "Hades"];
  const file = fileOf("mine.csv", [header, ...titles.map((title) => `${title},,,completed,`)].join("\n"));
  await page.goto("/import");
  await chooseFiles(page, [file]);
  const rows = page.getByRole("list", { name: "Rows to check" }).locator("> li");
  await expect(rows).toHaveCount(2);
  const focused = (row: number) => rows.nth(row).locator(":focus");
  await rows.first().getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(focused(1)).toHaveAccessibleName(/^Resident Evil 2/);
  await page.keyboard.press("ArrowRight");
  await expect(focused(1)).toHaveAccessibleName(/1998/);
  await page.keyboard.press("ArrowUp");
  await expect(focused(0)).toHaveAccessibleName(/^Doom/);
  await page.keyboard.press("s");
  await expect(rows).toHaveCount(1);
  await expect(focused(0)).toHaveAccessibleName(/^Resident Evil 2/);
  await page.keyboard.press("2");
  await expect(page.getByText("All checked.")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 games" }).press("Enter");
  await expect(page.getByRole("heading", { name: "2 games imported" })).toBeVisible();
  const { items } = await (await request.get("/api/collection?sort=name")).json();
  expect(items).toMatchObject([
    { game: { name: "Hades", releaseDate: "2020-01-01" } },
    { game: { name: "Resident Evil 2", releaseDate: "1998-01-01" } },
  ]);
  const { counts } = await summaryOf(request, await beginImport(request, [file]));
  expect(counts).toMatchObject({ unchanged: 2, check: 0, skipped: 1 });
});

test("stops a write, stays stopped after a reload, and goes on", async ({ page, signIn, requestAs }) => {
  test.setTimeout(120_000);
  const request = await requestAs(await signIn());
  const sitemap = await (await request.get("/sitemaps/games/1.xml")).text();
  const ids = [...sitemap.matchAll(/\/game\/(\d+)\//g)].map(([, gameId]) => Number(gameId));
  const id = await beginImport(request, [igdbList("playing.csv", [...new Set(ids)].slice(0, 520))]);
  await page.goto(`/import/review?id=${id}&show=new`);
  // Long lists come in pages.
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "line" });
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(100);
  let release = () => {};
  let steps = 0;
  await page.route(`**/api/imports/${id}/write`, async (route) => {
    steps += 1;
    if (steps === 2) await new Promise<void>((resolve) => (release = resolve));
    await route.fallback();
  });
  await page.getByRole("button", { name: "Import 520 games" }).click();
  await expect(page.getByRole("progressbar", { name: "Importing games" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  release();
  await expect(page.getByText("The import is stopped")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The import is stopped")).toBeVisible();
  expect(await summaryOf(request, id)).toMatchObject({ state: "writing", written: 500, toWrite: 20 });
  // From the list it goes on by itself, as after a closed tab.
  await page.goto("/import");
  await page.getByRole("link", { name: "Continue with playing.csv" }).click();
  await expect(page.getByRole("heading", { name: "520 games imported" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your shelf" }).click();
  await expect(page.getByRole("navigation", { name: "Status" }).getByText("520").first()).toBeVisible();
});

test("imports plays, lists and the profile of an own export into another account, and undoes it", async ({
  page,
  newUser,
  signIn,
  requestAs,
  userRequest: old,
}) => {
  const done = async (answer: Promise<APIResponse>) => expect(await answer).toBeOK();
  await done(old.put(`/api/collection/${HADES.id}`, { data: { status: "completed" } }));
  const play = {
    outcome: "finished",
    started: "2024-05",
    finished: "2024-06-01",
    minutes: 90,
    note: "Again!",
  };
  await done(
    old.put(`/api/plays/${HADES.id}/00000000-0000-4000-8000-000000000001`, {
      data: { platform: null, ...play },
    }),
  );
  const list = await (
    await old.post("/api/lists", { data: { title: "Runs of 2024", visibility: "public" } })
  ).json();
  await done(old.put(`/api/lists/${list.id}/games/${HADES.id}`));
  await done(
    old.patch("/api/profile", { data: { about: "I like short games.", website: "https://old.example" } }),
  );
  const person = await requestAs(await newUser());
  await done(person.put(`/api/collection/${HADES.id}`, { data: { status: "want" } }));
  const review = { text: "Good.", isSpoiler: false, visibility: "public" };
  await done(person.put(`/api/own-reviews/${HADES.id}`, { data: review }));
  const { user } = await (await person.get("/api/session")).json();
  await done(old.put(`/api/people/${user.id}/follow`));
  await done(old.put(`/api/reviews/${user.id}/${HADES.id}/like`));
  const file = await (await old.get("/api/profile/data?format=json")).body();

  const request = await requestAs(await signIn(await newUser()));
  await done(request.patch("/api/profile", { data: { website: "https://mine.example" } }));
  await page.goto("/import");
  await chooseFiles(page, [fileOf("questshelf.json", file)]);
  await page.getByText(/plays, lists and the like come along/i).click();
  const card = page.getByRole("region", { name: "Also in this file" });
  await expect(card).toContainText("Plays1 new");
  await expect(card).toContainText("Runs of 2024");
  await expect(card).toContainText("People you follow1 new");
  const changes = card.getByRole("list", { name: "Changes of your profile" });
  await expect(changes).toHaveText("About you: empty → I like short games.");
  await card.getByText("The file’s").click();
  await expect(changes).toContainText("Website: https://mine.example → https://old.example");
  await card.getByText("Fill what is empty").click();
  await expect(changes).not.toContainText("Website");
  await page.getByRole("button", { name: "Import 1 game" }).click();
  await expect(page.getByRole("heading", { name: "1 game imported" })).toBeVisible();
  const { plays } = await (await request.get(`/api/plays/${HADES.id}`)).json();
  expect(plays).toMatchObject([play]);
  const { lists } = await (await request.get("/api/lists")).json();
  expect(lists).toMatchObject([{ title: "Runs of 2024", size: 1 }]);
  await done(old.get(`/list/${lists[0].id}`));
  await expect(page.getByRole("main")).toContainText("Likes of reviews1 new");
  const relations = async () => [
    (await (await request.get(`/api/people?ids=${user.id}`)).json()).following,
    (await (await request.get(`/api/reviews/game/${HADES.id}`)).json()).liked,
  ];
  expect(await relations()).toEqual([[user.id], [user.id]]);
  const profile = async () => (await request.get("/api/profile")).json();
  expect(await profile()).toMatchObject({
    about: "I like short games.",
    website: "https://mine.example",
  });

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo the import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This import is undone" })).toBeVisible();
  expect(await shelfRows(request)).toEqual([]);
  expect(await relations()).toEqual([[], []]);
  expect(await (await request.get("/api/lists")).json()).toMatchObject({ lists: [] });
  expect((await old.get(`/list/${lists[0].id}`)).status()).toBe(404);
  expect(await profile()).toMatchObject({ about: null, website: "https://mine.example" });
});

test("leads signed-out visitors to the sign-in page and back", async ({ request }) => {
  const answer = await request.get("/import", { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/\/auth\?next=%2Fimport$/);
});

test("explains what is wrong with a file, and sends it again when the connection failed", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d|ERR_FAILED/);
  await signIn();
  await page.goto("/import");
  const alert = page.getByRole("main").getByRole("alert");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/imports")) sent += 1;
  });
  await chooseFiles(page, [fileOf("large.csv", Buffer.alloc(10 * 1024 * 1024 + 1, "a"))]);
  await expect(alert).toContainText("more than 10 MB");
  expect(sent).toBe(0);
  await chooseFiles(page, [fileOf("photo.csv", Buffer.from("ffd8ffe000104a464946", "hex"))]);
  await expect(alert).toContainText(/image|picture/i);
  await chooseFiles(page, [fileOf("empty.csv", "")]);
  await expect(alert).toContainText("empty");
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await page.route("**/api/imports", (route) => route.abort(), { times: 1 });
  await dropFile(page, igdbList("playing.csv", [72]));
  await expect(alert).toContainText("check your connection and try again");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "playing.csv" })).toBeVisible();
});

test("stores the rows of several files, and lists only the user's own imports", async ({
  userRequest,
  newUser,
  requestAs,
}) => {
  const zip = zipSync({ "playing.csv": igdbList("playing.csv", [72]).buffer });
  const files = [igdbList("playing.csv", [71]), fileOf("more.zip", Buffer.from(zip))];
  const id = await beginImport(userRequest, files);
  const other = await requestAs(await newUser());
  expect(await (await other.get("/api/imports")).json()).toEqual({ imports: [] });
  const calls = [
    other.get(`/api/imports/${id}`),
    other.get(`/api/imports/${id}/rows?kind=new`),
    other.post(`/api/imports/${id}/match`),
    other.post(`/api/imports/${id}/write`),
    other.post(`/api/imports/${id}/undo`),
    other.patch(`/api/imports/${id}`, { data: { policy: { notes: "file" } } }),
    other.put(`/api/imports/${id}/rows/1`, { data: { gameId: 72, skip: false } }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status(), answer.url()).toBe(404);
  await expect(await other.delete(`/api/imports/${id}`)).toBeOK();
  expect(await summaryOf(userRequest, id)).toMatchObject({ state: "review", counts: { new: 2 } });
  await runStep(userRequest, id, "write");
  expect((await shelfRows(userRequest)).length).toBe(2);
  expect((await shelfRows(other)).length).toBe(0);
});

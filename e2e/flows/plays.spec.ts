import type { APIRequestContext, Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER, WITCHER_4 } from "../support/games";
import {
  chooseForGame,
  chooseOnGamePage,
  itemOf,
  putOnShelf,
  rateLater,
  removeButton,
  strip,
} from "../support/shelf";

const playsOf = async (page: Page, gameId: number) =>
  (await (await page.request.get(`/api/plays/${gameId}`)).json()).plays;
const GAME_PAGE = `/game/${PORTAL.id}/portal`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const start = (page: Page) => strip(page).getByRole("button", { name: "Start playing" });
const logTime = (page: Page) => strip(page).getByRole("button", { name: "Log time" });
const timer = (page: Page) => strip(page).getByRole("button", { name: /^Stop timer/ });
const log = (page: Page, entry: string) => chooseOnGamePage(page, "Log time", entry);
const more = (page: Page, entry: string | RegExp) => chooseOnGamePage(page, "More", entry);
const press = ({ request }: { request: APIRequestContext }, gameId: number, data: object) =>
  request.post(`/api/plays/${gameId}`, { data, headers: FROM_OWN_PAGE });

test("starts, times and finishes a play from the game page, each undone by its toast", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [WITCHER], "want");
  await page.goto(WITCHER.path);
  await start(page).click();
  await expect(page.getByText(`Started ${WITCHER.name}`).first()).toBeVisible();
  await expect(button(page, "Playing")).toBeVisible();

  await log(page, "30 min");
  await expect(page.getByText(`Added 30 min to ${WITCHER.name}: 30 min in this play`).first()).toBeVisible();
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ status: "playing", playMinutes: 30 });

  // The undo of the end lets the timer run on.
  await log(page, "Start a timer");
  await expect(timer(page)).toBeVisible();
  const before = await playsOf(page, WITCHER.id);
  await more(page, "Finish");
  await expect(page.getByText(`Finished ${WITCHER.name}`).first()).toBeVisible();
  await rateLater(page, WITCHER.name);
  await expect(button(page, "Completed")).toBeVisible();
  expect(await playsOf(page, WITCHER.id)).toMatchObject([{ outcome: "finished", minutes: 30 }]);

  await button(page, "Undo").click();
  await expect(button(page, "Playing")).toBeVisible();
  await expect.poll(() => playsOf(page, WITCHER.id)).toEqual(before);
  expect(await itemOf(page, WITCHER.id)).toMatchObject({ status: "playing", dateCompleted: null });
});

test("starts and finishes a game from its card on the shelf", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL, HADES], "want");
  await page.goto("/collection");
  await chooseForGame(page, PORTAL.name, "Start playing");
  await expect(page.getByText(`Moved ${PORTAL.name} to Playing`).first()).toBeVisible();
  const card = page.getByRole("main").getByRole("link", { name: new RegExp(`^${PORTAL.name} Playing`) });
  await card.press("l");
  await expect(page.getByRole("dialog", { name: "Plays" })).toBeVisible();
  await page.keyboard.press("Escape");
  await card.press("f");
  await expect.poll(async () => (await itemOf(page, PORTAL.id)).status).toBe("completed");
});

test("keeps a log with earlier plays, and a diary whose rows open them", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES], "completed");
  await page.goto("/collection");
  await chooseForGame(page, HADES.name, "Plays");
  const plays = page.getByRole("dialog", { name: "Plays" });
  await expect(plays.getByText("Nothing logged yet.")).toBeVisible();
  await plays.getByRole("button", { name: "Add an earlier play" }).click();
  const form = page.getByRole("dialog", { name: "Add a play" });
  await form.getByLabel("Started").fill("2024-05");
  await form.getByLabel("Ended").fill("2024-02-30");
  await form.getByLabel("Time played").fill("a lot");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("There is no such day.")).toBeVisible();
  await expect(form.getByText("Enter a time such as 12, 12.5 or 12:30 (hours and minutes).")).toBeVisible();
  await form.getByLabel("Ended").fill("2024-06-02");
  await form.getByLabel("Time played").fill("22:30");
  await form.getByLabel("Platform").fill("Nintendo Switch");
  await form.getByLabel("Note").fill("Finally out.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(plays.getByText("Finished Jun 2, 2024")).toBeVisible();
  await expect(plays.getByText("Started May 2024 · Nintendo Switch · 22 h 30 min")).toBeVisible();
  expect(await itemOf(page, HADES.id)).toMatchObject({ status: "completed", playMinutes: 1350 });

  await plays.getByRole("button", { name: /^Delete the play/ }).click();
  await expect(plays.getByText("Nothing logged yet.")).toBeVisible();
  await button(page, "Undo").click();
  await expect(plays.getByText("Finished Jun 2, 2024")).toBeVisible();

  await page.goto("/journal");
  const june = page.getByRole("region", { name: "June" });
  await expect(june.getByRole("listitem").filter({ hasText: "Finally out." }).last()).toContainText(
    "Finished",
  );
  await page.getByRole("navigation", { name: "Months" }).getByRole("link", { name: /^May/ }).click();
  const may = page.getByRole("region", { name: "May" });
  await expect(may).toContainText("Started");
  // A play whose day is unknown leaves the column of the days empty.
  const covers = [june, may].map((month) => month.getByRole("link", { name: `Page of ${HADES.name}` }));
  const [dated, undated] = await Promise.all(covers.map((cover) => cover.boundingBox()));
  expect(undated?.x).toBe(dated?.x);

  // A row opens its play.
  await page.keyboard.press("j");
  await expect(june.getByRole("button", { name: `${HADES.name}, finished Jun 2, 2024` })).toBeFocused();
  await page.keyboard.press("Enter");
  const changed = page.getByRole("dialog", { name: "Change this play" });
  await changed.getByLabel("Note").fill("At last.");
  await changed.getByRole("button", { name: "Save" }).click();
  await expect(changed).toHaveCount(0);
  await expect(june.getByText("At last.")).toBeVisible();

  await button(page, "Log").click();
  await page.getByLabel("Search your shelf").fill("had");
  await page.getByRole("dialog", { name: "Log a play" }).getByRole("button", { name: HADES.name }).click();
  await expect(plays.getByText("Finished Jun 2, 2024")).toBeVisible();
});

test("puts a game on the shelf that is started, but none that is not released", async ({ userRequest }) => {
  const user = { request: userRequest };
  const day = "2024-05-01";
  await expect(await press(user, PORTAL.id, { action: "start", day })).toBeOK();
  expect(await itemOf(user, PORTAL.id)).toMatchObject({ status: "playing" });
  for (const data of [
    { action: "start", day },
    { action: "addMinutes", minutes: 30, day },
    { action: "end", outcome: "finished", day, id: "00000000-0000-4000-8000-000000000000" },
  ]) {
    const refused = await press(user, WITCHER_4.id, data);
    expect([refused.status(), (await refused.json()).error.code]).toEqual([422, "not_released"]);
  }
  expect(await itemOf(user, WITCHER_4.id)).toBeNull();
});

// supabase/tests/plays.test.ts and undo.test.ts have what an undo leaves of later changes.
test("finishes the play that a tab shows once, and offers no undo for it", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL], "want");
  await press(page, PORTAL.id, { action: "start", day: "2024-05-01" });
  await page.goto(GAME_PAGE);
  await expect(logTime(page)).toBeVisible();
  const [{ id }] = await playsOf(page, PORTAL.id);
  await press(page, PORTAL.id, { action: "end", outcome: "finished", day: "2024-05-02", id });
  const finished = await playsOf(page, PORTAL.id);
  const item = await itemOf(page, PORTAL.id);
  await more(page, "Finish");
  await expect(page.getByText(`Finished ${PORTAL.name}`).first()).toBeVisible();
  await expect(button(page, "Undo")).toHaveCount(0);
  expect(await playsOf(page, PORTAL.id)).toEqual(finished);
  expect(await itemOf(page, PORTAL.id)).toEqual(item);
});

test("saves only what was changed in the log, beside the time that another device adds", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/404/);
  await signIn();
  await putOnShelf(page, [HADES], "playing");
  const add = () => press(page, HADES.id, { action: "addMinutes", minutes: 30, day: "2024-05-01" });
  await add();
  await page.goto(`/game/${HADES.id}/hades`);
  await more(page, "Plays");
  const plays = page.getByRole("dialog", { name: "Plays" });
  await expect(plays.getByLabel("Played on")).toBeVisible();
  await add();
  await plays.getByLabel("Played on").selectOption({ index: 1 });
  await expect(plays.getByText("1 h", { exact: false })).toBeVisible();
  expect(await playsOf(page, HADES.id)).toMatchObject([{ minutes: 60, platform: expect.any(String) }]);

  await plays.getByRole("button", { name: /^Change the play/ }).click();
  const form = page.getByRole("dialog", { name: "Change this play" });
  await form.getByLabel("Note").fill("Out of the Underworld.");
  await add();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(plays.getByText("Out of the Underworld.")).toBeVisible();
  expect(await playsOf(page, HADES.id)).toMatchObject([{ minutes: 90, note: "Out of the Underworld." }]);

  // Another device deletes the play: what was typed stays.
  const [{ id }] = await playsOf(page, HADES.id);
  await plays.getByRole("button", { name: /^Change the play/ }).click();
  await form.getByLabel("Note").fill("Again.");
  await page.request.delete(`/api/plays/${HADES.id}/${id}`, { headers: FROM_OWN_PAGE });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This play was deleted.").first()).toBeVisible();
  await expect(form.getByLabel("Note")).toHaveValue("Again.");
});

// edit-game.spec.ts has a form that is kept when another tab signs out.
test("asks before it discards a play that was typed", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES], "completed");
  const plays = page.getByRole("dialog", { name: "Plays" });
  const form = page.getByRole("dialog", { name: "Add a play" });
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await page.goto(`/game/${HADES.id}/hades`);
  await more(page, "Plays");
  await plays.getByRole("button", { name: "Add an earlier play" }).click();
  await page.keyboard.press("Escape");
  await expect(plays).toBeVisible();
  await plays.getByRole("button", { name: "Add an earlier play" }).click();
  await form.getByLabel("Note").fill("Escaped");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => form.getByRole("button", { name: "Cancel" }).click(),
    () => form.getByRole("button", { name: "Close" }).click(),
  ]) {
    await leave();
    // By keyboard: a second click within half a second is a double click.
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(form.getByLabel("Note")).toHaveValue("Escaped");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(plays).toBeVisible();
  await plays.getByRole("button", { name: "Add an earlier play" }).click();
  await expect(form.getByLabel("Note")).toHaveValue("");
});

test("keeps the focus, and reaches Undo by F8 in the log", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL], "want");
  await press(page, PORTAL.id, { action: "start", day: "2024-05-01" });
  const [{ id }] = await playsOf(page, PORTAL.id);
  await press(page, PORTAL.id, { action: "end", outcome: "finished", day: "2024-05-02", id });
  await page.goto("/collection");
  const remove = await removeButton(page, PORTAL.name);
  await remove.focus();
  const question = page.getByRole("alertdialog");
  const open = async () => {
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  };
  const isLeft = async () => {
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
  };
  await open();
  await page.keyboard.press("Enter");
  await isLeft();
  await open();
  // Radix listens for Escape some milliseconds after it has shown the dialog.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden({ timeout: 500 });
  }).toPass();
  await isLeft();

  await page.goto(`/game/${PORTAL.id}/portal`);
  await more(page, "Plays");
  const plays = page.getByRole("dialog", { name: "Plays" });
  await plays.getByRole("button", { name: /^Delete the play/ }).focus();
  await page.keyboard.press("Enter");
  await expect(plays.getByText("Nothing logged yet.")).toBeVisible();
  await expect(button(page, "Undo")).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(plays.getByText(/^Finished/)).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
});

test("adds the time of two quick presses once, and shows which hours its game shows", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [PORTAL], "playing");
  await press(page, PORTAL.id, { action: "start", day: "2024-05-01" });
  await page.request.patch(`/api/collection/${PORTAL.id}`, {
    data: { hoursPlayed: 12.5 },
    headers: FROM_OWN_PAGE,
  });
  await page.goto(GAME_PAGE);
  await logTime(page).click();
  await page.getByRole("menuitem", { name: "30 min", exact: true }).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  const news = `Added 30 min to ${PORTAL.name}: 30 min in this play. Its entry shows the 12.5 h that you entered`;
  await expect(page.getByText(news).first()).toBeVisible();
  expect(await playsOf(page, PORTAL.id)).toMatchObject([{ minutes: 30 }]);
});

test("discards the time of a timer, and the undo lets the timer run on", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL], "playing");
  await press(page, PORTAL.id, { action: "startTimer", day: "2024-05-01" });
  const [{ timerStartedAt }] = await playsOf(page, PORTAL.id);
  await page.goto(GAME_PAGE);
  await more(page, "Discard the timer");
  await expect(page.getByText(`Discarded the time of ${PORTAL.name}`).first()).toBeVisible();
  await expect(logTime(page)).toBeVisible();
  expect(await playsOf(page, PORTAL.id)).toMatchObject([{ timerStartedAt: null, minutes: 0 }]);
  await button(page, "Undo").click();
  await expect(timer(page)).toBeVisible();
  expect(await playsOf(page, PORTAL.id)).toMatchObject([{ timerStartedAt, minutes: 0 }]);
});

test("refuses bad input with a plain message", async ({ userRequest: request }) => {
  await putOnShelf({ request }, [PORTAL]);
  const play = { platform: null, started: null, finished: null, outcome: "finished", minutes: 0, note: null };
  const id = "00000000-0000-4000-8000-000000000001";
  const refusals: [object, string][] = [
    [{ ...play, started: "2024-05-02", finished: "2024-05-01" }, "The end is before the start."],
    [{ ...play, started: "0000" }, "That is before there were video games."],
    [{ ...play, started: "2999" }, "That is in the future."],
    [{ ...play, minutes: -1 }, "The time played is from 0 to 1,000,000 hours."],
    [{ ...play, minutes: 1e12 }, "The time played is from 0 to 1,000,000 hours."],
    [{ ...play, platform: "PC\u0007" }, "A platform is text of up to 100 characters."],
    [{ ...play, note: "\u0000" }, "A note is text of up to 5,000 characters."],
  ];
  for (const [data, message] of refusals) {
    const answer = await request.put(`/api/plays/${PORTAL.id}/${id}`, { data });
    expect([answer.status(), (await answer.json()).error.message]).toEqual([400, message]);
  }
  for (const game of ["0", "x", "0x10", "1e3"]) {
    const answer = await request.put(`/api/plays/${game}/${id}`, { data: play });
    expect([answer.status(), (await answer.json()).error.message], game).toEqual([
      400,
      "The game's id is not valid.",
    ]);
  }
  for (const path of ["/api/plays/0", "/api/plays/x", "/api/journal?period=2024-13", "/api/journal"]) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
  const open = { ...play, outcome: "playing" };
  const secondPath = `/api/plays/${PORTAL.id}/00000000-0000-4000-8000-000000000002`;
  const second = await request.put(secondPath, { data: open });
  const isTaken = [409, "This game has an open play already. Finish it first."];
  expect([second.status(), (await second.json()).error.message]).toEqual(isTaken);

  await expect(await request.put(secondPath, { data: { ...play, started: "2024" } })).toBeOK();
  for (const [data, ...refusal] of [
    [{}, 400, "There is nothing to change."],
    [{ outcome: "playing", finished: "2024" }, 400, "A play that is still open has no end yet."],
    [{ finished: "2023" }, 400, "One of the values is not allowed."],
    [{ outcome: "playing" }, ...isTaken],
  ] as const) {
    const answer = await request.patch(secondPath, { data });
    expect([answer.status(), (await answer.json()).error.message]).toEqual(refusal);
  }
  const gone = await request.patch(`/api/plays/${PORTAL.id}/00000000-0000-4000-8000-000000000003`, {
    data: { minutes: 30 },
  });
  expect([gone.status(), (await gone.json()).error.message]).toEqual([404, "This play was deleted."]);
});

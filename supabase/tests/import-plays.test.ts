import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, type User } from "./harness.ts";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

let user: User;
const server = await startWithCatalogue();
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.newUser();
});

const play = (started: string | null, finished: string | null, minutes = 0, platform?: string) => ({
  started,
  finished,
  minutes,
  platform,
});
const row = (plays: object[], rest: object = {}) => ({ title: "", igdb_id: 1942, plays, ...rest });

async function imported(...rows: object[]) {
  const steps = importSteps(user);
  const id = await steps.read(rows);
  const { records, recordsToWrite } = await steps.summary(id);
  await steps.write(id);
  return { ...steps, id, records, recordsToWrite };
}

const plays = async () =>
  (
    await user.client
      .from("plays")
      .select("game_id, started, finished, outcome, minutes, platform")
      .order("game_id")
      .order("started", { nullsFirst: true })
      .order("finished")
      .throwOnError()
  ).data ?? [];
const logged = (rest: object) =>
  user.client
    .from("plays")
    .insert({ user_id: user.id, game_id: 1942, ...rest })
    .throwOnError();

it.each([
  ["playing", "start", [{ started: "2024-01-02", finished: null, outcome: "playing" }], null],
  ["playing", "note", [], "Last played: 2024-01-02"],
  ["completed", "start", [{ started: null, finished: "2024-01-02", outcome: "finished" }], null],
])(
  "of a word that the user makes %s, reads a date that may be a %s",
  async (status, finish_if_playing, logged, notes) => {
    const steps = importSteps(user);
    const rest = { status_word: "Rolling", finished_on: "2024-01-02", finish_if_playing };
    const id = await steps.read([row([play(null, "2024-01-02")], rest)]);
    await steps.options(id, { status_words: { Rolling: status } });
    await steps.write(id);
    const { data } = await user.client
      .from("user_games")
      .select("status, date_completed, notes")
      .throwOnError();
    const date_completed = status === "completed" ? "2024-01-02T00:00:00+00:00" : null;
    expect(data).toEqual([{ status, date_completed, notes }]);
    expect(await plays()).toMatchObject(logged);
    expect(await plays()).toHaveLength(logged.length);
  },
);

it("writes the plays of a row as in the preview, of two rows each once, and nothing the second time", async () => {
  const rows = [
    row([play("2023-12", "2024-01-05", 600, "PC"), play("2025", "2025-03", 90)], {
      status: "completed",
      hours: 20,
    }),
    row([play("2023-12", "2024-01-05", 500)]),
    row([play("2022-01-02", null)], { igdb_id: 1020, status: "playing" }),
  ];
  const first = await imported(...rows);
  expect(first).toMatchObject({
    records: [{ kind: "plays", added: 3, there: 0, left: 0 }],
    recordsToWrite: 3,
  });
  const written = await plays();
  expect(written).toEqual([
    { game_id: 1020, started: "2022-01-02", finished: null, outcome: "playing", minutes: 0, platform: null },
    {
      ...{ game_id: 1942, started: "2023-12", finished: "2024-01-05", outcome: "finished" },
      ...{ minutes: 600, platform: "PC" },
    },
    { game_id: 1942, started: "2025", finished: "2025-03", outcome: "finished", minutes: 90, platform: null },
  ]);
  expect(await first.summary(first.id)).toMatchObject({
    records: [{ kind: "plays", added: 3 }],
    recordsToWrite: 0,
  });
  const ids = (await user.client.from("plays").select("id")).data ?? [];
  for (const { id } of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-/);

  expect(await imported(...rows)).toMatchObject({ records: [], recordsToWrite: 0 });
  expect(await plays()).toEqual(written);
});

it("adds no second play for what was logged by hand, and no second open one", async () => {
  await user.client.from("user_games").insert([gameRow(user.id, 1942), gameRow(user.id, 1020)]);
  await logged({ finished: "2024", outcome: "finished", note: "Mine" });
  await logged({ game_id: 1020, outcome: "playing" });
  await imported(
    row([play("2024-04", "2024-05-17"), play(null, "2021")], { status: "completed" }),
    row([play("2026", null)], { igdb_id: 1020, status: "playing" }),
  );
  expect(await plays()).toMatchObject([
    { game_id: 1020, started: null, outcome: "playing" },
    { game_id: 1942, finished: "2021" },
    { game_id: 1942, started: null, finished: "2024" },
  ]);
});

it("takes the outcome from the status, and leaves out plays with neither a finish nor a clear status", async () => {
  await imported(
    row([play("2020", null), play("2021", null)], { status: "dropped" }),
    row([play("2020", null)], { igdb_id: 1020, status: "want" }),
    row([play("2020", "2021")], { igdb_id: 72, status: null }),
    row([play("2020", null)], { igdb_id: 71, status: "completed" }),
  );
  expect(await plays()).toMatchObject([
    { game_id: 71, started: "2020", finished: null, outcome: "finished" },
    { game_id: 72, outcome: "finished" },
    { game_id: 1942, started: "2021", outcome: "abandoned" },
  ]);
});

it("leaves out days that cannot be: a start after the finish, the future, and what is no date", async () => {
  await imported(
    row([play("2024-02-09", "2012"), play("2190-01-01", "2190-02-01"), play("2023-02-30", "yesterday")], {
      status: "completed",
    }),
  );
  expect(await plays()).toMatchObject([{ started: null, finished: "2012" }]);
});

it("writes plays without a date, one per outcome and platform, and none the second time", async () => {
  const rows = [
    row([play(null, "2023-05-06", 1200, "PC")], { status: "completed", hours: 20 }),
    row([play(null, null, 600, "Switch")], { status: "playing", hours: 10 }),
    row([play(null, null, 60, "PS4")], { status: "completed", hours: 1 }),
    row([play(null, null, 60, "PS5")], { status: "completed", hours: 1 }),
  ];
  await imported(...rows);
  const written = await plays();
  expect(
    written.map(({ finished, outcome, minutes, platform }) => [finished, outcome, minutes, platform]).sort(),
  ).toEqual(
    [
      ["2023-05-06", "finished", 1200, "PC"],
      [null, "finished", 60, "PS4"],
      [null, "finished", 60, "PS5"],
      [null, "playing", 600, "Switch"],
    ].sort(),
  );
  expect(await imported(...rows)).toMatchObject({ records: [], recordsToWrite: 0 });
  expect(await plays()).toHaveLength(4);
});

it("changes no hours that the preview does not name", async () => {
  await user.client.from("user_games").insert(gameRow(user.id, 1942));
  await logged({ finished: "2019", outcome: "finished", minutes: 1200 });
  await imported(row([play(null, "2024", 600)], { status: "completed", hours: 10 }));
  const { data } = await user.client.from("user_games").select("shown_hours");
  expect(data?.map(({ shown_hours }) => Number(shown_hours))).toEqual([20]);
});

it("undoes them, but not one that was changed since, and removes the game that only had them", async () => {
  const { id, undo } = await imported(
    row([play(null, "2020")], { status: "completed" }),
    row([play(null, "2021")], { igdb_id: 1020, status: "completed" }),
  );
  await user.client.from("plays").update({ note: "Great" }).eq("game_id", 1020).throwOnError();
  expect(await undo(id)).toBe("undone");
  expect(await plays()).toMatchObject([{ game_id: 1020, finished: "2021" }]);
  const { data } = await user.client.from("user_games").select("game_id");
  expect(data).toEqual([{ game_id: 1020 }]);
});

it("writes the plays of a game that is chosen after the write", async () => {
  const { id, call, write, summary } = await imported({
    title: "No such game of any catalogue",
    plays: [play(null, "2020")],
    status: "completed",
  });
  expect(await plays()).toEqual([]);
  await call("choose_import_game", { import: id, of_row: 1, game_id: 1942, skip: false });
  expect(await summary(id)).toMatchObject({ records: [{ kind: "plays", added: 1 }], recordsToWrite: 1 });
  await write(id);
  expect(await plays()).toMatchObject([{ game_id: 1942, finished: "2020" }]);
});

it.each([
  ["minutes in words", [{ minutes: "many" }], "22P02"],
  ["endless minutes", [{ minutes: 1e20 }], "22003"],
  ["texts", ["2020"], "22023"],
  ["no list", { started: "2020" }, "22023"],
  ["101", Array.from({ length: 101 }, () => play(null, "2020")), "23514"],
])("refuses plays of the wrong type when they are added: %s", async (_, wrong, code) => {
  const { begin, add } = importSteps(user);
  await expect(add(await begin(), [row([]), { ...row([]), plays: wrong }])).rejects.toMatchObject({ code });
});

it("keeps the note of a run", async () => {
  await imported(row([{ ...play("2023-12", "2024-01-05"), note: "Too short" }], { status: "completed" }));
  const { data } = await user.client.from("plays").select("finished, note").throwOnError();
  expect(data).toEqual([{ finished: "2024-01-05", note: "Too short" }]);
});

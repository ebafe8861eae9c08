import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await owner.client.from("user_games").insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
});

const DAY = "2026-05-17";
const plays = () => owner.client.from("plays");
/** Calls a function as a change that can be undone. */
const call = async (name: string, args: object, change: string = randomUUID()) => ({
  ...(await owner.client.rpc(name, args).setHeader("X-Change", change)),
  change,
});
/** Whether all of a change was undone. */
const undo = async ({ change }: { change: string }) =>
  (await owner.client.rpc("undo_change", { change })).data?.kept === 0;
const start = (of_game = 1, on_day = DAY) => call("start_play", { of_game, on_day });
const add = (added: number, change = randomUUID(), of_game = 1) =>
  call("add_play_minutes", { of_game, added, on_day: DAY }, change);
const end = (new_outcome: string, of_play = randomUUID(), on_day = DAY) =>
  call("end_play", { of_game: 1, new_outcome, on_day, of_play });
const startTimer = (of_game = 1) => call("start_timer", { of_game, on_day: DAY });
const stopTimer = (discard = false) => call("stop_timer", { of_game: 1, discard });
const runFor = (minutes: number, of_game = 1) =>
  server.sql(
    "update public.plays set timer_started_at = now() - make_interval(mins => $1) where game_id = $2 and outcome = 'playing'",
    [minutes, of_game],
  );
const game = async (id = 1) => {
  const { data } = await owner.client.from("user_games").select().eq("game_id", id).single();
  return { ...data, shown_hours: Number(data.shown_hours) };
};
const setStatus = (status: string, id = 1, headers: Record<string, string> = {}) => {
  const update = owner.client.from("user_games").update({ status }).eq("game_id", id);
  return Object.entries(headers).reduce((query, [name, value]) => query.setHeader(name, value), update);
};
const outcomes = async (id = 1) =>
  (await plays().select("outcome, finished").eq("game_id", id).order("created_at")).data;
const play = (values: object) =>
  plays().insert({ user_id: owner.id, game_id: 1, outcome: "finished", ...values });

describe("a press", () => {
  it("starts a play once, and the game is being played", async () => {
    const first = await start();
    expect(first.data).toMatchObject({ gameId: 1, started: DAY, outcome: "playing", minutes: 0 });
    expect((await start()).data).toMatchObject({ id: first.data.id });
    expect(await game()).toMatchObject({ status: "playing" });
    expect((await plays().select()).data).toHaveLength(1);
  });

  it("adds minutes, which a repeated call does not add again", async () => {
    const press = randomUUID();
    expect((await add(30, press)).data).toMatchObject({ minutes: 30, started: DAY });
    expect((await add(30, press)).data).toMatchObject({ minutes: 30 });
    expect((await add(45)).data).toMatchObject({ minutes: 75 });
    expect((await add(30, press)).data).toMatchObject({ minutes: 75 });
    expect(await game()).toMatchObject({ play_minutes: 75, shown_hours: 1.3 });
  });

  it("keeps both of two presses at the same time", async () => {
    await start();
    await Promise.all(Array.from({ length: 10 }, () => add(30)));
    expect(await game()).toMatchObject({ play_minutes: 300 });
  });

  it("ends the open play, and the game is completed", async () => {
    const { data } = await start();
    expect((await end("finished")).data).toMatchObject({
      id: data.id,
      outcome: "finished",
      finished: DAY,
      minutes: 0,
    });
    const { status, date_completed } = await game();
    expect([status, date_completed.slice(0, 10)]).toEqual(["completed", DAY]);
  });

  it("drops a game that is abandoned", async () => {
    await start();
    expect((await end("abandoned")).data).toMatchObject({ outcome: "abandoned" });
    expect(await game()).toMatchObject({ status: "dropped", date_completed: null });
  });

  it("ends the play that its device shows, once", async () => {
    const { data } = await start();
    expect((await end("finished", data.id)).data).toMatchObject({
      outcome: "finished",
      isChanged: true,
    });
    const elsewhere = await end("abandoned", data.id);
    expect(elsewhere.data).toMatchObject({ id: data.id, outcome: "finished", isChanged: false });
    await start();
    expect((await end("finished", data.id)).data).toMatchObject({ id: data.id, isChanged: false });
    expect((await plays().select("outcome").order("created_at")).data).toEqual([
      { outcome: "finished" },
      { outcome: "playing" },
    ]);
    expect(await game()).toMatchObject({ status: "playing" });
  });

  it("logs a finished play where none is open, once", async () => {
    const id = randomUUID();
    expect((await end("finished", id)).data).toMatchObject({ id, outcome: "finished", started: null });
    expect((await end("finished", id)).data).toMatchObject({ id });
    expect((await plays().select()).data).toHaveLength(1);
  });

  it("starts a replay of a completed game", async () => {
    await start();
    await end("finished");
    await start(1, "2026-06-01");
    expect(await game()).toMatchObject({ status: "playing" });
    const { data: month } = await call("journal", { of_period: "2026-06" });
    expect(month.entries).toMatchObject([{ started: "2026-06-01", isReplay: true }]);
  });

  it("resumes a paused game with its time", async () => {
    await setStatus("playing");
    await setStatus("paused");
    await add(30);
    expect(await game()).toMatchObject({ status: "playing", play_minutes: 30 });
  });

  it("adds time to an endless game, which stays endless", async () => {
    await setStatus("endless");
    await add(30);
    expect(await game()).toMatchObject({ status: "endless", play_minutes: 30 });
  });

  it("ends a play that has begun on a later day elsewhere on the day on which it began", async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await start(1, day);
    expect((await end("finished")).data).toMatchObject({ started: day, finished: day });
  });

  it("adds no more than 1,000,000 hours", async () => {
    await start();
    await plays().update({ minutes: 59_999_990 }).eq("game_id", 1);
    expect((await add(30)).data).toMatchObject({ minutes: 60_000_000 });
  });

  it("starts a play on the platform of the only copy, unless another one is chosen", async () => {
    const platformOf = async (args = {}) => {
      await plays().delete().eq("game_id", 1);
      return (await call("start_play", { of_game: 1, on_day: DAY, ...args })).data.platform;
    };
    const own = (platform: string) =>
      owner.client.from("copies").insert({ user_id: owner.id, game_id: 1, platform });
    expect(await platformOf()).toBeNull();
    await own("Switch");
    expect(await platformOf()).toBe("Switch");
    expect(await platformOf({ on_platform: "PC" })).toBe("PC");
    await own("PC");
    expect(await platformOf()).toBeNull();
  });

  it("starts a replay on the platform of the last play, where the copies do not tell", async () => {
    await play({ platform: "PC", finished: "2020" });
    await play({ platform: "Switch", finished: "2021" });
    await play({ finished: "2022" });
    expect((await start()).data).toMatchObject({ platform: "Switch" });
  });

  it("is refused for a game that is not on the shelf", async () => {
    expect((await start(3)).error?.code).toBe("23503");
    expect((await end("finished")).error).toBeNull();
    expect((await end("won")).error?.code).toBe("22023");
  });

  it("of another user changes nothing", async () => {
    await start();
    expect((await other.client.rpc("start_play", { of_game: 1, on_day: DAY })).error?.code).toBe("23503");
    expect((await server.connect().rpc("start_play", { of_game: 1, on_day: DAY })).error?.code).toBe("42501");
    expect((await plays().select()).data).toHaveLength(1);
  });
});

describe("the plays of a game", () => {
  const today = () => new Date().toISOString().slice(0, 10);

  it.each([
    ["completed", "finished"],
    ["dropped", "abandoned"],
    ["paused", "paused"],
    ["want", "paused"],
  ])("open with Playing, and %s ends them as %s, today", async (status, outcome) => {
    await setStatus("playing");
    expect((await plays().select("outcome, started").single()).data).toEqual({
      outcome: "playing",
      started: today(),
    });
    await add(30);
    await startTimer();
    await runFor(10);
    await setStatus(status);
    expect((await plays().select("outcome, finished, minutes").single()).data).toEqual({
      outcome,
      finished: today(),
      minutes: 40,
    });
  });

  it("open for a game that is added as Playing, on the user's day", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const insert = (id: number, day: string) =>
      owner.client
        .from("user_games")
        .insert(gameRow(owner.id, id, { status: "playing" }))
        .setHeader("X-Day", day);
    await insert(3, tomorrow);
    for (const day of ["2020-01-01", "2999-01-01", "2026", "today"]) await insert(4, day);
    expect((await plays().select("game_id, started").order("game_id")).data).toEqual([
      { game_id: 3, started: tomorrow },
      { game_id: 4, started: today() },
    ]);
  });

  it("go if nothing was played, when the game is wanted again", async () => {
    await setStatus("playing");
    await setStatus("want");
    expect(await outcomes()).toEqual([]);
  });

  it("stay open while the game is endless", async () => {
    await setStatus("playing");
    await setStatus("endless");
    expect(await outcomes()).toEqual([{ outcome: "playing", finished: null }]);
  });

  it("follow the statuses of many games at once, and both are undone together", async () => {
    const before = await server.sql("select game_id, status from public.user_games order by game_id");
    const moved = await call("set_status", { game_ids: [1, 2], new_status: "playing" });
    expect([await outcomes(1), await outcomes(2)].flat()).toHaveLength(2);
    expect(await undo(moved)).toBe(true);
    expect((await plays().select()).data).toEqual([]);
    expect(await server.sql("select game_id, status from public.user_games order by game_id")).toEqual(
      before,
    );
  });

  it("set the status when they are opened or ended by hand", async () => {
    const edit = (values: object) => plays().update(values).eq("game_id", 1);
    await setStatus("completed");
    await play({ outcome: "playing" });
    expect(await game()).toMatchObject({ status: "playing" });
    await edit({ outcome: "abandoned", finished: "2026" });
    expect(await game()).toMatchObject({ status: "dropped" });
    await play({ finished: "2019" });
    expect(await game()).toMatchObject({ status: "dropped" });
  });

  it.each([
    ["want", "2019-05-17", "2019-05-17"],
    ["imported", "2019-05-17", "2019-05-17"],
    ["want", "2019-05", undefined],
    ["want", null, undefined],
  ])(
    "of a game that is %s complete it when they are logged as finished %s",
    async (status, finished, day) => {
      await setStatus(status);
      await play({ finished, outcome: "abandoned" });
      expect(await game()).toMatchObject({ status });
      await play({ finished });
      const { status: now, date_completed } = await game();
      expect([now, date_completed?.slice(0, 10)]).toEqual(["completed", day]);
    },
  );

  it("leave a game that is being played as it is when an earlier one is logged", async () => {
    await start();
    await play({ finished: "2019" });
    expect(await game()).toMatchObject({ status: "playing" });
    expect(await outcomes()).toContainEqual({ outcome: "playing", finished: null });
  });

  it("move the day of completion that they have set, which an undo moves back", async () => {
    const { id } = (await end("finished")).data;
    const change = randomUUID();
    const { error } = await plays()
      .update({ finished: "2026-05-10" })
      .eq("id", id)
      .setHeader("X-Change", change);
    expect(error).toBeNull();
    expect((await game()).date_completed.slice(0, 10)).toBe("2026-05-10");
    expect(await undo({ change })).toBe(true);
    expect((await game()).date_completed.slice(0, 10)).toBe(DAY);
  });

  it.each([
    ["that was entered otherwise", { date_completed: "2024-05-06T00:00:00Z" }, "2024-05-06"],
    ["of a game that is no longer completed", { status: "paused" }, DAY],
  ])("leave the day of completion %s", async (_, values, day) => {
    const { id } = (await end("finished")).data;
    await owner.client.from("user_games").update(values).eq("game_id", 1);
    const before = (await game()).date_completed;
    await plays().update({ finished: "2026-05-10" }).eq("id", id);
    expect((await game()).date_completed).toBe(before);
    expect(before.slice(0, 10)).toBe(day);
  });

  it("of a shelf from before are brought in line without days", async () => {
    await server.sql("update public.user_games set status = 'playing' where game_id = 1");
    await server.sql("insert into public.plays (user_id, game_id) values ($1, 2)", [owner.id]);
    await server.sql("update public.user_games set status = 'completed' where game_id = 2");
    await server.sql("select public.follow_statuses($1, '{1,2}', null)", [owner.id]);
    expect((await plays().select("game_id, outcome, started, finished").order("game_id")).data).toEqual([
      { game_id: 1, outcome: "playing", started: null, finished: null },
      { game_id: 2, outcome: "finished", started: null, finished: null },
    ]);
  });
});

describe("play_action", () => {
  const game = { game_name: "Hades", game_release_date: "2020-01-01" };
  const act = (action: object, data?: object, change?: string) =>
    call("play_action", { of_game: 3, action, ...(data ? { game: data } : {}) }, change);
  const shelved = async () =>
    (await owner.client.from("user_games").select("status").eq("game_id", 3).maybeSingle()).data;

  it.each([
    [{ action: "start", day: DAY, platform: "PC" }, "playing", { started: DAY, platform: "PC" }],
    [{ action: "addMinutes", day: DAY, minutes: 30 }, "playing", { started: DAY, minutes: 30 }],
    [{ action: "startTimer", day: DAY }, "playing", { started: DAY }],
    [
      { action: "end", day: DAY, outcome: "finished", id: randomUUID() },
      "completed",
      { started: null, finished: DAY },
    ],
    [{ action: "end", day: DAY, outcome: "abandoned", id: randomUUID() }, "dropped", { finished: DAY }],
  ])("adds a missing game, and its undo removes it: %j", async (action, status, expected) => {
    expect((await act(action)).data).toEqual({ outcome: "missing" });
    const change = randomUUID();
    const done = await act(action, game, change);
    expect(done.data).toMatchObject(expected);
    expect((await act(action, undefined, change)).data).toMatchObject({ id: done.data.id, ...expected });
    expect(await shelved()).toEqual({ status });
    expect(await undo(done)).toBe(true);
    expect(await shelved()).toBeNull();
  });

  it("does not start a game whose release is unsure, without its data", async () => {
    await owner.client
      .from("user_games")
      .insert(gameRow(owner.id, 3, { game_release_date: null, status: "want" }));
    expect((await act({ action: "start", day: DAY })).data).toEqual({ outcome: "unsure" });
    expect(await shelved()).toEqual({ status: "want" });
    expect((await act({ action: "stopTimer", discard: false })).data).toBeNull();
  });
});

describe("the timer", () => {
  it("adds its minutes when it stops, once", async () => {
    expect((await startTimer()).data.timerStartedAt).not.toBeNull();
    await runFor(42);
    expect((await startTimer()).data).toMatchObject({ minutes: 0 });
    expect((await stopTimer()).data).toMatchObject({ minutes: 42, timerStartedAt: null });
    expect((await stopTimer()).data).toMatchObject({ minutes: 42 });
  });

  it("can be discarded, and counts for a day at most", async () => {
    await startTimer();
    await runFor(42);
    expect((await stopTimer(true)).data).toMatchObject({ minutes: 0 });
    await startTimer();
    await runFor(5000);
    expect((await stopTimer()).data).toMatchObject({ minutes: 1440 });
  });

  it("stops whatever its owner set, and adds nothing for a start in the future", async () => {
    const set = (timer_started_at: string) => plays().update({ timer_started_at }).eq("game_id", 1);
    await startTimer();
    for (const endless of ["infinity", "-infinity", "4000-01-01 BC", "294276-01-01"])
      expect((await set(endless)).error?.code, endless).toBe("23514");
    for (const [at, minutes] of [
      ["9999-12-31T00:00:00Z", 0],
      ["0001-01-01T00:00:00Z", 1440],
    ] as const) {
      await startTimer();
      expect((await set(at)).error, at).toBeNull();
      expect((await stopTimer()).data, at).toMatchObject({ minutes, timerStartedAt: null });
    }
  });

  it("stops when another game's starts, and with its play", async () => {
    await startTimer();
    await runFor(10);
    expect((await startTimer(2)).data).toMatchObject({ stopped: ["Game 1"] });
    expect((await plays().select().eq("game_id", 1).single()).data).toMatchObject({
      minutes: 10,
      timer_started_at: null,
    });
    await startTimer();
    await runFor(5);
    expect((await end("finished")).data).toMatchObject({ minutes: 15, timerStartedAt: null });
  });
});

describe("of two timers", () => {
  const running = async () => (await plays().select("game_id").not("timer_started_at", "is", null)).data;

  it("the later one does not run after a play is inserted or changed", async () => {
    const timer_started_at = "2026-01-01T10:00:00Z";
    await startTimer(2);
    expect((await play({ outcome: "playing", timer_started_at })).error).toBeNull();
    expect(await running()).toEqual([{ game_id: 2 }]);
    expect((await plays().update({ timer_started_at }).eq("game_id", 1)).error).toBeNull();
    expect(await running()).toEqual([{ game_id: 2 }]);
  });

  it("the former one does not run on after the undo of a removal", async () => {
    await startTimer();
    const removal = await call("remove_games", { game_ids: [1] });
    await startTimer(2);
    expect(await undo(removal)).toBe(true);
    expect(await running()).toEqual([{ game_id: 2 }]);
  });
});

describe("the undo of a press", () => {
  type Answer = Awaited<ReturnType<typeof start>>;
  /** All that a press changes. */
  const state = async () => ({
    plays: await server.sql(
      "select id, game_id, outcome, finished, minutes, timer_started_at from public.plays order by game_id, created_at",
    ),
    games: await server.sql("select game_id, status, date_completed from public.user_games order by game_id"),
  });
  const setGame = (values: object) => owner.client.from("user_games").update(values).eq("game_id", 1);

  const presses: [string, () => PromiseLike<Answer>][] = [
    ["a start", () => start()],
    ["minutes", () => add(30)],
    ["a timer", () => startTimer()],
    ["an end", () => end("finished")],
    ["an abandoning", () => end("abandoned")],
  ];
  it.each(presses)("of %s restores the game and its plays", async (_, press) => {
    for (const status of ["imported", "want", "completed", "dropped"]) {
      await server.sql(
        "update public.user_games set status = $1, date_completed = '2024-05-06 07:08:09.123456Z'",
        [status],
      );
      const before = await state();
      const answer = await press();
      expect(await undo(answer), status).toBe(true);
      expect(await state(), status).toEqual(before);
      expect(await undo(answer), status).toBe(true);
      expect(await state(), status).toEqual(before);
    }
  });

  it.each([
    ...presses,
    ["a stop", () => stopTimer()],
    ["a discarding", () => stopTimer(true)],
  ] as typeof presses)("of %s restores an open play, whose timer runs on", async (what, press) => {
    await start();
    await add(60);
    await startTimer();
    await runFor(20);
    const before = await state();
    const answer = await press();
    if (what === "a timer" || what === "a start") return expect(answer.data.isChanged).toBe(false);
    expect(await undo(answer)).toBe(true);
    expect(await state()).toEqual(before);
    expect(await undo(answer)).toBe(true);
    expect(await state()).toEqual(before);
  });

  it("of a timer restores the one of another game that it has stopped", async () => {
    await startTimer();
    await runFor(20);
    await start(2);
    const before = await state();
    const answer = await startTimer(2);
    expect((await state()).plays).toMatchObject([{ minutes: 20, timer_started_at: null }, { minutes: 0 }]);
    expect(await undo(answer)).toBe(true);
    expect(await state()).toEqual(before);
  });

  it("is offered if the press has changed anything, also when it is repeated", async () => {
    const { change, data } = await start();
    expect(data).toMatchObject({ isChanged: true });
    expect((await start()).data).toMatchObject({ isChanged: false });
    expect((await stopTimer()).data).toMatchObject({ isChanged: false });
    expect((await call("start_play", { of_game: 1, on_day: DAY }, change)).data).toMatchObject({
      isChanged: true,
    });
  });

  it("leaves what other devices have added since", async () => {
    await start();
    const added = await add(30);
    await add(45);
    expect(await undo(added)).toBe(true);
    expect(await undo(added)).toBe(true);
    expect(await game()).toMatchObject({ play_minutes: 45, status: "playing" });

    await plays().delete().eq("game_id", 1);
    await setGame({ status: "want" });
    const begun = await add(30);
    await add(45);
    expect(await undo(begun)).toBe(false);
    expect(await game()).toMatchObject({ play_minutes: 75, status: "playing" });

    const finished = await end("finished");
    await plays().update({ outcome: "abandoned" }).eq("id", finished.data.id);
    await setGame({ status: "dropped" });
    expect(await undo(finished)).toBe(false);
    expect((await plays().select("outcome")).data).toEqual([{ outcome: "abandoned" }]);
    expect(await game()).toMatchObject({ status: "dropped" });
  });

  it("keeps the time of a timer that cannot run on", async () => {
    await startTimer();
    await runFor(20);
    const stopped = await stopTimer();
    await startTimer(2);
    expect(await undo(stopped)).toBe(false);
    expect((await state()).plays).toMatchObject([
      { minutes: 20, timer_started_at: null },
      { timer_started_at: expect.anything() },
    ]);
  });

  it("removes a replay that a stale press has begun", async () => {
    await start();
    await end("finished");
    const before = await state();
    expect(await undo(await add(30))).toBe(true);
    expect(await state()).toEqual(before);
  });

  it("keeps an ended play if another one has been started since", async () => {
    await start();
    const finished = await end("finished");
    await start();
    const before = await state();
    expect(await undo(finished)).toBe(false);
    expect(await state()).toEqual(before);
  });

  it.each([
    ["a timer", () => startTimer()],
    ["another start", () => plays().update({ started: "2026-05" }).eq("game_id", 1)],
    ["another platform", () => plays().update({ platform: "PC" }).eq("game_id", 1)],
    ["a note", () => plays().update({ note: "Chapter 2" }).eq("game_id", 1)],
  ])("keeps a play that has %s since, also when it is repeated", async (_, change) => {
    const started = await start();
    await change();
    const before = await state();
    for (const attempt of [1, 2]) {
      expect(await undo(started), `${attempt}`).toBe(false);
      expect(await state(), `${attempt}`).toEqual(before);
    }
  });

  it("keeps an end that was dated since, also when it is repeated", async () => {
    await start();
    const finished = await end("finished");
    await plays().update({ finished: "2026-05-20" }).eq("game_id", 1);
    const before = await state();
    for (const attempt of [1, 2]) {
      expect(await undo(finished), `${attempt}`).toBe(false);
      expect(await state(), `${attempt}`).toEqual(before);
    }
  });

  it("keeps a status or a date of completion that was set since", async () => {
    const paused = await start();
    await setGame({ status: "paused" });
    expect(await undo(paused)).toBe(false);
    expect(await game()).toMatchObject({ status: "paused" });

    const finished = await end("finished");
    await setGame({ date_completed: "2024-05-06T00:00:00Z" });
    expect(await undo(finished)).toBe(false);
    const { status, date_completed } = await game();
    expect([status, date_completed.slice(0, 10)]).toEqual(["completed", "2024-05-06"]);
  });

  /** A press on a game that is not on the shelf. */
  const addAndStart = async () => {
    const change = randomUUID();
    await owner.client.from("user_games").delete().eq("game_id", 1);
    await owner.client
      .from("user_games")
      .insert(gameRow(owner.id, 1, { status: "playing" }))
      .setHeader("X-Change", change);
    return call("start_play", { of_game: 1, on_day: DAY }, change);
  };

  it("removes a game that the press has added, also when it is repeated", async () => {
    const answer = await addAndStart();
    for (const attempt of [1, 2]) {
      expect(await undo(answer), `${attempt}`).toBe(true);
      expect((await owner.client.from("user_games").select("game_id")).data).toEqual([{ game_id: 2 }]);
    }
  });

  it.each([
    ["a rating", () => setGame({ user_rating: 8 })],
    ["notes", () => setGame({ notes: "Lent by Ann" })],
    ["hours", () => setGame({ hours_played: 2 })],
    ["another status", () => setGame({ status: "paused" })],
    ["a tag", () => call("set_game_tags", { of_game: 1, tag_names: ["co-op"] })],
    ["a copy", () => owner.client.from("copies").insert({ user_id: owner.id, game_id: 1, platform: "PC" })],
    ["a play", () => play({ finished: "2020" })],
  ])("keeps a game that the press has added and that has %s since", async (_, change) => {
    const started = await addAndStart();
    expect((await change()).error).toBeNull();
    expect(await undo(started)).toBe(false);
    expect((await plays().select().eq("outcome", "playing")).data).toEqual([]);
    expect(await game()).toMatchObject({ game_id: 1 });
  });

  it("of another user changes nothing", async () => {
    const { change } = await start();
    const before = await state();
    expect((await other.client.rpc("undo_change", { change })).data).toBeNull();
    expect(await state()).toEqual(before);
  });
});

describe("a play", () => {
  it.each([
    ["a year", { started: "2024" }],
    ["a month", { started: "2024-02", finished: "2024-02-29" }],
    ["a day within the month of the start", { started: "2024-05", finished: "2024-05-01" }],
    ["no date", {}],
  ])("has %s", async (_, values) => {
    expect((await play(values)).error).toBeNull();
  });

  it.each([
    ["no such day", { started: "2023-02-29" }],
    ["month 13", { started: "2023-13" }],
    ["year 0", { started: "0000" }],
    ["the future", { finished: "2999" }],
    ["an end before the start", { started: "2024-05-02", finished: "2024-05-01" }],
    ["an end while it goes on", { outcome: "playing", finished: "2024" }],
    ["negative minutes", { minutes: -1 }],
    ["endless minutes", { minutes: 60_000_001 }],
    ["a platform with a line break", { platform: "PC\nSwitch" }],
    ["a long platform", { platform: "x".repeat(101) }],
    ["a long note", { note: "x".repeat(5001) }],
    ["an unknown outcome", { outcome: "won" }],
  ])("is refused with %s", async (_, values) => {
    expect((await play(values)).error?.code).toBe("23514");
  });

  it("is open once per game", async () => {
    await start();
    expect((await play({ outcome: "playing" })).error?.code).toBe("23505");
  });

  it("cannot be moved to another game or user", async () => {
    await start();
    expect((await plays().update({ game_id: 2 }).eq("game_id", 1)).error?.code).toBe("42501");
    expect((await plays().update({ user_id: other.id }).eq("game_id", 1)).error?.code).toBe("42501");
  });

  it("changes the hours of its game, and leaves typed hours alone", async () => {
    await play({ minutes: 90 });
    expect(await game()).toMatchObject({ play_minutes: 90, shown_hours: 1.5 });
    await owner.client.from("user_games").update({ steam_playtime_minutes: 300 }).eq("game_id", 1);
    expect(await game()).toMatchObject({ shown_hours: 5 });
    await play({ minutes: 600 });
    expect(await game()).toMatchObject({ play_minutes: 690, shown_hours: 11.5 });
    await owner.client.from("user_games").update({ hours_played: 2 }).eq("game_id", 1);
    expect(await game()).toMatchObject({ shown_hours: 2 });
    await plays().delete().eq("game_id", 1);
    expect(await game()).toMatchObject({ play_minutes: 0, shown_hours: 2 });
    const { error } = await owner.client.from("user_games").update({ play_minutes: 5 }).eq("game_id", 1);
    expect(error?.code).toBe("42501");
  });

  it("is restored with a removed game", async () => {
    await start();
    await add(30);
    await play({ started: "2020", minutes: 60, note: "the first time" });
    const before = await server.sql("select * from public.plays order by id");
    const removal = await call("remove_games", { game_ids: [1] });
    expect((await plays().select()).data).toEqual([]);
    expect(await undo(removal)).toBe(true);
    expect(await server.sql("select * from public.plays order by id")).toEqual(before);
    expect(await game()).toMatchObject({ play_minutes: 90, status: "playing" });
  });
});

it("allows 100,000 plays of a user", async () => {
  await server.sql(
    `insert into public.row_bounds (user_id, relation, at_most) values ($1, 'plays', 99999)
     on conflict (user_id, relation) do update set at_most = 99999`,
    [owner.id],
  );
  expect((await play({})).error).toBeNull();
  await server.sql(
    `insert into public.plays (user_id, game_id, outcome) select $1, 1, 'finished' from generate_series(1, 99999)`,
    [owner.id],
  );
  const { error } = await play({});
  expect([error?.code, error?.message]).toEqual(["QS013", "Your log is full: it holds 100,000 plays."]);
});

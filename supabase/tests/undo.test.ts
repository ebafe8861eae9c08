import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectTo, gameRow, startSupabase } from "./harness.ts";

type Server = Awaited<ReturnType<typeof startSupabase>>;
type User = Awaited<ReturnType<Server["newUser"]>>;

let server: Server;
let owner: User;
let other: User;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  other = await server.newUser();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await server.sql("delete from public.removed_games");
});

const shelf = () => owner.client.from("user_games");
const remove = (ids: number[], { client }: Pick<User, "client"> = owner) =>
  client.rpc("remove_games", { game_ids: ids });
const restore = (undo: unknown, { client }: Pick<User, "client"> = owner) =>
  client.rpc("restore_games", { undo });
const rows = () => server.sql("select * from public.user_games order by game_id");

const FILLED = {
  game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
  game_rating: 99.87,
  game_release_date: "2015-01-01",
  game_platforms: ["PC, with a comma", 'Mac "quoted"'],
  status: "completed",
  imported: true,
  date_added: "2020-05-01T01:02:03.123456+00:00",
  date_completed: null,
  user_rating: 0.5,
  notes: "a note\nof two lines",
  hours_played: 12.3,
  steam_playtime_minutes: 95,
};

describe("undo", () => {
  it("restores every column, including the row's id and times", async () => {
    await shelf().insert([gameRow(owner.id, 1, FILLED), gameRow(owner.id, 2)]);
    const before = await rows();
    const { data: undo } = await remove([1, 2, 3]);
    expect(undo).toMatch(/^[0-9a-f-]{36}$/);
    expect(await rows()).toEqual([]);
    expect((await restore(undo)).data).toBe(2);
    expect(await rows()).toEqual(before);
  });

  it("works once, and returns the same result when called again", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const { data: undo } = await remove([1]);
    expect((await restore(undo)).data).toBe(1);
    await shelf().delete().eq("game_id", 1);
    expect((await restore(undo)).data).toBe(1);
    expect(await rows()).toEqual([]);
    expect((await restore(undo, other)).data).toBeNull();
    await server.sql("update public.restored_games set restored_at = now() - interval '61 minutes'");
    expect((await restore(undo)).data).toBeNull();
  });

  it("is still possible when the removal's response was lost", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2), gameRow(owner.id, 3)]);
    const { data: first } = await remove([1, 2, 7]);
    expect((await remove([7, 2, 1])).data).toBe(first);
    expect((await remove([1, 2, 7], other)).data).toBeNull();
    expect((await remove([1])).data).toBeNull();
    const { data: second } = await remove([3, 1]);
    expect(second).not.toBe(first);
    expect((await remove([3, 1])).data).toBe(second);
    await server.sql("update public.removed_games set removed_at = now() - interval '6 minutes'");
    expect((await remove([1, 2, 7])).data).toBeNull();
    expect((await restore(first)).data).toBe(2);
  });

  it("keeps games that were added again meanwhile", async () => {
    await shelf().insert([gameRow(owner.id, 1, { notes: "old" }), gameRow(owner.id, 2)]);
    const { data: undo } = await remove([1, 2]);
    await shelf().insert(gameRow(owner.id, 1, { notes: "new" }));
    expect((await restore(undo)).data).toBe(1);
    expect(await rows()).toMatchObject([{ game_id: 1, notes: "new" }, { game_id: 2 }]);
  });

  it("returns null for games that were not on the shelf", async () => {
    expect(await remove([7])).toMatchObject({ data: null, error: null });
    expect(await remove([])).toMatchObject({ data: null, error: null });
    expect(await restore(randomUUID())).toMatchObject({ data: null, error: null });
  });

  it("expires after an hour, and deletes what is older", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
    const { data: undo } = await remove([1]);
    await server.sql("update public.removed_games set removed_at = now() - interval '61 minutes'");
    expect((await restore(undo)).data).toBeNull();
    expect(await server.sql("select 1 from public.removed_games")).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it("is deleted by any user's next removal once it is an hour old", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    await remove([1]);
    await server.sql("update public.removed_games set removed_at = now() - interval '61 minutes'");
    await remove([99], other);
    expect(await server.sql("select 1 from public.removed_games")).toEqual([]);
  });

  it("restores 10,000 games; a removal of more is refused", async () => {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status)
       select $1, n, 'Game ' || n, 'want' from generate_series(1, 10000) n`,
      [owner.id],
    );
    const ids = Array.from({ length: 10_000 }, (_, n) => n + 1);
    const { data: undo } = await remove(ids);
    expect((await restore(undo)).data).toBe(10_000);
    expect((await remove([...ids, 10_001])).error?.code).toBe("22023");
    expect(await rows()).toHaveLength(10_000);
  });
});

describe("the apps of a Steam library", () => {
  const app = (appid: number, game_id: number) => ({
    user_id: owner.id,
    appid,
    game_id,
    name: `App ${appid}`,
    matched_by: "person",
    playtime_minutes: 61,
  });
  const apps = () => server.sql("select * from public.steam_games order by appid");

  it("are removed and restored with their game", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
    await owner.client.from("steam_games").insert([app(10, 1), app(11, 1), app(20, 2)]);
    const before = await apps();
    expect(before).toHaveLength(3);
    const { data: undo } = await remove([1, 2]);
    expect(await apps()).toEqual([]);
    await restore(undo);
    expect(await apps()).toEqual(before);
  });

  it("are unchanged if imported again meanwhile", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2), gameRow(owner.id, 3)]);
    await owner.client.from("steam_games").insert([app(10, 1), app(20, 2)]);
    const { data: undo } = await remove([1, 2]);
    await shelf().insert(gameRow(owner.id, 1));
    await owner.client.from("steam_games").insert(app(20, 3));
    expect((await restore(undo)).data).toBe(1);
    expect(await apps()).toMatchObject([{ appid: 20, game_id: 3 }]);
  });
});

describe("removed games", () => {
  it("can be restored by their owner only", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    expect((await remove([1], other)).data).toBeNull();
    expect(await rows()).toHaveLength(1);
    const { data: undo } = await remove([1]);
    expect((await restore(undo, other)).data).toBeNull();
    expect(await rows()).toEqual([]);
    expect((await restore(undo)).data).toBe(1);
  });

  it("can be neither removed nor restored by visitors", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const anonymous = { client: server.connect() };
    expect((await remove([1], anonymous)).error?.code).toBe("42501");
    expect((await restore(randomUUID(), anonymous)).error?.code).toBe("42501");
    expect(await rows()).toHaveLength(1);
  });
});

describe("changing the status of many", () => {
  const setStatus = (ids: number[], status: string, client = owner.client) =>
    client.rpc("set_status", { game_ids: ids, new_status: status });

  it("changes the user's own games only", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2, { status: "playing" })]);
    await other.client.from("user_games").insert(gameRow(other.id, 1));
    expect((await setStatus([1, 2, 3], "playing")).data).toEqual({ games: 2, before: [[1, "want", null]] });
    const statuses = await server.sql("select user_id, status from public.user_games where game_id = 1");
    expect(statuses).toContainEqual({ user_id: owner.id, status: "playing" });
    expect(statuses).toContainEqual({ user_id: other.id, status: "want" });
    expect((await setStatus([1], "sold")).error?.code).toBe("23514");
    expect((await setStatus([1], "want", server.connect())).error?.code).toBe("42501");
  });

  it("restores status and date of completion, except of games that were changed again", async () => {
    const imported = { status: "imported", imported: true };
    const completed = { status: "completed", date_completed: "2025-03-04T05:06:07+00:00" };
    await shelf().insert([
      gameRow(owner.id, 1, imported),
      gameRow(owner.id, 2),
      gameRow(owner.id, 3, completed),
    ]);
    const states = async () =>
      (await shelf().select("game_id, status, date_completed").order("game_id")).data?.map(Object.values);
    const former = await states();
    const undo = (set_status: string, before: unknown, client = owner.client) =>
      client.rpc("restore_statuses", { set_status, before });

    const done = (await setStatus([1, 2, 3], "completed")).data;
    expect(done.before).toEqual([
      [1, "imported", null],
      [2, "want", null],
    ]);
    expect((await undo("completed", done.before, other.client)).data).toBe(0);
    expect((await undo("completed", done.before, server.connect())).error?.code).toBe("42501");
    expect((await undo("completed", done.before)).data).toBe(2);
    expect(await states()).toEqual(former);

    const { before } = (await setStatus([1, 2, 3], "playing")).data;
    await setStatus([2], "dropped");
    expect((await undo("playing", before)).data).toBe(2);
    expect(await states()).toEqual([former?.[0], [2, "dropped", null], former?.[2]]);
  });

  it.each([
    ["restore_statuses", "want"],
    ["restore_statuses", "imported"],
    ["undo_press", "want"],
    ["undo_press", "imported"],
  ])("gives by %s a game that is %s no status that could not be chosen", async (name, status) => {
    const year = new Date().getUTCFullYear();
    await server.sql(
      `insert into public.games (id, slug, name, updated_at, first_release_date) values
       (11, 'announced', 'Announced', now(), null), (12, 'next', 'Next', now(), current_date + 1), (13, 'out', 'Out', now(), current_date) on conflict do nothing`,
    );
    const dated = { game_release_date: `${year}-01-01`, status };
    const games = [11, 12, 13];
    await shelf().insert(games.map((id) => gameRow(owner.id, id, dated)));
    const former = { status: "completed", completed: "2025-03-04T05:06:07Z" };
    const pressed = { id: crypto.randomUUID(), status, completed: null, before: former, plays: [] };
    const calls =
      name === "undo_press"
        ? games.map((of_game) => ({ of_game, undo: pressed }))
        : [{ set_status: status, before: games.map((id) => [id, former.status, former.completed]) }];
    for (const args of calls) expect((await owner.client.rpc(name, args)).error).toBeNull();
    const { data } = await shelf().select("game_id").eq("status", "completed");
    expect(data).toEqual([{ game_id: 13 }]);
  });

  it("returns games that may be unreleased, with the stored year and the catalogue's first release", async () => {
    const added = "2026-06-01T00:00:00Z";
    const out = (year: string | null) => ({ date_added: added, game_release_date: year && `${year}-01-01` });
    await shelf().insert([
      gameRow(owner.id, 1, out("2025")),
      gameRow(owner.id, 2, out("2026")),
      gameRow(owner.id, 3, out("2027")),
      gameRow(owner.id, 4, out(null)),
      gameRow(owner.id, 5, { ...out("2026"), status: "playing" }),
    ]);
    const job = connectTo(server.url, server.supabase.secretKey);
    const game = { name: "x", slug: "x", updated_at: "2026-01-01" };
    const { error } = await job.from("games").insert([
      { ...game, id: 3, first_release_date: "2027-03-31", first_release_format: 3 },
      { ...game, id: 4, first_release_date: null, first_release_format: null },
    ]);
    expect(error).toBeNull();
    const unsure = (client: typeof owner.client, game_ids: number[]) =>
      client.rpc("unsure_releases", { game_ids });
    expect((await unsure(owner.client, [1, 2, 3, 4, 5, 6])).data).toEqual({
      2: { year: 2026, is_known: false, date: null, format: null },
      3: { year: 2027, is_known: true, date: "2027-03-31", format: 3 },
      4: { year: null, is_known: true, date: null, format: null },
    });
    expect((await unsure(other.client, [2])).data).toEqual({});
    expect((await unsure(server.connect(), [2])).error?.code).toBe("42501");
  });
});

describe("the date of completion", () => {
  const change = async (from: Record<string, unknown>, to: Record<string, unknown>) => {
    await shelf().insert(gameRow(owner.id, 1, from));
    await shelf().update(to).eq("game_id", 1);
    return String((await shelf().select("date_completed").single()).data?.date_completed);
  };
  const TYPED = "2019-03-04T00:00:00+00:00";
  const STAMPED = "2019-03-04T05:06:07+00:00";
  const isNow = (text: string) => Math.abs(Date.parse(text) - Date.now()) < 60_000;

  it("is now when a game becomes completed", async () => {
    expect(isNow(await change({}, { status: "completed" }))).toBe(true);
  });

  it.each([STAMPED, TYPED])("is now when a game is completed again, instead of %s", async (before) => {
    expect(isNow(await change({ date_completed: before }, { status: "completed" }))).toBe(true);
  });

  it("is the one set by the same update", async () => {
    expect(await change({}, { status: "completed", date_completed: TYPED })).toBe(TYPED);
  });

  it("is unchanged when a game is no longer completed, or still is", async () => {
    const completed = { status: "completed", date_completed: STAMPED };
    for (const status of ["playing", "paused", "dropped", "endless"]) {
      expect(await change(completed, { status })).toBe(STAMPED);
    }
    await server.sql("delete from public.user_games");
    expect(await change(completed, { status: "completed", notes: "x" })).toBe(STAMPED);
  });

  it("is now when a play of a completed game is finished", async () => {
    await shelf().insert(gameRow(owner.id, 1, { status: "completed", date_completed: TYPED }));
    const day = new Date().toISOString().slice(0, 10);
    const args = { of_game: 1, new_outcome: "finished", on_day: day, of_play: crypto.randomUUID() };
    expect((await owner.client.rpc("end_play", args)).error).toBeNull();
    expect(isNow(String((await shelf().select("date_completed").single()).data?.date_completed))).toBe(true);
  });
});

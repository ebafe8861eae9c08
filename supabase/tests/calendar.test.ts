import { afterAll, describe, expect, it } from "vitest";
import { gameRow, startSupabase, type User } from "./harness.ts";

type Release = { game_id: number; date: string | null; date_format: number };

const PC = 6;
const PS5 = 167;
const MONTH = "2027-03-01";

let ids = 0;

const server = await startSupabase();
await server.sql(
  `insert into public.platforms (id, slug, name) values (${PC}, 'win', 'PC (Microsoft Windows)'), (${PS5}, 'ps5', 'PlayStation 5')`,
);
afterAll(() => server.stop());

async function addGame(rest: Record<string, unknown> = {}): Promise<number> {
  const game = { id: ++ids, slug: `game-${ids}`, name: `Game ${ids}`, updated_at: "2026-01-01", ...rest };
  const columns = Object.keys(game);
  await server.sql(
    `insert into public.games (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(game),
  );
  return game.id;
}

/** `date` is SQL, so that it can depend on the current date. */
async function addDate(game: number, date: string, format = 0, rest: Record<string, number> = {}) {
  const { platform = PC, status = null, release_region = 8 } = rest;
  await server.sql(
    `insert into public.release_dates (id, game_id, date, date_format, platform, status, release_region)
     values ($1, $2, ${date}, $3, $4, $5, $6)`,
    [++ids, game, format, platform, status, release_region],
  );
}

async function releasesOf(month: string | null) {
  const { data, error } = await server.connect().rpc("calendar_releases", month === null ? {} : { month });
  if (error) throw error;
  return data;
}

/** Those of `games`, since the tests of this file share the tables. */
async function shownOf(month: string | null, games: number[]): Promise<Release[]> {
  const { releases } = await releasesOf(month);
  return releases.filter(({ game_id }: Release) => games.includes(game_id));
}

describe("a month of the calendar", () => {
  it("has each game once a day, with all platforms, the most awaited first, and releases without a day last", async () => {
    const [quiet, awaited, vague] = [
      await addGame({ total_rating_count: 2 }),
      await addGame({ hypes: 3, cover_image_id: "co1", game_type: 8 }),
      await addGame(),
    ];
    await addDate(vague, "'2027-03-31'", 1);
    await addDate(quiet, "'2027-03-31'");
    await addDate(quiet, "'2027-03-02'");
    await addDate(awaited, "'2027-03-02'", 0, { platform: PS5, release_region: 5 });
    await addDate(awaited, "'2027-03-02'", 0, { status: 3 });
    await addDate(awaited, "'2027-04-01'");
    await addDate(awaited, "'2027-02-28'");
    await addDate(awaited, "'2027-03-31'", 5);
    const shown = await shownOf(MONTH, [quiet, awaited, vague]);
    expect(shown.map(({ game_id, date, date_format }) => [game_id, date, date_format])).toEqual([
      [awaited, "2027-03-02", 0],
      [quiet, "2027-03-02", 0],
      [quiet, "2027-03-31", 0],
      [vague, "2027-03-31", 1],
    ]);
    expect(shown[0]).toEqual({
      release_id: expect.any(Number),
      game_id: awaited,
      name: `Game ${awaited}`,
      cover_image_id: "co1",
      game_type: 8,
      first_release_date: null,
      first_release_format: null,
      date: "2027-03-02",
      date_format: 0,
      platforms: [
        { id: PC, name: "PC (Microsoft Windows)" },
        { id: PS5, name: "PlayStation 5" },
      ],
      statuses: [3, null],
      regions: [5, 8],
    });
    expect(await shownOf("2027-03-17", [quiet, awaited, vague])).toEqual(shown);
  });

  it("has no editions, games for adults and cancelled games", async () => {
    const games = [
      await addGame({ version_parent: 1 }),
      await addGame({ themes: [42] }),
      await addGame({ game_status: 6 }),
      await addGame(),
    ];
    for (const game of games) await addDate(game, "'2027-05-05'", 0, game === games[3] ? { status: 5 } : {});
    expect(await releasesOf("2027-05-01")).toEqual({ total: 0, releases: [] });
  });

  it("shows the 200 most awaited of 3,000 release dates in one answer, and counts all games", async () => {
    await server.sql(
      `insert into public.games (id, slug, name, updated_at, hypes)
       select 100000 + n, 'many-' || n, 'Many ' || n, now(), n from generate_series(1, 1500) n`,
    );
    await server.sql(
      `insert into public.release_dates (id, game_id, date, date_format, platform)
       select 100000 + n, 100001 + n % 1500, date '2027-08-01' + n % 31, 0, ${PC} from generate_series(0, 2999) n`,
    );
    const { total, releases } = await releasesOf("2027-08-01");
    const games = new Set(releases.map(({ game_id }: Release) => game_id));
    expect(total).toBe(1500);
    expect(games).toEqual(new Set(Array.from({ length: 200 }, (_, index) => 101_500 - index)));
  });
});

describe("releases without a month", () => {
  it("are those of quarters and years that have not passed, soonest first", async () => {
    const game = await addGame({ hypes: 1 });
    const [{ year, quarter } = {}] = await server.sql(
      "select extract(year from current_date)::int as year, extract(quarter from current_date)::int as quarter",
    );
    const thisYear = Number(year);
    const format = Number(quarter) + 2;
    const lastDay = "date_trunc('quarter', current_date) + interval '3 months' - interval '1 day'";
    const q4 = 6;
    const ofYear = 2;
    await addDate(
      game,
      "date_trunc('quarter', current_date) - interval '1 day'",
      format === 3 ? q4 : format - 1,
    );
    await addDate(game, `'${thisYear - 1}-12-31'`, ofYear);
    await addDate(game, `'${thisYear + 1}-12-31'`, ofYear);
    await addDate(game, `'${thisYear}-12-31'`, ofYear);
    await addDate(game, `'${thisYear}-12-31'`, q4);
    await addDate(game, lastDay, format);
    await addDate(game, "current_date + 3");
    const shown = await shownOf(null, [game]);
    expect(shown.map(({ date, date_format }) => [Number(date?.slice(0, 4)), date_format])).toEqual([
      ...(format === q4 ? [] : [[thisYear, format]]),
      [thisYear, q4],
      [thisYear, ofYear],
      [thisYear + 1, ofYear],
    ]);
  });

  it("are announced games without any date, the most awaited first", async () => {
    const [less, more] = [
      await addGame({ hypes: 9000, platforms: [PS5, 9999] }),
      await addGame({ hypes: 9001 }),
    ];
    await addGame({ hypes: 9999, first_release_date: "2020-01-01" });
    await addGame({ hypes: 9999, version_parent: less });
    await addGame({ hypes: 9999, themes: [42] });
    await addGame({ hypes: 9999, game_status: 6 });
    const { data } = await server.connect().rpc("undated_releases");
    expect(data.slice(0, 2).map(({ game_id }: Release) => game_id)).toEqual([more, less]);
    expect(data.length).toBeLessThanOrEqual(100);
    expect(data[1]).toMatchObject({
      date: null,
      date_format: 7,
      platforms: [{ id: PS5, name: "PlayStation 5" }],
    });
  });
});

describe("a secret calendar address", () => {
  const wanted = async (token: string) => (await server.connect().rpc("wanted_releases", { token })).data;
  const renew = async ({ client }: User): Promise<string> => (await client.rpc("renew_calendar_feed")).data;

  it("leads to the exact dates of its owner's wanted games, and to nothing else", async () => {
    const owner = await server.newUser();
    const other = await server.newUser();
    const games = [await addGame({ themes: [42] }), await addGame(), await addGame(), await addGame()];
    const [want = 0, playing = 0, strange = 0, cancelled = 0] = games;
    for (const game of games) await addDate(game, "current_date + 10");
    await addDate(want, "current_date + 10", 0, { platform: PS5 });
    await addDate(want, "current_date - 61");
    await addDate(want, "current_date + 20", 1);
    await addDate(want, "current_date + 30", 0, { status: 5 });
    await server.sql("update public.games set game_status = 6 where id = $1", [cancelled]);
    await owner.client
      .from("user_games")
      .insert([
        gameRow(owner.id, want, { notes: "secret" }),
        gameRow(owner.id, cancelled),
        gameRow(owner.id, playing, { status: "playing" }),
      ]);
    await other.client.from("user_games").insert(gameRow(other.id, strange));
    const token = await renew(owner);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const releases = await wanted(token);
    expect(releases).toEqual([
      {
        release_id: expect.any(Number),
        game_id: want,
        name: `Game ${want}`,
        cover_image_id: null,
        game_type: 0,
        first_release_date: null,
        first_release_format: null,
        date: expect.any(String),
        date_format: 0,
        platforms: [expect.objectContaining({ id: PC }), expect.objectContaining({ id: PS5 })],
        statuses: [null],
        regions: [8],
      },
    ]);
    expect(await wanted(await renew(await server.newUser()))).toEqual([]);
  });

  it("is replaced by renewing it, and ends when it is turned off", async () => {
    const owner = await server.newUser();
    const old = await renew(owner);
    const token = await renew(owner);
    expect(token).not.toBe(old);
    expect(await wanted(old)).toBeNull();
    expect(await wanted(token)).toEqual([]);
    expect((await owner.client.from("calendar_feeds").delete().eq("user_id", owner.id)).error).toBeNull();
    expect(await wanted(token)).toBeNull();
  });

  it("is stored as a hash only", async () => {
    const owner = await server.newUser();
    const token = await renew(owner);
    const [row] = await server.sql("select f::text as text from public.calendar_feeds f where user_id = $1", [
      owner.id,
    ]);
    expect(String(row?.text)).not.toContain(token);
  });

  it.each(["", "x", "0".repeat(32), "é".repeat(32), "0".repeat(100_000)])(
    "is unknown for another text",
    async (token) => {
      expect(await wanted(token)).toBeNull();
    },
  );

  it("is refused without a session", async () => {
    expect((await server.connect().rpc("renew_calendar_feed")).error?.code).toBe("42501");
  });
});

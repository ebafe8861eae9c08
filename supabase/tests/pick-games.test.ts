import { afterAll, describe, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";

type Reason = {
  kind: string;
  hours?: number;
  of?: number;
  game?: string;
  rating?: number;
  is?: string;
  month?: string;
};
type Answer = { total: number; games: { id: number; status: string; reasons: Reason[] }[] };

const HOUR = 3600;
/** id, status, hours played, length in hours, genre, theme, platform, mode, others' rating, years on the shelf. */
const GAMES = [
  {
    id: 1,
    status: "playing",
    played: 3,
    length: 14,
    genre: 12,
    theme: 17,
    platform: 6,
    mode: 1,
    critics: 88,
    years: 0,
  },
  {
    id: 2,
    status: "want",
    played: null,
    length: 5,
    genre: 12,
    theme: 1,
    platform: 48,
    mode: 1,
    critics: 60,
    years: 3,
  },
  {
    id: 3,
    status: "imported",
    played: 0.2,
    length: 1,
    genre: 31,
    theme: 1,
    platform: 6,
    mode: 2,
    critics: null,
    years: 1,
  },
  {
    id: 4,
    status: "paused",
    played: 10,
    length: 60,
    genre: 31,
    theme: 17,
    platform: 6,
    mode: 3,
    critics: 75,
    years: 0,
  },
  {
    id: 5,
    status: "want",
    played: null,
    length: 25,
    genre: 5,
    theme: 17,
    platform: 6,
    mode: 1,
    critics: 90,
    years: 0,
  },
  {
    id: 6,
    status: "want",
    played: null,
    length: null,
    genre: 5,
    theme: 17,
    platform: 6,
    mode: 1,
    critics: 70,
    years: 2,
  },
  {
    id: 7,
    status: "completed",
    played: 9,
    length: 9,
    genre: 12,
    theme: 17,
    platform: 6,
    mode: 1,
    critics: 99,
    years: 4,
  },
  {
    id: 8,
    status: "dropped",
    played: 1,
    length: 9,
    genre: 12,
    theme: 17,
    platform: 6,
    mode: 1,
    critics: 99,
    years: 4,
  },
];

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
for (const { id, ...game } of GAMES) {
  await server.sql(
    `insert into public.games (id, slug, name, hastily, genres, themes, platforms, game_modes, total_rating, developers,
       first_release_date, updated_at)
     values ($1::integer, 'g' || $1::integer, 'Game ' || $1::integer, $2, array[$3::smallint], array[$4::smallint], array[$5::smallint],
       array[$6::smallint], $7, array[100 + $1::integer % 2], '2010-01-01', now())`,
    [id, game.length && game.length * HOUR, game.genre, game.theme, game.platform, game.mode, game.critics],
  );
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status, hours_played, date_added, user_rating)
     values ($1, $2::integer, 'Game ' || $2::integer, $3, $4, now() - make_interval(years => $5, days => 3), $6)`,
    [owner.id, id, game.status, game.played, game.years, id === 7 ? 9 : null],
  );
}
// Wanted, but neither is out yet.
await server.sql(
  `insert into public.user_games (user_id, game_id, game_name, status, game_release_date)
   values ($1, 50, 'Next year', 'want', current_date + 300), ($1, 51, 'Some day', 'want', null)`,
  [owner.id],
);
afterAll(() => server.stop());

async function pick(args: object = {}, user = owner): Promise<Answer> {
  const { data, error } = await user.client.rpc("pick_games", args);
  if (error) throw error;
  return data;
}

/** The month in which a game of `GAMES` was added. */
function monthBefore(years: number): string {
  const day = new Date(Date.now() - 3 * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 7);
}

/** All games that fit, gathered from many seeds. */
async function allOf(args: object): Promise<number[]> {
  const ids = new Set<number>();
  for (let seed = 0; seed < 25; seed++) {
    const { games } = await pick({ ...args, seed });
    expect(games.length).toBeLessThanOrEqual(3);
    for (const { id } of games) ids.add(id);
  }
  expect((await pick(args)).total).toBe(ids.size);
  return [...ids].sort();
}

it.each([
  [{}, [1, 2, 3, 4, 5, 6]],
  [{ available: "hour" }, [3]],
  [{ available: "evenings" }, [2]],
  [{ available: "weeks" }, [1, 5]],
  [{ available: "long" }, [4]],
  [{ company: "alone" }, [1, 2, 5, 6]],
  [{ company: "together" }, [3, 4]],
  [{ genre: 12 }, [1, 2]],
  [{ theme: 17, platform: 6 }, [1, 4, 5, 6]],
  [{ platform: 48, company: "together" }, []],
])("%j suggests what fits, is out and is not finished", async (args, expected) => {
  expect(await allOf(args)).toEqual(expected);
});

it("gives reasons that the data bear out", async () => {
  const reasons = new Map<number, Reason[]>();
  for (let seed = 0; seed < 25; seed++)
    for (const game of (await pick({ seed })).games) reasons.set(game.id, game.reasons);
  expect(reasons.get(1)).toEqual([
    { kind: "left", hours: 11, of: 14 },
    { kind: "studio", game: "Game 7", rating: 9 },
    { kind: "critics", rating: 88 },
  ]);
  expect(reasons.get(2)).toEqual([
    { kind: "length", hours: 5 },
    { kind: "since", month: monthBefore(3) },
  ]);
  expect(reasons.get(6)).toEqual([
    { kind: "critics", rating: 70 },
    { kind: "since", month: monthBefore(2) },
  ]);
  expect(reasons.get(4)?.slice(0, 2)).toEqual([
    { kind: "stopped", hours: 10 },
    { kind: "left", hours: 50, of: 60 },
  ]);
});

it("leaves out a skipped game for 30 days, until the skip is undone", async () => {
  const user = await server.newUser();
  await server.sql(
    "insert into public.user_games (user_id, game_id, game_name, status) values ($1, 3, 'Game 3', 'imported')",
    [user.id],
  );
  const skip = async (change: string) =>
    user.client
      .from("user_games")
      .update({ skipped_at: new Date().toISOString() })
      .eq("game_id", 3)
      .setHeader("x-change", change);
  const total = async () => (await pick({}, user)).total;
  const change = crypto.randomUUID();
  await skip(change);
  expect(await total()).toBe(0);
  await user.client.rpc("undo_change", { change }).throwOnError();
  expect(await total()).toBe(1);
  await skip(crypto.randomUUID());
  await server.sql(
    "update public.user_games set skipped_at = now() - interval '31 days' where user_id = $1",
    [user.id],
  );
  expect(await total()).toBe(1);
});

describe("a series", () => {
  type SeriesGame = {
    year: number | null;
    rating?: number;
    type?: number;
    parent?: string;
    edition?: string;
    series?: number[];
  };
  let nextId = 1000;

  /** The reason of the game "suggested", which is paused, among others of the same studio. */
  async function reasonOf(games: { suggested: SeriesGame } & Record<string, SeriesGame>) {
    const user = await server.newUser();
    const ids = new Map(Object.keys(games).map((name) => [name, nextId++]));
    for (const [name, game] of Object.entries(games)) {
      const { year, rating = null, type = 0, parent = "", edition = "", series = [1] } = game;
      await server.sql(
        `insert into public.games (id, slug, name, game_type, parent_game, version_parent, series, developers, first_release_date,
           updated_at)
         values ($1::integer, 's' || $1::integer, $2, $3, $4, $5, $6, '{7}', make_date($7, 1, 1), now())`,
        [ids.get(name), name, type, ids.get(parent) ?? null, ids.get(edition) ?? null, series, year],
      );
      await server.sql(
        "insert into public.user_games (user_id, game_id, game_name, status, user_rating) values ($1, $2, $3, $4, $5)",
        [user.id, ids.get(name), name, name === "suggested" ? "paused" : "completed", rating],
      );
    }
    const answer = await pick({}, user);
    expect(answer.games.map(({ id }) => id)).toEqual([ids.get("suggested")]);
    const reasons = answer.games[0]?.reasons.filter(({ kind }) => kind === "series" || kind === "studio");
    expect(reasons?.length).toBeLessThanOrEqual(1);
    return reasons?.[0] ?? null;
  }
  const sequel = (game: string, rating: number) => ({ kind: "series", game, rating, is: "sequel" });
  const predecessor = (game: string, rating: number) => ({ kind: "series", game, rating, is: "predecessor" });
  const studio = (game: string, rating: number) => ({ kind: "studio", game, rating });

  it("names a loved later or earlier game before one of the same studio", async () => {
    expect(
      await reasonOf({
        suggested: { year: 2000 },
        II: { year: 2004, rating: 9 },
        other: { year: 2001, rating: 10, series: [] },
      }),
    ).toEqual(sequel("II", 9));
    expect(await reasonOf({ suggested: { year: 2004 }, I: { year: 2000, rating: 8.5 } })).toEqual(
      predecessor("I", 8.5),
    );
  });

  it("names the best rated game of any common series, and the nearest of several", async () => {
    expect(
      await reasonOf({
        suggested: { year: 2000, series: [1, 2] },
        I: { year: 1990, rating: 9, series: [3, 2] },
        III: { year: 2004, rating: 9 },
        II: { year: 2002, rating: 8 },
      }),
    ).toEqual(sequel("III", 9));
  });

  it("has only games that the user rated 8 or more", async () => {
    expect(
      await reasonOf({ suggested: { year: 2000 }, II: { year: 2004, rating: 7.5 }, III: { year: 2009 } }),
    ).toBeNull();
  });

  it("has no game of another series, of the same day or of an unknown one", async () => {
    for (const games of [
      { suggested: { year: 2000 }, other: { year: 2004, rating: 9, series: [2] } },
      { suggested: { year: 2000 }, other: { year: 2000, rating: 9 } },
      { suggested: { year: 2000 }, other: { year: null, rating: 9 } },
      { suggested: { year: null }, other: { year: 2000, rating: 9 } },
      { suggested: { year: 2000, series: [] }, other: { year: 2004, rating: 9, series: [] } },
    ])
      expect.soft(await reasonOf(games)).toEqual(studio("other", 9));
  });

  it("has no DLC, expansion, bundle, remaster, port or edition as sequel", async () => {
    for (const type of [1, 2, 3, 9, 11]) {
      const reason = await reasonOf({ suggested: { year: 2000 }, other: { year: 2004, rating: 9, type } });
      expect.soft(reason, `type ${type}`).toEqual(studio("other", 9));
    }
    expect(
      await reasonOf({
        suggested: { year: 2000 },
        II: { year: 2004 },
        other: { year: 2005, rating: 9, edition: "II" },
      }),
    ).toEqual(studio("other", 9));
  });

  it("has no sequel of a DLC", async () => {
    expect(await reasonOf({ suggested: { year: 2000, type: 1 }, II: { year: 2004, rating: 9 } })).toEqual(
      studio("II", 9),
    );
  });

  it("has no remake, remaster or edition as sequel of its original", async () => {
    for (const type of [8, 9, 10, 11]) {
      const reason = await reasonOf({
        I: { year: 2000, rating: 9 },
        suggested: { year: 2020, type, parent: "I" },
      });
      expect.soft(reason, `type ${type}`).toEqual(studio("I", 9));
    }
    expect(await reasonOf({ I: { year: 2000, rating: 9 }, suggested: { year: 2001, edition: "I" } })).toEqual(
      studio("I", 9),
    );
    expect(
      await reasonOf({
        suggested: { year: 2000 },
        "I again": { year: 2020, rating: 9, type: 8, parent: "suggested" },
      }),
    ).toEqual(studio("I again", 9));
  });

  it("has a remake at the place of its original", async () => {
    expect(
      await reasonOf({
        I: { year: 2000 },
        "I again": { year: 2020, rating: 9, type: 8, parent: "I" },
        suggested: { year: 2004 },
      }),
    ).toEqual(predecessor("I again", 9));
    expect(
      await reasonOf({
        I: { year: 2000 },
        suggested: { year: 2020, type: 9, parent: "I" },
        II: { year: 2004, rating: 9 },
      }),
    ).toEqual(sequel("II", 9));
  });
});

it("gives the same games for the same seed", async () => {
  expect(await pick({ seed: 5 })).toEqual(await pick({ seed: 5 }));
});

it("gives other games than those shown, and then those that were shown first", async () => {
  const idsOf = async (args: object) => (await pick(args)).games.map(({ id }) => id);
  const first = await idsOf({ seed: 1 });
  const second = await idsOf({ seed: 2, shown: first });
  expect([...first, ...second].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await idsOf({ seed: 3, shown: [...first, ...second] })).toEqual(first);
  const [last = 0] = second;
  expect(await idsOf({ seed: 4, shown: [...first, last] })).toEqual(
    expect.arrayContaining(second.filter((id) => id !== last)),
  );
  expect(await pick({ shown: [1, 2, 3, 4, 5, 6, 7, 999] })).toMatchObject({ total: 6 });
});

it("reads only the caller's shelf, and refuses visitors and bad choices", async () => {
  expect(await pick({}, other)).toEqual({ total: 0, games: [] });
  expect((await server.connect().rpc("pick_games", {})).error?.code).toBe("42501");
  for (const args of [
    ...["never", "", null, "'; --", "\0"].flatMap((text) => [{ available: text }, { company: text }]),
    ...[-1, 0, 1e9, "x"].flatMap((number) => [{ genre: number }, { seed: number }, { platform: number }]),
    ...[null, "x", [null], Array(101).fill(1)].map((shown) => ({ shown })),
  ]) {
    const { status } = await owner.client.rpc("pick_games", args);
    expect.soft(status, JSON.stringify(args)).toBeLessThan(500);
  }
});

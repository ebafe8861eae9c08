import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { fillCountedGames } from "./counted-games.ts";
import { startSupabase, type User } from "./harness.ts";

type Client = User["client"];
type Filter = { kind: string; value: string; completed_in?: string };
type Answer = { name: string | null; total: number; games: Record<string, unknown>[] };

const ALL = ["hours", "ratings", "dates", "plays", "copies", "lists", "statistics"];
/** On both sides of a chunk of `game_facts` and of one of `game_facets`. */
const FIRST_GAME = 8100;
const LAST_GAME = 8300;
const YEAR = new Date().getUTCFullYear();
const LAST_YEAR = String(YEAR - 1);
/** One that is over. */
const MONTH = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);

/** Everyone who may call the function. */

const server = await startSupabase();
const owner = await server.newUser();
const anyone = server.connect();
const callers: [string, Client][] = [
  ["a visitor", anyone],
  ["another user", (await server.newUser()).client],
  ["the owner", owner.client],
];
await fillCountedGames(server, FIRST_GAME, LAST_GAME);
// The catalogue changes after the refresh, and lacks the last games. Times of no year that is counted, too.
await server.sql(
  `update public.games set genres = '{5}', themes = '{}', platforms = '{7}' where id % 10 = 0`,
);
await server.sql(
  `insert into public.user_games (user_id, game_id, game_name, status, imported, user_rating, hours_played, game_release_date, date_added, date_completed)
   select $1, n, 'Game ' || n,
     (array['want', 'completed', 'completed', 'playing', 'imported', 'dropped', 'completed', 'endless'])[n % 8 + 1], n % 8 = 4,
     case when n % 3 = 0 then n % 7 / 2.0 + 6 end, n % 50, case when n % 6 = 0 then date '1999-09-09' end,
     case when n % 29 = 0 then '0001-01-01Z' when n % 31 = 0 then '9999-01-01Z' else now() - (n - ${FIRST_GAME}) * interval '12 days' end,
     case when n % 23 = 0 then '1962-01-01Z' when n % 27 = 0 then now() + interval '3 days' else now() - (n - ${FIRST_GAME}) * interval '4 days' end
   from generate_series(${FIRST_GAME}, ${LAST_GAME + 10}) n where n % 3 > 0 or n % 2 = 0`,
  [owner.id],
);
await server.sql(
  `insert into public.plays (user_id, game_id, started, finished, outcome, minutes)
   select u.user_id, u.game_id, p.started, p.finished, case when p.finished is null then 'playing' else 'finished' end, u.game_id % 4 * 60
   from public.user_games u cross join lateral (values
     (to_char(now() - (u.game_id - ${FIRST_GAME}) * interval '2 days', 'YYYY-MM-DD'), null),
     (to_char(now() - interval '900 days', 'YYYY'), to_char(now() - u.game_id % 340 * interval '1 day', 'YYYY-MM-DD')),
     ('2019', '2019')) p (started, finished)
   where u.user_id = $1 and u.game_id % 2 = 0`,
  [owner.id],
);
// The same platform twice, in another spelling, on games of it and others, and one that the catalogue does not know.
await server.sql(
  `insert into public.copies (user_id, game_id, platform)
   select u.user_id, u.game_id, p from public.user_games u, unnest(array['Value 7', 'vALUE 7', 'Value 3', 'Attic']) p
   where u.user_id = $1 and (u.game_id % 5 = 0 or u.game_id > ${LAST_GAME})`,
  [owner.id],
);
afterAll(() => server.stop());
beforeEach(() => show(ALL));

async function show(shown_sections: string[], rest: Record<string, unknown> = {}) {
  const changes = { visibility: "public", show_imported: false, ...rest, shown_sections };
  expect((await owner.client.rpc("edit_profile", { changes })).error).toBeNull();
}

async function read(client: Client, filter: object): Promise<Answer | null> {
  const { data, error } = await client.rpc("read_filtered_shelf", { owner: owner.id, ...filter });
  expect([filter, error]).toEqual([filter, null]);
  return data;
}

async function figuresOf(client: Client) {
  const answer = await client.rpc("shelf_statistics", { owner: owner.id });
  expect(answer.error).toBeNull();
  return answer.data;
}

type Bar = Filter & { games: number; name?: string | null };
type Named = { id: number; name: string; games: number };

/** Each bar of the statistics with the filter that it leads to. */
async function barsOf(client: Client): Promise<Bar[]> {
  const row = await figuresOf(client);
  const facets = (kind: string, rows: Named[]) =>
    rows.map(({ id, name, games }) => ({ kind, value: String(id), name, games }));
  type Year = { year: number | null; games: number };
  const years = Map.groupBy<number | null, Year>(row.added ?? [], ({ year }) => year);
  const inYears = [...years].flatMap(([year, rows]) =>
    year === null ? [] : [{ year, games: rows.reduce((sum, { games }) => sum + games, 0) }],
  );
  const before = YEAR - 1;
  return [
    ...facets("genre", row.genres),
    ...facets("theme", row.themes),
    ...facets("platform", row.platforms),
    ...facets("developer", row.developers),
    ...row.decades.map(({ decade, games }: Record<string, number>) => ({
      kind: "decade",
      value: `${decade}`,
      games,
    })),
    ...(row.ratings ?? []).map(({ rating, games }: Record<string, number>) => ({
      kind: "rating",
      value: `${rating}`,
      games,
    })),
    ...inYears.map(({ year, games }) => ({ kind: "added", value: `${year}`, games })),
    ...(row.added
      ? [
          {
            kind: "added-before",
            value: `${before}`,
            games: inYears.filter(({ year }) => year < before).reduce((sum, { games }) => sum + games, 0),
          },
        ]
      : []),
    ...(row.completed ?? []).map(({ month, games }: { month: string; games: number }) => ({
      kind: "completed",
      value: month,
      games,
    })),
  ];
}

/** Those of the years in review. */
async function yearBarsOf(client: Client): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const year of [YEAR - 2, YEAR - 1, YEAR]) {
    const { data } = await client.rpc("year_in_review", { owner: owner.id, of_year: year });
    for (const { id, name, games } of data?.genres ?? [])
      bars.push({ kind: "genre", value: `${id}`, completed_in: `${year}`, name, games });
    // The filter finds games by their own day of completion, not by their plays.
    for (const { month, dated } of data?.months ?? [])
      bars.push({ kind: "completed", value: `${year}-${String(month).padStart(2, "0")}`, games: dated });
  }
  return bars;
}

const SHOWN: [string, string[], Record<string, unknown>][] = [
  ["everything is shown", ALL, {}],
  ["everything and imported games are shown", ALL, { show_imported: true }],
  ["copies are hidden", ALL.filter((name) => name !== "copies"), {}],
  ["the statistics alone are shown", ["statistics"], {}],
  ["the profile is open by link", ALL, { visibility: "link" }],
];

describe("a bar counts the games that it leads to", () => {
  it.each(SHOWN)("while %s", async (_, sections, rest) => {
    await show(sections, rest);
    const bars = [...(await barsOf(anyone)), ...(await yearBarsOf(anyone))];
    expect(new Set(bars.map(({ kind }) => kind)).size).toBe(sections.includes("dates") ? 9 : 5);
    for (const { games, name = null, ...filter } of bars) {
      const answer = await read(anyone, { ...filter, page_size: 100 });
      expect([filter, answer?.total, answer?.name]).toEqual([filter, games, name]);
      expect(new Set(answer?.games.map(({ id }) => id)).size).toBe(Math.min(games, 100));
    }
  });

  it("of a month of plays, whose hours are those of these games", async () => {
    for (const rest of [{}, { show_imported: true }]) {
      await show(ALL, rest);
      const { played } = await figuresOf(anyone);
      expect(played.length).toBeGreaterThanOrEqual(10);
      for (const { month, minutes } of played) {
        const answer = await read(anyone, { kind: "played", value: month, page_size: 100 });
        const games = answer?.games.map(({ id }) => Number(id)) ?? [];
        expect(games).toHaveLength(answer?.total ?? -1);
        const [row] = await server.sql(
          `select sum(minutes)::integer as minutes, count(distinct game_id)::integer as games from public.plays
           where left(coalesce(finished, started), 7) = $1 and minutes > 0 and game_id = any ($2)`,
          [month, games],
        );
        expect(row).toEqual({ minutes: Number(minutes), games: games.length });
      }
    }
  });
});

const FILTERS: [Filter, string[]][] = [
  [{ kind: "genre", value: "5" }, []],
  [{ kind: "theme", value: "40" }, []],
  [{ kind: "platform", value: "7" }, []],
  [{ kind: "developer", value: "3" }, []],
  [{ kind: "decade", value: "1990" }, []],
  [{ kind: "rating", value: "7.5" }, ["ratings"]],
  [{ kind: "added", value: LAST_YEAR }, ["dates"]],
  [{ kind: "added-before", value: String(YEAR) }, ["dates"]],
  [{ kind: "completed", value: LAST_YEAR }, ["dates"]],
  [{ kind: "genre", value: "5", completed_in: LAST_YEAR }, ["dates"]],
  [{ kind: "rating", value: "7.5", completed_in: LAST_YEAR }, ["ratings", "dates"]],
  [{ kind: "played", value: MONTH }, ["plays", "hours", "dates"]],
];

describe.each(FILTERS)("%j", (filter, needed) => {
  const sections = ["statistics", ...needed];

  it("has games where what it reads is shown, the same for every caller", async () => {
    await show(sections);
    const answers = [];
    for (const [, client] of callers) answers.push(await read(client, filter));
    expect(answers[0]?.total).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("is null where a part of what it reads is hidden, as for an unknown user", async () => {
    for (const hidden of sections) {
      await show(ALL.filter((section) => section !== hidden));
      for (const [, client] of callers) {
        expect(await read(client, filter)).toBeNull();
        expect(await read(client, { ...filter, value: "9" })).toBeNull();
      }
    }
    expect(await read(anyone, { ...filter, owner: "00000000-0000-4000-8000-000000000000" })).toBeNull();
  });

  it("is null for a private profile, for one without a username and while an account is deleted", async () => {
    const expectNothing = async () => {
      for (const [, client] of callers) expect(await read(client, filter)).toBeNull();
    };
    await show(ALL, { visibility: "private" });
    await expectNothing();
    await show(ALL);
    await server.sql("update public.profiles set username = null where id = $1", [owner.id]);
    await expectNothing();
    await server.sql(
      "update public.profiles set username = $2, deletion_requested_at = now() where id = $1",
      [owner.id, owner.username],
    );
    await expectNothing();
    await server.sql("update public.profiles set deletion_requested_at = null where id = $1", [owner.id]);
  });
});

it("shows of each game what the profile shows, in its order", async () => {
  const shelf = async () =>
    Array.from(Object((await anyone.rpc("read_shelf", { owner: owner.id, page_size: 200 })).data));
  const filter = { kind: "decade", value: "1990", page_size: 100 };
  for (const sections of [["statistics"], ["statistics", "plays", "copies"], ALL]) {
    await show(sections);
    const answer = await read(anyone, filter);
    const found = new Set(answer?.games.map(({ id }) => id));
    expect(found.size).toBeGreaterThan(10);
    expect(answer?.games).toEqual((await shelf()).filter((game) => found.has(Object(game).id)));
  }
});

it("finds no game by a copy while copies are hidden", async () => {
  const filter = { kind: "platform", value: "7", page_size: 100 };
  // The catalogue lacks it.
  const byCopy = LAST_GAME + 2;
  const found = async () => ((await read(anyone, filter))?.games ?? []).map(({ id }) => id);
  expect(await found()).toContain(byCopy);
  await show(ALL.filter((section) => section !== "copies"));
  expect(await found()).not.toContain(byCopy);
  for (const [caller, client] of callers) {
    const { data } = await client.rpc("games_owned_on", { owner: owner.id, platforms: [7] });
    expect([caller, (data ?? []).length > 0]).toEqual([caller, client === owner.client]);
  }
});

it("returns pages of 100 games at most", async () => {
  const filter = { kind: "added-before", value: String(YEAR + 1) };
  const page = async (rest: object) =>
    ((await read(anyone, { ...filter, ...rest }))?.games ?? []).map(({ id }) => id);
  const whole = await page({ page_size: 1000 });
  expect(whole).toHaveLength(100);
  expect(await page({ page_size: -1 })).toEqual([]);
  expect(await page({ page_offset: -1 })).toEqual(whole.slice(0, 48));
  expect(await page({ page_size: 10, page_offset: 10 })).toEqual(whole.slice(10, 20));
  expect(await page({ page_offset: 2_147_483_647 })).toEqual([]);
});

it.each([
  ...["status", "name", "lists", "tags", "media", "hours", "critics", "length", "notes", "", "Genre"].map(
    (kind) => ({ kind, value: "1" }),
  ),
  ...["x", "", "1.5", "99999", "1, 2", "{1,2}", "[1,2]", "1 or true"].map((value) => ({
    kind: "genre",
    value,
  })),
  { kind: "developer", value: "99999999999" },
  { kind: "decade", value: "2147483647" },
  { kind: "rating", value: "x" },
  { kind: "added", value: "2024-05-17" },
  { kind: "added", value: "' or true" },
  { kind: "added-before", value: "0" },
  { kind: "genre", value: "1", completed_in: "x" },
  { kind: null, value: "1" },
  { kind: "rating", value: null },
])("refuses %j", async (filter) => {
  for (const [, client] of callers) {
    const { data, error, status } = await client.rpc("read_filtered_shelf", { owner: owner.id, ...filter });
    expect([data, error === null]).toEqual([null, false]);
    expect(status).toBeLessThan(500);
  }
});

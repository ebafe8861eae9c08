import { afterAll, describe, expect, it } from "vitest";
import { startSupabase, workMs } from "./harness.ts";

const HOUR = 3600;
const LIST = "00000000-0000-4000-8000-00000000000a";
const TAG = "00000000-0000-4000-8000-00000000000b";
const STATUSES = ["playing", "want", "paused", "completed", "endless", "dropped", "imported"];
const FIRST = 190;

/** Games with every mix of present and missing values, of the shelf and of the catalogue, which lacks every seventh. */
const GAMES = Array.from({ length: 400 }, (_, index) => {
  const id = FIRST + index;
  const isKnown = id % 7 !== 0;
  return {
    id,
    name: `Game ${String((id * 37) % 1000).padStart(3, "0")}`,
    status: STATUSES[(id * 5) % 7] ?? "want",
    imported: id % 3 === 0,
    added: `2020-01-01T00:00:${String(id % 60).padStart(2, "0")}Z`,
    completed: id % 4 === 0 ? `2021-0${1 + (id % 9)}-01T00:00:00Z` : null,
    mine: id % 5 === 0 ? (id % 21) / 2 : null,
    critics: id % 6 === 0 ? null : 40 + ((id * 17) % 119) / 2,
    year: id % 8 === 0 ? null : 1990 + (id % 35),
    catalogueYear: isKnown && id % 16 === 0 ? 2003 : null,
    hours: id % 9 === 0 ? (id % 50) + 0.5 : null,
    platforms: isKnown ? [[6, 48], [130], [48, 130], []][id % 4] : [],
    genres: isKnown ? [[12, 31], [5], [31]][id % 3] : [],
    developers: isKnown ? [[70_000], [70_001, 70_000], []][id % 3] : [],
    // Theme 42 is for adults.
    themes: [...(isKnown && id % 2 === 0 ? [17] : []), ...(isKnown && id % 12 === 0 ? [42] : [])],
    seconds: isKnown && id % 5 !== 0 ? (id % 60) * HOUR + (id % 2) * 1800 : 0,
    isKnown,
    isListed: id % 11 === 0,
    isTagged: id % 13 === 0,
    medium: id % 17 === 0 ? "physical" : id % 19 === 0 ? "digital" : null,
    ownedOn: id % 17 === 0 ? ["playstation 4"] : id % 23 === 0 ? ["PC", "A platform of their own"] : [],
  };
});
type Game = (typeof GAMES)[number];

const has = (values: number[] | undefined, ...wanted: number[]) =>
  wanted.some((value) => values?.includes(value));
const PLATFORM_NAMES = new Map([
  [6, "PC"],
  [48, "PlayStation 4"],
  [130, "Switch"],
]);
/** In the catalogue, or as a copy. */
const isOn = ({ platforms, ownedOn }: Game, ...wanted: number[]) =>
  has(platforms, ...wanted) ||
  wanted.some((id) => ownedOn.some((name) => name.toLowerCase() === PLATFORM_NAMES.get(id)?.toLowerCase()));
const length = (game: Game) => (game.seconds > 0 ? game.seconds / HOUR : null);
const between = (value: number | null, from: number, to: number) =>
  value !== null && value >= from && value <= to;

const FILTERS: [object, (game: Game) => boolean][] = [
  [{}, () => true],
  [{ status: "want" }, ({ status }) => status === "want"],
  [{ status: "imported" }, ({ imported }) => imported],
  [{ status: "unsorted" }, ({ status }) => status === "imported"],
  [{ name: "game 1" }, ({ name }) => name.startsWith("Game 1")],
  [{ name: "%_'" }, () => false],
  [{ platforms: [48] }, (game) => isOn(game, 48)],
  [{ platforms: [6, 130] }, (game) => isOn(game, 6, 130)],
  [{ platforms: [] }, () => false],
  [{ genres: [12, 5] }, ({ genres }) => has(genres, 12, 5)],
  [{ themes: [17, 999] }, ({ themes }) => has(themes, 17)],
  [{ themes: [999] }, () => false],
  [{ developers: [70_001] }, ({ developers }) => has(developers, 70_001)],
  [{ developers: [70_000, 1], genres: [12] }, (game) => has(game.developers, 70_000) && has(game.genres, 12)],
  [{ themes: [42] }, ({ themes }) => has(themes, 42)],
  [
    { genres: [31], platforms: [48], themes: [17] },
    (game) => has(game.genres, 31) && isOn(game, 48) && has(game.themes, 17),
  ],
  [
    { from_year: 2000, to_year: 2010 },
    ({ year, catalogueYear }) => between(year ?? catalogueYear, 2000, 2010),
  ],
  [{ from_year: 2020 }, ({ year }) => between(year, 2020, 9999)],
  [{ from_rating: 5, to_rating: 7.5 }, ({ mine }) => between(mine, 5, 7.5)],
  [
    { from_critics: 60, to_critics: 80 },
    ({ critics }) => critics !== null && between(Math.round(critics), 60, 80),
  ],
  [{ to_hours: 20.5 }, ({ hours }) => between(hours, 0, 20.5)],
  [{ from_hours: 10 }, ({ hours }) => between(hours, 10, 1e9)],
  [{ from_length: 10, to_length: 20 }, (game) => between(length(game), 10, 20)],
  [{ to_length: 5 }, (game) => between(length(game), 0, 5)],
  [{ from_length: 50 }, (game) => between(length(game), 50, 1e9)],
  [{ from_length: 9, genres: [12] }, (game) => between(length(game), 9, 1e9) && has(game.genres, 12)],
  [{ added: "2020" }, () => true],
  [{ added: "2020-02" }, () => false],
  [{ completed: "2021" }, ({ completed }) => completed !== null],
  [{ completed: "2021-04" }, ({ completed }) => completed?.startsWith("2021-04") ?? false],
  [{ lists: [LIST] }, ({ isListed }) => isListed],
  [{ lists: [TAG] }, () => false],
  [{ tags: [TAG] }, ({ isTagged }) => isTagged],
  [{ media: ["physical"] }, ({ medium }) => medium === "physical"],
  [
    { media: ["physical", "digital"], status: "want" },
    (game) => game.medium !== null && game.status === "want",
  ],
];

const latest = (value: string | number | null) => (value === null ? null : String(value));
/** The value of each sort, and whether small ones come first. */
const SORTS: Record<string, [(game: Game) => string | number | null, boolean]> = {
  added: [({ added }) => added, false],
  name: [({ name }) => name, true],
  rating: [({ mine, critics }) => mine ?? (critics === null ? null : critics / 10), false],
  mine: [({ mine }) => mine, false],
  critics: [({ critics }) => critics, false],
  release: [({ year }) => year, false],
  completed: [({ completed }) => completed, false],
  hours: [({ hours }) => hours, false],
  length: [length, true],
};

const GROUPS: Record<string, (game: Game) => string> = {
  status: ({ status }) => status,
  year: ({ year }) => latest(year) ?? "",
  genre: ({ genres }) => latest(genres?.[0] ?? null) ?? "",
  platform: ({ platforms }) => latest((has(platforms, 6) ? 6 : platforms?.[0]) ?? null) ?? "",
};

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
for (const [id, name] of PLATFORM_NAMES)
  await server.sql("insert into public.platforms (id, slug, name) values ($1, $2, $2)", [id, name]);
await server.sql(
  "insert into public.genres (id, slug, name) values (5, 'a', 'Shooter'), (12, 'b', 'RPG'), (31, 'c', 'Adventure')",
);
await server.sql("insert into public.themes (id, slug, name) values (17, 'fantasy', 'Fantasy')");
await server.sql(
  "insert into public.companies (id, slug, name, updated_at) values (70000, 'one', 'One', now()), (70001, 'two', 'Two', now())",
);
await server.sql(
  `insert into public.games (id, slug, name, first_release_date, platforms, genres, themes, developers, hastily, updated_at)
   select (g ->> 'id')::integer, 'game-' || (g ->> 'id'), g ->> 'name', make_date((g ->> 'catalogueYear')::integer, 1, 1),
     array(select jsonb_array_elements_text(g -> 'platforms')::smallint),
     array(select jsonb_array_elements_text(g -> 'genres')::smallint),
     array(select jsonb_array_elements_text(g -> 'themes')::smallint),
     array(select jsonb_array_elements_text(g -> 'developers')::integer), (g ->> 'seconds')::integer, now()
   from jsonb_array_elements($1::jsonb) g where (g ->> 'isKnown')::boolean`,
  [JSON.stringify(GAMES)],
);
await server.sql("select public.refresh_game_facets(0)");
for (const user of [owner, other]) {
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status, imported, date_added, date_completed, user_rating,
       game_rating, game_release_date, hours_played)
     select $1, (g ->> 'id')::integer, g ->> 'name', g ->> 'status', (g ->> 'imported')::boolean,
       (g ->> 'added')::timestamptz, (g ->> 'completed')::timestamptz, (g ->> 'mine')::numeric, (g ->> 'critics')::numeric,
       make_date((g ->> 'year')::integer, 1, 1), (g ->> 'hours')::numeric
     from jsonb_array_elements($2::jsonb) g where $3 or (g ->> 'id')::integer % 2 = 0`,
    [user.id, JSON.stringify(GAMES), user === owner],
  );
}
await server.sql("insert into public.lists (id, user_id, title) values ($1, $2, 'Mine')", [LIST, owner.id]);
await server.sql(
  `insert into public.list_entries (list_id, game_id, user_id, game_name, position)
   select $1, n, $2, 'x', n from unnest($3::integer[]) n`,
  [LIST, owner.id, GAMES.filter(({ isListed }) => isListed).map(({ id }) => id)],
);
await server.sql("insert into public.tags (id, user_id, name) values ($1, $2, 'Cosy')", [TAG, owner.id]);
await server.sql(
  "insert into public.game_tags (user_id, game_id, tag_id) select $1, n, $2 from unnest($3::integer[]) n",
  [owner.id, TAG, GAMES.filter(({ isTagged }) => isTagged).map(({ id }) => id)],
);
await server.sql(
  `insert into public.copies (user_id, game_id, medium)
   select $1, (g ->> 'id')::integer, g ->> 'medium' from jsonb_array_elements($2::jsonb) g where g ->> 'medium' is not null`,
  [owner.id, JSON.stringify(GAMES)],
);
await server.sql(
  `insert into public.copies (user_id, game_id, platform)
   select $1, (g ->> 'id')::integer, p from jsonb_array_elements($2::jsonb) g, jsonb_array_elements_text(g -> 'ownedOn') p`,
  [owner.id, JSON.stringify(GAMES)],
);
afterAll(() => server.stop());

type Page = {
  total: number;
  groups: { key: string; name: string | null; games: number }[];
  games: { game_id: number; group_key: string; user_id?: string }[];
};

async function call<T>(name: string, args: object, user = owner): Promise<T> {
  const { data, error } = await user.client.rpc(name, args);
  if (error) throw error;
  return data;
}
const page = (args: object, user = owner) => call<Page>("list_shelf", { page_size: 100, ...args }, user);
const ids = (args: object, user = owner) => call<number[]>("list_shelf_ids", args, user);

const byId = new Map(GAMES.map((game) => [game.id, game]));
const gamesOf = (list: number[]) => list.flatMap((id) => byId.get(id) ?? []);

describe("each filter", () => {
  it.each(FILTERS)("%j finds what a plain search finds", async (filters, fits) => {
    const expected = GAMES.filter(fits).map(({ id }) => id);
    expect((await ids({ filters })).toSorted((a, b) => a - b)).toEqual(expected);
    const { total, games, groups } = await page({ filters });
    expect([total, games.length, groups]).toEqual([expected.length, Math.min(100, expected.length), []]);
  });
});

describe.each(Object.keys(SORTS))("sorted by %s", (sort) => {
  it.each([null, ...Object.keys(GROUPS)])(
    "and grouped by %s, is in order, with the same games on its pages",
    async (group_by) => {
      const filters = { from_critics: 45 };
      const [value, isAscending] = SORTS[sort] ?? [() => null, true];
      const groupOf = GROUPS[group_by ?? ""] ?? (() => "");
      const all = await ids({ filters, sort, group_by });
      expect(new Set(all).size).toBe(
        GAMES.filter(({ critics }) => critics !== null && critics >= 44.5).length,
      );
      const pages = [];
      for (let offset = 0; offset < all.length; offset += 100) {
        pages.push(await page({ filters, sort, group_by, page_offset: offset }));
      }
      const rows = pages.flatMap(({ games }) => games);
      expect(rows.map(({ game_id }) => game_id)).toEqual(all);

      const games = gamesOf(all);
      if (group_by) expect(rows.map(({ group_key }) => group_key)).toEqual(games.map(groupOf));
      const runs = games.map(groupOf).filter((key, index, keys) => key !== keys[index - 1]);
      expect(new Set(runs).size).toBe(runs.length);
      if (group_by) {
        expect(pages[0]?.groups).toMatchObject(
          runs.map((key) => ({ key, games: games.filter((game) => groupOf(game) === key).length })),
        );
      }
      for (const [index, game] of games.entries()) {
        const next = games[index + 1];
        if (!next || groupOf(next) !== groupOf(game)) continue;
        const [a, b] = [value(game), value(next)];
        if (a === null) expect(b).toBeNull();
        else if (b !== null) expect(isAscending ? a <= b : a >= b, `${a}, ${b}`).toBe(true);
      }
    },
  );
});

describe("groups", () => {
  const keysOf = async (group_by: string, filters = {}) =>
    (await page({ group_by, filters })).groups.map(({ key }) => key);

  it("are in the order of the statuses, the newest year, the most games", async () => {
    expect(await keysOf("status")).toEqual(STATUSES);
    const years = await keysOf("year");
    expect(years.at(-1)).toBe("");
    expect(years.slice(0, -1)).toEqual(years.slice(0, -1).toSorted().reverse());
    const { groups } = await page({ group_by: "genre" });
    expect(groups.at(-1)).toMatchObject({ key: "", name: null });
    const sizes = groups.slice(0, -1).map(({ games }) => games);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(groups.map(({ name }) => name)).toContain("RPG");
  });

  it("are of what is filtered by", async () => {
    expect(await keysOf("platform", { platforms: [48] })).toEqual(["48", ""]);
    expect(await keysOf("genre", { genres: [31] })).toEqual(["31"]);
  });

  it("follow a game that changes in the catalogue, or leaves it", async () => {
    const [game] = GAMES.filter(({ isKnown, genres }) => isKnown && has(genres, 5));
    const keyOf = async () =>
      (await page({ group_by: "genre", filters: { name: game?.name.toLowerCase() } })).games.find(
        ({ game_id }) => game_id === game?.id,
      )?.group_key;
    expect(await keyOf()).toBe("5");
    await server.sql("update public.games set genres = '{31}' where id = $1", [game?.id]);
    expect(await keyOf()).toBe("31");
    await server.sql("create table public.kept as select * from public.games where id = $1", [game?.id]);
    await server.sql("delete from public.games where id = $1", [game?.id]);
    expect(await keyOf()).toBe("");
    await server.sql(
      `insert into public.games (id, slug, name, platforms, genres, themes, developers, hastily, updated_at)
       select id, slug, name, platforms, '{5}', themes, developers, hastily, updated_at from public.kept`,
    );
    await server.sql("drop table public.kept");
    expect(await keyOf()).toBe("5");
  });
});

it("counts what the shelf can be filtered by", async () => {
  const choices = await call<Record<string, { id: unknown; games: number }[]>>("shelf_choices", {});
  expect(choices.platforms).toEqual(
    [48, 130, 6]
      .map((id) => ({ id, games: GAMES.filter((game) => isOn(game, id)).length }))
      .toSorted((a, b) => b.games - a.games)
      .map((choice) => expect.objectContaining(choice)),
  );
  expect(choices.developers).toEqual(
    [
      { id: 70_000, name: "One" },
      { id: 70_001, name: "Two" },
    ].map(({ id, name }) => ({
      ...{ id, name },
      games: GAMES.filter(({ developers }) => has(developers, id)).length,
    })),
  );
  expect(choices.themes).toMatchObject([{ id: 17, name: "Fantasy" }]);
  expect(choices.tags).toEqual([
    { id: TAG, name: "Cosy", games: GAMES.filter(({ isTagged }) => isTagged).length },
  ]);
  expect(choices.lists).toEqual([{ id: LIST, name: "Mine" }]);
  expect(await call("shelf_choices", {}, other)).toMatchObject({ tags: [], lists: [] });
});

describe("the shelf of another user", () => {
  it("is never read, nor filtered by someone else's lists, tags and copies", async () => {
    expect((await page({}, other)).total).toBe(GAMES.length / 2);
    for (const filters of [{ lists: [LIST] }, { tags: [TAG] }, { media: ["physical"] }])
      expect((await page({ filters }, other)).total).toBe(0);
    expect((await page({})).games[0]?.user_id).toBeUndefined();
  });

  it("is not for visitors", async () => {
    for (const name of ["list_shelf", "list_shelf_ids", "shelf_choices"])
      expect((await server.connect().rpc(name, {})).error?.code, name).toBe("42501");
  });
});

it("answers bad arguments at once, with at most a client's error", async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => n);
  const bad = [
    ...[null, [], "x", 1].map((filters) => ({ filters })),
    ...[
      { platforms: many },
      { tags: many.map(() => TAG) },
      {
        genres: [
          [1, 2],
          [3, 4],
        ],
      },
      { media: [null] },
    ].map((filters) => ({ filters })),
    {
      filters: {
        from_year: -32_768,
        to_year: 32_767,
        from_rating: "NaN",
        to_hours: "-Infinity",
        from_length: -5,
      },
    },
    { filters: { from_year: 1e9 } },
    { filters: { completed: "2024-13" } },
    { filters: { added: "2024-05-17" } },
    { filters: { added: "0001" } },
    { filters: { tags: ["x"], name: "\0" } },
    { filters: { name: "%".repeat(501) } },
    { filters: { status: "'; drop table games; --" }, group_by: "year" },
    ...["price", "name; --", ""].flatMap((sort) => [{ sort }, { group_by: sort }]),
    ...[-1, 2_147_483_647, 1e12].flatMap((number) => [{ page_size: number }, { page_offset: number }]),
  ];
  for (const args of bad) {
    const start = workMs();
    const { status, error } = await owner.client.rpc("list_shelf", args);
    const shown = JSON.stringify(args).slice(0, 90);
    expect.soft(status, `${shown} ${error?.message}`).toBeLessThan(500);
    expect.soft(workMs() - start, shown).toBeLessThan(2000);
  }
  expect((await page({})).total).toBe(GAMES.length);
});

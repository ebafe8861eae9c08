import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { listCollection } from "../../lib/collection/list-collection.ts";
import { nameKey } from "../../lib/collection/name-key.ts";
import { collectionQuerySchema } from "../../lib/collection/schema.ts";
import { gameRow, type Server, startSupabase, type User } from "./harness.ts";

const MANY = 1260;
const SORTS = ["added", "name", "rating", "mine", "critics", "release", "completed", "hours", "length"];
const NAMES = [
  "Ōkami",
  "Oka",
  "ŻÓŁW",
  "İstanbul",
  "ΟΔΟΣ",
  "검은사막",
  "ＦＩＮＡＬ ½™",
  "ﷺ".repeat(500),
  "100%_*\\",
];

let server: Server;
let owner: User;
let collector: User;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  collector = await server.newUser();
  await server.sql(
    `insert into public.user_games
       (user_id, game_id, game_name, status, imported, date_added, user_rating, game_rating, game_release_date, hours_played)
     select $1, n, 'Game ' || n, case when n % 5 = 0 then 'playing' else 'want' end, n % 2 = 0,
       '2026-01-01'::timestamptz + (n / 7) * interval '1 minute', case when n % 3 = 0 then (n % 21) / 2.0 end,
       case when n % 4 = 0 then n % 100 end, case when n % 6 > 0 then make_date(1980 + n % 40, 1, 1) end,
       case when n % 8 > 0 then n % 50 end
     from generate_series(1, $2::int) n`,
    [collector.id, MANY],
  );
  // PGlite has no autovacuum to collect statistics.
  await server.sql("analyze public.user_games");
});
afterAll(() => server.stop());

/** The query of the API. */
const list = ({ id, client }: User, query: Record<string, string> = {}) =>
  listCollection({ id, email: "", supabase: client }, collectionQuerySchema.parse(query));

const namesOf = async (query: Record<string, string>) =>
  (await list(owner, query)).items.map(({ game }) => game.name);

describe("a shelf of more rows than one response holds", () => {
  it.each(SORTS)("is listed completely, page by page, by %s", async (sort) => {
    const ids = [];
    for (let page = 0; page < Math.ceil(MANY / 60); page++) {
      const { items, total } = await list(collector, { sort, page: String(page) });
      expect(total).toBe(MANY);
      ids.push(...items.map(({ game }) => game.id));
    }
    expect(ids).toHaveLength(MANY);
    expect(new Set(ids).size).toBe(MANY);
  });

  it("has exact totals for tabs and searches", async () => {
    expect(await list(collector, { status: "playing" })).toMatchObject({ total: 252 });
    expect(await list(collector, { status: "imported" })).toMatchObject({ total: 630 });
    expect(await list(collector, { q: "GAME" })).toMatchObject({ total: MANY, counts: { all: MANY } });
    expect(await list(collector, { q: "game 1", status: "want" })).toMatchObject({ total: 297 });
  });

  it("returns no rows and the total for a page beyond the last", async () => {
    expect(await list(collector, { page: "40" })).toMatchObject({ items: [], total: MANY });
    expect(await list(collector, { page: "999999", q: "game" })).toMatchObject({ items: [], total: MANY });
  });
});

it("lists imported games without a status apart from the other imported ones", async () => {
  const importer = await server.newUser();
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status, imported)
     values ($1, 1, 'A', 'imported', true), ($1, 2, 'B', 'want', true), ($1, 3, 'C', 'imported', true), ($1, 4, 'D', 'want', false)`,
    [importer.id],
  );
  const { items, total, counts } = await list(importer, { status: "unsorted", sort: "name" });
  expect(items.map(({ game }) => game.name)).toEqual(["A", "C"]);
  expect(total).toBe(2);
  expect(counts).toMatchObject({ all: 4, imported: 3, unsorted: 2 });
  expect(await list(importer, { status: "imported" })).toMatchObject({ total: 3 });
});

it("has the catalogue's release of games that were not released when they were added", async () => {
  const user = await server.newUser();
  const year = new Date().getUTCFullYear();
  const later = `${year + 1}-06-01`;
  await server.sql(
    `insert into public.games (id, slug, name, first_release_date, updated_at)
     select n, 'game-' || n, 'Game ' || n, day, now()
     from (values (1, $1::date), (2, $1), (3, $2), (4, '2001-02-03'), (5, $1), (6, null)) as v (n, day)`,
    [`${year - 1}-02-03`, later],
  );
  const rows = [
    { game_release_date: null },
    { game_release_date: `${year + 1}-01-01` },
    // Later this year, and put off since.
    { game_release_date: `${year}-01-01` },
    // Was released then.
    { game_release_date: "2000-01-01" },
    { game_release_date: null, status: "playing" },
    { game_release_date: `${year}-01-01`, status: "imported" },
    // Unknown to the catalogue.
    { game_release_date: "2000-01-01" },
  ].map((row, index) => gameRow(user.id, index + 1, { status: "want", ...row }));
  expect((await user.client.from("user_games").insert(rows)).error).toBeNull();
  const { items } = await list(user, { sort: "name" });
  expect(items.map(({ game }) => game.releaseDate)).toEqual([
    `${year - 1}-02-03`,
    `${year - 1}-02-03`,
    later,
    "2000-01-01",
    null,
    null,
    "2000-01-01",
  ]);
});

it("stores the release of a game with the first play after it", async () => {
  const year = new Date().getUTCFullYear();
  const texts = { name: "Out now", coverUrl: null, description: null };
  const game = { id: 8, ...texts, rating: 80, releaseYear: year, platforms: [], genres: [] };
  // Another file of this process may have loaded the module.
  vi.resetModules();
  vi.doMock("../../lib/games/get-catalogue-game.ts", () => ({
    getCatalogueGame: async () => ({ game: { ...game, releaseDate: `${year}-01-01` } }),
  }));
  onTestFinished(() => {
    vi.doUnmock("../../lib/games/get-catalogue-game.ts");
    vi.resetModules();
  });
  const { actOnPlay } = await import("../../lib/collection/play-action.ts");
  const user = await server.newUser();
  const row = gameRow(user.id, game.id, { status: "want", game_release_date: null });
  expect((await user.client.from("user_games").insert(row)).error).toBeNull();
  const press = { action: "start", day: `${year}-01-01` } as const;
  await actOnPlay({ id: user.id, email: "", supabase: user.client }, game.id, press);
  const { data } = await user.client
    .from("user_games")
    .select("status, game_name, game_release_date")
    .single();
  expect(data).toEqual({ status: "playing", game_name: "Out now", game_release_date: `${year}-01-01` });
});

describe("the order", () => {
  beforeAll(async () => {
    const rows = [
      { game_name: "zelda", date_added: "2026-01-03", user_rating: 9.5, game_release_date: "1986-01-01" },
      { game_name: "Éclair", date_added: "2026-01-02", game_rating: 97.5, hours_played: 0 },
      { game_name: "Alpha", date_added: "2026-01-01", game_release_date: "2020-01-01", hours_played: 12 },
      { game_name: "eagle", date_added: "2026-01-04", user_rating: 3, game_rating: 99, hours_played: null },
    ].map((row, index) =>
      gameRow(owner.id, index + 1, { steam_playtime_minutes: index === 3 ? 900 : null, ...row }),
    );
    await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
    for (const row of rows) expect((await owner.client.from("user_games").insert(row)).error).toBeNull();
  });

  it.each([
    ["added", ["eagle", "zelda", "Éclair", "Alpha"]],
    ["name", ["Alpha", "eagle", "Éclair", "zelda"]],
    ["rating", ["Éclair", "zelda", "eagle", "Alpha"]],
  ])("by %s", async (sort, names) => {
    expect(await namesOf({ sort })).toEqual(names);
  });

  it("puts unknown values last", async () => {
    expect((await namesOf({ sort: "release" })).slice(0, 2)).toEqual(["Alpha", "zelda"]);
    expect(await namesOf({ sort: "hours" })).toEqual(["eagle", "Alpha", "Éclair", "zelda"]);
  });
});

describe("the search", () => {
  beforeAll(async () => {
    await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
    const rows = NAMES.map((game_name, index) => gameRow(owner.id, index + 1, { game_name }));
    expect((await owner.client.from("user_games").insert(rows)).error).toBeNull();
  });

  it("folds a name as the database does", async () => {
    const { data } = await owner.client.from("user_games").select("game_name, game_name_key");
    expect(data?.map(({ game_name_key }) => game_name_key)).toEqual(
      data?.map(({ game_name }) => nameKey(game_name)),
    );
    expect(data).toHaveLength(NAMES.length);
  });

  it.each([
    ["OKA", ["Oka", "Ōkami"]],
    ["ōkam", ["Ōkami"]],
    ["żółw", ["ŻÓŁW"]],
    ["istan", ["İstanbul"]],
    ["οδοσ", ["ΟΔΟΣ"]],
    ["은사", ["검은사막"]],
    ["final", ["ＦＩＮＡＬ ½™"]],
    ["100%_", ["100%_*\\"]],
    ["_*\\", ["100%_*\\"]],
    ["%k", []],
    ["o_a", []],
  ])("%s", async (q, names) => {
    expect(await namesOf({ q, sort: "name" })).toEqual(names);
  });
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownJson } from "../../lib/account-data/own-json.ts";
import { accountReader } from "../../lib/account-data/reader.ts";
import { readFiles } from "../../lib/import-files/read-file.ts";
import { toRow } from "../../lib/imports/to-row.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

type Server = Awaited<ReturnType<typeof startWithCatalogue>>;
type User = Awaited<ReturnType<Server["newUser"]>>;

let server: Server;
let catalogue: number[];
beforeAll(async () => {
  server = await startWithCatalogue();
  const games = await server.sql("select id from public.games order by id");
  catalogue = games.map(({ id }) => Number(id));
});
afterAll(() => server.stop());

/** As the app stores it: what it refuses or changes is not on a shelf. */
const storable = (maxLength: number) =>
  fc
    .string({ unit: "binary", maxLength })
    .map((text) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n").trimEnd());
const notes = fc.oneof(storable(60), fc.constantFrom("- a\n\n  - b", "=1+1", "  indented", "x".repeat(5000)));
const time = fc
  .tuple(
    fc.date({ min: new Date("1970-01-01"), max: new Date("2026-01-01"), noInvalidDate: true }),
    fc.nat(999),
  )
  .map(([date, micros]) => date.toISOString().replace("Z", `${String(micros).padStart(3, "0")}Z`));
const day = fc.date({ min: new Date("1950-01-01"), max: new Date("2026-01-01"), noInvalidDate: true });
const midnight = day.map((date) => `${date.toISOString().slice(0, 10)}T00:00:00Z`);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const names = fc.uniqueArray(
  storable(20).filter((name) => name !== "" && !name.includes("\n")),
  { maxLength: 5 },
);

const game = fc.record({
  game_name: fc.oneof(
    storable(40).filter((name) => name !== ""),
    fc.constant("N".repeat(500)),
  ),
  game_cover_url: orNull(fc.constant("https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg")),
  game_summary: orNull(storable(80).filter((text) => text !== "")),
  game_rating: orNull(fc.nat(10_000).map((value) => value / 100)),
  game_release_date: orNull(day.map((date) => `${date.toISOString().slice(0, 4)}-01-01`)),
  game_platforms: names,
  game_genres: names,
  status: fc.constantFrom("want", "playing", "completed", "paused", "dropped", "endless", "imported"),
  imported: fc.boolean(),
  date_added: time,
  date_completed: orNull(fc.oneof(time, midnight)),
  user_rating: orNull(fc.nat(20).map((halves) => halves / 2)),
  notes: orNull(notes.filter((text) => text !== "")),
  hours_played: orNull(fc.oneof(fc.nat(100), fc.nat(10_000_000)).map((tenths) => tenths / 10)),
  steam_playtime_minutes: orNull(fc.nat(60_000_000)),
});

const app = fc.record({
  appid: fc.integer({ min: 1, max: 4_294_967_295 }),
  name: storable(40).filter((name) => name !== ""),
  matched_by: fc.constantFrom("person", "steam_id", "name", "search"),
  playtime_minutes: fc.nat(60_000_000),
  imported_at: time,
});

/** Games of the catalogue by their place in it, and some that are in it no more. */
const shelf = fc.uniqueArray(
  fc.record({
    place: fc.oneof(fc.nat(10_000), fc.integer({ min: 2_000_000_000, max: 2_000_000_010 })),
    game,
    apps: fc.array(app, { maxLength: 2 }),
  }),
  { selector: ({ place }) => place, maxLength: 25 },
);

type Game = typeof shelf extends fc.Arbitrary<(infer T)[]> ? T : never;

async function fill({ id, client }: User, games: Game[]) {
  const rows = new Map<number, object>();
  const apps = new Map<number, object>();
  for (const { place, game, apps: ofGame } of games) {
    const game_id = place < 2_000_000_000 ? (catalogue[place % catalogue.length] ?? 1) : place;
    rows.set(game_id, { user_id: id, game_id, ...game });
    for (const app of ofGame) apps.set(app.appid, { user_id: id, game_id, ...app });
  }
  for (const [table, list] of [
    ["user_games", rows],
    ["steam_games", apps],
  ] as const) {
    const { error } = await client.from(table).insert([...list.values()]);
    if (error) throw error;
  }
}

async function exportOf({ id, email, client }: User): Promise<string> {
  const reader = accountReader({ id, email, supabase: client });
  return (await Array.fromAsync(ownJson(reader, new Date()))).join("");
}

async function importInto({ client }: User, file: string): Promise<string> {
  const read = readFiles([{ name: "questshelf.json", bytes: new TextEncoder().encode(file) }]);
  if (read.kind !== "entries") throw new Error(JSON.stringify(read));
  expect(read.problems).toEqual([]);
  const call = async (name: string, args: object) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw error;
    return data;
  };
  const id = await call("begin_import", { source: read.format, file_name: "questshelf.json" });
  await call("add_import_rows", {
    import: id,
    rows: read.entries.map((entry, index) => ({ row: index + 1, ...toRow(entry) })),
  });
  await call("end_reading", { import: id });
  while ((await call("match_import", { import: id })).left > 0);
  const cover_prefix = "https://images.igdb.com/igdb/image/upload/t_cover_big";
  while ((await call("write_import", { import: id, batch: 10, cover_prefix })).left > 0);
  return id;
}

/** Without ids, and without the time of the import itself. */
function comparable(file: string) {
  const { user_games, steam_games } = JSON.parse(file);
  const kept = ({ id: _, user_id: __, updated_at: ___, ...row }: Record<string, unknown>) => row;
  return { user_games: user_games.map(kept), steam_games: steam_games.map(kept) };
}

it("gives an empty account what another exported", { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(shelf, async (games) => {
      fc.pre(games.length > 0);
      const [from, to] = [await server.newUser(), await server.newUser()];
      await fill(from, games);
      const file = await exportOf(from);
      const id = await importInto(to, file);
      const copy = await exportOf(to);
      expect(comparable(copy)).toEqual(comparable(file));

      await importInto(to, file);
      expect(comparable(await exportOf(to))).toEqual(comparable(file));

      expect((await to.client.rpc("undo_import", { import: id, batch: 1000 })).data).toMatchObject({
        state: "undone",
      });
      expect(comparable(await exportOf(to))).toEqual({ user_games: [], steam_games: [] });
    }),
    { numRuns: 6, seed: 20, endOnFailure: true },
  );
});

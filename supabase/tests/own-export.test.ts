import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { ownJson } from "../../lib/account-data/own-json.ts";
import { accountReader } from "../../lib/account-data/reader.ts";
import { readFiles } from "../../lib/import-files/read-file.ts";
import { toRow } from "../../lib/imports/to-row.ts";
import { toVisibleText } from "../../lib/storable-text.ts";
import type { User } from "./harness.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const server = await startWithCatalogue();
const games = await server.sql("select id from public.games order by id");
const catalogue = games.map(({ id }) => Number(id));
afterAll(() => server.stop());

/** Text as the app stores it: what it refuses or changes is not on a shelf. */
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
    storable(40)
      .map(toVisibleText)
      .filter((name) => name !== ""),
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
    place: fc.oneof(fc.nat(10_000), fc.integer({ min: 260_000_000, max: 260_000_010 })),
    game,
    apps: fc.array(app, { maxLength: 2 }),
  }),
  { selector: ({ place }) => place, maxLength: 25 },
);

const uuid = fc.uuid({ version: 4 });
const period = fc.oneof(
  day.map((date) => date.toISOString().slice(0, 10)),
  day.map((date) => date.toISOString().slice(0, 7)),
  day.map((date) => date.toISOString().slice(0, 4)),
);
const word = fc.stringMatching(/^[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9 '&:-]{0,28}[A-Za-zÀ-ž0-9]$/);
/** A game on the shelf, by its place. */
const ofGame = fc.nat(1000);

const play = fc.record({
  id: uuid,
  of: ofGame,
  platform: orNull(word),
  started: orNull(period),
  outcome: fc.constantFrom("finished", "abandoned"),
  minutes: fc.nat(60_000_000),
  note: orNull(notes),
  created_at: time,
  updated_at: time,
});
const copy = fc
  .record({
    id: uuid,
    of: ofGame,
    platform: word,
    store: orNull(word),
    medium: orNull(fc.constantFrom("physical", "digital")),
    bought_on: orNull(period),
    price: orNull(fc.nat(9_999_999_999).map((cents) => cents / 100)),
    created_at: time,
    updated_at: time,
  })
  .map((copy) => ({ ...copy, currency: copy.price === null ? null : "EUR" }));
const list = fc.record({
  id: uuid,
  title: word,
  description: orNull(word),
  is_ranked: fc.boolean(),
  visibility: fc.constantFrom("private", "link", "public"),
  created_at: time,
  updated_at: time,
  entries: fc.uniqueArray(
    fc.record({
      game_id: fc.integer({ min: 1, max: 268_435_455 }),
      game_name: word,
      cover_image_id: orNull(fc.constant("co1abc")),
      release_year: orNull(fc.integer({ min: 1950, max: 2030 })),
      note: orNull(word),
      added_at: time,
    }),
    { selector: ({ game_id }) => game_id, maxLength: 6 },
  ),
});
const settings = fc.record({
  about: orNull(word),
  website: orNull(fc.constant("https://example.com/me")),
  steam_id: orNull(fc.constant("76561198000000001")),
  socials: fc.record({ github: word, xbox: word }, { requiredKeys: [] }),
  show_imported: fc.boolean(),
  show_adult: fc.boolean(),
  steam_sync: fc.boolean(),
  visibility: fc.constantFrom("public", "link", "private"),
  shown_sections: fc.subarray(["hours", "ratings", "dates", "plays", "copies", "lists", "statistics"]),
  notices_off: fc.subarray(["follows", "likes", "releases", "imports"]),
});

/** What is beside the games. */
const rest = fc.record({
  settings,
  plays: fc.array(play, { maxLength: 15 }),
  copies: fc.array(copy, { maxLength: 15 }),
  tags: fc.uniqueArray(
    fc.record({ id: uuid, name: word, created_at: time, of: fc.array(ofGame, { maxLength: 5 }) }),
    {
      selector: ({ name }) => name.toLowerCase(),
      maxLength: 8,
    },
  ),
  lists: fc.array(list, { maxLength: 4 }),
  removed: fc.uniqueArray(fc.integer({ min: 5_000_000, max: 6_000_000 }), { maxLength: 4 }),
  choices: fc.uniqueArray(fc.tuple(word, orNull(fc.nat(5000))), { selector: ([key]) => key, maxLength: 4 }),
  layouts: fc.uniqueArray(word, { maxLength: 3 }),
  favourites: fc.array(ofGame, { maxLength: 5 }),
  reviews: fc.array(
    fc.record({
      of: ofGame,
      text: word,
      is_spoiler: fc.boolean(),
      visibility: fc.constantFrom("public", "followers", "private"),
      created_at: time,
      edited_at: orNull(time),
    }),
    { maxLength: 5 },
  ),
  smartLists: fc.uniqueArray(fc.record({ id: uuid, name: word, created_at: time }), {
    selector: ({ name }) => name.toLowerCase(),
    maxLength: 4,
  }),
});
type Rest = typeof rest extends fc.Arbitrary<infer T> ? T : never;

type Game = typeof shelf extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Inserts as the database's owner: times are not the user's to choose. */
async function insert(table: string, rows: object[]) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await server.sql(
    `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function fillRest({ id: user_id }: User, gameIds: number[], all: Rest) {
  const gameOf = (place: number) => gameIds[place % gameIds.length] ?? 0;
  const { socials, ...fields } = all.settings;
  await server.sql(
    `update public.profiles set socials = $2,
       (${Object.keys(fields).join(", ")}) = row(${Object.keys(fields).map((_, index) => `$${index + 3}`)})
     where id = $1`,
    [user_id, JSON.stringify(socials), ...Object.values(fields)],
  );
  await insert(
    "plays",
    all.plays.map(({ of, ...play }) => ({ ...play, user_id, game_id: gameOf(of) })),
  );
  const opened = { id: crypto.randomUUID(), user_id, game_id: gameOf(0), outcome: "playing" };
  await insert("plays", [{ ...opened, timer_started_at: "2026-01-01T10:00:00Z" }]);
  await insert(
    "copies",
    all.copies.map(({ of, ...copy }) => ({ ...copy, user_id, game_id: gameOf(of) })),
  );
  await insert(
    "tags",
    all.tags.map(({ of: _, ...tag }) => ({ ...tag, user_id })),
  );
  const tagged = all.tags.flatMap(({ id, of }) => of.map((place) => `${gameOf(place)} ${id}`));
  await insert(
    "game_tags",
    [...new Set(tagged)].map((pair) => {
      const [game_id, tag_id] = pair.split(" ");
      return { user_id, game_id: Number(game_id), tag_id };
    }),
  );
  await insert(
    "lists",
    all.lists.map(({ entries: _, ...list }) => ({ ...list, user_id })),
  );
  await insert(
    "list_entries",
    all.lists.flatMap(({ id, entries }) =>
      entries.map((entry, index) => ({ ...entry, list_id: id, user_id, position: (index + 1) * 1024 })),
    ),
  );
  await insert(
    "favourites",
    [...new Set(all.favourites.map(gameOf))].map((game_id, index) => ({
      user_id,
      game_id,
      position: (index + 1) * 3,
    })),
  );
  const reviews = new Map(all.reviews.map(({ of, ...review }) => [gameOf(of), review]));
  await insert(
    "reviews",
    [...reviews].map(([game_id, review]) => ({ ...review, user_id, game_id })),
  );
  await insert(
    "removed_steam_apps",
    all.removed.map((appid) => ({ user_id, appid })),
  );
  await insert(
    "import_choices",
    all.choices.map(([title_key, game_id]) => ({ user_id, title_key, game_id })),
  );
  await insert(
    "import_mappings",
    all.layouts.map((header_key) => ({ user_id, header_key, mapping: { columns: { title: header_key } } })),
  );
  const tags = all.tags.map(({ id }) => id).join();
  const lists = all.lists.map(({ id }) => id).join();
  const query = `status=want&q=a%26b${tags && `&tag=${tags}`}${lists && `&list=${lists}`}&group=year`;
  await insert(
    "smart_lists",
    all.smartLists.map((list) => ({ ...list, user_id, query })),
  );
}

async function fill({ id, client }: User, games: Game[]): Promise<number[]> {
  const rows = new Map<number, object>();
  const apps = new Map<number, object>();
  for (const { place, game, apps: ofGame } of games) {
    const game_id = place < 260_000_000 ? (catalogue[place % catalogue.length] ?? 1) : place;
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
  return [...rows.keys()];
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
  await call("add_import_records", {
    import: id,
    records: read.records.map((record, index) => ({ place: index + 1, ...record })),
  });
  await call("end_reading", { import: id });
  expect(read.skipped).toEqual([]);
  while ((await call("match_import", { import: id })).left > 0);
  const cover_prefix = "https://images.igdb.com/igdb/image/upload/t_cover_big";
  while ((await call("write_import", { import: id, batch: 10, cover_prefix })).left > 0);
  return id;
}

/** Fields of the account or the file itself, and those that cannot be the same in two accounts. */
const OWN = [
  "exported_at",
  "account",
  "changes",
  "former_usernames",
  "imports",
  "follows",
  "blocks",
  "review_likes",
  "list_likes",
];
const NOT_RESTORED: Record<string, string[]> = {
  profile: [
    "id",
    "username",
    "avatar_url",
    "banner_url",
    "public_since",
    "steam_synced_at",
    "username_changed_at",
    "notices_read_at",
    "updated_at",
  ],
  // Imported games are no news of the feed.
  user_games: ["id", "user_id", "updated_at", "status_at", "rated_at"],
  lists: ["id", "user_id", "published_at"],
  list_entries: ["id", "list_id", "user_id"],
};

/** The lists by their titles, also in queries. */
function comparable(file: string) {
  const { profile, ...content } = JSON.parse(file);
  const titles = new Map(
    content.lists.map(({ id, title, created_at }: Record<string, unknown>) => [id, [title, created_at]]),
  );
  for (const list of content.smart_lists) {
    list.query = list.query.replace(/list=([^&]*)/, (_: string, ids: string) =>
      JSON.stringify(ids.split(",").map((id) => titles.get(id))),
    );
  }
  const tables = Object.entries<Record<string, unknown>[]>({ ...content, profile: [profile] }).flatMap(
    ([name, rows]) => {
      if (OWN.includes(name) || !Array.isArray(rows)) return [];
      const left = new Set(NOT_RESTORED[name] ?? ["user_id"]);
      const kept = rows.map((row) => {
        const fields = Object.entries(row).filter(([key]) => !left.has(key));
        return { ...Object.fromEntries(fields), ...("list_id" in row && { of: titles.get(row.list_id) }) };
      });
      return [[name, kept.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]];
    },
  );
  return Object.fromEntries(tables);
}

it("imports an export into an empty account, changes nothing the second time, and undoes it", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(shelf, rest, async (games, all) => {
      fc.pre(games.length > 0);
      const [from, to] = [await server.newUser(), await server.newUser()];
      // Reviews that a new account imports are private.
      await server.sql("update auth.users set created_at = now() - interval '3 days'");
      await fillRest(from, await fill(from, games), all);
      const [file, empty] = [await exportOf(from), await exportOf(to)];
      const id = await importInto(to, file);
      const copy = await exportOf(to);
      expect(comparable(copy)).toEqual(comparable(file));

      await importInto(to, file);
      expect(comparable(await exportOf(to))).toEqual(comparable(file));
      // The account knows the ids of its own export.
      await importInto(from, file);
      expect(comparable(await exportOf(from))).toEqual(comparable(file));

      for (let left = 1; left > 0; ) {
        const { data, error } = await to.client.rpc("undo_import", { import: id, batch: 1000 });
        if (error) throw error;
        left = data.left;
      }
      expect(comparable(await exportOf(to))).toEqual(comparable(empty));
    }),
    { numRuns: 6, seed: 20, endOnFailure: true },
  );
});

import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, type Server, startSupabase, type User, undo } from "./harness.ts";

const MAX_GAMES = 20_000;

let server: Server;
let owner: User;
let other: User;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  other = await server.newUser();
});
afterAll(() => server.stop());
const clear = async () => {
  await server.sql("delete from public.user_games");
  await server.sql("delete from public.changes");
};

const shelf = () => owner.client.from("user_games");
const fill = (count: number, user = owner) =>
  server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status)
     select $1, n, 'Game ' || n, 'want' from generate_series(1, $2) n`,
    [user.id, count],
  );
const countOf = async (table: string, user = owner) => {
  const [row] = await server.sql(`select count(*)::int as count from public.${table} where user_id = $1`, [
    user.id,
  ]);
  return row?.count;
};
const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => gameRow(owner.id, first + n));
const app = (appid: number, gameId: number) => ({
  appid,
  name: `App ${appid}`,
  playtime_minutes: 1,
  matched_by: "name",
  game_id: gameId,
  game_name: `Game ${gameId}`,
});

const FULL = { code: "QS001", message: "Your shelf is full: it holds 20,000 games." };

describe("a shelf of 20,000 games", () => {
  const NEW_GAME = 40_000;
  const upsert = (gameId: number, status: string) =>
    shelf().upsert(gameRow(owner.id, gameId, { status }), { onConflict: "user_id,game_id" });

  beforeAll(async () => {
    await clear();
    await fill(MAX_GAMES);
  });

  it.each([
    ["an insert", () => shelf().insert(gameRow(owner.id, NEW_GAME))],
    ["an insert of many", () => shelf().insert(rowsFrom(NEW_GAME, 500))],
    ["an upsert", () => upsert(NEW_GAME, "want")],
    ["an import", () => owner.client.rpc("import_steam_games", { games: [app(10, 1), app(20, NEW_GAME)] })],
    [
      "a wishlist",
      () => owner.client.rpc("add_to_shelf", { games: rowsFrom(NEW_GAME, 2), new_status: "want" }),
    ],
    ["a corrected import", () => owner.client.rpc("correct_steam_game", { app: app(10, NEW_GAME) })],
  ])("refuses another game from %s with 4xx", async (_, attempt) => {
    expect(await attempt()).toMatchObject({ status: 400, error: FULL });
    expect([await countOf("user_games"), await countOf("steam_games")]).toEqual([MAX_GAMES, 0]);
  });

  it("still takes changes and imports of its games", async () => {
    expect((await upsert(1, "playing")).error).toBeNull();
    const moved = await owner.client.rpc("set_status", { game_ids: [2, 3], new_status: "playing" });
    expect(moved).toMatchObject({ data: { games: 2 }, error: null });
    const imported = await owner.client.rpc("import_steam_games", { games: [app(10, 4)] });
    expect(imported).toMatchObject({ data: [{ gameId: 4 }], error: null });
  });

  it("refuses an undo completely until there is room", async () => {
    const removal = await callAsChange(owner.client, "remove_games", { game_ids: [5, 6] });
    expect((await shelf().insert(gameRow(owner.id, NEW_GAME))).error).toBeNull();
    expect(await undo(owner.client, removal)).toMatchObject({ status: 400, error: FULL });
    expect(await countOf("user_games")).toBe(MAX_GAMES - 1);
    await shelf().delete().eq("game_id", NEW_GAME);
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 2, kept: 0 });
  });

  it("does not limit other shelves", async () => {
    expect((await other.client.from("user_games").insert(gameRow(other.id, 1))).error).toBeNull();
  });

  it("cannot be exceeded by one call", async () => {
    await clear();
    const games = Array.from({ length: MAX_GAMES + 1 }, (_, n) => app(n + 1, n + 1));
    expect((await owner.client.rpc("import_steam_games", { games })).error).toMatchObject(FULL);
    expect(await countOf("user_games")).toBe(0);
  });
});

it("counts again after deletes", async () => {
  await clear();
  await fill(MAX_GAMES);
  expect((await shelf().insert(gameRow(owner.id, 40_000))).error).toMatchObject(FULL);
  await shelf().delete().lte("game_id", 100);
  expect((await shelf().insert(rowsFrom(50_000, 100))).error).toBeNull();
  expect((await shelf().insert(gameRow(owner.id, 40_000))).error).toMatchObject(FULL);
});

it("locks the shelf before any row, so that two statements cannot both add the last game", async () => {
  const triggers = await server.sql(
    "select pg_get_triggerdef(oid) as definition from pg_trigger where tgfoid = 'public.lock_shelf'::regproc order by 1",
  );
  // A profile decides which entries are counted for all.
  const ofProfiles =
    "CREATE TRIGGER profiles_lock_shelf BEFORE UPDATE OF username, visibility, shown_sections, show_imported, deletion_requested_at, withheld_at ON public.profiles FOR EACH STATEMENT EXECUTE FUNCTION lock_shelf()";
  expect(triggers.map(({ definition }) => definition).filter((text) => text !== ofProfiles)).toEqual(
    [
      ...[
        "changed_rows",
        "copies",
        "favourites",
        "game_tags",
        "import_choices",
        "import_games",
        "import_groups",
        "import_mappings",
        "import_records",
      ],
      ...["import_rows", "imported_lists", "imports", "list_entries", "lists", "plays", "removed_steam_apps"],
      ...["reviews", "smart_lists", "steam_games", "tags", "user_games"],
    ].map(
      (table) =>
        `CREATE TRIGGER ${table}_lock_shelf BEFORE INSERT OR DELETE OR UPDATE ON public.${table} FOR EACH STATEMENT EXECUTE FUNCTION lock_shelf()`,
    ),
  );
  expect(triggers.map(({ definition }) => definition)).toContain(ofProfiles);
});

it("limits a user's imported apps to 20,000", async () => {
  await clear();
  await fill(1);
  await server.sql(
    `insert into public.steam_games (user_id, appid, game_id, name, matched_by)
     select $1, n, 1, 'App ' || n, 'name' from generate_series(1, $2) n`,
    [owner.id, MAX_GAMES],
  );
  const row = { user_id: owner.id, appid: 30_000, game_id: 1, name: "App", matched_by: "name" };
  const full = { status: 400, error: { code: "QS002" } };
  expect(await owner.client.from("steam_games").insert(row)).toMatchObject(full);
  expect(await owner.client.rpc("import_steam_games", { games: [app(30_000, 1)] })).toMatchObject(full);
  expect(await countOf("steam_games")).toBe(MAX_GAMES);
});

describe("a row of a shelf", () => {
  beforeEach(clear);

  const long = (characters: number) => "😀".repeat(characters);

  it.each([
    ["a summary of 2,001 characters", { game_summary: "s".repeat(2001) }],
    ["a name of 501", { game_name: "n".repeat(501) }],
    ["a name with another direction", { game_name: "n\u202ee" }],
    ["a name on two lines", { game_name: "n\ne" }],
    ["an id beyond the bitmaps of games", { game_id: 268_435_456 }],
    ["notes of 5,001", { notes: "n".repeat(5001) }],
    ["101 platforms", { game_platforms: Array(101).fill("PC") }],
    ["51 genres", { game_genres: Array(51).fill("RPG") }],
    ["a platform of 101 characters", { game_platforms: ["x".repeat(101)] }],
    ["a genre of 101 characters", { game_genres: ["RPG", "x".repeat(101)] }],
    ["no name in a list", { game_platforms: ["PC", null] }],
    ["a list within a list", { game_genres: [["RPG"], ["Action"]] }],
  ])("refuses %s", async (_, values) => {
    const { error } = await shelf().insert(gameRow(owner.id, 1, values));
    expect(["23514", "0A000", "22P02"]).toContain(error?.code);
  });

  it("with the largest id has figures, filters and suggestions", async () => {
    const largest = { status: "completed", game_release_date: "2020-01-01" };
    expect((await shelf().insert(gameRow(owner.id, 268_435_455, largest))).error).toBeNull();
    const calls: [string, object][] = [
      ["shelf_statistics", { owner: owner.id }],
      ["year_in_review", { owner: owner.id, of_year: 2026 }],
      ["list_shelf", { filters: { genres: [12] }, sort: "added" }],
      ["list_own_games", { filters: {}, sort: "popular" }],
      ["pick_games", {}],
    ];
    for (const [name, args] of calls) expect((await owner.client.rpc(name, args)).error, name).toBeNull();
  });

  it("is at most 60 kB with all texts at their limits", async () => {
    const values = {
      game_name: long(500),
      game_summary: long(2000),
      notes: long(5000),
      game_platforms: Array.from({ length: 39 }, () => long(100)),
      game_genres: Array.from({ length: 19 }, () => long(100)),
      game_cover_url: null,
    };
    expect((await shelf().insert(gameRow(owner.id, 1, values))).error).toBeNull();
    const [row] = await server.sql(
      "select octet_length(to_jsonb(g)::text) as bytes from public.user_games g",
    );
    expect(Number(row?.bytes)).toBeLessThan(60_000);
  });
});

describe("a profile", () => {
  it.each([
    ["about", { about: "x".repeat(1001) }],
    ["about with another direction", { about: "a\u202eb" }],
    ["an invisible about", { about: "\u200b" }],
    ["a website with another direction", { website: "https://example.com/\u202egpj.exe" }],
    ["a control character in socials", { socials: { github: "a\u0007" } }],
    ["website", { website: `https://example.com/${"x".repeat(300)}` }],
    ["socials of any key", { socials: { evil: "x" } }],
    ["socials of any depth", { socials: { github: { a: "x" } } }],
    ["socials of any size", { socials: { github: randomBytes(600).toString("hex") } }],
    ["steam_id", { steam_id: "x".repeat(201) }],
    ["username", { username: "x".repeat(21) }],
  ])("refuses %s beyond its size", async (_, values) => {
    const { error } = await owner.client.from("profiles").update(values).eq("id", owner.id);
    expect(["23514", "42501"]).toContain(error?.code);
  });

  it("keeps the joiners of emoji and Persian, and scripts from right to left", async () => {
    const about = "👩‍🚀 می\u200cخواهم\nשלום\u200f!";
    const socials = { github: "a\\new" };
    const { error } = await owner.client.from("profiles").update({ about, socials }).eq("id", owner.id);
    expect(error).toBeNull();
  });

  it("has a limit on each text column, like every table that users write", async () => {
    const unlimited = await server.sql(
      `select c.table_name || '.' || c.column_name as column
       from information_schema.columns c
       where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'ARRAY') and c.is_generated = 'NEVER'
         and has_column_privilege('authenticated', format('public.%I', c.table_name), c.column_name, 'insert, update')
         and not exists (
           select from pg_constraint k
           where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
             and pg_get_constraintdef(k.oid) ~ ('\\m' || c.column_name || '\\M')
         )`,
    );
    expect(unlimited).toEqual([]);
  });
});

it("refuses account metadata of more than 8,000 bytes, also in parts and at sign-up", async () => {
  const user = await server.newUser();
  expect((await user.client.auth.updateUser({ data: { a: "x".repeat(7000) } })).error).toBeNull();
  expect((await user.client.auth.updateUser({ data: { b: "x".repeat(7000) } })).error).not.toBeNull();
  const [row] = await server.sql(
    "select octet_length(raw_user_meta_data::text) as bytes from auth.users where id = $1",
    [user.id],
  );
  expect(Number(row?.bytes)).toBeLessThan(8000);
});

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterAll, expect, it } from "vitest";
import { ownJson } from "../../lib/account-data/own-json.ts";
import { accountReader } from "../../lib/account-data/reader.ts";
import { tableCsv } from "../../lib/account-data/table-csv.ts";
import { PROFILE_COLUMNS, TABLES } from "../../lib/account-data/tables.ts";
import { CATALOGUE_TABLES } from "./catalogue-tables.ts";
import { callAsChange, gameRow, startSupabase } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

/**
 * The catalogue, which is no user's data. Closed tables: changes that can be undone, the tags of games, follows, blocks and likes of reviews are exported through functions; and the
 * hashes of secret addresses. What moderators decide is theirs; a report concerns someone else. The rows of imports are the user's own file.
 */
const NOT_GIVEN = [
  ...CATALOGUE_TABLES,
  "changed_games",
  "game_facets",
  "game_facts",
  "catalogue_state",
  "calendar_feeds",
  "program_addresses",
  "hidden_things",
  "suspensions",
  "reports",
  "moderation_log",
  "changes",
  "changed_rows",
  "game_tags",
  "follows",
  "blocks",
  "review_likes",
  "like_numbers",
  "liked_this_week",
  "game_numbers",
  "last_activities",
  "row_bounds",
  "stored_bytes",
  "import_rows",
  "import_groups",
  "imported_lists",
  "import_games",
  "import_records",
];

it("exports every column of every table", async () => {
  const rows = await server.sql(
    `select c.table_name as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`,
  );
  const sorted = (columns: unknown) => (Array.isArray(columns) ? [...columns].sort() : columns);
  const found = rows.map((row) => [row.table, sorted(row.columns)]);
  const given = [
    ["profiles", sorted(PROFILE_COLUMNS)],
    ...Object.entries(TABLES).map(([table, { columns }]) => [table, sorted(columns)]),
  ];
  const isGiven = ([table]: unknown[]) => !NOT_GIVEN.includes(String(table));
  expect(Object.fromEntries(found.filter(isGiven))).toEqual(Object.fromEntries(given));
});

it("exports a shelf of more than 1,000 games completely, without other users' games", async () => {
  const owner = await server.newUser();
  const other = await server.newUser();
  const count = 2345;
  for (const [{ id }, first] of [
    [owner, 1],
    [other, 5000],
  ] as const) {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status)
       select $1, $2 + n, 'Game ' || n, 'want' from generate_series(0, $3 - 1) n`,
      [id, first, count],
    );
  }
  await owner.client.from("user_games").upsert(gameRow(owner.id, 7, { notes: '=1+1,"quoted"' }), {
    onConflict: "user_id,game_id",
  });
  await owner.client.from("steam_games").insert({
    user_id: owner.id,
    appid: 440,
    game_id: 7,
    name: "Game 7",
    matched_by: "name",
  });
  await owner.client.rpc("change_username", { new_username: `_${owner.username}` });
  const user = { id: owner.id, email: owner.email, supabase: owner.client };

  const json = JSON.parse((await Array.fromAsync(ownJson(accountReader(user), new Date()))).join(""));
  expect(json.former_usernames).toMatchObject([{ username_key: owner.username }]);
  expect(json.account).toMatchObject({ id: owner.id, email: owner.email, created_at: expect.any(String) });
  expect(json.profile).toMatchObject({ id: owner.id, username: `_${owner.username}` });
  expect(json.user_games.map((game: { game_id: number }) => game.game_id)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  expect(json.steam_games).toMatchObject([{ appid: 440, game_id: 7 }]);

  const csv = (await Array.fromAsync(tableCsv(accountReader(user), "user_games"))).join("");
  const lines = csv.trimEnd().split("\r\n");
  expect(lines).toHaveLength(count + 1);
  expect(csv).toContain(`"'=1+1,""quoted"""`);

  const stranger = { ...user, id: other.id };
  const stolen = (await Array.fromAsync(tableCsv(accountReader(stranger), "user_games"))).join("");
  expect(stolen.trimEnd().split("\r\n")).toHaveLength(1);
});

it("exports an empty account as empty tables", async () => {
  const { id, email, client } = await server.newUser(null);
  const user = { id, email, supabase: client };
  const json = JSON.parse((await Array.fromAsync(ownJson(accountReader(user), new Date()))).join(""));
  expect(json).toMatchObject({ profile: { username: null }, user_games: [], steam_games: [] });
  expect((await Array.fromAsync(tableCsv(accountReader(user), "steam_games"))).join("")).toBe(
    "\uFEFFuser_id,appid,game_id,name,matched_by,playtime_minutes,imported_at\r\n",
  );
});

it("exports changes of several pages completely", async () => {
  const owner = await server.newUser();
  const ids = Array.from({ length: 450 }, (_, index) => index + 1);
  await owner.client.from("user_games").insert(ids.map((id) => gameRow(owner.id, id)));
  for (const half of [ids.slice(0, 300), ids.slice(300)])
    await callAsChange(owner.client, "remove_games", { game_ids: half });
  const user = { id: owner.id, email: owner.email, supabase: owner.client };
  const json = JSON.parse((await Array.fromAsync(ownJson(accountReader(user), new Date()))).join(""));
  const found = json.changes.map(({ before }: { before: { game_id: number } }) => before.game_id);
  expect(found.sort((a: number, b: number) => a - b)).toEqual(ids);
});

it("exports changes that can be undone, to their owner only", async () => {
  const owner = await server.newUser();
  const other = await server.newUser();
  for (const { id, client } of [owner, other])
    await client.from("user_games").insert(gameRow(id, 7, { notes: id }));
  for (const { client } of [owner, other]) await callAsChange(client, "remove_games", { game_ids: [7] });
  const user = { id: owner.id, email: owner.email, supabase: owner.client };
  const json = JSON.parse((await Array.fromAsync(ownJson(accountReader(user), new Date()))).join(""));
  expect(json.user_games).toEqual([]);
  expect(json.changes).toMatchObject([
    { table: "user_games", key: { game_id: 7 }, before: { notes: owner.id }, after: null },
  ]);
  expect((await server.connect().rpc("own_changes")).error).toMatchObject({ code: "42501" });
});

it("exports everything as the published schema describes it", async () => {
  const validate = formats
    .default(new Ajv2020({ allErrors: true }))
    .compile(JSON.parse(readFileSync("docs/export.schema.json", "utf8")));
  const owner = await server.newUser();
  const user = { id: owner.id, email: owner.email, supabase: owner.client };
  const exported = async () =>
    JSON.parse((await Array.fromAsync(ownJson(accountReader(user), new Date()))).join(""));
  const empty = await exported();
  expect([validate(empty), validate.errors]).toEqual([true, null]);
  expect(empty).toMatchObject({ format: "questshelf", version: 1 });

  await owner.client.from("user_games").insert([
    gameRow(owner.id, 7, {
      status: "completed",
      user_rating: 8.5,
      hours_played: 12.5,
      game_rating: 91.25,
      game_release_date: "2015-01-01",
      game_platforms: ["PC"],
      date_completed: "2024-03-02T00:00:00Z",
      notes: "Again!",
    }),
    gameRow(owner.id, 8, { status: "imported", imported: true, steam_playtime_minutes: 90 }),
    gameRow(owner.id, 9),
  ]);
  await owner.client.from("steam_games").insert([
    { user_id: owner.id, appid: 440, game_id: 8, name: "Eight", matched_by: "steam_id" },
    { user_id: owner.id, appid: 450, game_id: 9, name: "Nine", matched_by: "steam_id" },
  ]);
  const copy = { user_id: owner.id, store: "GOG", price: 9.99, currency: "EUR" };
  await owner.client.from("copies").insert([
    { ...copy, game_id: 7 },
    { ...copy, game_id: 9 },
  ]);
  await owner.client.rpc("tag_games", { game_ids: [7, 9], tag_name: "Co-op" });
  await callAsChange(owner.client, "remove_games", { game_ids: [9] });
  await owner.client.rpc("edit_profile", { changes: { about: "Hello", socials: { github: "octo" } } });
  await owner.client.rpc("change_username", { new_username: `_${owner.username}` });
  await owner.client.rpc("begin_import", { source: "yamtrack", file_name: "games.csv" });
  await owner.client.rpc("save_import_mapping", { header_key: "title", mapping: { columns: {} } });
  await server.sql("insert into public.import_choices (user_id, title_key, game_id) values ($1, '', 7)", [
    owner.id,
  ]);
  const [followed, blocked] = [await server.newUser(), await server.newUser()];
  await owner.client.rpc("follow_person", { person: followed.id });
  await owner.client.rpc("block_person", { person: blocked.id });
  const review = { of_game: 7, review_text: "Good.", is_spoiler: false, visibility: "public" };
  await owner.client.rpc("put_review", review);
  await followed.client.from("user_games").insert(gameRow(followed.id, 7));
  await followed.client.rpc("put_review", review);
  await owner.client.rpc("like_review", { author: followed.id, of_game: 7 });
  const list = await followed.client.rpc("create_list", { title: "List", visibility: "public" });
  await owner.client.rpc("like_list", { list: list.data });
  const full = await exported();
  expect([validate(full), validate.errors]).toEqual([true, null]);
  expect(full.user_games).toMatchObject([
    { game_id: 7, user_rating: 8.5, shown_hours: 12.5 },
    { game_id: 8, shown_hours: 1.5 },
  ]);
  for (const list of [
    "steam_games",
    "removed_steam_apps",
    "former_usernames",
    "imports",
    "import_choices",
    "import_mappings",
    "copies",
    "tags",
  ])
    expect(full[list]).toHaveLength(1);
  expect(full.copies).toMatchObject([{ game_id: 7, store: "GOG", price: 9.99 }]);
  expect(full.game_tags).toEqual([{ game_id: 7, tags: ["Co-op"] }]);
  expect(full.follows).toEqual([{ username: followed.username, followed_at: expect.any(String) }]);
  expect(full.blocks).toEqual([{ username: blocked.username, blocked_at: expect.any(String) }]);
  expect(full.reviews).toMatchObject([{ game_id: 7, text: "Good.", visibility: "public" }]);
  expect(full.review_likes).toEqual([
    { username: followed.username, game_id: 7, liked_at: expect.any(String) },
  ]);
  expect(full.list_likes).toMatchObject([{ list_id: list.data }]);
  const removed = full.changes.map(({ table }: { table: string }) => table);
  expect(removed).toEqual(["copies", "game_tags", "steam_games", "user_games"]);

  full.user_games[0].status = "unknown";
  delete full.user_games[1].notes;
  expect([validate(full), validate.errors?.length]).toEqual([false, 2]);
});

it("finds the slugs and Steam apps of a page of games", async () => {
  const owner = await server.newUser();
  await owner.client.from("user_games").insert([gameRow(owner.id, 7), gameRow(owner.id, 8)]);
  const app = (appid: number) => ({ user_id: owner.id, appid, game_id: 7, name: "App", matched_by: "name" });
  await owner.client
    .from("steam_games")
    .insert(Array.from({ length: 1200 }, (_, index) => app(1200 - index)));
  await server.sql(
    "insert into public.games (id, slug, name, updated_at) values (7, 'seven', 'Seven', now()) on conflict do nothing",
  );
  const reader = accountReader({ id: owner.id, email: owner.email, supabase: owner.client });
  expect(await reader.steamApps([7, 8])).toEqual(new Map([[7, 1]]));
  expect(await reader.slugs([7, 8])).toEqual(new Map([[7, "seven"]]));
});

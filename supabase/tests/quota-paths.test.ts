import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAsChange, gameRow, type Server, startSupabase, type User, undo } from "./harness.ts";
import { importSteps } from "./import-steps.ts";

// Each limit on each path that adds rows: what is pressed, undone or imported.

let server: Server;
beforeAll(async () => {
  server = await startSupabase();
  await server.sql(
    `insert into public.games (id, slug, name, updated_at)
     select n, 'game-' || n, 'Game ' || n, now() from generate_series(1, 1100) n`,
  );
});
afterAll(() => server.stop());

const range = (count: number, first = 1) => Array.from({ length: count }, (_, n) => first + n);
const call = ({ client }: User, name: string, args: object) => client.rpc(name, args);

async function countOf(table: string, user: User) {
  const [row] = await server.sql(`select count(*)::int as count from public.${table} where user_id = $1`, [
    user.id,
  ]);
  return row?.count;
}

async function withGames(count: number): Promise<User> {
  const user = await server.newUser();
  const rows = range(count).map((id) => gameRow(user.id, id));
  expect((await user.client.from("user_games").insert(rows)).error).toBeNull();
  return user;
}

/** Imports a file of the own export. @returns what became of its records, by kind */
async function importRecords(user: User, records: { kind: string; data: object }[], gameIds = [1]) {
  const steps = importSteps(user);
  const id = await steps.begin();
  await steps.add(
    id,
    gameIds.map((igdb_id) => ({ title: "", igdb_id })),
  );
  for (const [index, record] of records.entries())
    await steps.call("add_import_records", { import: id, records: [{ place: index + 1, ...record }] });
  await steps.match(id);
  await steps.write(id);
  const summary = await steps.summary(id);
  expect(summary.state).toBe("done");
  return summary.records.map(({ kind, added, left }: { kind: string; added: number; left: number }) => ({
    kind,
    added,
    left,
  }));
}

describe("100,000 plays", () => {
  const FULL = { code: "QS013", message: "Your log is full: it holds 100,000 plays." };
  const day = { on_day: "2024-05-01" };
  let user: User;
  let removal: { change: string };

  beforeAll(async () => {
    user = await withGames(3);
    const play = { user_id: user.id, game_id: 3, outcome: "finished" };
    expect((await user.client.from("plays").insert(play)).error).toBeNull();
    removal = await callAsChange(user.client, "remove_games", { game_ids: [3] });
    await server.sql(
      "insert into public.plays (user_id, game_id, outcome) select $1, 1, 'finished' from generate_series(1, 100000)",
      [user.id],
    );
  });

  it.each<[string, string, () => object]>([
    ["a started play", "start_play", () => ({ of_game: 2, ...day })],
    ["minutes", "add_play_minutes", () => ({ of_game: 2, added: 30, ...day })],
    ["a timer", "start_timer", () => ({ of_game: 2, ...day })],
    [
      "a play that has ended",
      "end_play",
      () => ({ of_game: 2, new_outcome: "finished", of_play: randomUUID(), ...day }),
    ],
    ["an undo", "undo_change", () => ({ change: removal.change })],
  ])("refuse %s, and change nothing", async (_, name, args) => {
    expect(await call(user, name, args())).toMatchObject({ status: 400, error: FULL });
    expect([await countOf("plays", user), await countOf("user_games", user)]).toEqual([100_000, 2]);
    const { data } = await user.client.from("user_games").select("status").eq("game_id", 2).single();
    expect(data).toEqual({ status: "want" });
  });

  it("leave those of an own export out", async () => {
    const data = { id: randomUUID(), game_id: 1, outcome: "finished" };
    expect(await importRecords(user, [{ kind: "plays", data }])).toEqual([
      { kind: "plays", added: 0, left: 1 },
    ]);
    expect(await countOf("plays", user)).toBe(100_000);
  });

  it("have room for an undo after a play is deleted", async () => {
    const { data } = await user.client.from("plays").select("id").limit(1).single();
    await user.client.from("plays").delete().eq("id", data?.id);
    expect((await undo(user.client, removal)).data).toMatchObject({ restored: 2, kept: 0 });
    expect(await countOf("plays", user)).toBe(100_000);
  });
});

describe("200 tags", () => {
  const FULL = { code: "QS016", message: "You have 200 tags. Delete one that you do not need." };
  let user: User;
  let merge: { change: string };

  beforeAll(async () => {
    user = await withGames(2);
    const rows = range(200).map((n) => ({ user_id: user.id, name: `tag ${n}` }));
    expect((await user.client.from("tags").insert(rows)).error).toBeNull();
    const { data: tags } = await user.client.from("tags").select("id, name").in("name", ["tag 1", "tag 2"]);
    const [tag, merge_into] = (tags ?? []).map(({ id }) => id);
    merge = await callAsChange(user.client, "remove_tag", { tag, merge_into });
    expect((await call(user, "tag_games", { game_ids: [1], tag_name: "in its place" })).error).toBeNull();
  });

  it.each<[string, () => PromiseLike<{ status: number; error: unknown }>]>([
    ["a row", () => user.client.from("tags").insert({ user_id: user.id, name: "more" })],
    ["a tagged game", () => call(user, "tag_games", { game_ids: [1], tag_name: "more" })],
    ["the tags of a game", () => call(user, "set_game_tags", { of_game: 1, tag_names: ["more"] })],
    ["the undo of a merge", () => undo(user.client, merge)],
  ])("refuse %s, and change nothing", async (_, attempt) => {
    expect(await attempt()).toMatchObject({ status: 400, error: FULL });
    expect([await countOf("tags", user), await countOf("game_tags", user)]).toEqual([200, 1]);
  });

  it("leave those of an own export out", async () => {
    const records = [
      { kind: "tags", data: { id: randomUUID(), name: "more" } },
      { kind: "game_tags", data: { game_id: 1, tags: ["more", "tag 3"] } },
    ];
    await importRecords(user, records);
    expect(await countOf("tags", user)).toBe(200);
  });
});

describe("lists", () => {
  const entry = (list_id: string, game_id: number) => ({
    kind: "list_entries",
    data: { list_id, game_id, game_name: `Game ${game_id}`, position: game_id },
  });
  const list = (id: string) => ({
    kind: "lists",
    data: { id, title: "Imported", is_ranked: false, visibility: "private" },
  });

  it("of an own export are left out beyond 1,000", async () => {
    const user = await withGames(1);
    await server.sql(
      "insert into public.lists (user_id, title) select $1, 'List ' || n from generate_series(1, 999) n",
      [user.id],
    );
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await importRecords(user, [list(first), entry(first, 1), list(second), entry(second, 1)])).toEqual(
      [{ kind: "lists", added: 1, left: 1 }],
    );
    expect([await countOf("lists", user), await countOf("list_entries", user)]).toEqual([1000, 1]);
  });

  it("cannot be created with more than 1,000 games", async () => {
    const user = await withGames(1);
    const { status, error } = await call(user, "create_list", { title: "Long", game_ids: range(1001) });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "QS021", message: "This list is full: it holds 1,000 games." });
    expect(await countOf("lists", user)).toBe(0);
  });

  it("of an own export have 1,000 games at most", async () => {
    const user = await withGames(1);
    const id = randomUUID();
    const steps = importSteps(user);
    const imported = await steps.begin();
    await steps.add(imported, [{ title: "", igdb_id: 1 }]);
    const records = [list(id), ...range(1002).map((game) => entry(id, game))].map((record, index) => ({
      place: index + 1,
      ...record,
    }));
    for (const some of [records.slice(0, 600), records.slice(600)])
      await steps.call("add_import_records", { import: imported, records: some });
    await steps.match(imported);
    await steps.write(imported);
    expect(await countOf("list_entries", user)).toBe(1000);
  });
});

describe("20,000 copies", () => {
  const FULL = { code: "QS025", message: "Your copies are full: they hold 20,000." };
  let user: User;
  let removal: { change: string };

  beforeAll(async () => {
    user = await withGames(1100);
    const copy = { user_id: user.id, game_id: 1100, store: "GOG" };
    expect((await user.client.from("copies").insert(copy)).error).toBeNull();
    removal = await callAsChange(user.client, "remove_games", { game_ids: [1100] });
    await server.sql(
      "insert into public.copies (user_id, game_id, store) select $1, n % 1000 + 1, 'GOG' from generate_series(1, 20000) n",
      [user.id],
    );
  });

  it("refuse an undo", async () => {
    expect(await undo(user.client, removal)).toMatchObject({ status: 400, error: FULL });
    expect([await countOf("copies", user), await countOf("user_games", user)]).toEqual([20_000, 1099]);
  });

  it("leave those of an own export out", async () => {
    const data = { id: randomUUID(), game_id: 1050, store: "GOG" };
    expect(await importRecords(user, [{ kind: "copies", data }], [1050])).toEqual([
      { kind: "copies", added: 0, left: 1 },
    ]);
  });
});

describe("every table that users add rows to", () => {
  it("has a limit, which a trigger checks after each insert", async () => {
    const unlimited = await server.sql(
      `select c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and has_any_column_privilege('authenticated', c.oid, 'insert')
         and not exists (
           select from pg_trigger t
           where t.tgrelid = c.oid and t.tgfoid in ('public.limit_rows'::regproc, 'public.limit_rows_of_game'::regproc)
             and pg_get_triggerdef(t.oid) like '% AFTER INSERT ON %' and t.tgenabled = 'O'
         )
       order by 1`,
    );
    // One row an account.
    expect(unlimited.map(({ relname }) => relname)).toEqual(["profiles"]);
  });

  it("or that functions add for them is bounded by the function, or by a trigger", async () => {
    const others = await server.sql(
      `select distinct c.relname
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       join pg_proc p on p.pronamespace = c.relnamespace and p.prosrc ~ ('insert into public\\.' || c.relname || '\\M')
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not (c.relname in ('lists', 'list_entries') and p.prosrc ~ 'QS02[01]')
         and not exists (
           select from pg_trigger t where t.tgrelid = c.oid
             and t.tgfoid in ('public.limit_rows'::regproc, 'public.limit_rows_of_game'::regproc)
         )
       order by 1`,
    );
    expect(others.map(({ relname }) => relname)).toEqual([
      // One of a user.
      "calendar_feeds",
      // Those of the newest changes: 40,000 rows or 50 MB, and one change of any size.
      "changed_rows",
      // The newest 500.
      "changes",
      // One in 30 days.
      "former_usernames",
      // Moderators add them, once of each thing.
      "hidden_things",
      // The newest 20,000.
      "import_choices",
      // One of each game that an import writes.
      "import_games",
      // One of each row of an import, at most.
      "import_groups",
      // One of each list, at most.
      "imported_lists",
      // One of a user.
      "last_activities",
      // One of each kind.
      "program_addresses",
      // The newest 20,000.
      "removed_steam_apps",
      // 20 a day.
      "reports",
      // One of each limited table.
      "row_bounds",
      // One of each statement of others since the user's last write.
      "stored_bytes",
      // Moderators add one, at most.
      "suspensions",
    ]);
  });
});

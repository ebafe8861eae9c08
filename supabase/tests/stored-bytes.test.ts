import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAsChange, gameRow, type Server, startSupabase, type User, undo } from "./harness.ts";
import { importSteps } from "./import-steps.ts";
import { bytesOfRows, countedTables } from "./stored-bytes.ts";

const FULL = { status: 400, error: { code: "QS029", message: "Your account is full: it stores 100 MB." } };
/** Instead of 100 MB. */
const MAX_BYTES = 100_000;

let server: Server;
let counted: string[];
beforeAll(async () => {
  server = await startSupabase();
  await server.sql(
    `create or replace function public.max_stored_bytes() returns bigint language sql immutable as 'select ${MAX_BYTES}::bigint'`,
  );
  await server.sql(
    `insert into public.games (id, slug, name, updated_at)
     select n, 'game-' || n, 'Game ' || n, now() from generate_series(1, 50) n`,
  );
  counted = await countedTables(server);
});
afterAll(() => server.stop());

const call = ({ client }: User, name: string, args: object) => client.rpc(name, args);
const bytesOf = async (user: User) => (await call(user, "own_stored_bytes", {})).data.bytes;
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, n) => first + n);

const countAnew = (user: User) => bytesOfRows(server, user.id);

async function withGames(count: number, notes = "n".repeat(300)): Promise<User> {
  const user = await server.newUser();
  const rows = numbers(count).map((id) => gameRow(user.id, id, { notes }));
  expect((await user.client.from("user_games").insert(rows)).error).toBeNull();
  return user;
}

let lastGame = 1000;

/** Leaves less room than a game takes. */
async function fillUp({ id, client }: User) {
  for (let notes = 5000; notes > 0; ) {
    const row = gameRow(id, ++lastGame, { notes: "n".repeat(notes) });
    const { status, error } = await client.from("user_games").insert(row);
    if (error === null) continue;
    expect({ status, error }).toMatchObject(FULL);
    notes = Math.floor(notes / 2);
  }
}

async function writtenImport(user: User) {
  const steps = importSteps(user);
  const id = await steps.begin();
  const rows = numbers(10).map((igdb_id) => ({
    ...{ title: "", igdb_id, status: "completed", notes: "of the file ".repeat(5) },
    plays: [{ started: "2024-05-01", finished: "2024-05-02", minutes: 60, platform: "PC" }],
  }));
  await steps.add(id, rows);
  await steps.match(id);
  await steps.call("set_import_options", { import: id, policy: { notes: "file" } });
  await steps.write(id);
  return { id, steps };
}

describe("the bytes of an account", () => {
  it("are those of its rows, whatever was written, removed and undone", async () => {
    const user = await withGames(20);
    await call(user, "tag_games", { game_ids: numbers(10), tag_name: "Co-op" });
    const [play, copy] = [
      { user_id: user.id, game_id: 1, outcome: "finished", note: "A long evening. ".repeat(10) },
      { user_id: user.id, game_id: 1, store: "GOG" },
    ];
    expect((await user.client.from("plays").insert(play)).error).toBeNull();
    expect((await user.client.from("copies").insert(copy)).error).toBeNull();
    const list = (await call(user, "create_list", { title: "Best", game_ids: numbers(20) })).data;
    await call(user, "set_list_note", { list, game: 1, note: "The one with the longest note. ".repeat(5) });
    await call(user, "edit_profile", { changes: { about: "A text about me. ".repeat(10) } });
    expect(await bytesOf(user)).toBe(await countAnew(user));
    await user.client.from("plays").update({ note: null }).eq("user_id", user.id);
    const removal = await callAsChange(user.client, "remove_games", { game_ids: numbers(10) });
    expect(await bytesOf(user)).toBe(await countAnew(user));
    expect((await undo(user.client, removal)).data).toMatchObject({ restored: 22, kept: 0 });
    const { id, steps } = await writtenImport(user);
    expect(await bytesOf(user)).toBe(await countAnew(user));
    await steps.call("undo_import", { import: id });
    await call(user, "remove_list", { list });
    await user.client.from("user_games").delete().lte("game_id", 15);
    expect(await bytesOf(user)).toBe(await countAnew(user));
  });

  it("include what another user's write deletes because it has expired", async () => {
    const [user, other] = [await withGames(5), await withGames(1)];
    await callAsChange(user.client, "remove_games", { game_ids: [1, 2] });
    await server.sql("update public.changes set changed_at = now() - interval '2 hours'");
    const before = await bytesOf(user);
    await callAsChange(other.client, "remove_games", { game_ids: [1] });
    expect(await bytesOf(user)).toBe(await countAnew(user));
    expect(await bytesOf(user)).toBeLessThan(before);
  });

  it("count every table of a user, except for rows of fixed size", async () => {
    const tables = await server.sql(
      `select c.relname from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    );
    const uncounted = tables.map(({ relname }) => String(relname)).filter((name) => !counted.includes(name));
    expect(uncounted).toEqual([
      ...[
        "blocks",
        "calendar_feeds",
        "changes",
        "follows",
        "former_usernames",
        "hidden_things",
        "last_activities",
        "list_likes",
        "program_addresses",
      ],
      ...["reports", "review_likes", "row_bounds", "stored_bytes", "suspensions"],
    ]);
    expect(counted).toContain("profiles");
  });

  it("are known to their owner only", async () => {
    const user = await withGames(3);
    const { data } = await call(user, "own_stored_bytes", {});
    expect(data).toEqual({ bytes: await countAnew(user), maxBytes: MAX_BYTES });
    expect((await user.client.from("stored_bytes").select()).error?.code).toBe("42501");
    expect((await server.connect().rpc("own_stored_bytes")).error?.code).toBe("42501");
  });
});

describe("a full account", () => {
  let user: User;
  let list: string;
  beforeAll(async () => {
    user = await withGames(20);
    list = (await call(user, "create_list", { title: "Best", game_ids: numbers(10) })).data;
    const play = { user_id: user.id, game_id: 2, outcome: "playing" };
    expect((await user.client.from("plays").insert(play)).error).toBeNull();
    await fillUp(user);
  });

  it.each<[string, () => PromiseLike<{ status: number; error: unknown }>]>([
    [
      "longer notes",
      () =>
        user.client
          .from("user_games")
          .update({ notes: "x".repeat(5000) })
          .eq("game_id", 1),
    ],
    [
      "an upsert",
      () => user.client.from("user_games").upsert(gameRow(user.id, 998), { onConflict: "user_id,game_id" }),
    ],
    [
      "a play",
      () => user.client.from("plays").insert({ user_id: user.id, game_id: 1, note: "x".repeat(900) }),
    ],
    [
      "copies",
      () => user.client.from("copies").insert(Array(9).fill({ user_id: user.id, game_id: 1, store: "GOG" })),
    ],
    ["tags", () => call(user, "tag_games", { game_ids: numbers(20), tag_name: "Co-op" })],
    ["a list", () => call(user, "create_list", { title: "More", description: "x".repeat(900) })],
    ["games of a list", () => call(user, "add_to_list", { list, game_ids: numbers(20, 11) })],
    ["a note of a list", () => call(user, "set_list_note", { list, game: 1, note: "x".repeat(500) })],
    [
      "a smart list",
      () =>
        user.client
          .from("smart_lists")
          .insert({ user_id: user.id, name: "All", query: `q=${"x".repeat(900)}` }),
    ],
    [
      "a layout of a table",
      () => call(user, "save_import_mapping", { header_key: "k", mapping: { a: "x".repeat(900) } }),
    ],
    [
      "a wishlist",
      () =>
        call(user, "add_to_shelf", {
          games: numbers(9, 100).map((id) => gameRow(user.id, id)),
          new_status: "want",
        }),
    ],
  ])("refuses %s, and stores nothing of it", async (_, attempt) => {
    const before = await countAnew(user);
    expect(await attempt()).toMatchObject(FULL);
    expect([await countAnew(user), await bytesOf(user)]).toEqual([before, before]);
  });

  it("refuses the rows of an import, which can be deleted", async () => {
    const steps = importSteps(user);
    await user.client.from("user_games").delete().eq("game_id", 20);
    const id = await steps.begin();
    await expect(
      steps.add(
        id,
        numbers(50).map((n) => ({ title: `Title ${n}` })),
      ),
    ).rejects.toMatchObject({
      code: "QS029",
    });
    await steps.call("delete_import", { import: id });
    await fillUp(user);
  });

  it("still takes statuses, dates, ratings and shorter texts", async () => {
    const { error } = await user.client
      .from("user_games")
      .update({ status: "completed", user_rating: 9.5, notes: "shorter" })
      .eq("game_id", 1);
    expect(error).toBeNull();
    const end = { of_game: 2, new_outcome: "abandoned", on_day: "2024-05-02", of_play: null };
    expect((await call(user, "end_play", end)).error).toBeNull();
    const all = await call(user, "set_status", { game_ids: numbers(20), new_status: "completed" });
    expect(all.error).toBeNull();
    await fillUp(user);
  });

  it("removes games and restores them, although they are larger meanwhile", async () => {
    const before = await bytesOf(user);
    const removals: { change: string }[] = [];
    for (const game of [3, 4, 5])
      removals.push(await callAsChange(user.client, "remove_games", { game_ids: [game] }));
    expect(await bytesOf(user)).toBeGreaterThan(before);
    expect(await user.client.from("user_games").insert(gameRow(user.id, 997))).toMatchObject(FULL);
    for (const removal of removals)
      expect((await undo(user.client, removal)).data).toMatchObject({ restored: 1, kept: 0 });
    expect(await bytesOf(user)).toBeLessThanOrEqual(before + 500);
    expect(await bytesOf(user)).toBe(await countAnew(user));
  });

  it("has room again after a deletion, and once removed games have expired", async () => {
    await user.client.from("user_games").delete().gt("game_id", 1000);
    expect((await user.client.from("user_games").insert(gameRow(user.id, 996))).error).toBeNull();
    await fillUp(user);
    await callAsChange(user.client, "remove_games", { game_ids: numbers(5, 6) });
    await server.sql("update public.changes set changed_at = now() - interval '2 hours'");
    expect((await user.client.from("user_games").insert(gameRow(user.id, 995))).error).toBeNull();
  });

  it("undoes the removal of a tag after its bytes were used", async () => {
    const tagger = await withGames(20);
    const { id: tag } = (await call(tagger, "tag_games", { game_ids: numbers(20), tag_name: "Co-op" })).data;
    const removal = await callAsChange(tagger.client, "remove_tag", { tag });
    await fillUp(tagger);
    expect((await undo(tagger.client, removal)).data).toMatchObject({ restored: 21, kept: 0 });
    expect((await call(tagger, "own_tags", {})).data).toMatchObject([{ games: 20 }]);
  });

  it("undoes an import that shortened its notes", async () => {
    const importer = await withGames(10, "My own long notes. ".repeat(100));
    const { id, steps } = await writtenImport(importer);
    await fillUp(importer);
    const undone = await steps.call("undo_import", { import: id });
    expect(undone).toMatchObject({ left: 0, state: "undone" });
    const { data } = await importer.client.from("user_games").select("notes").eq("game_id", 1).single();
    expect(data?.notes).toContain("My own long notes.");
    expect(await bytesOf(importer)).toBe(await countAnew(importer));
  });
});

it("deletes an account with what it stores", async () => {
  const user = await withGames(3);
  await server.sql("delete from auth.users where id = $1", [user.id]);
  expect(await server.sql("select from public.stored_bytes where user_id = $1", [user.id])).toEqual([]);
});

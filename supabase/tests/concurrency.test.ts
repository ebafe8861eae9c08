import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { editItem } from "../../lib/collection/edit-item.ts";
import { removeGames } from "../../lib/collection/remove-games.ts";
import { saveItem } from "../../lib/collection/save-item.ts";
import { setStatuses } from "../../lib/collection/set-statuses.ts";
import { removeUnusedTags, tagGames } from "../../lib/collection/tags.ts";
import { putPicture } from "../../lib/profile/change-picture.ts";
import { changeUsername } from "../../lib/profile/change-username.ts";
import { editProfile } from "../../lib/profile/edit-profile.ts";
import { setUsername } from "../../lib/profile/set-username.ts";
import { callAsChange, gameRow, newName, type Server, startSupabase, type User, undo } from "./harness.ts";
import { hasRealPostgres } from "./real-postgres.ts";
import { bytesOfRows } from "./stored-bytes.ts";

vi.mock("../../lib/games/get-game.ts", () => ({
  getGame: async (id: number) => ({
    id,
    name: `Game ${id}`,
    coverUrl: null,
    description: null,
    rating: null,
    releaseYear: 2010,
    releaseDate: "2010-01-01",
    platforms: [],
    genres: [],
  }),
}));

const AT_ONCE = 20;
const MANY = 10_000_000;
const UNLIMITED = { tokenRefresh: MANY, signInSignUps: MANY, tokenVerifications: MANY };
const STATUSES = ["want", "playing", "completed", "paused", "dropped", "endless"] as const;

/** One call per connection, cycling through the kinds. */
function together<T>(...kinds: ((n: number) => PromiseLike<T>)[]): Promise<T[]> {
  return Promise.all(range(AT_ONCE).map((n) => kinds[n % kinds.length]?.(n) as PromiseLike<T>));
}

const never = (): never => {
  throw new Error("no user");
};

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "set",
    ({ code }) => code,
  );

const range = (length: number, from = 0) => Array.from({ length }, (_, n) => n + from);
const shuffled = <T>(list: T[]) => [...list].sort(() => Math.random() - 0.5);

// PGlite has one session. `npm run proof` runs these on a PostgreSQL server.
describe.skipIf(!hasRealPostgres)("concurrent writes on a real PostgreSQL", { timeout: 60_000 }, () => {
  let server: Server;
  beforeAll(async () => {
    // Its 40 changes of an account may come within a second; GoTrue's limits are tested in auth-limits.test.ts.
    server = await startSupabase({ authLimits: UNLIMITED });
  });
  afterAll(() => server.stop());

  const newUser = async (username?: string | null) => {
    const account = await server.newUser(username);
    return { ...account, user: { id: account.id, email: account.email, supabase: account.client } };
  };
  const shelfOf = ({ id }: Pick<User, "id">) =>
    server.sql("select * from public.user_games where user_id = $1 order by game_id", [id]);
  const appsOf = ({ id }: Pick<User, "id">) =>
    server.sql("select * from public.steam_games where user_id = $1 order by appid", [id]);

  /** Descending, so that statements in table order meet statements in index order. */
  const fillShelf = ({ id }: Pick<User, "id">, games: number) =>
    server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status, game_release_date)
       select $1::uuid, n, 'Game ' || n, 'want', '2010-01-01' from generate_series($2::int, 1, -1) n`,
      [id, games],
    );

  /** Two apps for each game. */
  const app = (appid: number) => ({
    appid,
    name: `App ${appid}`,
    playtime_minutes: 60,
    matched_by: "steam_id",
    game_id: Math.ceil(appid / 2),
    game_name: `Game ${Math.ceil(appid / 2)}`,
    game_release_date: "2010-01-01",
  });
  const importApps = async ({ client }: Pick<User, "client">, appids: number[]) => {
    const { error } = await client.rpc("import_steam_games", { games: appids.map(app) });
    if (error) throw error;
  };

  async function expectConsistent(account: Pick<User, "id">) {
    const rows = await shelfOf(account);
    const apps = await appsOf(account);
    expect(new Set(rows.map((row) => row.game_id)).size).toBe(rows.length);
    const undated = rows.filter((row) => row.status === "completed" && row.date_completed === null);
    expect(undated, "a completed game has a date").toEqual([]);
    const minutes = new Map<unknown, number>();
    for (const { game_id, playtime_minutes } of apps)
      minutes.set(game_id, (minutes.get(game_id) ?? 0) + Number(playtime_minutes));
    const wrong = rows.filter((row) => row.steam_playtime_minutes !== (minutes.get(row.game_id) ?? null));
    expect(wrong, "the play time of a game is that of its apps").toEqual([]);
    return { rows, apps };
  }

  it("adds a game once, and reports it as new once", async () => {
    const account = await newUser();
    for (const gameId of range(3, 1)) {
      const saved = await together((n) =>
        saveItem(account.user, gameId, STATUSES[n % STATUSES.length] ?? "want"),
      );
      expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
      const [row] = (await shelfOf(account)).slice(-1);
      expect(saved.map(({ item }) => item.status)).toContain(row?.status);
    }
    expect((await expectConsistent(account)).rows).toHaveLength(3);
  });

  it("restores every game beside additions, which keep their status", async () => {
    const account = await newUser();
    await fillShelf(account, 200);
    await server.sql("update public.user_games set notes = 'mine' where user_id = $1", [account.id]);
    for (const _ of range(3)) {
      const removal = await callAsChange(account.client, "remove_games", { game_ids: range(200, 1) });
      const answers = await together<unknown>(
        async () => JSON.stringify((await undo(account.client, removal)).data),
        (n) => saveItem(account.user, n + 1, "playing"),
      );
      expect(new Set(answers.filter((answer) => typeof answer === "string")).size).toBe(1);
      const { rows } = await expectConsistent(account);
      expect(rows).toHaveLength(200);
      const added = range(AT_ONCE / 2).map((n) => 2 * n + 2);
      expect(rows.filter(({ status }) => status === "playing").map(({ game_id }) => game_id)).toEqual(
        expect.arrayContaining(added),
      );
      expect(
        rows.filter(({ game_id }) => Number(game_id) > AT_ONCE).every(({ notes }) => notes === "mine"),
      ).toBe(true);
    }
  });

  it("loses no app between imports, removals and undos", async () => {
    const account = await newUser();
    await fillShelf(account, 100);
    for (const _ of range(3)) {
      await together<unknown>(
        () => importApps(account, shuffled(range(200, 1))),
        async (n) => {
          const game_ids = shuffled(range(10, 1 + 5 * (n - 1)));
          await undo(account.client, await callAsChange(account.client, "remove_games", { game_ids }));
        },
      );
      const { rows, apps } = await expectConsistent(account);
      expect(rows).toHaveLength(100);
      expect(apps).toHaveLength(200);
    }
  });

  it("adds each app once for imports from many tabs", async () => {
    const account = await newUser();
    await together((n) => importApps(account, shuffled(range(200, 1 + 10 * n))));
    const { rows, apps } = await expectConsistent(account);
    expect(apps).toHaveLength(390);
    expect(rows).toHaveLength(195);
    expect(rows.every(({ imported }) => imported)).toBe(true);
  });

  it("keeps what an import and concurrent edits write", async () => {
    const account = await newUser();
    await fillShelf(account, 100);
    await together<unknown>(
      () => importApps(account, shuffled(range(200, 1))),
      (n) => editItem(account.user, n + 1, { notes: `note ${n}`, rating: 7.5 }),
      (n) => editItem(account.user, n, { hoursPlayed: 12.5, status: "completed" }),
    );
    const { rows } = await expectConsistent(account);
    expect(rows.every(({ imported }) => imported)).toBe(true);
    for (const n of range(AT_ONCE - 1).filter((each) => each % 3 === 1)) {
      expect(rows[n]).toMatchObject({
        notes: `note ${n}`,
        user_rating: 7.5,
        hours_played: 12.5,
        status: "completed",
      });
    }
  });

  it("changes many games without a deadlock", async () => {
    const account = await newUser();
    const games = 1000;
    await fillShelf(account, games);
    const someIds = () => shuffled(range(games, 1)).slice(0, 600);
    const removals: { change: string }[] = [];
    await together<unknown>(
      () => setStatuses(account.user, someIds(), "completed"),
      () => importApps(account, range(500, 1).toReversed()),
      async () => removals.push(await callAsChange(account.client, "remove_games", { game_ids: someIds() })),
      () => setStatuses(account.user, someIds(), "playing"),
      // Without the functions.
      async () => {
        const change = account.client.from("user_games").update({ notes: "all" }).eq("user_id", account.id);
        expect((await change).error).toBeNull();
      },
    );
    for (const removal of removals) expect((await undo(account.client, removal)).error).toBeNull();
    expect((await expectConsistent(account)).rows).toHaveLength(games);
  });

  it("does not wait for another user's removal", async () => {
    const [first, second] = [await newUser(), await newUser()];
    for (const account of [first, second]) await fillShelf(account, 2);
    await callAsChange(first.client, "remove_games", { game_ids: [1] });
    await server.sql("update public.changes set changed_at = now() - interval '61 minutes'");
    await server.supabase.database.driver.transaction(async (tx) => {
      await tx.query("delete from public.changes where user_id = $1", [first.id]);
      const removal = callAsChange(second.client, "remove_games", { game_ids: [1] });
      expect(await Promise.race([removal, delay(5000, "waits", { ref: false })])).not.toBe("waits");
    });
  });

  it("counts each entry of a game once while its owners write, hide and show their shelves", async () => {
    const accounts = await Promise.all(range(AT_ONCE).map(() => newUser()));
    const game = 4242;
    for (const round of range(5)) {
      await Promise.all(
        accounts.flatMap(({ user, client }, n) => [
          saveItem(user, game, STATUSES[(n + round) % STATUSES.length] ?? "want"),
          editItem(user, game, { rating: (n + round) % 11 }).catch(() => null),
          client.rpc("edit_profile", {
            changes: { visibility: (n + round) % 2 === 0 ? "private" : "public" },
          }),
          client.rpc("edit_profile", { changes: { sections: { ratings: (n + round) % 3 === 0 } } }),
          ...(n === round ? [removeGames(user, [game])] : []),
        ]),
      );
    }
    const counted = await server.sql(
      `select status, rating, sum(entries)::integer as entries from public.game_numbers where game_id = $1
       group by 1, 2 having sum(entries) <> 0 order by 1, 2`,
      [game],
    );
    const there = await server.sql(
      `select g.status, case when 'ratings' = any (p.shown_sections) then g.user_rating end as rating, count(*)::integer as entries
       from public.user_games g join public.profiles p on p.id = g.user_id and p.visibility = 'public'
       where g.game_id = $1 group by 1, 2 order by 1, 2`,
      [game],
    );
    expect(counted).toEqual(there);
  });

  it("adds to the count of a game without waiting for another user's write", async () => {
    const [first, second] = [await newUser(), await newUser()];
    await server.supabase.database.driver.transaction(async (tx) => {
      for (const n of range(100)) {
        await tx.query(
          `insert into public.user_games (user_id, game_id, game_name, status) values ($1, 4243, 'Game', $2)
           on conflict (user_id, game_id) do update set status = excluded.status`,
          [first.id, STATUSES[n % 2]],
        );
      }
      const writes = Promise.all(
        range(100).map((n) => saveItem(second.user, 4243, STATUSES[n % 2] ?? "want")),
      );
      expect(await Promise.race([writes, delay(20_000, "waits", { ref: false })])).not.toBe("waits");
    });
  });

  it("keeps one picture file, the one in the profile", async () => {
    const accounts = [await newUser(), await newUser()] as const;
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
    for (const _ of range(2)) {
      const changes = await together((n) =>
        putPicture(accounts[n % 2 === 0 ? 0 : 1].user, "avatar", { bytes, kind: "jpeg", small: null }),
      );
      expect(changes.filter(({ warning }) => warning !== null)).toEqual([]);
    }
    for (const { id } of accounts) {
      const [profile] = await server.sql("select avatar_url from public.profiles where id = $1", [id]);
      const files = await server.sql("select name from storage.objects where name like $1", [`${id}%`]);
      expect(files.map(({ name }) => `/media/avatars/${name}`)).toEqual([profile?.avatar_url]);
    }
  });

  it("gives a username to one of many users, in any case", async () => {
    const accounts = await Promise.all(range(AT_ONCE).map(() => newUser(null)));
    const name = newName();
    const given = await Promise.all(
      accounts.map(({ user }, n) => codeOf(setUsername(user, n % 2 === 0 ? name : name.toUpperCase()))),
    );
    expect(given.filter((answer) => answer === "set")).toHaveLength(1);
    expect(given.filter((answer) => answer === "conflict")).toHaveLength(AT_ONCE - 1);
    const rows = await server.sql("select id from public.profiles where lower(username) = $1", [name]);
    expect(rows).toEqual([{ id: accounts[given.indexOf("set")]?.id }]);
  });

  it("sets one of many usernames that a user chooses", async () => {
    const { id, user } = await newUser(null);
    const names = range(AT_ONCE).map(() => newName());
    const given = await Promise.all(names.map((name) => codeOf(setUsername(user, name))));
    expect(given.filter((answer) => answer === "set")).toHaveLength(1);
    expect(given.filter((answer) => answer === "forbidden")).toHaveLength(AT_ONCE - 1);
    const [row] = await server.sql("select username from public.profiles where id = $1", [id]);
    expect(row?.username).toBe(names[given.indexOf("set")]);
  });

  it("changes a username once, and gives the old one to no other user meanwhile", async () => {
    for (const _ of range(3)) {
      const [owner, ...others] = await Promise.all(
        range(AT_ONCE).map((n) => newUser(n === 0 ? undefined : null)),
      );
      const old = String(owner?.username);
      const names = range(3).map(() => newName());
      const [changed, taken] = await Promise.all([
        Promise.all(names.map((name) => codeOf(changeUsername(owner?.user ?? never(), name)))),
        Promise.all(others.map(({ user }) => codeOf(setUsername(user, old)))),
      ]);
      expect(changed.sort()).toEqual(["limit_reached", "limit_reached", "set"]);
      expect(new Set(taken)).toEqual(new Set(["conflict"]));
    }
  });

  it("swaps no usernames, and does not deadlock", async () => {
    const [one, two] = [await newUser(), await newUser()];
    const changes = await together(
      () => codeOf(changeUsername(one.user, String(two.username))),
      () => codeOf(changeUsername(two.user, String(one.username))),
    );
    expect(new Set(changes)).toEqual(new Set(["conflict"]));
  });

  it("keeps every game of a list once while tabs move, add, remove and restore games", async () => {
    const { client } = await newUser();
    await server.sql(
      `insert into public.games (id, slug, name, updated_at)
       select n, 'listed-' || n, 'Listed ' || n, now() from generate_series(1, 40) n on conflict do nothing`,
    );
    const { data: list } = await client.rpc("create_list", { title: "Busy", game_ids: range(20, 1) });
    const codes: unknown[] = [];
    const rpc = async (name: string, args: object) => {
      const { error } = await client.rpc(name, { list, ...args });
      if (error) codes.push(error.code);
    };
    for (const round of range(3)) {
      await together(
        (n) => rpc("move_list_entry", { game: n + 1, before_game: 20 - n }),
        (n) => rpc("add_to_list", { game_ids: [21 + n, 21 + round] }),
        async (n) => {
          const removal = await callAsChange(client, "remove_from_list", { list, game: n + 1 });
          await undo(client, removal);
        },
        (n) => rpc("move_list_entry", { game: 5, before_game: n + 1 }),
      );
    }
    expect(codes.filter((code) => code !== "QS024")).toEqual([]);
    const rows = await server.sql("select game_id, position from public.list_entries where list_id = $1", [
      list,
    ]);
    expect(new Set(rows.map(({ game_id }) => game_id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    expect(rows.map(({ game_id }) => game_id)).toEqual(expect.arrayContaining(range(20, 1)));
  });

  it("keeps at most five favourites, each once, while tabs add, move, remove and restore them", async () => {
    const { id, client } = await newUser();
    await client.from("user_games").insert(range(20, 1).map((game) => gameRow(id, game)));
    const codes: unknown[] = [];
    const rpc = async (name: string, args: object) => {
      const { error } = await client.rpc(name, args);
      if (error) codes.push(error.code);
    };
    for (let round = 0; round < 3; round++) {
      await together(
        (n) => rpc("add_favourite", { game: n + 1 }),
        (n) => rpc("move_favourite", { game: n + 1, before_game: 20 - n }),
        async (n) => {
          const removal = await callAsChange(client, "remove_favourite", { game: n + 1 });
          await undo(client, removal);
        },
      );
    }
    expect(codes.filter((code) => code !== "QS044" && code !== "QS045")).toEqual([]);
    const { data } = await client.rpc("own_favourites");
    expect(data.length).toBeLessThanOrEqual(5);
  });

  it("lets no two tabs create the last list", async () => {
    const account = await newUser();
    await server.sql(
      "insert into public.lists (user_id, title) select $1, 'List ' || n from generate_series(1, 990) n",
      [account.id],
    );
    const answers = await together((n) => account.client.rpc("create_list", { title: `New ${n}` }));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(10);
    expect(answers.filter(({ error }) => error?.code === "QS020")).toHaveLength(10);
  });

  it("creates one list of one request, however often it is sent", async () => {
    const account = await newUser();
    const list = { title: "Once", request: randomUUID() };
    const answers = await together(() => account.client.rpc("create_list", list));
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    const { data } = await account.client.rpc("own_lists");
    expect(data).toMatchObject([{ id: answers[0]?.data, title: "Once" }]);
  });

  it("lets no two tabs add the last game, the last play or the last game of a list", async () => {
    const { id, client } = await newUser();
    await fillShelf({ id }, 19_990);
    const games = await together((n) =>
      client
        .from("user_games")
        .insert({ user_id: id, game_id: 30_000 + n, game_name: "New", status: "want" }),
    );
    const play = { user_id: id, game_id: 1, outcome: "finished" };
    await server.sql(
      "insert into public.plays (user_id, game_id, outcome) select $1, 1, 'finished' from generate_series(1, 99990)",
      [id],
    );
    const plays = await together(() => client.from("plays").insert(play));
    await server.sql(
      `insert into public.games (id, slug, name, updated_at)
       select n, 'listed-' || n, 'Listed ' || n, now() from generate_series(1, 1010) n on conflict do nothing`,
    );
    const { data: list } = await client.rpc("create_list", { title: "Long", game_ids: range(990, 1) });
    const entries = await together((n) => client.rpc("add_to_list", { list, game_ids: [991 + n] }));
    for (const [answers, code] of [
      [games, "QS001"],
      [plays, "QS013"],
      [entries, "QS021"],
    ] as const) {
      expect(answers.filter(({ error }) => error === null)).toHaveLength(10);
      expect(answers.filter(({ error }) => error?.code === code)).toHaveLength(10);
    }
  });

  it("lets no writes of any path pass the limit of bytes together, and counts each once", async () => {
    const account = await newUser();
    const { id, client } = account;
    await fillShelf(account, 40);
    const { data: list } = await client.rpc("create_list", { title: "Noted", game_ids: range(20, 1) });
    const begun = await together(() => client.rpc("begin_import", { source: "csv", file_name: "games.csv" }));
    const storedBytes = async () => (await client.rpc("own_stored_bytes")).data;
    const { bytes, maxBytes } = await storedBytes();
    // Room for some of the 20.
    const filled = maxBytes - bytes - 50_000;
    await server.sql("insert into public.stored_bytes (user_id, bytes) values ($1, $2)", [id, filled]);
    const note = "x".repeat(5000);
    const answers = await together<{ error: { code: string } | null }>(
      (n) =>
        client.rpc("add_import_rows", {
          import: begun[n]?.data,
          rows: [{ row: 1, line: 1, title: "x", notes: note }],
        }),
      (n) =>
        client
          .from("user_games")
          .update({ notes: note })
          .eq("user_id", id)
          .eq("game_id", n + 1),
      (n) => client.from("plays").insert({ user_id: id, game_id: n + 1, outcome: "finished", note }),
      (n) => client.rpc("create_list", { title: `List ${n}`, description: note.slice(0, 2000) }),
      (n) => client.rpc("save_import_mapping", { header_key: `columns ${n}`, mapping: { note } }),
    );
    const codes = answers.flatMap(({ error }) => error?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["QS029"]));
    expect(codes.length).toBeLessThan(AT_ONCE);
    const full = await storedBytes();
    expect(full.bytes).toBeLessThanOrEqual(maxBytes);
    // What takes nothing, beside what another user's write has to delete.
    const other = await newUser();
    await fillShelf(other, 20);
    await together<unknown>(
      (n) => client.rpc("remove_from_list", { list, game: n }),
      async (n) =>
        undo(account.client, await callAsChange(account.client, "remove_games", { game_ids: [n + 10] })),
      (n) => removeGames(other.user, [n]),
    );
    expect((await storedBytes()).bytes - filled).toBe(await bytesOfRows(server, id));
  });

  it("keeps 20,000 choices, whatever many tabs choose at once", async () => {
    const account = await newUser();
    await server.sql(
      `insert into public.import_choices (user_id, title_key, game_id) select $1::uuid, 'key ' || n, 1 from generate_series(1, 19995) n`,
      [account.id],
    );
    const imports = await together(async (n) => {
      const { data } = await account.client.rpc("begin_import", { source: "csv", file_name: "games.csv" });
      await account.client.rpc("add_import_rows", {
        import: data,
        rows: [{ row: 1, line: 1, title: `Unknown ${n}` }],
      });
      await account.client.rpc("end_reading", { import: data });
      await account.client.rpc("match_import", { import: data });
      return data;
    });
    const chosen = await together((n) =>
      account.client.rpc("choose_import_game", { import: imports[n], of_row: 1, skip: true }),
    );
    expect(chosen.filter(({ error }) => error)).toEqual([]);
    const [counted] = await server.sql(
      "select count(*)::int as choices from public.import_choices where user_id = $1",
      [account.id],
    );
    expect(counted).toEqual({ choices: 20_000 });
  });

  it("counts what many tabs add first", async () => {
    const account = await newUser();
    const save = (n: number) =>
      account.client.rpc("save_import_mapping", { header_key: `columns ${n}`, mapping: {} });
    await together(save);
    const later = [];
    for (const n of range(40, AT_ONCE)) later.push(await save(n));
    expect(later.filter(({ error }) => error === null)).toHaveLength(30);
    expect(later.filter(({ error }) => error?.code === "QS006")).toHaveLength(10);
  });

  it("creates a tag once, and loses no tag or copy between removals, undos and merges", async () => {
    const account = await newUser();
    await fillShelf(account, 40);
    await together((n) => tagGames(account.user, [n + 1], n % 4 === 1 ? "co-op" : "Co-op"));
    const { data: own } = await account.client.rpc("own_tags");
    expect(own).toMatchObject([{ games: AT_ONCE }]);
    const [{ id }] = own;
    const { data: other } = await account.client.rpc("tag_games", {
      game_ids: range(10, 11),
      tag_name: "Other",
    });
    const copy = (game_id: number) => ({ user_id: account.id, game_id, store: "GOG" });
    expect((await account.client.from("copies").insert(range(20, 1).map(copy))).error).toBeNull();
    await together<unknown>(
      async (n) => {
        const game_ids = shuffled(range(10, 1 + n));
        const removal = await callAsChange(account.client, "remove_games", { game_ids });
        expect((await undo(account.client, removal)).error).toBeNull();
      },
      async (n) => {
        const removal = await callAsChange(account.client, "untag_games", { game_ids: [n], tag: other.id });
        await undo(account.client, removal);
      },
    );
    const merge = await callAsChange(account.client, "remove_tag", { tag: id, merge_into: other.id });
    expect((await undo(account.client, merge)).error).toBeNull();
    const counts = await server.sql(
      `select (select count(*)::int from public.copies where user_id = $1) as copies,
         (select count(*)::int from public.game_tags where user_id = $1 and tag_id = $2) as tagged`,
      [account.id, id],
    );
    expect(counts).toEqual([{ copies: 20, tagged: AT_ONCE }]);
  });

  it("deletes no tag without games that another tab uses meanwhile", async () => {
    const account = await newUser();
    await fillShelf(account, AT_ONCE);
    const rows = range(AT_ONCE).map((n) => ({ user_id: account.id, name: `Tag ${n}` }));
    expect((await account.client.from("tags").insert(rows)).error).toBeNull();
    await together<unknown>(
      (n) => tagGames(account.user, [n + 1], `Tag ${n}`),
      () => removeUnusedTags(account.user),
    );
    const { data: own } = await account.client.rpc("own_tags");
    expect(own.map(({ games }: { games: number }) => games)).toEqual(Array(AT_ONCE / 2).fill(1));
  });

  it("lets no two tabs create the last tag or copy", async () => {
    const account = await newUser();
    await fillShelf(account, 1);
    await server.sql(
      "insert into public.tags (user_id, name) select $1, 'Tag ' || n from generate_series(1, 190) n",
      [account.id],
    );
    const tags = await together((n) =>
      account.client.from("tags").insert({ user_id: account.id, name: `New ${n}` }),
    );
    expect(tags.filter(({ error }) => error === null)).toHaveLength(10);
    expect(tags.filter(({ error }) => error?.code === "QS016")).toHaveLength(10);
    const row = { user_id: account.id, game_id: 1, store: "GOG" };
    await account.client.from("copies").insert(Array(15).fill(row));
    const copies = await together(() => account.client.from("copies").insert(row));
    expect(copies.filter(({ error }) => error === null)).toHaveLength(5);
    expect(copies.filter(({ error }) => error?.code === "QS026")).toHaveLength(15);
  });

  it("lets no follow outlive a block of the same moment, nor more than 2,000", async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const _ of range(3)) {
      await together<unknown>(
        () => one.client.rpc("follow_person", { person: other.id }),
        () => other.client.rpc("follow_person", { person: one.id }),
        () => one.client.rpc("block_person", { person: other.id }),
        () => other.client.rpc("remove_follower", { person: one.id }),
      );
      const rows = await server.sql("select from public.follows where $1 in (user_id, followed_id)", [
        one.id,
      ]);
      expect(rows).toEqual([]);
      await one.client.rpc("unblock_person", { person: other.id });
    }
    await server.sql(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
         select gen_random_uuid(), 'many' || n || '@questshelf.test', now(), jsonb_build_object('username', 'many_' || n)
         from generate_series(1, 2010) n returning id
       )
       select id from people`,
    );
    // A new account follows fewer people a day.
    await server.sql("update auth.users set created_at = now() - interval '3 days' where id = $1", [one.id]);
    const people = await server.sql("select id from auth.users where email like 'many%' order by id");
    await server.sql(
      "insert into public.follows (user_id, followed_id) select $1, id from unnest($2::uuid[]) as id",
      [one.id, people.slice(0, 1990).map(({ id }) => id)],
    );
    const sent = await together((n) => one.client.rpc("follow_person", { person: people[1990 + n]?.id }));
    expect(sent.filter(({ error }) => error === null)).toHaveLength(10);
    expect(sent.filter(({ error }) => error?.code === "QS040")).toHaveLength(10);
  });

  it("counts every like of 50 users at once", async () => {
    const author = await newUser();
    await author.client.from("user_games").insert(gameRow(author.id, 1));
    await author.client.rpc("put_review", {
      of_game: 1,
      review_text: "Text",
      is_spoiler: false,
      visibility: "public",
    });
    const fans = await Promise.all(Array.from({ length: 50 }, () => newUser()));
    const like = (name: string) =>
      Promise.all(fans.map(({ client }) => client.rpc(name, { author: author.id, of_game: 1 })));
    const likes = async () =>
      (await author.client.rpc("read_review", { owner: author.id, of_game: 1 })).data.likes;
    for (const _ of range(3)) {
      expect((await like("like_review")).filter(({ error }) => error)).toEqual([]);
      expect(await likes()).toBe(50);
      expect((await like("unlike_review")).filter(({ error }) => error)).toEqual([]);
      expect(await likes()).toBe(0);
    }
    await like("like_review");
    const ended = await Promise.all<{ error: unknown }>([
      like("unlike_review").then((answers) => answers.find(({ error }) => error) ?? { error: null }),
      author.client.rpc("remove_games", { game_ids: [1] }),
    ]);
    expect(ended.filter(({ error }) => error)).toEqual([]);
    expect(await server.sql("select from public.like_numbers")).toEqual([]);
  });

  it("keeps the socials of concurrent profile edits", async () => {
    const { user } = await newUser();
    const socials = ["github", "steam", "instagram", "twitter", "playstation", "xbox"] as const;
    for (const round of range(3)) {
      await together<unknown>(
        () => editProfile(user, { about: `round ${round}` }),
        (n) => editProfile(user, { socials: { [socials[(n >> 1) % 6] ?? "xbox"]: `name_${round}` } }),
      );
      const { data } = await user.supabase.from("profiles").select("about, socials").single();
      expect(data).toEqual({
        about: `round ${round}`,
        socials: Object.fromEntries(socials.map((social) => [social, `name_${round}`])),
      });
    }
  });
});

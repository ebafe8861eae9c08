import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { TABLES } from "../../lib/account-data/tables.ts";
import { gameRow, startSupabase, type User } from "./harness.ts";

const server = await startSupabase();
const [ada, bob] = [await server.newUser(), await server.newUser()];
const visitor = server.connect();
afterAll(() => server.stop());

type Answer = PromiseLike<{ data: unknown; error: { code: string } | null }>;
async function dataOf(query: Answer): Promise<unknown> {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
}
const codeOf = async (query: Answer) => (await query).error?.code ?? null;
const renew = async ({ client }: User, of_kind: string) =>
  String(await dataOf(client.rpc("renew_program_address", { of_kind })));
const READS = {
  playing: (token: string) => visitor.rpc("program_playing", { token }),
  shelf: (token: string) => visitor.rpc("program_shelf", { token }),
  export: (token: string) => visitor.rpc("program_export", { token, part: "account" }),
};
const KINDS = ["playing", "shelf", "export"] as const;

beforeEach(async () => {
  await server.sql("delete from public.program_addresses");
  await server.sql("delete from public.user_games");
  await server.sql(
    "update public.profiles set visibility = 'private', deletion_requested_at = null, shown_sections = '{}'",
  );
  for (const user of [ada, bob]) {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status, notes) values ($1, 1, $2, 'playing', 'secret'), ($1, 2, 'Two', 'want', null)`,
      [user.id, `One of ${user.username}`],
    );
  }
});

describe("a secret address", () => {
  it.each(KINDS)("reads the %s of its owner alone, also of a private profile", async (kind) => {
    const token = await renew(ada, kind);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const text = JSON.stringify(await dataOf(READS[kind](token)));
    expect(text).toContain(kind === "export" ? ada.email : `One of ${ada.username}`);
    expect(text).not.toContain(String(bob.username));
  });

  it.each(KINDS)("of another kind does not read the %s", async (kind) => {
    for (const other of KINDS.filter((one) => one !== kind)) {
      expect(await dataOf(READS[kind](await renew(ada, other)))).toBeNull();
    }
  });

  it.each(KINDS)("%s ends when it is renewed, deleted, or the account is being deleted", async (kind) => {
    const first = await renew(ada, kind);
    const second = await renew(ada, kind);
    expect(await dataOf(READS[kind](first))).toBeNull();
    expect(await dataOf(READS[kind](second))).not.toBeNull();
    await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [ada.id]);
    expect(await dataOf(READS[kind](second))).toBeNull();
    await server.sql("update public.profiles set deletion_requested_at = null");
    await dataOf(ada.client.from("program_addresses").delete().eq("kind", kind));
    expect(await dataOf(READS[kind](second))).toBeNull();
  });

  it.each(["", "x", "0".repeat(32), "%", `${"0".repeat(32)} or true`])(
    "answers nothing for %j",
    async (token) => {
      for (const kind of KINDS) expect(await dataOf(READS[kind](token))).toBeNull();
    },
  );

  it("is stored as a hash, which its owner reads and no other user", async () => {
    const token = await renew(ada, "shelf");
    const rows = await dataOf(ada.client.from("program_addresses").select());
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await dataOf(bob.client.from("program_addresses").select())).toEqual([]);
    expect(await codeOf(visitor.from("program_addresses").select())).toBe("42501");
    const row = { user_id: ada.id, kind: "export", token_hash: "known" };
    expect(await codeOf(ada.client.from("program_addresses").insert(row))).toBe("42501");
    expect(
      await codeOf(ada.client.from("program_addresses").update({ token_hash: "known" }).eq("kind", "shelf")),
    ).toBe("42501");
    expect(await codeOf(ada.client.rpc("renew_program_address", { of_kind: "all" }))).toBe("23514");
    expect(await codeOf(visitor.rpc("renew_program_address", { of_kind: "shelf" }))).toBe("42501");
  });
});

describe("the functions that take an owner", () => {
  it.each([
    ["program_owner", { of_kind: "shelf", token: "x" }],
    ["exported_rows", { owner: ada.id, of_relation: "user_games", after: null }],
    ["exported_tables", {}],
    ["game_tags_of", { owner: ada.id, after_game: 0 }],
    ["follows_of", { owner: ada.id, after_person: ada.id }],
    ["blocked_of", { owner: ada.id, after_person: ada.id }],
    ["changes_of", { owner: ada.id, after_change: ada.id, after_table: "", after_key: null }],
  ])("refuse users and visitors: %s", async (name, args) => {
    for (const client of [visitor, bob.client, ada.client])
      expect(await codeOf(client.rpc(name, args))).toBe("42501");
  });
});

describe("the export by its address", () => {
  it("has the tables of the export with a session, and no other", async () => {
    const tables = await server.sql("select relation, key from public.exported_tables()");
    expect(Object.fromEntries(tables.map(({ relation, key }) => [relation, key]))).toEqual(
      Object.fromEntries(Object.entries(TABLES).map(([name, { key }]) => [name, key])),
    );
    const token = await renew(ada, "export");
    for (const part of ["profiles", "reports", "auth.users", "user_games; select", "calendar_feeds"]) {
      expect(await codeOf(visitor.rpc("program_export", { token, part }))).toBe("22023");
    }
  });

  it.each(Object.keys(TABLES))("reads %s as its owner does", async (part) => {
    const token = await renew(ada, "export");
    const own = await dataOf(
      ada.client
        .from(part)
        .select()
        .eq("user_id", ada.id)
        .order(TABLES.user_games.key === "game_id" && part === "user_games" ? "game_id" : "user_id"),
    );
    expect(await dataOf(visitor.rpc("program_export", { token, part }))).toEqual(own);
  });

  it("reads page by page", async () => {
    const token = await renew(ada, "export");
    const page = await dataOf(
      visitor.rpc("program_export", { token, part: "user_games", after: { key: 1 } }),
    );
    expect(page).toEqual([expect.objectContaining({ game_id: 2 })]);
    for (const part of ["changes", "game_tags", "follows", "blocks"]) {
      expect(await dataOf(visitor.rpc("program_export", { token, part }))).toEqual([]);
    }
  });
});

describe("the activity of a profile", () => {
  const activity = () => dataOf(visitor.rpc("read_activity", { owner: ada.id })) as Promise<object[]>;
  const show = (visibility: string, sections: string) =>
    server.sql("update public.profiles set visibility = $1, shown_sections = $2::text[]", [
      visibility,
      sections,
    ]);

  it("has what its sections show, and nothing of a private profile", async () => {
    await dataOf(
      ada.client
        .from("user_games")
        .insert(
          gameRow(ada.id, 3, { status: "completed", user_rating: 9, date_completed: "2026-01-02T00:00:00Z" }),
        ),
    );
    for (const visibility of ["public", "private", "link"]) {
      await dataOf(ada.client.rpc("create_list", { title: visibility, visibility }));
    }
    await show("public", "{dates,ratings,lists}");
    expect(await activity()).toEqual([
      expect.objectContaining({ kind: "list", title: "public" }),
      expect.objectContaining({ kind: "finished", gameId: 3, rating: 9 }),
    ]);
    await show("public", "{dates}");
    expect(await activity()).toEqual([expect.objectContaining({ kind: "finished", rating: null })]);
    await show("public", "{ratings}");
    expect(await activity()).toEqual([]);
    await show("private", "{dates,ratings,lists}");
    expect(await activity()).toEqual([]);
  });

  it("has the names of the catalogue, if it has the games", async () => {
    const game = gameRow(ada.id, 3, {
      game_name: "Buy here",
      status: "completed",
      date_completed: "2026-01-02T00:00:00Z",
    });
    await dataOf(ada.client.from("user_games").insert(game));
    const review = { of_game: 3, review_text: "Good.", is_spoiler: false, visibility: "public" };
    await dataOf(ada.client.rpc("put_review", review));
    await show("public", "{dates}");
    const named = (name: string) =>
      ["review", "finished"].map((kind) => expect.objectContaining({ kind, name }));
    expect(await activity()).toEqual(named("Buy here"));
    await server.sql(
      "insert into public.games (id, slug, name, updated_at) values (3, 'hades', 'Hades', now())",
    );
    expect(await activity()).toEqual(named("Hades"));
    await server.sql("delete from public.games");
  });

  it("dates reviews and lists to when they became public", async () => {
    const list = await dataOf(ada.client.rpc("create_list", { title: "List", visibility: "private" }));
    const put = (visibility: string) =>
      dataOf(
        ada.client.rpc("put_review", { of_game: 1, review_text: "Good.", is_spoiler: false, visibility }),
      );
    await put("private");
    await server.sql("update public.lists set created_at = now() - interval '30 days'");
    await server.sql("update public.reviews set created_at = now() - interval '30 days'");
    await dataOf(ada.client.rpc("edit_list", { list, changes: { visibility: "public" } }));
    await put("public");
    await show("public", "{lists}");
    const entries = (await activity()) as { kind: string; at: string }[];
    expect(entries.map(({ kind }) => kind).slice(0, 2)).toEqual(["review", "list"]);
    for (const { at } of entries.slice(0, 2)) expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000);
  });
});

import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deleteExpiredAccounts } from "../../lib/account-deletion/delete-expired.ts";
import { CAPTCHA, gameRow, newName, PASSWORD, type Server, startSupabase, type User } from "./harness.ts";

type Client = ReturnType<Server["connect"]>;

const PICTURE = new TextEncoder().encode("a picture");
const JPEG = { contentType: "image/jpeg" };
const LIST = "00000000-0000-4000-8000-00000000000b";

let user: User;
const server = await startSupabase();
const admin = createClient(server.url, server.supabase.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.newUser();
});

async function signIn({ email }: User): Promise<Client> {
  const client = server.connect();
  const { error } = await client.auth.signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: CAPTCHA },
  });
  expect(error).toBeNull();
  return client;
}

const request = (client = user.client) => client.rpc("request_account_deletion");
const profileOf = async ({ id }: User) =>
  (await server.sql("select * from public.profiles where id = $1", [id]))[0];
const ageRequest = ({ id }: User, age: string) =>
  server.sql("update public.profiles set deletion_requested_at = now() - $2::interval where id = $1", [
    id,
    age,
  ]);

describe("a request to delete the account", () => {
  it("dates the deletion a week later, ends all sessions and may be repeated", async () => {
    const elsewhere = await signIn(user);
    const { data, error } = await request();
    expect(error).toBeNull();
    expect(Date.parse(data) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await request()).data).toBe(data);
    for (const client of [user.client, elsewhere]) {
      expect((await client.auth.refreshSession()).error).not.toBeNull();
    }
    expect(await server.sql("select 1 from auth.sessions where user_id = $1", [user.id])).toEqual([]);
  });

  it("needs a session that has just begun by password", async () => {
    await server.sql(
      `update sandbox.session_methods set at = now() - interval '3 minutes'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [user.id],
    );
    await user.client.auth.refreshSession();
    expect((await request()).error?.code).toBe("QS030");
    expect((await profileOf(user))?.deletion_requested_at).toBeNull();
    expect((await request(await signIn(user))).error).toBeNull();
  });

  it("needs a mail's link of the last half hour", async () => {
    for (const [age, code] of [
      ["31 minutes", "QS030"],
      ["29 minutes", undefined],
    ] as const) {
      await server.sql(
        `update sandbox.session_methods set at = now() - $2::interval, method = 'otp'
         where session_id in (select id from auth.sessions where user_id = $1)`,
        [user.id, age],
      );
      await user.client.auth.refreshSession();
      expect((await request()).error?.code, age).toBe(code);
    }
  });

  it("is the user's own", async () => {
    expect((await request(server.connect())).error?.code).toBe("42501");
    const change = { deletion_requested_at: new Date().toISOString() };
    expect((await user.client.from("profiles").update(change).eq("id", user.id)).error?.code).toBe("42501");
    await user.client.rpc("edit_profile", { changes: change });
    expect((await profileOf(user))?.deletion_requested_at).toBeNull();
  });
});

describe("while it is pending", () => {
  beforeEach(async () => {
    await user.client.from("user_games").insert(gameRow(user.id, 1, { user_rating: 9 }));
    await server.sql(
      "insert into public.lists (id, user_id, title, visibility) values ($1, $2, 'Mine', 'public') on conflict (id) do update set user_id = $2",
      [LIST, user.id],
    );
    await request();
  });

  it("others see nothing of the account, whose name stays taken", async () => {
    const other = await server.newUser();
    for (const client of [server.connect(), other.client]) {
      expect((await client.rpc("read_profile", { name: user.username })).data).toBeNull();
      expect((await client.rpc("read_shelf", { owner: user.id })).data).toEqual([]);
      expect((await client.rpc("read_lists", { owner: user.id })).data).toEqual({ total: 0, lists: [] });
      expect((await client.rpc("read_list", { list: LIST })).data).toBeNull();
      expect((await client.rpc("shows_section", { owner: user.id, section: "lists" })).data).toBe(false);
      expect((await client.rpc("shelf_statistics", { owner: user.id })).data).toBeNull();
      expect((await client.rpc("search_people", { prefix: user.username })).data).toEqual([]);
      expect((await client.rpc("is_username_free", { name: user.username })).data).toBe(false);
    }
  });

  it.each([
    ["a token from before", () => user.client],
    ["a new session", () => signIn(user)],
  ])("%s can write nothing", async (_, connect) => {
    const client = await connect();
    const calls = [
      client.from("user_games").insert(gameRow(user.id, 2)),
      client.from("user_games").update({ notes: "x" }).eq("user_id", user.id),
      client.from("user_games").delete().eq("user_id", user.id),
      client.from("plays").insert({ user_id: user.id, game_id: 1, outcome: "finished" }),
      client.from("profiles").update({ about: "x" }).eq("id", user.id),
      client.from("profiles").upsert({ id: user.id, about: "x" }),
      client.rpc("edit_profile", { changes: { visibility: "public" } }),
      client.rpc("change_username", { new_username: newName() }),
      client.rpc("set_status", { game_ids: [1], new_status: "playing" }),
      client.rpc("remove_games", { game_ids: [1] }),
      client.rpc("create_list", { title: "x" }),
      client.rpc("edit_list", { list: LIST, changes: { title: "x" } }),
      client.rpc("remove_list", { list: LIST }),
      client.rpc("renew_calendar_feed"),
      client.rpc("begin_import", { source: "csv", file_name: "x" }),
    ];
    for (const [place, call] of calls.entries()) expect((await call).error?.code, `${place}`).toBe("QS031");
    for (const bucket of ["avatars", "banners"]) {
      const { error } = await client.storage.from(bucket).upload(`${user.id}-x.jpg`, PICTURE, JPEG);
      expect(error, bucket).not.toBeNull();
    }
    expect(await server.sql("select notes from public.user_games where user_id = $1", [user.id])).toEqual([
      { notes: null },
    ]);
  });

  it("refuses writes to each table of users' data", async () => {
    const open = await server.sql(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
         and not exists (
           select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'refuse_while_leaving' and t.tgtype & 28 = 28
         )`,
    );
    // Written by triggers alone.
    expect(open.map(({ relname }) => relname).sort()).toEqual([
      "last_activities",
      "row_bounds",
      "stored_bytes",
    ]);
  });

  it("a new session restores everything, an old token nothing", async () => {
    // Also one of the same second.
    const { data } = await user.client.auth.getSession();
    const { iat } = JSON.parse(
      Buffer.from(data.session?.access_token.split(".")[1] ?? "", "base64url").toString(),
    );
    await server.sql("update public.profiles set deletion_requested_at = to_timestamp($2) where id = $1", [
      user.id,
      iat,
    ]);
    expect((await user.client.rpc("restore_account")).error?.code).toBe("QS030");
    await ageRequest(user, "6 days 23 hours");
    const client = await signIn(user);
    for (let time = 0; time < 2; time++) expect((await client.rpc("restore_account")).error).toBeNull();
    expect((await profileOf(user))?.deletion_requested_at).toBeNull();
    expect((await server.connect().rpc("read_profile", { name: user.username })).data).toMatchObject({
      id: user.id,
    });
    expect((await client.from("user_games").update({ notes: "x" }).eq("user_id", user.id)).error).toBeNull();
  });

  it("cannot be restored after the week", async () => {
    await ageRequest(user, "7 days 1 second");
    expect((await (await signIn(user)).rpc("restore_account")).error?.code).toBe("QS032");
  });
});

describe("after the week", () => {
  // Those of the tests above.
  beforeEach(() => deleteExpiredAccounts(admin));

  const files = async ({ id }: User) =>
    server.sql("select 1 from storage.objects where name like $1 || '%'", [id]);

  async function leave() {
    for (const bucket of ["avatars", "banners"]) {
      expect(
        (await user.client.storage.from(bucket).upload(`${user.id}-1.jpg`, PICTURE, JPEG)).error,
      ).toBeNull();
    }
    await user.client.from("user_games").insert(gameRow(user.id, 1));
    await request();
  }

  it("deletes rows, pictures, sessions and the account, and reserves its names", async () => {
    const former = user.username;
    await user.client.rpc("change_username", { new_username: newName() });
    const name = (await profileOf(user))?.username;
    await leave();
    expect(await deleteExpiredAccounts(admin)).toEqual({ deleted: 0, failed: 0 });
    expect(await files(user)).toHaveLength(2);
    await ageRequest(user, "7 days 1 second");
    const late = await signIn(user);
    expect(await deleteExpiredAccounts(admin)).toEqual({ deleted: 1, failed: 0 });
    expect(await deleteExpiredAccounts(admin)).toEqual({ deleted: 0, failed: 0 });
    // The token is valid for an hour.
    const { error } = await late.storage.from("avatars").upload(`${user.id}-2.jpg`, PICTURE, JPEG);
    expect(error).not.toBeNull();
    expect(await files(user)).toEqual([]);
    for (const table of [
      "auth.users where id",
      "auth.sessions where user_id",
      "public.user_games where user_id",
    ]) {
      expect(await server.sql(`select 1 from ${table} = $1`, [user.id]), table).toEqual([]);
    }
    // The rows of every other table go with the account, too.
    const kept = await server.sql(
      `select c.relname from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
         select from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c' and a.attnum = any (k.conkey)
       ) order by 1`,
    );
    expect(kept.map(({ relname }) => relname)).toEqual(["former_usernames"]);
    const other = await server.newUser();
    for (const taken of [name, former]) {
      for (const client of [server.connect(), other.client]) {
        expect((await client.rpc("is_username_free", { name: taken })).data).toBe(false);
        expect((await client.rpc("current_username", { former: taken })).data).toBeNull();
      }
      expect((await other.client.rpc("change_username", { new_username: taken })).error?.code).toBe("23505");
    }
    await server.sql("update public.former_usernames set changed_at = now() - interval '366 days'");
    expect((await other.client.rpc("change_username", { new_username: name })).error).toBeNull();
  });

  it("leaves an account whose pictures cannot be removed to the next run", async () => {
    await leave();
    await ageRequest(user, "8 days");
    expect((await admin.rpc("delete_expired_account", { account: user.id })).data).toBe(false);
    expect(await profileOf(user)).toBeDefined();
    expect(await deleteExpiredAccounts(admin)).toEqual({ deleted: 1, failed: 0 });
  });

  it("goes on behind an account that cannot be deleted", async () => {
    await leave();
    await ageRequest(user, "8 days");
    const idsAfter = async (after: string) =>
      (await admin.rpc("expired_accounts", { after })).data.map(({ id }: { id: string }) => id);
    expect(await idsAfter("00000000-0000-0000-0000-000000000000")).toContain(user.id);
    expect(await idsAfter(user.id)).not.toContain(user.id);
  });

  it("may run twice at once", async () => {
    await leave();
    await ageRequest(user, "8 days");
    const runs = await Promise.all([deleteExpiredAccounts(admin), deleteExpiredAccounts(admin)]);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(await profileOf(user)).toBeUndefined();
  });

  it("lets only the job delete, and only accounts whose week is over", async () => {
    await leave();
    const client = await signIn(user);
    for (const caller of [server.connect(), client]) {
      expect((await caller.rpc("expired_accounts", { after: user.id })).error?.code).toBe("42501");
      const { error } = await caller.rpc("delete_expired_account", { account: user.id });
      expect(error?.code).toBe("42501");
    }
    expect((await admin.rpc("delete_expired_account", { account: user.id })).data).toBe(false);
    const active = await server.newUser();
    expect((await admin.rpc("delete_expired_account", { account: active.id })).data).toBe(false);
    expect(await profileOf(active)).toBeDefined();
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { findRoutes } from "../../scripts/lib/routes.ts";
import { CAPTCHA, newName, PASSWORD, startSupabase, tokenHashIn, type User } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

const isReserved = async (name: string) =>
  (await server.sql("select public.is_reserved_username($1) as reserved", [name]))[0]?.reserved;
const isFree = async (name: string) => (await server.connect().rpc("is_username_free", { name })).data;
const take = (user: User, username: string) =>
  user.client.from("profiles").upsert({ id: user.id, username }, { onConflict: "id" }).select("username");

const SAMPLES = [
  "support",
  "Admin",
  "questshelf",
  "QuestShelf_Team",
  "_quest_shelf_",
  "m_o_d",
  "NULL",
  "www",
  "api",
];

/** The first path segment of each route. */
const FIRST_PARTS = [...findRoutes("app").map(({ path }) => path.split("/")[1] ?? ""), "_next", "_sandbox"];

describe("a reserved username", () => {
  it.each(SAMPLES)("%s is refused like a taken one", async (name) => {
    const user = await server.newUser(null);
    expect(await take(user, name)).toMatchObject({ status: 409, error: { code: "23505" } });
    const updated = await user.client.from("profiles").update({ username: name }).eq("id", user.id);
    expect(updated.error?.code).toBe("23505");
    expect(await isFree(name)).toBe(false);
    expect((await take(user, newName())).error).toBeNull();
  });

  it("is not set at sign-up: the user chooses later", async () => {
    const email = "staff@example.test";
    const options = { data: { username: "Moderator" }, captchaToken: CAPTCHA };
    const client = server.connect();
    await client.auth.signUp({ email, password: PASSWORD, options });
    const [mail] = await server.mailsTo(email);
    const confirmed = await client.auth.verifyOtp({ token_hash: tokenHashIn(mail?.text), type: "signup" });
    expect(confirmed.error).toBeNull();
    const id = confirmed.data.user?.id;
    expect(await server.sql("select username from public.profiles where id = $1", [id])).toEqual([
      { username: null },
    ]);
  });

  it("includes every first path segment that a username could spell", async () => {
    const open: string[] = [];
    for (const part of new Set(FIRST_PARTS)) {
      const key = part.toLowerCase().replace(/[^a-z0-9]/g, "");
      const canBeSpelled = key.length >= 2 && !/^\[|\./.test(part);
      if (canBeSpelled && (await isReserved(key)) !== true) open.push(part);
    }
    expect(open).toEqual([]);
    expect(FIRST_PARTS).toContain("settings");
  });

  it("is kept by a user who has it, and can be set by service_role", async () => {
    const user = await server.newUser();
    await server.sql("alter table public.profiles disable trigger profiles_refuse_reserved_username");
    await server.sql("update public.profiles set username = 'Help' where id = $1", [user.id]);
    await server.sql("alter table public.profiles enable trigger profiles_refuse_reserved_username");
    expect((await take(user, "Help")).error).toBeNull();
    expect((await user.client.from("profiles").update({ about: "x" }).eq("id", user.id)).error).toBeNull();
    expect((await take(user, newName())).error?.code).toBe("42501");

    const staff = await server.newUser();
    const asSupport = await fetch(`${server.url}/rest/v1/profiles?id=eq.${staff.id}`, {
      method: "PATCH",
      headers: {
        apikey: server.supabase.secretKey,
        authorization: `Bearer ${server.supabase.secretKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ username: "support" }),
    });
    expect(asSupport.status).toBe(204);
  });
});

describe("other usernames", () => {
  it.each(["demo", "guest", "player_one", "shelfquest", "supporter", "gamer"])(
    "%s can be chosen",
    async (name) => {
      expect(await isReserved(name)).toBe(false);
      expect(await isFree(name)).toBe(true);
      expect((await take(await server.newUser(null), name)).error).toBeNull();
      expect(await isFree(name.toUpperCase())).toBe(false);
    },
  );
});

describe("a changed username", () => {
  const change = async ({ client }: Pick<User, "client">, name: unknown) => {
    const { data, error } = await client.rpc("change_username", { new_username: name });
    return error ? error.code : data;
  };
  const nameOf = async ({ id }: User) =>
    (await server.sql("select username from public.profiles where id = $1", [id]))[0]?.username;
  const leadsTo = async (name: unknown) =>
    (await server.connect().rpc("current_username", { former: name })).data;
  const freeFor = async ({ client }: Pick<User, "client">, name: unknown) =>
    (await client.rpc("is_username_free", { name })).data;
  const pass = async ({ id }: User, time: string) => {
    await server.sql(
      "update public.profiles set username_changed_at = username_changed_at - $2::interval where id = $1",
      [id, time],
    );
    await server.sql(
      "update public.former_usernames set changed_at = changed_at - $2::interval where user_id = $1",
      [id, time],
    );
  };

  it("returns the old one, which leads to it and is reserved for its former owner", async () => {
    const [owner, other, unnamed] = [
      await server.newUser(),
      await server.newUser(),
      await server.newUser(null),
    ];
    const [old, next] = [String(owner.username), newName()];
    expect(await leadsTo(old)).toBeNull();
    expect(await change(owner, next)).toBe(old);
    expect(await nameOf(owner)).toBe(next);
    expect(await leadsTo(old.toUpperCase())).toBe(next);
    expect(await change(other, old.toUpperCase())).toBe("23505");
    expect((await take(unnamed, old)).error?.code).toBe("23505");
    expect([await isFree(old), await freeFor(other, old), await freeFor(owner, old)]).toEqual([
      false,
      false,
      true,
    ]);

    await pass(owner, "31 days");
    expect(await change(owner, old)).toBe(next);
    expect([await leadsTo(old), await leadsTo(next)]).toEqual([null, old]);
    const { data } = await owner.client.from("former_usernames").select("username_key");
    expect(data).toEqual([{ username_key: next }]);
    expect((await other.client.from("former_usernames").select()).data).toEqual([]);
  });

  it("is possible once in 30 days, also for the case alone; a repeated change has no effect", async () => {
    const owner = await server.newUser();
    const upper = String(owner.username).toUpperCase();
    expect(await freeFor(owner, upper)).toBe(true);
    expect(await change(owner, upper)).toBe(owner.username);
    expect(await change(owner, upper)).toBe(upper);
    expect(await leadsTo(upper)).toBeNull();
    await pass(owner, "29 days 23 hours");
    expect(await change(owner, newName())).toBe("QS003");
    expect(await nameOf(owner)).toBe(upper);
    await pass(owner, "2 hours");
    expect(await change(owner, newName())).toBe(upper);
  });

  it("frees the old one after a year", async () => {
    const [owner, other] = [await server.newUser(), await server.newUser()];
    const old = String(owner.username);
    await change(owner, newName());
    await pass(owner, "364 days");
    expect(await change(other, old)).toBe("23505");
    await pass(owner, "2 days");
    expect([await isFree(old), await leadsTo(old)]).toEqual([true, null]);
    const before = other.username;
    expect(await change(other, old)).toBe(before);
    // And again, for its next former owner.
    await pass(other, "31 days");
    const last = newName();
    await change(other, last);
    expect(await leadsTo(old)).toBe(last);
  });

  it("follows the same rules as the first one, and only through the function", async () => {
    const owner = await server.newUser();
    for (const [name, code] of [
      ["support", "23505"],
      [(await server.newUser()).username, "23505"],
      ["a b", "23514"],
      [null, "23514"],
    ]) {
      expect(await change(owner, name)).toBe(code);
    }
    expect(await change(await server.newUser(null), newName())).toBe("42501");
    expect(await change({ client: server.connect() }, newName())).toBe("42501");
    const update = (changes: object) => owner.client.from("profiles").update(changes).eq("id", owner.id);
    expect((await update({ username: newName() })).error?.code).toBe("42501");
    await change(owner, newName());
    expect((await update({ username_changed_at: null })).error?.code).toBe("42501");
    expect((await update({ about: "x", steam_id: "y" })).error).toBeNull();
  });

  it("is shown at once, and stays reserved after the account is deleted", async () => {
    const owner = await server.newUser();
    const next = newName();
    await change(owner, next);
    const { data } = await server.connect().rpc("read_profile", { name: next });
    expect(data).toMatchObject({ id: owner.id, username: next });
    await server.sql("delete from auth.users where id = $1", [owner.id]);
    expect([await isFree(String(owner.username)), await isFree(next)]).toEqual([false, false]);
  });
});

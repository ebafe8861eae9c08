import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRoutes } from "../../scripts/lib/routes.ts";
import { CAPTCHA, newName, PASSWORD, startSupabase, tokenHashIn } from "./harness.ts";

type Server = Awaited<ReturnType<typeof startSupabase>>;
let server: Server;

beforeAll(async () => {
  server = await startSupabase();
});
afterAll(() => server.stop());

const isReserved = async (name: string) =>
  (await server.sql("select public.is_reserved_username($1) as reserved", [name]))[0]?.reserved;
const isFree = async (name: string) => (await server.connect().rpc("is_username_free", { name })).data;
const take = (user: Awaited<ReturnType<Server["newUser"]>>, username: string) =>
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
const FIRST_PARTS = [
  ...findRoutes("app").map(({ path }) => path.split("/")[1] ?? ""),
  "_next",
  "_sandbox",
  "favicon.ico",
  "robots.txt",
];

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
      if (key.length >= 2 && !part.startsWith("[") && (await isReserved(key)) !== true) open.push(part);
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

import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const [ada, bob, eve] = [await server.newUser(), await server.newUser(), await server.newUser()];
const visitor = server.connect();
// New accounts follow fewer people: moderation.test.ts.
await server.sql("update auth.users set created_at = now() - interval '3 days'");
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["follows", "blocks", "changes", "row_bounds", "suspensions"])
    await server.sql(`delete from public.${table}`);
  await server.sql("update public.profiles set visibility = 'public', deletion_requested_at = null");
});

const REFUSED = { status: 400, error: { code: "QS042", message: "This profile cannot be followed." } };

const call = ({ client }: Pick<User, "client">, name: string, person: string) => client.rpc(name, { person });
const follow = async (user: User, { id }: Pick<User, "id">) =>
  expect((await call(user, "follow_person", id)).error).toBeNull();
const block = async (user: User, { id }: Pick<User, "id">) =>
  expect((await call(user, "block_person", id)).error).toBeNull();
const setVisibility = async ({ client }: User, visibility: string) =>
  expect((await client.rpc("edit_profile", { changes: { visibility } })).error).toBeNull();

const dataOf = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};
const countsOf = ({ id }: Pick<User, "id">) => dataOf(visitor.rpc("read_follow_counts", { owner: id }));
const namesIn = (list: unknown) => Array.from(Object(list), ({ username }) => username);
const followersOf = async ({ id }: User) =>
  namesIn(await dataOf(visitor.rpc("read_followers", { owner: id })));
const followedBy = async ({ id }: User) =>
  namesIn(await dataOf(visitor.rpc("read_following", { owner: id })));
const relations = ({ client }: User, ...people: User[]) =>
  dataOf(client.rpc("people_relations", { people: people.map(({ id }) => id) }));
/** Rows of Ada with people who do not exist. */
async function fill(table: "follows" | "blocks", column: string, count: number) {
  await server.sql(`alter table public.${table} disable trigger all, enable trigger ${table}_limit_rows`);
  await server.sql(
    `insert into public.${table} (user_id, ${column}) select $1, gen_random_uuid() from generate_series(1, $2::integer)`,
    [ada.id, count],
  );
  await server.sql(`alter table public.${table} enable trigger all`);
}
const rows = (table: "follows" | "blocks") =>
  server.sql(`select t.* from public.${table} t order by user_id, 2`);

describe("a follow", () => {
  it("is listed and counted on both profiles, however often it is sent", async () => {
    await follow(ada, bob);
    await follow(ada, bob);
    await follow(eve, bob);
    expect(await countsOf(bob)).toEqual({ followers: 2, following: 0 });
    expect(await countsOf(ada)).toEqual({ followers: 0, following: 1 });
    expect(await followersOf(bob)).toEqual([eve.username, ada.username]);
    expect(await followedBy(ada)).toEqual([bob.username]);
    expect(await relations(ada, bob, eve)).toEqual({ following: [bob.id], blocked: [], hidden: [] });

    for (let time = 0; time < 2; time++)
      expect((await call(ada, "unfollow_person", bob.id)).error).toBeNull();
    expect(await countsOf(bob)).toEqual({ followers: 1, following: 0 });
    expect(await relations(ada, bob)).toMatchObject({ following: [] });
  });

  it("says whether there was something to do, as its end, a block and a removal do", async () => {
    const answers = async (user: User, name: string, person: User) =>
      [await call(user, name, person.id), await call(user, name, person.id)].map(({ data }) => data);
    for (const write of ["unfollow_person", "unblock_person"])
      expect(await answers(ada, write, bob)).toEqual([false, false]);
    for (const write of ["follow_person", "unfollow_person", "block_person", "unblock_person"])
      expect(await answers(ada, write, bob)).toEqual([true, false]);
    await follow(ada, bob);
    expect(await answers(bob, "remove_follower", ada)).toEqual([true, false]);
  });

  it("is counted once when it is sent 50 times at once, and ends as the last of many says", async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, () => call(ada, "follow_person", bob.id)));
    expect(sent.filter(({ error }) => error)).toEqual([]);
    expect(await countsOf(bob)).toEqual({ followers: 1, following: 0 });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => call(ada, n % 2 ? "follow_person" : "unfollow_person", bob.id)),
    );
    await call(ada, "unfollow_person", bob.id);
    expect(await countsOf(bob)).toEqual({ followers: 0, following: 0 });
    expect(await rows("follows")).toEqual([]);
  });

  it("reaches a profile that is open by link, which no list names and no count includes", async () => {
    await setVisibility(bob, "link");
    await follow(ada, bob);
    await follow(bob, ada);
    expect(await relations(ada, bob)).toMatchObject({ following: [bob.id] });
    expect([await countsOf(ada), await followersOf(ada), await followedBy(ada)]).toEqual([
      { followers: 0, following: 0 },
      [],
      [],
    ]);
    // Its own page has both.
    expect(await countsOf(bob)).toEqual({ followers: 1, following: 1 });
  });

  it.each<[string, () => Promise<string>]>([
    ["the user", async () => ada.id],
    ["an account that does not exist", async () => randomUUID()],
    [
      "a private profile",
      async () => {
        await setVisibility(bob, "private");
        return bob.id;
      },
    ],
    ["an account without a username", async () => (await server.newUser(null)).id],
    [
      "an account that is being deleted",
      async () => {
        await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [bob.id]);
        return bob.id;
      },
    ],
    [
      "an account that was deleted",
      async () => {
        const gone = await server.newUser();
        await server.sql("delete from auth.users where id = $1", [gone.id]);
        return gone.id;
      },
    ],
    [
      "someone whom the user has blocked",
      async () => {
        await block(ada, bob);
        return bob.id;
      },
    ],
    [
      "someone who has blocked the user",
      async () => {
        await block(bob, ada);
        return bob.id;
      },
    ],
  ])("of %s is refused, always with the same words", async (_, person) => {
    const id = await person();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(ada, "follow_person", id)));
    for (const { status, error } of answers) expect({ status, error }).toMatchObject(REFUSED);
    expect(await rows("follows")).toEqual([]);
  });

  it("stays while a profile is private, is shown nowhere, and is shown again", async () => {
    await follow(ada, bob);
    await follow(bob, ada);
    await follow(eve, ada);
    await setVisibility(bob, "private");
    expect(await countsOf(ada)).toEqual({ followers: 1, following: 0 });
    expect([await followersOf(ada), await followedBy(ada)]).toEqual([[eve.username], []]);
    expect([await countsOf(bob), await followersOf(bob), await followedBy(bob)]).toEqual([null, [], []]);
    for (const client of [visitor, ada.client, bob.client]) {
      expect(await dataOf(client.rpc("read_followers", { owner: bob.id }))).toEqual([]);
      expect(JSON.stringify(await dataOf(client.rpc("read_followers", { owner: ada.id })))).not.toContain(
        bob.username,
      );
    }
    expect(await rows("follows")).toHaveLength(3);
    await setVisibility(bob, "public");
    expect(await countsOf(ada)).toEqual({ followers: 2, following: 1 });
  });

  it("is not shown while an account is being deleted, and goes with it", async () => {
    const leaver = await server.newUser();
    await follow(leaver, ada);
    await follow(ada, leaver);
    await block(leaver, eve);
    await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [leaver.id]);
    expect(await countsOf(ada)).toEqual({ followers: 0, following: 0 });
    for (const name of ["follow_person", "unfollow_person", "remove_follower", "unblock_person"])
      expect((await call(leaver, name, ada.id)).error?.code, name).toBe("QS031");
    expect((await call(leaver, "block_person", ada.id)).error?.code).toBe("QS031");
    await server.sql("delete from auth.users where id = $1", [leaver.id]);
    expect([await rows("follows"), await rows("blocks")]).toEqual([[], []]);
  });

  it("is refused beyond 2,000, and for a visitor", async () => {
    await fill("follows", "followed_id", 2000);
    expect(await call(ada, "follow_person", bob.id)).toMatchObject({
      status: 400,
      error: { code: "QS040", message: "You follow 2,000 people. Unfollow someone first." },
    });
    const [first] = await rows("follows");
    await call(ada, "unfollow_person", String(first?.followed_id));
    await follow(ada, bob);
    await follow(eve, bob);
    expect((await visitor.rpc("follow_person", { person: bob.id })).error?.code).toBe("42501");
  });

  it("cannot be removed or made by another user", async () => {
    await follow(ada, bob);
    for (const name of ["unfollow_person", "remove_follower", "unblock_person"]) {
      await call(eve, name, ada.id);
      await call(eve, name, bob.id);
    }
    expect(await rows("follows")).toMatchObject([{ user_id: ada.id, followed_id: bob.id }]);
    for (const table of ["follows", "blocks"]) {
      for (const { client } of [ada, eve]) {
        expect((await client.from(table).select()).error?.code, table).toBe("42501");
        expect((await client.from(table).delete().eq("user_id", ada.id)).error?.code, table).toBe("42501");
      }
    }
  });
});

describe("lists of people", () => {
  it("are read in pages, the newest first, and never more than 100 at once", async () => {
    await server.sql("alter table public.follows disable trigger follows_check");
    await server.sql(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
         select gen_random_uuid(), 'p' || n || '@questshelf.test', now(), jsonb_build_object('username', 'paged_' || n)
         from generate_series(1, 130) n returning id, raw_user_meta_data ->> 'username' as name
       )
       insert into public.follows (user_id, followed_id, followed_at)
       select id, $1, '2026-01-01'::timestamptz + split_part(name, '_', 2)::integer * interval '1 minute' from people`,
      [eve.id],
    );
    await server.sql("alter table public.follows enable trigger follows_check");
    const page = async (args: object) =>
      namesIn(await dataOf(visitor.rpc("read_followers", { owner: eve.id, ...args })));
    expect(await countsOf(eve)).toEqual({ followers: 130, following: 0 });
    expect((await page({}))[0]).toBe("paged_130");
    expect(await page({ page_offset: 48 })).toHaveLength(48);
    expect(await page({ page_offset: 96 })).toEqual(
      Array.from({ length: 34 }, (_, index) => `paged_${34 - index}`),
    );
    expect(await page({ page_size: 1000 })).toHaveLength(100);
    expect(await page({ page_size: -1 })).toEqual([]);
    await server.sql("delete from auth.users where email like 'p%@questshelf.test'");
  });

  it("read an index", async () => {
    const plan = await server.planOf(
      `select f.user_id from public.follows f where f.followed_id = '${ada.id}'
       order by f.followed_at desc, f.user_id limit 48`,
    );
    expect(plan).toMatch(/Index Only Scan using follows_of_followed(?!.*Sort)/);
  });
});

describe("a block", () => {
  it("ends the follows of both, and hides each from the other", async () => {
    await follow(ada, bob);
    await follow(bob, ada);
    await follow(eve, bob);
    await block(ada, bob);
    expect(await rows("follows")).toMatchObject([{ user_id: eve.id, followed_id: bob.id }]);
    expect(await relations(ada, bob, eve)).toEqual({ following: [], blocked: [bob.id], hidden: [bob.id] });
    expect(await relations(bob, ada, eve)).toEqual({ following: [], blocked: [], hidden: [ada.id] });
    const isFound = async ({ client }: Pick<User, "client">, { username }: User) =>
      namesIn(await dataOf(client.rpc("search_people", { prefix: username }))).includes(username);
    expect([await isFound(ada, bob), await isFound(bob, ada)]).toEqual([false, false]);
    expect([await isFound(eve, ada), await isFound({ client: visitor }, bob)]).toEqual([true, true]);

    expect((await call(ada, "unblock_person", bob.id)).error).toBeNull();
    expect(await isFound(bob, ada)).toBe(true);
    await follow(bob, ada);
  });

  it("may be mutual, and is one's own to end", async () => {
    await block(ada, bob);
    await block(bob, ada);
    await block(bob, ada);
    await call(ada, "unblock_person", bob.id);
    expect(await rows("blocks")).toMatchObject([{ user_id: bob.id, blocked_id: ada.id }]);
    expect(await call(ada, "follow_person", bob.id)).toMatchObject(REFUSED);
  });

  it.each<[string, () => Promise<string>]>([
    ["the user", async () => ada.id],
    ["an account that does not exist", async () => randomUUID()],
    [
      "a private profile",
      async () => {
        await setVisibility(bob, "private");
        return bob.id;
      },
    ],
  ])("of %s is refused with the same words", async (_, person) => {
    expect(await call(ada, "block_person", await person())).toMatchObject({
      status: 400,
      error: { code: "QS043", message: "This profile cannot be blocked." },
    });
  });

  it("is listed to its owner only, without the name of a profile that is private by now", async () => {
    await block(ada, bob);
    await block(ada, eve);
    await setVisibility(bob, "private");
    expect(await dataOf(ada.client.rpc("own_blocks"))).toMatchObject({
      total: 2,
      people: [
        { id: eve.id, username: eve.username },
        { id: bob.id, username: null, avatarUrl: null },
      ],
    });
    expect(await dataOf(bob.client.rpc("own_blocks"))).toEqual({ total: 0, people: [] });
    expect((await visitor.rpc("own_blocks")).error?.code).toBe("42501");
    expect((await call(ada, "unblock_person", bob.id)).error).toBeNull();
    expect(await dataOf(ada.client.rpc("own_blocks"))).toMatchObject({ total: 1 });
  });

  it("is refused beyond 5,000", async () => {
    await fill("blocks", "blocked_id", 5000);
    expect(await call(ada, "block_person", bob.id)).toMatchObject({ status: 400, error: { code: "QS041" } });
    expect(await dataOf(ada.client.rpc("own_blocks"))).toMatchObject({
      total: 5000,
      people: { length: 100 },
    });
  });
});

describe("a removed follower", () => {
  it("follows no longer, and may follow again", async () => {
    await follow(ada, bob);
    for (let time = 0; time < 2; time++)
      expect((await call(bob, "remove_follower", ada.id)).error).toBeNull();
    expect(await countsOf(bob)).toEqual({ followers: 0, following: 0 });
    await follow(ada, bob);
  });

  it.each(["link", "private"])(
    "is no one whose profile is %s, of whom the undo would tell",
    async (visibility) => {
      await follow(ada, bob);
      await setVisibility(ada, visibility);
      const removal = await callAsChange(bob.client, "remove_follower", { person: ada.id });
      expect(removal.error).toBeNull();
      expect((await undo(bob.client, removal)).data).toBeNull();
      expect(await rows("follows")).toHaveLength(1);
    },
  );
});

describe("an undo", () => {
  const both = (...users: User[]) => expect.arrayContaining(users.map(({ id }) => id));

  it("takes back a follow and its end", async () => {
    const begun = await callAsChange(ada.client, "follow_person", { person: bob.id });
    expect((await undo(ada.client, begun)).data).toEqual({
      restored: 1,
      kept: 0,
      lists: [],
      people: both(ada, bob),
      reviews: [],
    });
    expect(await rows("follows")).toEqual([]);
    await follow(ada, bob);
    const before = await rows("follows");
    const ended = await callAsChange(ada.client, "unfollow_person", { person: bob.id });
    expect((await undo(ada.client, ended)).data).toMatchObject({ restored: 1, kept: 0 });
    expect(await rows("follows")).toEqual(before);
  });

  it("of a block restores the follows of both", async () => {
    await follow(ada, bob);
    await follow(bob, ada);
    const before = await rows("follows");
    const change = await callAsChange(ada.client, "block_person", { person: bob.id });
    expect(await rows("follows")).toEqual([]);
    expect((await undo(ada.client, change)).data).toMatchObject({
      restored: 3,
      kept: 0,
      people: both(ada, bob),
      reviews: [],
    });
    expect([await rows("follows"), await rows("blocks")]).toEqual([before, []]);
  });

  it("of a block does not restore the follow of someone who is suspended meanwhile", async () => {
    await follow(bob, ada);
    const change = await callAsChange(ada.client, "block_person", { person: bob.id });
    await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Spam.')", [bob.id]);
    expect((await undo(ada.client, change)).data).toMatchObject({ restored: 1, kept: 1 });
    expect([await rows("follows"), await rows("blocks")]).toEqual([[], []]);
  });

  it("of the end of a follow restores none while the follower is suspended", async () => {
    await follow(ada, bob);
    const ended = await callAsChange(ada.client, "unfollow_person", { person: bob.id });
    await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Spam.')", [ada.id]);
    expect((await undo(ada.client, ended)).data).toMatchObject({ restored: 0, kept: 1 });
  });

  it("of the end of a block ends what began since", async () => {
    await block(ada, bob);
    const change = await callAsChange(ada.client, "unblock_person", { person: bob.id });
    await follow(bob, ada);
    expect((await undo(ada.client, change)).data).toMatchObject({ restored: 1, kept: 0 });
    expect(await rows("follows")).toEqual([]);
    expect(await rows("blocks")).toHaveLength(1);
  });

  it("restores a removed follower, unless one of them has blocked the other since, or the follower is gone", async () => {
    await follow(ada, bob);
    const removal = () => callAsChange(bob.client, "remove_follower", { person: ada.id });
    expect((await undo(bob.client, await removal())).data).toMatchObject({ restored: 1 });
    expect(await countsOf(bob)).toMatchObject({ followers: 1 });

    const blocked = await removal();
    await block(ada, bob);
    expect((await undo(bob.client, blocked)).data).toMatchObject({ restored: 0, kept: 1 });
    expect(await rows("follows")).toEqual([]);
    await call(ada, "unblock_person", bob.id);
    await follow(ada, bob);
    const beforeBlock = await removal();
    await block(bob, ada);
    await call(bob, "unblock_person", ada.id);
    expect((await undo(bob.client, beforeBlock)).data).toMatchObject({ restored: 0, kept: 1 });
    expect(await rows("follows")).toEqual([]);

    const gone = await server.newUser();
    await follow(gone, bob);
    const last = await callAsChange(bob.client, "remove_follower", { person: gone.id });
    await server.sql("delete from auth.users where id = $1", [gone.id]);
    expect((await undo(bob.client, last)).data).toMatchObject({ restored: 0, kept: 1 });
  });

  it.each(["remove_follower", "block_person"])(
    "of %s does not restore a follow that the follower has ended since",
    async (name) => {
      await follow(ada, bob);
      const removal = await callAsChange(bob.client, name, { person: ada.id });
      await dataOf(ada.client.rpc("unfollow_person", { person: bob.id }));
      expect((await undo(bob.client, removal)).data).toMatchObject({ kept: 1 });
      expect([await rows("follows"), await rows("blocks")]).toEqual([[], []]);
      await follow(ada, bob);
    },
  );

  it("restores nothing for the other user, who has not made the change", async () => {
    await follow(ada, bob);
    const removal = await callAsChange(bob.client, "remove_follower", { person: ada.id });
    expect((await undo(ada.client, removal)).data).toBeNull();
    expect(await rows("follows")).toEqual([]);
  });
});

it("exports follows and blocks by name, to their owner only", async () => {
  await follow(ada, bob);
  await follow(ada, eve);
  await block(bob, eve);
  await setVisibility(bob, "private");
  const exported = (user: User, name: string) => dataOf(user.client.rpc(name));
  expect(await exported(ada, "own_follows")).toEqual(
    expect.arrayContaining([
      { person: bob.id, username: null, followed_at: expect.any(String) },
      { person: eve.id, username: eve.username, followed_at: expect.any(String) },
    ]),
  );
  expect(await exported(bob, "own_blocked")).toMatchObject([{ username: eve.username }]);
  expect([await exported(eve, "own_follows"), await exported(eve, "own_blocked")]).toEqual([[], []]);
});

it("names the public profiles that count the user", async () => {
  const hidden = await server.newUser();
  await follow(ada, bob);
  await follow(eve, ada);
  await follow(hidden, ada);
  await setVisibility(hidden, "link");
  const data = await dataOf(ada.client.rpc("own_neighbours"));
  expect([...Object(data)].sort()).toEqual([bob.id, eve.id].sort());
});

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, newsBeyondBounds, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const [ada, bob, eve] = [await server.newUser(), await server.newUser(), await server.newUser()];
afterAll(() => server.stop());
afterEach(async () => expect(await newsBeyondBounds(server.sql)).toEqual([]));
const ALL = ["ratings", "dates", "hours", "lists"];
beforeEach(async () => {
  for (const table of ["follows", "blocks", "lists", "user_games", "hidden_things", "changes", "row_bounds"])
    await server.sql(`delete from public.${table}`);
  await server.sql(
    "update public.profiles set visibility = 'public', deletion_requested_at = null, show_imported = false, shown_sections = $1",
    [ALL],
  );
  await server.sql("update public.profiles set public_since = null");
});

type Entry = {
  person: { id: string; username: string; avatarUrl: string | null };
  verb: string;
  at: string;
  count: number;
  games: { id: number; name: string; rating: number | null; hours: number | null }[];
  lists: { id: string; title: string }[];
  reviews: { gameId: number; text: string | null; hours: number | null }[];
};
type Feed = { entries: Entry[]; next: { at: string; person: string } | null; followsAnyone: boolean };

const done = async (query: PromiseLike<{ error: unknown }>) => expect((await query).error).toBeNull();
const follow = (user: User, ...people: User[]) =>
  Promise.all(people.map(({ id }) => done(user.client.rpc("follow_person", { person: id }))));
const add = ({ id, client }: User, game: number, rest: Record<string, unknown> = {}) =>
  done(client.from("user_games").insert(gameRow(id, game, rest)));
const change = ({ client }: User, game: number, changes: Record<string, unknown>) =>
  done(client.from("user_games").update(changes).eq("game_id", game));
const show = ({ client }: User, changes: Record<string, unknown>) =>
  done(client.rpc("edit_profile", { changes }));
async function feedOf({ client }: User, args: Record<string, unknown> = {}): Promise<Feed> {
  const { data, error } = await client.rpc("read_feed", args);
  expect(error).toBeNull();
  return data;
}
const inShort = ({ entries }: Feed) =>
  entries.map(({ person, verb, count, games, lists, reviews }) => {
    const name = [ada, bob, eve].find(({ id }) => id === person.id) === bob ? "bob" : person.username;
    return `${name} ${verb} ${count}: ${[...games.map(({ id }) => id), ...lists.map(({ title }) => title), ...reviews.map(({ gameId }) => gameId)]}`;
  });
/** Bob's times of a game, days ago. */
const setTimes = (game: number, statusDays: number | null, ratedDays: number | null, user = bob) =>
  server.sql(
    `update public.user_games set
       status_at = date_trunc('day', now()) + interval '10 hours' - make_interval(days => $3::integer),
       rated_at = date_trunc('day', now()) + interval '11 hours' - make_interval(days => $4::integer)
     where user_id = $1 and game_id = $2`,
    [user.id, game, statusDays, ratedDays],
  );

describe("the feed", () => {
  it("shows what followed people did, one entry for each verb, with five games", async () => {
    await follow(ada, bob);
    for (const game of [1, 2, 3, 4, 5, 6]) await add(bob, game);
    await add(bob, 7, { status: "playing" });
    await add(bob, 8, { status: "want" });
    await change(bob, 8, { status: "completed", user_rating: 9 });
    await add(bob, 9, { status: "dropped", user_rating: 4 });
    const feed = await feedOf(ada);
    expect(inShort(feed).sort()).toEqual([
      "bob finished 1: 8",
      "bob rated 1: 9",
      "bob started 1: 7",
      "bob wanted 6: 6,5,4,3,2",
    ]);
    expect(feed).toMatchObject({ next: null, followsAnyone: true });
    expect(feed.entries.find(({ verb }) => verb === "finished")?.games).toMatchObject([{ rating: 9 }]);
  });

  it("has names and covers of the catalogue, if it has the game", async () => {
    await follow(ada, bob);
    const games = async () => (await feedOf(ada)).entries[0]?.games;
    const own = "https://images.igdb.com/igdb/image/upload/t_thumb/mine.png";
    await add(bob, 7, { game_name: "Buy here", game_cover_url: own });
    expect(await games()).toMatchObject([{ name: "Buy here", coverUrl: own }]);
    await server.sql(
      "insert into public.games (id, slug, name, cover_image_id, updated_at) values (7, 'hades', 'Hades', 'co1', now())",
    );
    const coverUrl = "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg";
    expect(await games()).toMatchObject([{ name: "Hades", coverUrl }]);
    await server.sql("delete from public.games");
  });

  it("has nothing of the reader, of people who are not followed, and for those who follow no one", async () => {
    await add(ada, 1);
    await add(eve, 1);
    expect(await feedOf(ada)).toEqual({ entries: [], next: null, followsAnyone: false });
    await follow(ada, bob);
    expect(await feedOf(ada)).toEqual({ entries: [], next: null, followsAnyone: true });
  });

  it("has a list when it becomes public, and no longer when it is not", async () => {
    await follow(ada, bob);
    const { data: list } = await bob.client.rpc("create_list", { title: "Short", visibility: "private" });
    const { data: linked } = await bob.client.rpc("create_list", { title: "Secret", visibility: "link" });
    expect(inShort(await feedOf(ada))).toEqual([]);
    await done(bob.client.rpc("edit_list", { list, changes: { visibility: "public" } }));
    expect(inShort(await feedOf(ada))).toEqual(["bob listed 1: Short"]);
    await done(bob.client.rpc("edit_list", { list: linked, changes: { visibility: "public" } }));
    expect(inShort(await feedOf(ada, { kind: "lists" }))).toEqual(["bob listed 2: Secret,Short"]);
    await done(bob.client.rpc("edit_list", { list: linked, changes: { visibility: "link" } }));
    expect(inShort(await feedOf(ada))).toEqual(["bob listed 1: Short"]);
  });

  it("has a review on the day on which others could first read it", async () => {
    await follow(ada, bob);
    await add(bob, 1, { status: "dropped" });
    const put = (visibility: string) =>
      done(bob.client.rpc("put_review", { of_game: 1, review_text: "Good.", is_spoiler: false, visibility }));
    await put("private");
    await server.sql("update public.reviews set created_at = now() - interval '30 days'");
    await put("public");
    const { entries } = await feedOf(ada, { kind: "reviews" });
    expect(Date.parse(entries[0]?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("shows reviews that a follower may read, without what they cover, in place of the game's status and rating", async () => {
    const review = (game: number, visibility: string, text = "Good ||end||.", is_spoiler = false) =>
      done(bob.client.rpc("put_review", { of_game: game, review_text: text, is_spoiler, visibility }));
    await follow(ada, bob);
    for (const game of [1, 2, 3]) {
      await add(bob, game);
      await change(bob, game, { status: "completed", user_rating: 8 });
    }
    await review(1, "private");
    expect(inShort(await feedOf(ada))).toEqual(["bob finished 3: 3,2,1"]);
    expect(inShort(await feedOf(ada, { kind: "reviews" }))).toEqual([]);
    await review(2, "followers", "The end.", true);
    await review(3, "public");
    expect(inShort(await feedOf(ada)).sort()).toEqual([
      "bob finished 1: 1",
      "bob finishedAndReviewed 2: 3,2",
    ]);
    const feed = await feedOf(ada, { kind: "reviews" });
    expect(feed.entries[0]?.reviews.map(({ text }) => text)).toEqual(["Good ||||.", null]);
    const hidden = { user_id: bob.id, kind: "review", item: "3", reason: "Rude." };
    await server.sql(
      "insert into public.hidden_things (user_id, kind, item, reason) values ($1, $2, $3, $4)",
      Object.values(hidden),
    );
    expect(inShort(await feedOf(ada, { kind: "reviews" }))).toEqual(["bob finishedAndReviewed 1: 2"]);
    await done(ada.client.rpc("unfollow_person", { person: bob.id }));
    expect(inShort(await feedOf(ada))).toEqual([]);
  });

  it.each(["link", "private"])(
    "has reviews for followers only while the reader's profile is public, not %s",
    async (visibility) => {
      await follow(ada, bob);
      for (const [game, audience] of [
        [1, "followers"],
        [2, "public"],
      ] as const) {
        await add(bob, game, { status: "playing" });
        const fields = { review_text: "Good.", is_spoiler: false, visibility: audience };
        await done(bob.client.rpc("put_review", { of_game: game, ...fields }));
      }
      expect(inShort(await feedOf(ada, { kind: "reviews" }))).toEqual(["bob reviewed 2: 2,1"]);
      await show(ada, { visibility });
      expect(inShort(await feedOf(ada, { kind: "reviews" }))).toEqual(["bob reviewed 1: 2"]);
      expect(inShort(await feedOf(ada)).sort()).toEqual(["bob reviewed 1: 2", "bob started 1: 1"]);
      await server.sql("delete from public.reviews where game_id = 2");
      expect(await feedOf(ada, { kind: "reviews" })).toEqual({
        entries: [],
        next: null,
        followsAnyone: true,
      });
    },
  );

  it("joins the end of a game and its review of the same day, unless dates are hidden", async () => {
    await follow(ada, bob);
    for (const game of [1, 2, 3]) {
      await add(bob, game, { hours_played: 12 });
      await change(bob, game, { status: game === 3 ? "playing" : "completed", user_rating: 8 });
      const fields = { review_text: "Good.", is_spoiler: false, visibility: "public" };
      await done(bob.client.rpc("put_review", { of_game: game, ...fields }));
    }
    await setTimes(2, 3, 3);
    const both = ["bob finishedAndReviewed 1: 1", "bob reviewed 2: 3,2"];
    expect(inShort(await feedOf(ada)).sort()).toEqual(
      [...both.slice(0, 1), "bob finished 1: 2", both[1]].sort(),
    );
    expect(inShort(await feedOf(ada, { kind: "reviews" })).sort()).toEqual(both);
    expect(inShort(await feedOf(ada, { kind: "finished" }))).toEqual([
      "bob finished 1: 1",
      "bob finished 1: 2",
    ]);
    const hours = async () =>
      (await feedOf(ada, { kind: "reviews" })).entries.flatMap(({ reviews }) =>
        reviews.map((review) => review.hours),
      );
    expect(await hours()).toEqual([12, 12, 12]);
    await show(bob, { sections: { dates: false, hours: false } });
    expect(inShort(await feedOf(ada, { kind: "reviews" }))).toEqual(["bob reviewed 3: 3,2,1"]);
    expect(await hours()).toEqual([null, null, null]);
  });

  it("can be narrowed to what was finished, and to lists", async () => {
    await follow(ada, bob);
    await add(bob, 1);
    await change(bob, 1, { status: "completed" });
    await add(bob, 2, { status: "dropped", user_rating: 5 });
    await bob.client.rpc("create_list", { title: "Short", visibility: "public" });
    expect(inShort(await feedOf(ada, { kind: "finished" }))).toEqual(["bob finished 1: 1"]);
    expect(inShort(await feedOf(ada, { kind: "lists" }))).toEqual(["bob listed 1: Short"]);
    expect((await ada.client.rpc("read_feed", { kind: "secrets" })).error?.code).toBe("22023");
  });

  it("orders days by their newest entry and repeats or leaves out none between pages", async () => {
    const people = [bob, eve];
    await follow(ada, ...people);
    for (const [index, user] of people.entries()) {
      for (let day = 0; day < 40; day++) {
        const game = 100 * (index + 1) + day;
        await add(user, game, { status: "dropped", user_rating: 7 });
        await add(user, game + 1000);
        await setTimes(game, day, day, user);
        await setTimes(game + 1000, day, null, user);
      }
    }
    const seen: Entry[] = [];
    let page = await feedOf(ada);
    for (let pages = 1; ; pages++) {
      seen.push(...page.entries);
      if (!page.next) {
        expect(pages).toBe(6);
        break;
      }
      expect(new Set(page.entries.map(({ person, at }) => `${person.id} ${at.slice(0, 10)}`)).size).toBe(15);
      page = await feedOf(ada, { before: page.next.at, before_person: page.next.person });
    }
    // 40 days of two people, each with two verbs.
    expect(seen).toHaveLength(160);
    expect(new Set(seen.map(({ verb, games }) => `${verb} ${games.map(({ id }) => id)}`)).size).toBe(160);
    const days = seen.map(({ at }) => at.slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
  });

  it("finds what people show, however many of them have something newer that they hide", async () => {
    await follow(ada, bob);
    await add(bob, 1);
    await setTimes(1, 10, null);
    await server.sql("alter table public.follows disable trigger follows_check");
    await server.sql(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
         select gen_random_uuid(), 'h' || n || '@questshelf.test', now(), jsonb_build_object('username', 'hiding_' || n)
         from generate_series(1, 100) n returning id, split_part(raw_user_meta_data ->> 'username', '_', 2)::integer as n
       ), shelved as (
         insert into public.user_games (user_id, game_id, game_name, status, user_rating) select id, n, 'A game', 'playing', 8 from people
       )
       insert into public.follows (user_id, followed_id) select $1, id from people`,
      [ada.id],
    );
    await server.sql("alter table public.follows enable trigger follows_check");
    await server.sql(
      `update public.user_games set rated_at = now() - (50 + game_id) * interval '1 day' where user_id <> $1`,
      [bob.id],
    );
    await server.sql("update public.profiles set shown_sections = '{ratings}' where username like 'hiding%'");
    const seen: string[] = [];
    let next: Feed["next"] = null;
    do {
      const page: Feed = await feedOf(ada, next ? { before: next.at, before_person: next.person } : {});
      seen.push(...inShort(page));
      next = page.next;
    } while (next);
    const rated = Array.from({ length: 100 }, (_, index) => `hiding_${index + 1} rated 1: ${index + 1}`);
    expect(seen).toEqual(["bob wanted 1: 1", ...rated]);
  });

  it("begins days where the reader's clock does", async () => {
    await follow(ada, bob);
    for (const game of [1, 2]) await add(bob, game);
    for (const [game, time] of [
      [1, "2026-05-01T22:30:00Z"],
      [2, "2026-05-02T00:30:00Z"],
    ])
      await server.sql("update public.user_games set status_at = $2 where game_id = $1", [game, time]);
    expect(inShort(await feedOf(ada))).toEqual(["bob wanted 1: 2", "bob wanted 1: 1"]);
    expect(inShort(await feedOf(ada, { minutes_ahead: 120 }))).toEqual(["bob wanted 2: 2,1"]);
  });
});

describe("what someone hides", () => {
  beforeEach(async () => {
    await follow(ada, bob);
    await add(bob, 1, { hours_played: 12 });
    await change(bob, 1, { status: "completed", user_rating: 8 });
    await add(bob, 2, { status: "playing" });
    await bob.client.rpc("create_list", { title: "Short", visibility: "public" });
    expect(inShort(await feedOf(ada))).toHaveLength(3);
  });

  it.each([
    ["dates", ["bob listed 1: Short", "bob rated 1: 1"]],
    ["ratings", ["bob finished 1: 1", "bob listed 1: Short", "bob started 1: 2"]],
    ["lists", ["bob finished 1: 1", "bob started 1: 2"]],
  ])("leaves its earlier days too: %s", async (section, entries) => {
    await show(bob, { sections: { [section]: false } });
    const feed = await feedOf(ada);
    expect(inShort(feed).sort()).toEqual(entries);
    if (section === "ratings") expect(JSON.stringify(feed)).not.toContain('"rating": 8');
    expect(feed.entries.flatMap(({ games }) => games.map(({ rating }) => rating)).includes(8)).toBe(
      section !== "ratings",
    );
    await show(bob, { sections: { [section]: true } });
    expect(inShort(await feedOf(ada))).toHaveLength(3);
  });

  it("leaves with the hours", async () => {
    const hours = async () =>
      (await feedOf(ada)).entries.flatMap(({ games }) => games.map((game) => game.hours));
    expect(await hours()).toContain(12);
    await show(bob, { sections: { hours: false } });
    expect((await hours()).every((value) => value === null)).toBe(true);
  });

  it("leaves with a private profile and an account that is being deleted, and returns", async () => {
    await show(bob, { visibility: "private" });
    expect(await feedOf(ada)).toEqual({ entries: [], next: null, followsAnyone: false });
    await show(bob, { visibility: "link" });
    expect(inShort(await feedOf(ada))).toHaveLength(3);
    await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [bob.id]);
    expect(inShort(await feedOf(ada))).toEqual([]);
  });

  it("leaves with a block of either", async () => {
    await done(ada.client.rpc("block_person", { person: bob.id }));
    expect(inShort(await feedOf(ada))).toEqual([]);
    // Even if a follow were left.
    await server.sql("alter table public.follows disable trigger all");
    await server.sql("insert into public.follows (user_id, followed_id) values ($1, $2)", [ada.id, bob.id]);
    await server.sql("alter table public.follows enable trigger all");
    expect(inShort(await feedOf(ada))).toEqual([]);
  });

  it("contains imported games with a rating only if their owner shows them", async () => {
    await add(bob, 3, { status: "imported", user_rating: 6 });
    await change(bob, 1, { user_rating: null });
    expect(inShort(await feedOf(ada)).some((entry) => entry.includes("rated"))).toBe(false);
    await show(bob, { show_imported: true });
    expect(inShort(await feedOf(ada))).toContain("bob rated 1: 3");
  });

  it("is not read by visitors, nor are the parts of the feed by anyone", async () => {
    const visitor = server.connect();
    for (const name of ["read_feed", "suggested_people"])
      expect((await visitor.rpc(name)).error?.code, name).toBe("42501");
    expect((await visitor.rpc("own_home", { of_month: "2026-11" })).error?.code).toBe("42501");
    const parts = { person: bob.id, before: "2027-01-01", kind: "everything" };
    const shows = {
      shows_dates: true,
      shows_ratings: true,
      shows_lists: true,
      shows_imported: true,
      for_followers: true,
    };
    for (const client of [visitor, ada.client])
      expect((await client.rpc("newest_activity", { ...parts, ...shows })).error?.code).toBe("42501");
  });
});

describe("the times of a game", () => {
  const times = async (game = 1) =>
    (
      await server.sql(
        "select status_at, rated_at, status_at = date_completed as is_completion from public.user_games where user_id = $1 and game_id = $2",
        [bob.id, game],
      )
    )[0];

  it("are those of the last change of its status and rating", async () => {
    await add(bob, 1);
    const { status_at: first, rated_at } = Object(await times());
    expect([first === null, rated_at]).toEqual([false, null]);
    await change(bob, 1, { notes: "x" });
    expect(Object(await times()).status_at).toEqual(first);
    await change(bob, 1, { user_rating: 8 });
    const { rated_at: rated } = Object(await times());
    expect(rated).not.toBeNull();
    await change(bob, 1, { user_rating: null });
    expect(await times()).toMatchObject({ status_at: first, rated_at: null });
    await change(bob, 1, { status: "playing" });
    expect(Object(await times()).status_at).not.toEqual(first);
  });

  it("follow the date of completion, and are never in the future", async () => {
    await add(bob, 1, { status: "completed", date_completed: "2020-02-03T00:00:00Z" });
    expect(await times()).toMatchObject({ is_completion: true });
    await change(bob, 1, { date_completed: "9000-01-01T00:00:00Z" });
    expect(new Date(String(Object(await times()).status_at)).getTime()).toBeLessThanOrEqual(
      Date.now() + 5000,
    );
    await change(bob, 1, { date_completed: null });
    expect(await times()).toMatchObject({ status_at: null });
  });

  it("cannot be written by their owner", async () => {
    await add(bob, 1);
    for (const column of ["status_at", "rated_at"]) {
      const { error } = await bob.client
        .from("user_games")
        .update({ [column]: "2020-01-01" })
        .eq("game_id", 1);
      expect(error?.code).toBe("42501");
    }
  });

  it("are those of an import's file, which is no news", async () => {
    // `dated` sets it in the session that inserts.
    for (const [game, status] of [
      [1, "want"],
      [2, "completed"],
    ])
      await server.sql(
        `insert into public.user_games (user_id, game_id, game_name, status, date_added, date_completed, user_rating)
         select $1, $2::integer, 'Game', $3::text, '2019-05-06', case when $3 = 'completed' then timestamptz '2020-02-03' end, 8
         from set_config('questshelf.has_dates', 'on', true) as dated where dated = 'on'`,
        [bob.id, game, status],
      );
    const day = ({ status_at, rated_at }: Record<string, unknown> = {}) => [
      new Date(String(status_at)).toISOString().slice(0, 10),
      rated_at,
    ];
    expect([day(await times(1)), day(await times(2))]).toEqual([
      ["2019-05-06", null],
      ["2020-02-03", null],
    ]);
  });

  it("come back with an undo", async () => {
    await follow(ada, bob);
    await add(bob, 1);
    await setTimes(1, 20, null);
    const before = await times();
    const changed = await callAsChange(bob.client, "set_status", { game_ids: [1], new_status: "playing" });
    expect(changed.error).toBeNull();
    expect(await times()).not.toEqual(before);
    expect((await undo(bob.client, changed)).error).toBeNull();
    expect(await times()).toEqual(before);
    const removed = await callAsChange(bob.client, "remove_games", { game_ids: [1] });
    expect(inShort(await feedOf(ada))).toEqual([]);
    await undo(bob.client, removed);
    expect(await times()).toEqual(before);
  });
});

describe("suggested people", () => {
  type Suggested = { id: string; followedBy: number; inCommon: number; ratesAlike: boolean };
  const suggestedTo = async ({ client }: User): Promise<Suggested[]> => {
    const { data, error } = await client.rpc("suggested_people");
    expect(error).toBeNull();
    return data;
  };
  const idsFor = async (user: User) => (await suggestedTo(user)).map(({ id }) => id);

  it("are none without a game and a follow", async () => {
    await add(bob, 1, { user_rating: 10 });
    expect(await suggestedTo(ada)).toEqual([]);
  });

  it("are followed by those one follows, with shelves in common or rated alike", async () => {
    for (const game of [1, 2, 3, 4, 5, 6]) {
      await add(ada, game, { user_rating: 9 });
      await add(bob, game, { user_rating: 9, status: "completed" });
    }
    await follow(ada, eve);
    await follow(eve, bob);
    expect(await suggestedTo(ada)).toEqual([
      { id: bob.id, username: bob.username, avatarUrl: null, followedBy: 1, inCommon: 6, ratesAlike: true },
    ]);
    await show(bob, { sections: { ratings: false } });
    expect(await suggestedTo(ada)).toMatchObject([{ id: bob.id, inCommon: 6, ratesAlike: false }]);
  });

  it("are not found by a rating that they hide", async () => {
    await add(ada, 1, { user_rating: 9 });
    await add(bob, 1, { user_rating: 9 });
    expect(await idsFor(ada)).toEqual([bob.id]);
    await show(bob, { sections: { ratings: false } });
    expect(await idsFor(ada)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["private", () => show(bob, { visibility: "private" })],
    ["open by link", () => show(bob, { visibility: "link" })],
    [
      "being deleted",
      () => server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [bob.id]),
    ],
    ["followed already", () => follow(ada, bob)],
    ["blocked", () => done(ada.client.rpc("block_person", { person: bob.id }))],
    ["blocking", () => done(bob.client.rpc("block_person", { person: ada.id }))],
  ])("leave out who is %s", async (_, prepare) => {
    await add(ada, 1, { user_rating: 9 });
    await add(bob, 1, { user_rating: 9 });
    await follow(bob, ada);
    expect(await idsFor(ada)).toEqual([bob.id]);
    await prepare();
    expect(await idsFor(ada)).toEqual([]);
  });

  it("are at most 12, and the same on each call", async () => {
    await add(ada, 1, { user_rating: 9 });
    await server.sql("alter table public.user_games disable trigger all");
    for (let index = 0; index < 20; index++) {
      const { id } = await server.newUser();
      await server.sql(
        "insert into public.user_games (user_id, game_id, game_name, status, user_rating) values ($1, 1, 'One', 'completed', 9)",
        [id],
      );
    }
    await server.sql("alter table public.user_games enable trigger all");
    const first = await idsFor(ada);
    expect(first).toHaveLength(12);
    expect(await idsFor(ada)).toEqual(first);
  });
});

it("shows the own month, and the games that were played last", async () => {
  await add(ada, 1, { status: "playing", hours_played: 4 });
  await add(ada, 2, { status: "playing" });
  await done(
    ada.client.rpc("add_play_minutes", {
      of_game: 1,
      added: 30,
      on_day: new Date().toISOString().slice(0, 10),
    }),
  );
  const month = new Date().toISOString().slice(0, 7);
  const { data, error } = await ada.client.rpc("own_home", { of_month: month });
  expect(error).toBeNull();
  expect(data).toMatchObject({ playing: { total: 2, games: [{ id: 1, hours: 4 }, { id: 2 }] }, soon: [] });
  expect(data.month.days).toBe(1);
});

it("shows the next three wanted games that are not out", async () => {
  const games: [number, string | null, string][] = [
    [91, "2199-03-01", "want"],
    [92, "2199-01-01", "want"],
    [93, "2199-02-01", "want"],
    [94, "2199-04-01", "want"],
    [95, "2198-01-01", "completed"],
    [96, "2001-01-01", "want"],
    [97, null, "want"],
  ];
  for (const [id, released, status] of games) {
    await server.sql(
      "insert into public.games (id, slug, name, first_release_date, updated_at) values ($1, $2, $2, $3, now())",
      [id, `game-${id}`, released],
    );
    await add(ada, id, { status });
  }
  const { data } = await ada.client.rpc("own_home", { of_month: "2026-01" });
  expect(data.soon.map(({ id }: { id: number }) => id)).toEqual([92, 93, 91]);
});

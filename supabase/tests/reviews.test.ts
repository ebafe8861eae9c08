import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hasVisibleCharacter, isVisibleText } from "../../lib/storable-text.ts";
import { callAsChange, gameRow, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const [ada, bob, eve] = [await server.newUser(), await server.newUser(), await server.newUser()];
const visitor = server.connect();
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_games", "follows", "blocks", "changes", "row_bounds"])
    await server.sql(`delete from public.${table}`);
  await server.sql(
    "update public.profiles set visibility = 'public', deletion_requested_at = null, show_imported = false, shown_sections = '{ratings,lists,statistics}'",
  );
  await server.sql("update public.profiles set public_since = null");
  for (const { id, client } of [ada, bob, eve])
    expect(
      (await client.from("user_games").insert([1, 2].map((game) => gameRow(id, game)))).error,
    ).toBeNull();
});

const GAME = 1;
type Caller = Pick<User, "client">;
const anyone: Caller = { client: visitor };

const put = ({ client }: Caller, text: string, visibility = "public", is_spoiler = false, of_game = GAME) =>
  client.rpc("put_review", { of_game, review_text: text, is_spoiler, visibility });
const write = async (...args: Parameters<typeof put>) => expect((await put(...args)).error).toBeNull();
const dataOf = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};
const setProfile = ({ client }: Caller, changes: object) => dataOf(client.rpc("edit_profile", { changes }));
const block = (one: User, other: User) => dataOf(one.client.rpc("block_person", { person: other.id }));
const follow = (one: User, other: User) => dataOf(one.client.rpc("follow_person", { person: other.id }));
const ofGame = (caller: Caller = anyone) => dataOf(caller.client.rpc("read_game_reviews", { of_game: GAME }));
const ofUser = ({ id }: User, caller: Caller = anyone) =>
  dataOf(caller.client.rpc("read_user_reviews", { owner: id }));
const one = ({ id }: User, caller: Caller = anyone) =>
  dataOf(caller.client.rpc("read_review", { owner: id, of_game: GAME }));
const textOf = ({ id }: User, caller: Caller = anyone) =>
  dataOf(caller.client.rpc("read_review_text", { author: id, of_game: GAME }));
const view = ({ client }: Caller) => dataOf(client.rpc("own_reviews_view", { of_game: GAME }));
const forCaller = ({ id }: User, { client }: Caller) =>
  dataOf(client.rpc("review_for_caller", { author: id, of_game: GAME }));

const closedOf = ({ id }: User, { client }: Caller) => dataOf(client.rpc("closed_reviews", { author: id }));

const NONE = { total: 0, reviews: [] };
const NONE_OF_GAME = { ...NONE, next: null };
const by = ({ id }: User) => expect.objectContaining({ userId: id });

/** By every function that shows reviews, who sees Ada's. */
async function readers() {
  const sees: Record<string, boolean> = {};
  for (const [name, caller] of Object.entries({ anyone, ada, bob, eve })) {
    const seen = [await textOf(ada, caller)];
    if (caller !== anyone) seen.push(await forCaller(ada, caller));
    sees[name] = seen.some((data) => data !== null);
    expect(seen.every((data) => (data !== null) === sees[name])).toBe(true);
  }
  return sees;
}

describe("a review", () => {
  it("is shown on the game, on the profile and alone, covered, with what its author shows", async () => {
    await ada.client.from("user_games").update({ user_rating: 9, status: "completed" }).eq("game_id", GAME);
    await dataOf(
      ada.client
        .from("plays")
        .insert({ user_id: ada.id, game_id: GAME, platform: "PC", outcome: "finished" }),
    );
    await write(ada, "Good.\n\nThe ||butler|| did it. || Or not.");
    const review = {
      userId: ada.id,
      username: ada.username,
      gameId: GAME,
      isAdult: false,
      text: "Good.\n\nThe |||| did it. || Or not.",
      isSpoiler: false,
      hasSpoilers: true,
      visibility: "public",
      rating: 9,
      status: "completed",
      playedOn: null,
      editedAt: null,
      likes: 0,
    };
    expect(await ofGame()).toMatchObject({ total: 1, reviews: [review] });
    expect(await ofUser(ada)).toMatchObject({ total: 1, reviews: [review] });
    expect(await one(ada)).toMatchObject(review);
    expect(await one(ada, ada)).toMatchObject(review);
    expect(await textOf(ada)).toBe("Good.\n\nThe ||butler|| did it. || Or not.");

    await setProfile(ada, { shown_sections: ["plays"] });
    expect(await one(ada)).toMatchObject({ rating: null, playedOn: "PC" });
    await ada.client.from("user_games").update({ status: "imported" }).eq("game_id", GAME);
    expect(await one(ada)).toMatchObject({ status: null });
    expect(await dataOf(ada.client.rpc("own_review", { of_game: GAME }))).toMatchObject({
      text: "Good.\n\nThe ||butler|| did it. || Or not.",
      rating: 9,
      status: "imported",
    });
  });

  it("has the name and cover of the catalogue, if it has the game", async () => {
    const own = "https://images.igdb.com/igdb/image/upload/t_thumb/mine.png";
    const named = { game_name: "Buy here", game_cover_url: own };
    expect((await ada.client.from("user_games").update(named).eq("game_id", GAME)).error).toBeNull();
    await write(ada, "Text");
    expect(await one(ada)).toMatchObject({ gameName: "Buy here", coverUrl: own });
    await server.sql(
      "insert into public.games (id, slug, name, cover_image_id, updated_at) values ($1, 'hades', 'Hades', 'co1', now())",
      [GAME],
    );
    const coverUrl = "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg";
    for (const review of [await one(ada), Object(await ofGame()).reviews[0], await view(ada)])
      expect(review.own ?? review).toMatchObject({ gameName: "Hades", coverUrl });
    await server.sql("delete from public.games");
  });

  it("may have links once the account of its author is a week old", async () => {
    const setAge = (age: string) =>
      server.sql("update auth.users set created_at = now() - $2::interval where id = $1", [ada.id, age]);
    await write(ada, "https://a.example");
    for (const [age, mayLink] of [
      ["6 days 23 hours", false],
      ["7 days", true],
    ] as const) {
      await setAge(age);
      const expected = { reviews: [{ mayLink }] };
      expect([await ofGame(), await ofUser(ada)]).toMatchObject([expected, expected]);
      expect(await view(ada)).toMatchObject({ own: { mayLink } });
    }
    await setAge("0 days");
  });

  it("has no text in any list if all of it tells the story", async () => {
    await write(ada, "The butler did it.", "public", true);
    expect(JSON.stringify([await ofGame(), await ofUser(ada), await one(ada)])).not.toContain("butler");
    expect(await one(ada)).toMatchObject({ text: null, isSpoiler: true, hasSpoilers: true });
    expect(await textOf(ada)).toBe("The butler did it.");
  });

  it("is one a user and game, and edited when its text changes, not when others may read it", async () => {
    await write(ada, "First.", "private");
    await write(ada, "First.", "public");
    expect(await ofGame()).toMatchObject({ total: 1, reviews: [{ text: "First.", editedAt: null }] });
    await write(ada, "Second.");
    expect(await one(ada)).toMatchObject({ text: "Second.", editedAt: expect.any(String) });
    await dataOf(ada.client.rpc("remove_review", { of_game: GAME }));
    await dataOf(ada.client.rpc("remove_review", { of_game: GAME }));
    expect(await ofGame()).toEqual(NONE_OF_GAME);
  });

  it("is dated when others could first read it, and edited only after that", async () => {
    await write(ada, "Draft.", "private");
    await write(ada, "Good.", "private");
    await server.sql(
      "update public.reviews set created_at = now() - interval '30 days', edited_at = now() - interval '20 days'",
    );
    await write(bob, "Newer than the draft.");
    await server.sql("update public.reviews set published_at = now() - interval '1 day' where user_id = $1", [
      bob.id,
    ]);
    await write(ada, "Good.", "followers");
    const published = await server.sql("select published_at from public.reviews where user_id = $1", [
      ada.id,
    ]);
    await write(ada, "Good.");
    expect(await server.sql("select published_at from public.reviews where user_id = $1", [ada.id])).toEqual(
      published,
    );
    const newest = await dataOf(visitor.rpc("read_newest_reviews", { of_game: GAME }));
    expect(newest).toMatchObject([{ userId: ada.id, editedAt: null }, { userId: bob.id }]);
    expect(await ofGame()).toMatchObject({ reviews: [by(ada), by(bob)] });
    const [{ publishedAt }] = newest as [{ publishedAt: string }];
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    await write(ada, "Better.");
    expect(await one(ada)).toMatchObject({ publishedAt, editedAt: expect.any(String) });
  });

  it("is of a game of the shelf", async () => {
    expect((await put(ada, "Text", "public", false, 99)).error?.code).toBe("23503");
    expect(
      (
        await visitor.rpc("put_review", {
          of_game: 1,
          review_text: "x",
          is_spoiler: false,
          visibility: "public",
        })
      ).error?.code,
    ).toBe("42501");
  });

  it.each([
    ["10,000 emoji", "🎮".repeat(10_000)],
    ["a text from right to left", "مراجعة\u200f جيدة"],
    ["joined emoji", "👩‍🚀"],
    ["markup", "<script>alert(1)</script> & ' \" -- ; drop table"],
    ["10,000 marks", "||".repeat(5000)],
  ])("takes %s", async (_, text) => {
    await write(ada, text);
    expect(await textOf(ada)).toBe(text);
    const started = performance.now();
    await ofGame();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each([
    ["", "23514"],
    ["  ", "23514"],
    ["a\n", "23514"],
    ["x".repeat(10_001), "23514"],
    ["zero\u200bwidth", "23514"],
    ["turned \u202e around", "23514"],
    ["a \u0007 bell", "23514"],
    ["a\ttab", "23514"],
  ])("refuses %j", async (text, code) => {
    expect((await put(ada, text)).error?.code).toBe(code);
    expect(await ofGame()).toEqual(NONE_OF_GAME);
  });

  it("refuses a text without a visible character, as the app does", async () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    const unseen = all.filter((one) => isVisibleText(one) && !hasVisibleCharacter(one));
    expect(unseen).toEqual(expect.arrayContaining([..."\u200d\u00ad\u3164\u2800\u034f\u200f\u{e0041}"]));
    for (const text of [...unseen.slice(0, 30), unseen.join("").trim()])
      expect((await put(ada, text)).error?.code).toBe("23514");
    await write(ada, `${unseen.join("").trim()}.`);
  });

  it("refuses an unknown visibility and what is left out", async () => {
    expect((await put(ada, "Text", "everyone")).error?.code).toBe("23514");
    expect(
      (
        await ada.client.rpc("put_review", {
          of_game: 1,
          review_text: null,
          is_spoiler: false,
          visibility: "public",
        })
      ).error?.code,
    ).toBe("23502");
  });

  it("replaces only the review that its author has seen, or the same one", async () => {
    const save = (review_text: string, replaces: string | null, visibility = "public") =>
      ada.client.rpc("put_review", { of_game: GAME, review_text, is_spoiler: false, visibility, replaces });
    const version = async () => Object(await dataOf(ada.client.rpc("own_review", { of_game: GAME }))).version;
    const refused = { status: 400, error: { code: "QS054" } };
    expect((await save("First", null)).error).toBeNull();
    expect((await save("First", null)).error).toBeNull();
    expect(await save("Second", null)).toMatchObject(refused);
    const first = await version();
    expect((await save("Second", first)).error).toBeNull();
    expect((await save("Second", first)).error).toBeNull();
    expect(await save("Third", first)).toMatchObject(refused);
    expect(await textOf(ada)).toBe("Second");
    const shared = await version();
    expect((await save("Second", shared, "followers")).error).toBeNull();
    expect(await save("Third", shared)).toMatchObject(refused);
    expect((await save("Second", await version())).error).toBeNull();
    const second = await version();
    const remove = (replaces: string | null) => ada.client.rpc("remove_review", { of_game: GAME, replaces });
    expect(await remove(first)).toMatchObject(refused);
    expect(await remove(null)).toMatchObject(refused);
    expect(await textOf(ada)).toBe("Second");
    expect(await remove(second)).toMatchObject({ error: null, data: true });
    expect(await remove(second)).toMatchObject({ error: null, data: false });
    expect(await save("Third", second)).toMatchObject(refused);
    expect(await textOf(ada)).toBeNull();
  });

  it("can be one of 20,000", async () => {
    await server.sql("alter table public.user_games disable trigger all");
    await server.sql("alter table public.reviews disable trigger all, enable trigger reviews_limit_rows");
    await server.sql(
      "insert into public.user_games (user_id, game_id, game_name, status) select $1, n, 'Game', 'want' from generate_series(3, 20001) as n",
      [ada.id],
    );
    await server.sql(
      "insert into public.reviews (user_id, game_id, text) select $1, n, 'Text' from generate_series(3, 20001) as n",
      [ada.id],
    );
    await server.sql("alter table public.user_games enable trigger all");
    await server.sql("alter table public.reviews enable trigger all");
    await write(ada, "The last one.");
    expect(await put(ada, "One more.", "public", false, 2)).toMatchObject({
      status: 400,
      error: { code: "QS046" },
    });
    await write(ada, "Still the last one.");
  });
});

describe("covering", () => {
  const coverOf = async (text: string) =>
    (await server.sql("select public.cover_spoilers($1) as covered", [text]))[0]?.covered;

  it.each([
    ["plain", "plain"],
    ["||a||", "||||"],
    ["a || b", "a || b"],
    ["||a|| ||b", "|||| ||b"],
    ["|||a||", "||||"],
    ["||a\nb|| c ||d||", "|||| c ||||"],
    ["||||", "||||"],
    ["|a|", "|a|"],
  ])("makes %j %j", async (text, covered) => {
    expect(await coverOf(text)).toBe(covered);
  });

  const hundred = "a||||".repeat(100);
  it.each([
    ["100 spoilers", "a||b||".repeat(100), hundred],
    ["100 spoilers and one mark", `${"a||b||".repeat(100)} || c`, `${hundred} || c`],
    ["101 spoilers", "a||b||".repeat(101), hundred],
    ["5,000 spoilers and one mark", `${"a||b||".repeat(5000)} || c`, hundred],
  ])("makes 100 spoilers of %s", async (_, text, covered) => {
    expect(await coverOf(text)).toBe(covered);
  });
});

describe("is read by", () => {
  it("all if it is public, but not by those whom a block separates", async () => {
    await write(ada, "Text");
    expect(await readers()).toEqual({ anyone: true, ada: true, bob: true, eve: true });
    await block(bob, ada);
    await block(ada, eve);
    expect(await readers()).toEqual({ anyone: true, ada: true, bob: false, eve: false });
    expect(await view(bob)).toMatchObject({ hidden: [ada.id] });
    expect(await view(eve)).toMatchObject({ hidden: [ada.id] });
    expect(await view(ada)).toMatchObject({ hidden: [] });
    // The block does not tell which reviews a private profile has.
    await setProfile(ada, { visibility: "private" });
    expect(await view(bob)).toMatchObject({ hidden: [] });
  });

  it("its author alone if it is private", async () => {
    await follow(bob, ada);
    await write(ada, "Text", "private");
    expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
    expect([await ofGame(), await ofUser(ada), await one(ada), await ofUser(ada, ada)]).toEqual([
      NONE_OF_GAME,
      NONE,
      null,
      NONE,
    ]);
    expect(await view(bob)).toMatchObject({ followed: [] });
    expect(await view(ada)).toMatchObject({ own: { text: "Text" } });
    expect(await closedOf(ada, ada)).toEqual([expect.objectContaining({ text: "Text" })]);
    expect(await closedOf(ada, bob)).toEqual([]);
  });

  it("followers while they follow, and through no function for all", async () => {
    await follow(bob, ada);
    await write(ada, "Text ||covered||", "followers");
    expect(await readers()).toEqual({ anyone: false, ada: true, bob: true, eve: false });
    for (const caller of [anyone, ada, bob, eve])
      expect([await ofGame(caller), await ofUser(ada, caller), await one(ada, caller)]).toEqual([
        NONE_OF_GAME,
        NONE,
        null,
      ]);
    expect(await view(bob)).toMatchObject({ followed: [{ userId: ada.id, text: "Text ||||" }] });
    expect(await view(eve)).toMatchObject({ followed: [] });
    expect(await closedOf(ada, ada)).toEqual([expect.objectContaining({ text: "Text ||covered||" })]);
    expect(await closedOf(ada, bob)).toEqual([expect.objectContaining({ text: "Text ||||" })]);
    expect(await closedOf(ada, eve)).toEqual([]);

    await dataOf(ada.client.rpc("remove_follower", { person: bob.id }));
    expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
    expect(await view(bob)).toMatchObject({ followed: [] });
    expect(await closedOf(ada, bob)).toEqual([]);
    await follow(bob, ada);
    await setProfile(ada, { visibility: "private" });
    expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
    expect(await closedOf(ada, bob)).toEqual([]);
    await setProfile(ada, { visibility: "public" });
    await block(ada, bob);
    expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
    expect(await closedOf(ada, bob)).toEqual([]);
  });

  it.each(["link", "private"])(
    "no follower whose profile is %s, whom the author can neither see nor remove",
    async (visibility) => {
      await write(ada, "Text", "followers");
      await follow(bob, ada);
      await setProfile(bob, { visibility });
      await setProfile(eve, { visibility });
      await follow(eve, ada);
      expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
      expect(await view(bob)).toMatchObject({ followed: [] });
      expect(await closedOf(ada, bob)).toEqual([]);
      await setProfile(bob, { visibility: "public" });
      // The author could not see and remove a follower who is public only while it reads.
      expect(await readers()).toEqual({ anyone: false, ada: true, bob: false, eve: false });
      await server.sql(
        "update public.profiles set public_since = now() - interval '25 hours' where id = $1",
        [bob.id],
      );
      expect(await readers()).toEqual({ anyone: false, ada: true, bob: true, eve: false });
      await write(ada, "Text");
      await setProfile(bob, { visibility });
      expect(await readers()).toEqual({ anyone: true, ada: true, bob: true, eve: true });
    },
  );

  it("no other user while the author's profile is private or being deleted", async () => {
    await write(ada, "Text");
    await follow(bob, ada);
    const hidden = { anyone: false, ada: true, bob: false, eve: false };
    await setProfile(ada, { visibility: "private" });
    expect(await readers()).toEqual(hidden);
    expect([await ofGame(), await ofUser(ada), await one(ada)]).toEqual([NONE_OF_GAME, null, null]);
    await server.sql(
      "update public.profiles set visibility = 'public', deletion_requested_at = now() where id = $1",
      [ada.id],
    );
    expect(await readers()).toEqual(hidden);
    expect([await ofGame(), await ofUser(ada), await one(ada)]).toEqual([NONE_OF_GAME, null, null]);
  });

  it("those who have the link if the profile is open by link, which the game does not list", async () => {
    await write(ada, "Text");
    await setProfile(ada, { visibility: "link" });
    expect(await ofGame()).toEqual(NONE_OF_GAME);
    expect([await ofUser(ada), await one(ada)]).toMatchObject([{ total: 1 }, { text: "Text" }]);
  });
});

describe("the reviews of a game", () => {
  it("begin with those of people whom the reader follows, the most liked first", async () => {
    for (const author of [ada, bob]) {
      await write(author, "Text");
      await follow(eve, author);
    }
    await dataOf(bob.client.rpc("like_review", { author: ada.id, of_game: GAME }));
    expect(await view(eve)).toMatchObject({ followed: [{ userId: ada.id }, { userId: bob.id }] });
  });

  it("are the most liked first, then the newest, in pages", async () => {
    await write(ada, "Liked");
    await write(bob, "Older");
    await write(eve, "Newer");
    await dataOf(bob.client.rpc("like_review", { author: ada.id, of_game: GAME }));
    expect(await ofGame()).toMatchObject({ total: 3, reviews: [by(ada), by(eve), by(bob)] });
  });

  type Page = {
    next: { likes: number; at: string; userId: string } | null;
    reviews: { userId: string; rating: number | null; status: string | null }[];
  };
  type Filter = { above_rating?: number; top_rating?: number; of_status?: string };
  const list = async (filter: Filter = {}, after: Page["next"] = null) => {
    const place = after && { after_likes: after.likes, after_time: after.at, after_user: after.userId };
    return (await dataOf(visitor.rpc("list_game_reviews", { of_game: GAME, ...filter, ...place }))) as Page;
  };
  async function allPages(filter: Filter = {}) {
    const pages = [await list(filter)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list(filter, next));
    return pages;
  }
  const authorsOf = (pages: Page[]) => pages.flatMap(({ reviews }) => reviews.map(({ userId }) => userId));
  const TOP = { above_rating: 8, top_rating: 10 };

  /** Reviewers without sessions, of whom every two have as many likes and the same time; the game's rating of each is 0 to 10. */
  async function addReviewers(count: number) {
    await server.sql("alter table public.reviews disable trigger all");
    await server.sql(
      `with added as (
         insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
         select gen_random_uuid(), 'many' || n || '@example.com', now(), jsonb_build_object('username', 'many' || $1 || '_' || n)
         from generate_series(1, $1::integer) n returning id, split_part(raw_user_meta_data ->> 'username', '_', 2)::integer as n
       ),
       games as (
         insert into public.user_games (user_id, game_id, game_name, status, user_rating)
         select id, $2, 'Game', 'completed', n % 11 from added
       )
       insert into public.reviews (user_id, game_id, text, visibility, published_at, likes_rank)
       select id, $2, 'Text', 'public', '2026-01-01Z'::timestamptz + n / 4 * interval '1 hour', n / 2 % 3 from added`,
      [count, GAME],
    );
    await server.sql("alter table public.reviews enable trigger all");
    await server.sql("update public.profiles set shown_sections = '{ratings}', visibility = 'public'");
  }
  const removeReviewers = () => server.sql("delete from auth.users where email like 'many%'");

  it("are read in pages of ten, also those with the same likes and time", async () => {
    await addReviewers(47);
    const pages = await allPages();
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, 10, 10, 10, 7]);
    expect(new Set(authorsOf(pages)).size).toBe(47);
    const [order] = await server.sql(
      "select array_agg(user_id order by likes_rank desc, published_at desc, user_id) as ids from public.reviews",
    );
    expect(authorsOf(pages)).toEqual(order?.ids);
    const top = await allPages(TOP);
    expect(top.flatMap(({ reviews }) => reviews.map(({ rating }) => rating)).sort()).toEqual([
      ...[10, 10, 10, 10, 9, 9, 9, 9],
    ]);
    await removeReviewers();
  });

  it.each([
    [100, 100],
    [102, 101],
  ])("are counted up to 101: %d are %d", async (reviewers, total) => {
    await addReviewers(reviewers);
    expect(await ofGame()).toMatchObject({ total });
    await removeReviewers();
  });

  it("are three on a game's page, after which pages of ten follow", async () => {
    await addReviewers(15);
    const first = (await ofGame()) as Page;
    const pages = [first, await list({}, first.next)];
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([3, 10]);
    expect(authorsOf(pages)).toEqual(authorsOf(await allPages()).slice(0, 13));
    await removeReviewers();
  });

  it("compare a filter with 1,000 of them at a time", async () => {
    await addReviewers(1005);
    await write(ada, "The least liked");
    await server.sql("update public.reviews set likes_rank = -1 where user_id = $1", [ada.id]);
    await ada.client.from("user_games").update({ status: "dropped" }).eq("game_id", GAME);
    const pages = await allPages({ of_status: "dropped" });
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([0, 1]);

    await removeReviewers();
  });

  it.each([
    [10, true],
    [8.5, true],
    [8, false],
    [null, false],
  ])("with a rating of %j are among those from 9 to 10: %j", async (user_rating, isFound) => {
    await ada.client.from("user_games").update({ user_rating }).eq("game_id", GAME);
    await write(ada, "Text");
    expect(authorsOf([await list(TOP)])).toEqual(isFound ? [ada.id] : []);
  });

  it("are not found by what their authors hide, also not by followers", async () => {
    await follow(bob, ada);
    await ada.client.from("user_games").update({ user_rating: 9, status: "imported" }).eq("game_id", GAME);
    await write(ada, "Text");
    const found = async (filter: Filter) => {
      const { followed } = (await dataOf(
        bob.client.rpc("own_reviews_view", { of_game: GAME, ...filter }),
      )) as { followed: unknown[] };
      return [(await list(filter)).reviews.length, followed.length];
    };
    expect([await found({}), await found(TOP), await found({ of_status: "imported" })]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    await setProfile(ada, { shown_sections: [], show_imported: true });
    expect([await found({}), await found(TOP), await found({ of_status: "imported" })]).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    await ada.client.from("user_games").update({ status: "completed" }).eq("game_id", GAME);
    expect([await found({ of_status: "completed" }), await found({ of_status: "playing" })]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe("the newest reviews of a game", () => {
  const newest = () => dataOf(visitor.rpc("read_newest_reviews", { of_game: GAME }));

  it("are covered, and the newest first however many likes others have", async () => {
    await write(ada, "Older, and liked");
    await write(bob, "Newer ||secret||");
    await dataOf(eve.client.rpc("like_review", { author: ada.id, of_game: GAME }));
    expect(await newest()).toMatchObject([{ userId: bob.id, text: "Newer ||||" }, { userId: ada.id }]);
  });

  it("are public ones of public profiles", async () => {
    await write(ada, "For followers", "followers");
    await write(bob, "Private", "private");
    await write(eve, "By link");
    await setProfile(eve, { visibility: "link" });
    expect(await newest()).toEqual([]);
  });
});

describe("an undo", () => {
  it("takes back a new review, an edit and a removal", async () => {
    const asChange = (name: string, args: object) => callAsChange(ada.client, name, args);
    const fields = { of_game: GAME, is_spoiler: false, visibility: "public" };
    const first = await asChange("put_review", { ...fields, review_text: "First" });
    const second = await asChange("put_review", { ...fields, review_text: "Second" });
    await dataOf(bob.client.rpc("like_review", { author: ada.id, of_game: GAME }));
    const third = await asChange("remove_review", { of_game: GAME });
    expect(await ofGame()).toEqual(NONE_OF_GAME);
    expect(await dataOf(undo(ada.client, third))).toMatchObject({ restored: 1, kept: 0, reviews: [GAME] });
    expect(await one(ada)).toMatchObject({ text: "Second", likes: 1 });
    expect(await dataOf(undo(ada.client, second))).toMatchObject({ restored: 1, reviews: [GAME] });
    expect(await one(ada)).toMatchObject({ text: "First", editedAt: null, likes: 1 });
    expect(await dataOf(undo(ada.client, first))).toMatchObject({ restored: 1, reviews: [GAME] });
    expect(await one(ada)).toBeNull();
  });

  it("restores a removed game with its review, and the removal says so before", async () => {
    await write(ada, "Text");
    expect(await dataOf(ada.client.rpc("removal_losses", { game_ids: [1, 2] }))).toMatchObject({
      games: 1,
      reviews: 1,
    });
    const change = await callAsChange(ada.client, "remove_games", { game_ids: [GAME] });
    expect(await one(ada)).toBeNull();
    expect(await dataOf(undo(ada.client, change))).toMatchObject({ kept: 0, reviews: [GAME] });
    expect(await one(ada)).toMatchObject({ text: "Text" });
  });
});

it("goes with its account", async () => {
  const guest = await server.newUser();
  await guest.client.from("user_games").insert(gameRow(guest.id, GAME));
  await write(guest, "Text");
  await write(ada, "Text");
  await dataOf(guest.client.rpc("like_review", { author: ada.id, of_game: GAME }));
  await dataOf(ada.client.rpc("like_review", { author: guest.id, of_game: GAME }));
  await server.sql("delete from auth.users where id = $1", [guest.id]);
  expect(await ofGame()).toMatchObject({ total: 1, reviews: [{ userId: ada.id, likes: 0 }] });
  expect(await server.sql("select from public.review_likes")).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const [author, fan, other] = [await server.newUser(), await server.newUser(), await server.newUser()];
const visitor = server.connect();
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_games", "lists", "follows", "blocks", "changes", "row_bounds", "suspensions"])
    await server.sql(`delete from public.${table}`);
  await server.sql("update public.profiles set visibility = 'public', deletion_requested_at = null");
  await dataOf(author.client.from("user_games").insert(gameRow(author.id, GAME)));
});

const GAME = 1;

const dataOf = async <T>(query: PromiseLike<{ data: T; error: unknown }>): Promise<T> => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};
const write = (visibility = "public") =>
  dataOf(
    author.client.rpc("put_review", { of_game: GAME, review_text: "Text", is_spoiler: false, visibility }),
  );
const call = (
  { client }: Pick<User, "client">,
  name: string,
  { id } = author as { id: string },
  of_game = GAME,
) => client.rpc(name, { author: id, of_game });
const like = (user: User) => dataOf(call(user, "like_review"));
const unlike = (user: User) => dataOf(call(user, "unlike_review"));
const likes = async () =>
  (await dataOf(visitor.rpc("read_review", { owner: author.id, of_game: GAME })))?.likes;
const rank = async () => (await server.sql("select likes_rank from public.reviews"))[0]?.likes_rank;
const block = (one: User, two: User) => dataOf(one.client.rpc("block_person", { person: two.id }));
const likers = async () =>
  (await dataOf(author.client.rpc("review_likers", { of_game: GAME }))).map(({ id }: { id: string }) => id);
const leave = (user: User, time: string) =>
  server.sql(`update public.profiles set deletion_requested_at = ${time} where id = $1`, [user.id]);

const withhold = (user: User, time: string) =>
  server.sql(`update public.profiles set withheld_at = ${time} where id = $1`, [user.id]);
/** Ids of new public profiles, sorted. */
async function people(count: number): Promise<string[]> {
  const rows = await server.sql(
    `insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data)
     select id, id || '@example.com', now(), now() - interval '2 days', jsonb_build_object('username', 'p' || left(id::text, 8))
     from (select gen_random_uuid() as id from generate_series(1, $1::integer)) as n returning id`,
    [count],
  );
  await server.sql("update public.profiles set visibility = 'public'");
  return rows.map(({ id }) => String(id)).sort();
}
type Liker = { id: string; likedAt: string };
/** The ids of all pages, which overlap by one row. */
async function allPages(read: (page: object) => PromiseLike<{ data: Liker[] | null; error: unknown }>) {
  const ids: string[] = [];
  let page = {};
  for (;;) {
    const rows = (await dataOf(read(page))) ?? [];
    ids.push(...rows.slice(0, 50).map(({ id }) => id));
    const last = rows[49];
    if (rows.length <= 50 || !last) return ids;
    page = { before: last.likedAt, before_person: last.id };
  }
}

const NO_REVIEW = { status: 400, error: { code: "QS047", message: "There is no such review." } };
const NO_LIST = { status: 400, error: { code: "QS022", message: "There is no such list." } };

describe("a like of a review", () => {
  it("counts once, however often it is sent, and until it is taken back", async () => {
    await write();
    await like(fan);
    await like(fan);
    await like(other);
    expect([await likes(), await rank()]).toEqual([2, 2]);
    expect(await likers()).toEqual([other.id, fan.id]);
    expect(await dataOf(fan.client.rpc("own_reviews_view", { of_game: GAME }))).toMatchObject({
      liked: [author.id],
    });
    const liked = ({ id }: User) => dataOf(fan.client.rpc("liked_reviews", { author: id }));
    expect([await liked(author), await liked(other)]).toEqual([[GAME], []]);
    await unlike(fan);
    await unlike(fan);
    expect([await likes(), await rank()]).toEqual([1, 1]);
  });

  it("is refused for a private, hidden, own or missing one in the same words", async () => {
    expect(await call(fan, "like_review")).toMatchObject(NO_REVIEW);
    await write("private");
    expect(await call(fan, "like_review")).toMatchObject(NO_REVIEW);
    await write("followers");
    expect(await call(fan, "like_review")).toMatchObject(NO_REVIEW);
    await dataOf(fan.client.rpc("follow_person", { person: author.id }));
    await like(fan);
    await write("public");
    expect(await call(author, "like_review")).toMatchObject(NO_REVIEW);
    expect(await call(fan, "like_review", { id: randomUUID() })).toMatchObject(NO_REVIEW);
    expect(await call(fan, "like_review", author, -1)).toMatchObject(NO_REVIEW);
    await block(author, fan);
    await block(other, author);
    expect(await call(fan, "like_review")).toMatchObject(NO_REVIEW);
    expect(await call(other, "like_review")).toMatchObject(NO_REVIEW);
    await dataOf(author.client.rpc("edit_profile", { changes: { visibility: "private" } }));
    await server.sql("delete from public.blocks");
    expect(await call(fan, "like_review")).toMatchObject(NO_REVIEW);
    expect((await call({ client: visitor }, "like_review")).error?.code).toBe("42501");
  });

  it("can be taken back when the review is hidden", async () => {
    await write();
    await like(fan);
    await write("private");
    await unlike(fan);
    await write();
    expect(await likes()).toBe(0);
  });

  it("is shown to the author alone, without those who are private, suspended or blocked", async () => {
    expect(await dataOf(author.client.rpc("review_likers", { of_game: GAME }))).toBeNull();
    await write();
    await like(fan);
    await like(other);
    expect(await dataOf(fan.client.rpc("review_likers", { of_game: GAME }))).toBeNull();
    expect((await visitor.rpc("review_likers", { of_game: GAME })).error?.code).toBe("42501");
    expect(await dataOf(other.client.from("review_likes").select("user_id"))).toEqual([
      { user_id: other.id },
    ]);
    await dataOf(other.client.rpc("edit_profile", { changes: { visibility: "private" } }));
    expect(await likers()).toEqual([fan.id]);
    await withhold(fan, "now()");
    expect(await likers()).toEqual([]);
    await withhold(fan, "null");
    await block(author, fan);
    expect(await likers()).toEqual([]);
  });

  it("is one of a page of 50, and those with the same time are neither repeated nor left out", async () => {
    await write();
    const names = await people(120);
    await server.sql(
      "insert into public.review_likes (user_id, author_id, game_id, liked_at) select id, $1, $2, $3 from unnest($4::uuid[]) as id",
      [author.id, GAME, "2026-05-01T10:00:00.123456Z", names],
    );
    expect(await allPages((page) => author.client.rpc("review_likers", { of_game: GAME, ...page }))).toEqual(
      names,
    );
  });

  it("does not count while its account is being deleted, and afterwards", async () => {
    await write();
    const guest = await server.newUser();
    await like(guest);
    await like(fan);
    await leave(guest, "now()");
    expect(await likes()).toBe(1);
    await leave(guest, "null");
    expect(await likes()).toBe(2);
    await leave(guest, "now()");
    await server.sql("delete from auth.users where id = $1", [guest.id]);
    expect(await likes()).toBe(1);
    await unlike(fan);
    expect(await likes()).toBe(0);
  });

  it("belongs to the review, not to the next one of the game", async () => {
    await write();
    await like(fan);
    await dataOf(author.client.rpc("remove_review", { of_game: GAME }));
    expect(await call(other, "like_review")).toMatchObject(NO_REVIEW);
    await write();
    expect([await likes(), await rank()]).toEqual([0, 0]);
    await like(fan);
    await dataOf(author.client.rpc("remove_games", { game_ids: [GAME] }));
    expect(await server.sql("select from public.like_numbers")).toEqual([]);
    expect(await server.sql("select from public.review_likes")).toEqual([]);
  });

  it("leaves few rows of numbers", async () => {
    await write();
    for (let time = 0; time < 150; time++) {
      await like(fan);
      await unlike(fan);
    }
    await like(other);
    expect(await likes()).toBe(1);
    const [{ rows = 0 } = {}] = await server.sql("select count(*)::integer as rows from public.like_numbers");
    expect(Number(rows)).toBeLessThan(250);
  });

  it("no longer ranks a review that an undo restores, if it was taken back meanwhile", async () => {
    await write();
    await like(fan);
    expect(await rank()).toBe(1);
    const removal = await callAsChange(author.client, "remove_review", { of_game: GAME });
    await unlike(fan);
    expect((await undo(author.client, removal)).data).toMatchObject({ restored: 1 });
    expect([await likes(), await rank()]).toEqual([0, 0]);
  });

  it("is one of 100,000", async () => {
    await write();
    await server.sql(
      "alter table public.review_likes disable trigger all, enable trigger review_likes_limit_rows",
    );
    await server.sql(
      "insert into public.review_likes (user_id, author_id, game_id) select $1, gen_random_uuid(), n from generate_series(1, 100000) as n",
      [fan.id],
    );
    await server.sql("alter table public.review_likes enable trigger all");
    expect(await call(fan, "like_review")).toMatchObject({ status: 400, error: { code: "QS052" } });
    await server.sql("delete from public.review_likes");
  });
});

it("refuses new likes of a suspended account, which can take back the others", async () => {
  await write();
  const { data: list } = await author.client.rpc("create_list", { title: "L", visibility: "public" });
  await like(fan);
  await dataOf(fan.client.rpc("like_list", { list }));
  await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Spam.'), ($2, 'Spam.')", [
    fan.id,
    other.id,
  ]);
  for (const answer of [await call(other, "like_review"), await other.client.rpc("like_list", { list })])
    expect(answer).toMatchObject({ status: 400, error: { code: "QS048" } });
  await unlike(fan);
  await dataOf(fan.client.rpc("unlike_list", { list }));
  expect(await likes()).toBe(0);
  expect(await dataOf(visitor.rpc("read_list_likes", { list }))).toEqual({ liked: false, likes: 0 });
});

describe("the most liked reviews of the week", () => {
  const GAMES = [1, 2, 3, 4];
  const popular = async ({ client }: Pick<User, "client"> = other) =>
    (await dataOf(client.rpc("popular_reviews"))).map(({ gameId }: { gameId: number }) => gameId);
  const letMinutesPass = (minutes: number) =>
    server.sql("update public.liked_this_week set ranked_at = ranked_at - make_interval(mins => $1)", [
      minutes,
    ]);
  /** The games of the reviews, ranked anew. */
  const rankedAnew = async () => {
    await letMinutesPass(11);
    return popular();
  };
  const setTime = (game: number, days: number) =>
    server.sql(
      "update public.review_likes set liked_at = now() - make_interval(days => $2) where game_id = $1",
      [game, days],
    );
  beforeEach(async () => {
    await server.sql(
      `insert into public.games (id, slug, name, updated_at)
       select n, n::text, 'Game ' || n, now() from generate_series(1, 4) as n on conflict do nothing`,
    );
    const users = await people(4);
    for (const game of GAMES) {
      if (game !== GAME) await dataOf(author.client.from("user_games").insert(gameRow(author.id, game)));
      const fields = { review_text: `${game} ||end||`, is_spoiler: false, visibility: "public" };
      await dataOf(author.client.rpc("put_review", { of_game: game, ...fields }));
      await server.sql(
        "insert into public.review_likes (user_id, author_id, game_id) select id, $1, $2 from unnest($3::uuid[]) as id",
        [author.id, game, users.slice(0, game)],
      );
    }
  });

  it("are three at most, by the likes of seven days, covered", async () => {
    expect(await rankedAnew()).toEqual([4, 3, 2]);
    await setTime(4, 8);
    expect(await rankedAnew()).toEqual([3, 2, 1]);
    const [first] = await dataOf(other.client.rpc("popular_reviews"));
    expect(first).toMatchObject({ username: author.username, text: "3 ||||", likes: 3 });
    for (const game of GAMES) await setTime(game, 8);
    expect(await rankedAnew()).toEqual([]);
  });

  it("are ranked every ten minutes", async () => {
    expect(await rankedAnew()).toEqual([4, 3, 2]);
    await setTime(4, 8);
    await letMinutesPass(9);
    expect(await popular()).toEqual([4, 3, 2]);
    await letMinutesPass(2);
    expect(await popular()).toEqual([3, 2, 1]);
  });

  it.each([
    ["private", "profiles set visibility = 'private' where id"],
    ["open by link", "profiles set visibility = 'link' where id"],
    ["suspended", "profiles set withheld_at = now() where id"],
    ["younger than a day", "users set created_at = now() - interval '23 hours' where id"],
  ])("are without likes of accounts that are %s", async (_, change) => {
    await setTime(4, 8);
    expect(await rankedAnew()).toEqual([3, 2, 1]);
    const [fanOfAll] = await server.sql("select user_id from public.review_likes where game_id = 1");
    const schema = change.startsWith("users") ? "auth" : "public";
    await server.sql(`update ${schema}.${change} = $1`, [fanOfAll?.user_id]);
    expect(await rankedAnew()).toEqual([3, 2]);
  });

  it("are of games of the catalogue, whose names the author cannot choose", async () => {
    await server.sql("update public.user_games set game_name = 'Buy here' where user_id = $1", [author.id]);
    await server.sql("delete from public.games where id = 4");
    await letMinutesPass(11);
    const reviews = await dataOf(other.client.rpc("popular_reviews"));
    expect(reviews.map(({ gameName }: { gameName: string }) => gameName)).toEqual([
      "Game 3",
      "Game 2",
      "Game 1",
    ]);
  });

  it("are public ones of public profiles, without those that a block or a moderator hides, at once", async () => {
    expect(await rankedAnew()).toEqual([4, 3, 2]);
    await server.sql("update public.reviews set visibility = 'followers' where game_id = 4");
    await server.sql(
      "insert into public.hidden_things (user_id, kind, item, reason) values ($1, 'review', '3', 'Rude.')",
      [author.id],
    );
    expect(await popular()).toEqual([2, 1]);
    await block(author, other);
    await block(fan, author);
    expect([await popular(), await popular(fan), await popular(author)]).toEqual([[], [], [2, 1]]);
    await server.sql("delete from public.blocks");
    await withhold(author, "now()");
    expect(await popular()).toEqual([]);
    await withhold(author, "null");
    await dataOf(author.client.rpc("edit_profile", { changes: { visibility: "link" } }));
    expect(await popular()).toEqual([]);
    await server.sql("delete from public.hidden_things");
    expect((await visitor.rpc("popular_reviews")).error?.code).toBe("42501");
  });
});

describe("a like of a list", () => {
  const create = async (visibility: string) =>
    dataOf(author.client.rpc("create_list", { title: "List", visibility }));
  const callList = ({ client }: Pick<User, "client">, name: string, list: string) =>
    client.rpc(name, { list });

  it.each(["public", "link"])("counts once for one that is %s", async (visibility) => {
    const list = await create(visibility);
    for (const name of ["like_list", "like_list"]) await dataOf(callList(fan, name, list));
    await dataOf(callList(other, "like_list", list));
    expect(await dataOf(callList(fan, "read_list_likes", list))).toEqual({ liked: true, likes: 2 });
    for (const name of ["unlike_list", "unlike_list"]) await dataOf(callList(fan, name, list));
    expect(await dataOf(callList(fan, "read_list_likes", list))).toEqual({ liked: false, likes: 1 });
    expect(await dataOf(callList(author, "read_list_likes", list))).toEqual({ liked: false, likes: 1 });
    await leave(other, "now()");
    expect(await dataOf(callList(fan, "read_list_likes", list))).toEqual({ liked: false, likes: 0 });
  });

  it("is refused for a private, hidden, own or missing one in the same words", async () => {
    const list = await create("private");
    const expectRefused = async (user: User, id = list) => {
      expect(await callList(user, "like_list", id)).toMatchObject(NO_LIST);
      if (user !== author) expect(await dataOf(callList(user, "read_list_likes", id))).toBeNull();
    };
    await expectRefused(fan);
    await expectRefused(fan, randomUUID());
    await dataOf(author.client.rpc("edit_list", { list, changes: { visibility: "public" } }));
    await expectRefused(author);
    await block(author, fan);
    await expectRefused(fan);
    await dataOf(author.client.rpc("edit_profile", { changes: { visibility: "private" } }));
    await expectRefused(other);
    expect((await callList({ client: visitor }, "like_list", list)).error?.code).toBe("42501");
  });

  it("is shown to the owner of the list alone, in pages", async () => {
    const list = await create("public");
    const names = await people(60);
    await server.sql(
      "insert into public.list_likes (user_id, list_id, liked_at) select id, $1, $2 from unnest($3::uuid[]) as id",
      [list, "2026-05-01T10:00:00.123456Z", names],
    );
    const shown = () => allPages((page) => author.client.rpc("list_likers", { list, ...page }));
    expect(await shown()).toEqual(names);
    expect(await dataOf(callList(fan, "list_likers", list))).toBeNull();
    expect((await callList({ client: visitor }, "list_likers", list)).error?.code).toBe("42501");
    await server.sql("update public.profiles set visibility = 'link' where id = $1", [names[0]]);
    await dataOf(author.client.rpc("block_person", { person: names[1] }));
    expect(await shown()).toEqual(names.slice(2));
  });

  it("goes with the list", async () => {
    const list = await create("public");
    await dataOf(callList(fan, "like_list", list));
    await dataOf(author.client.rpc("remove_list", { list }));
    expect(await server.sql("select from public.like_numbers")).toEqual([]);
  });
});

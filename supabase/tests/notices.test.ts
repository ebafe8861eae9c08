import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, startSupabase, type User } from "./harness.ts";

const server = await startSupabase();
const [ada, bob, eve] = [await server.newUser(), await server.newUser(), await server.newUser()];
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["follows", "blocks", "lists", "reviews", "user_games", "imports", "games"])
    await server.sql(`delete from public.${table}`);
  await server.sql(
    `update public.profiles set visibility = 'public', deletion_requested_at = null, withheld_at = null,
       notices_off = '{}', notices_read_at = now() - interval '10 days'`,
  );
});

type Notices = {
  notices: {
    kind: string;
    at: string;
    count: number;
    people: { id: string }[];
    game: { id: number } | null;
    list: { title: string } | null;
    import: { fileName: string } | null;
  }[];
  readAt: string;
  now: string;
};

const done = async (query: PromiseLike<{ error: unknown }>) => expect((await query).error).toBeNull();
async function noticesOf({ client }: User): Promise<Notices> {
  const { data, error } = await client.rpc("own_notices");
  expect(error).toBeNull();
  return data;
}
const unreadOf = async ({ client }: User) => (await client.rpc("count_unread_notices")).data;
const nameOf = (id: string) => Object.entries({ ada, bob, eve }).find(([, user]) => user.id === id)?.[0];
const inShort = ({ notices }: Notices) =>
  notices.map(({ kind, count, people, game, list, import: of }) =>
    [kind, count, ...people.map(({ id }) => nameOf(id)), game?.id, list?.title, of?.fileName]
      .filter((part) => part !== undefined)
      .join(" "),
  );
const follow = ({ client }: User, { id }: User) => done(client.rpc("follow_person", { person: id }));

async function review({ id, client }: User, game: number, visibility = "public") {
  await done(client.from("user_games").insert(gameRow(id, game)));
  await done(
    client.rpc("put_review", { of_game: game, review_text: "Good.", is_spoiler: false, visibility }),
  );
}
const like = ({ client }: User, author: User, game: number) =>
  done(client.rpc("like_review", { author: author.id, of_game: game }));
async function publicList({ client }: User, title: string): Promise<string> {
  const { data } = await client.rpc("create_list", { title, visibility: "public" });
  return data;
}
const addWanted = async (user: User, game: number, release: string, format = 0) => {
  await server.sql(
    `insert into public.games (id, slug, name, game_type, first_release_date, first_release_format, updated_at)
     values ($1, $2, $2, 0, ${release}, $3, now())`,
    [game, `game-${game}`, format],
  );
  await done(user.client.from("user_games").insert(gameRow(user.id, game, { status: "want" })));
};

it("lists followers, and likes of a review or a list, once a day for each", async () => {
  await review(ada, 1);
  const list = await publicList(ada, "Short");
  await follow(bob, ada);
  await follow(eve, ada);
  await like(bob, ada, 1);
  await like(eve, ada, 1);
  await done(eve.client.rpc("like_list", { list }));
  const before =
    "date_trunc('day', now(), 'UTC') - case user_id when $1 then interval '3 h' else interval '2 h' end";
  await server.sql(`update public.review_likes set liked_at = ${before}`, [bob.id]);
  await server.sql(`update public.follows set followed_at = ${before} - interval '1 h'`, [bob.id]);
  expect(inShort(await noticesOf(ada))).toEqual([
    "likes 1 eve Short",
    "likes 2 eve bob 1",
    "follows 2 eve bob",
  ]);
  expect(await unreadOf(ada)).toBe(3);
  expect([await noticesOf(bob), await unreadOf(bob)]).toMatchObject([{ notices: [] }, 0]);
});

it("names people whose likes have the same time in the same order each time", async () => {
  await review(ada, 1);
  const order = [bob, eve].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => nameOf(id));
  for (const likers of [
    [bob, eve],
    [eve, bob],
  ]) {
    await server.sql("delete from public.review_likes");
    for (const liker of likers) await like(liker, ada, 1);
    await server.sql("update public.review_likes set liked_at = date_trunc('day', now())");
    expect(inShort(await noticesOf(ada))).toEqual([`likes 2 ${order.join(" ")} 1`]);
  }
});

it("counts likers who are not public and names none of them; such followers are left out", async () => {
  await review(ada, 1);
  await like(bob, ada, 1);
  await like(eve, ada, 1);
  await follow(bob, ada);
  await follow(eve, ada);
  await server.sql("update public.profiles set visibility = 'private' where id = $1", [bob.id]);
  await server.sql("update public.profiles set visibility = 'link' where id = $1", [eve.id]);
  expect(inShort(await noticesOf(ada))).toEqual(["likes 2 1"]);
});

it("omits removed likes, deleted reviews, and people who are blocked or leave", async () => {
  await review(ada, 1);
  await like(bob, ada, 1);
  await like(eve, ada, 1);
  await follow(eve, ada);
  await done(bob.client.rpc("unlike_review", { author: ada.id, of_game: 1 }));
  expect(inShort(await noticesOf(ada)).sort()).toEqual(["follows 1 eve", "likes 1 eve 1"]);
  await done(ada.client.rpc("remove_review", { of_game: 1 }));
  expect(inShort(await noticesOf(ada))).toEqual(["follows 1 eve"]);
  await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [eve.id]);
  expect(inShort(await noticesOf(ada))).toEqual([]);
  await server.sql("update public.profiles set deletion_requested_at = null where id = $1", [eve.id]);
  await done(ada.client.rpc("block_person", { person: eve.id }));
  expect(inShort(await noticesOf(ada))).toEqual([]);
});

it("lists wanted games on the day of their release, and finished imports", async () => {
  await addWanted(ada, 1, "(now() at time zone 'UTC')::date");
  await addWanted(ada, 2, "(now() at time zone 'UTC')::date + 1");
  await addWanted(ada, 3, "(now() at time zone 'UTC')::date - 2");
  // Known by month alone.
  await addWanted(ada, 4, "(now() at time zone 'UTC')::date", 1);
  await addWanted(bob, 5, "(now() at time zone 'UTC')::date");
  await server.sql(
    `insert into public.imports (user_id, source, file_name, state, finished_at) values
      ($1, 'playnite', 'old.csv', 'done', now() - interval '91 days'),
      ($1, 'playnite', 'open.csv', 'writing', null),
      ($1, 'playnite', 'games.csv', 'done', now() - interval '3 days'),
      ($2, 'playnite', 'other.csv', 'done', now())`,
    [ada.id, bob.id],
  );
  expect(inShort(await noticesOf(ada))).toEqual(["releases 1 1", "releases 1 3", "imports 1 games.csv"]);
  await done(ada.client.from("user_games").update({ status: "playing" }).eq("game_id", 1));
  expect(inShort(await noticesOf(ada))).toEqual(["releases 1 3", "imports 1 games.csv"]);
});

it("keeps notices for 90 days", async () => {
  await follow(bob, ada);
  await server.sql("update public.follows set followed_at = now() - interval '91 days'");
  expect(inShort(await noticesOf(ada))).toEqual([]);
});

it("counts what is new since they were read, and reads none that came later", async () => {
  await follow(bob, ada);
  const { now } = await noticesOf(ada);
  await follow(eve, ada);
  await server.sql(
    "update public.follows set followed_at = $1::timestamptz + interval '1 second' where user_id = $2",
    [now, eve.id],
  );
  await done(ada.client.rpc("read_notices", { until: now }));
  expect(await unreadOf(ada)).toBe(1);
  // Neither back, nor ahead of the clock.
  await done(ada.client.rpc("read_notices", { until: "2001-01-01T00:00:00Z" }));
  expect(await unreadOf(ada)).toBe(1);
  await done(ada.client.rpc("read_notices", { until: "9999-01-01T00:00:00Z" }));
  const { readAt } = await noticesOf(ada);
  expect(Date.parse(readAt)).toBeLessThan(Date.now() + 60_000);
});

it("omits kinds that are turned off", async () => {
  await review(ada, 1);
  await like(bob, ada, 1);
  await follow(bob, ada);
  await done(ada.client.rpc("edit_profile", { changes: { notices: { likes: false } } }));
  expect([inShort(await noticesOf(ada)), await unreadOf(ada)]).toEqual([["follows 1 bob"], 1]);
  await done(ada.client.rpc("edit_profile", { changes: { notices: { follows: false, likes: true } } }));
  expect(inShort(await noticesOf(ada))).toEqual(["likes 1 bob 1"]);
  const { error } = await ada.client
    .from("profiles")
    .update({ notices_off: ["everything"] })
    .eq("id", ada.id);
  expect(error?.code).toBe("23514");
});

it("is closed to others", async () => {
  const { error } = await server.connect().rpc("own_notices");
  expect(error?.code).toBe("42501");
  const direct = await bob.client.rpc("notices_after", { owner: ada.id, since: null });
  expect(direct.error?.code).toBe("42501");
  await done(
    bob.client.from("profiles").update({ notices_read_at: "2001-01-01T00:00:00Z" }).eq("id", ada.id),
  );
  expect(Date.parse((await noticesOf(ada)).readAt)).toBeGreaterThan(Date.parse("2002-01-01"));
});

it("reads at most the newest 300 of a kind, and counts up to 100 unread", async () => {
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status)
     select $1, n, 'Game ' || n, 'completed' from generate_series(1, 400) as n`,
    [ada.id],
  );
  await server.sql(
    `insert into public.reviews (user_id, game_id, text) select $1, n, 'Good.' from generate_series(1, 400) as n`,
    [ada.id],
  );
  await server.sql(
    `insert into public.review_likes (user_id, author_id, game_id, liked_at)
     select $2, $1, n, now() - make_interval(mins => n) from generate_series(1, 400) as n`,
    [ada.id, bob.id],
  );
  const { notices } = await noticesOf(ada);
  expect(notices).toHaveLength(200);
  expect(notices[0]?.game?.id).toBe(1);
  expect(await unreadOf(ada)).toBe(100);
});

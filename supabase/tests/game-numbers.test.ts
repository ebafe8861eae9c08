import { afterAll, describe, expect, it } from "vitest";
import { stepOf } from "../../lib/stars.ts";
import { callAsChange, connectTo, gameRow, type Server, startSupabase, type User, undo } from "./harness.ts";

const ALL = ["ratings", "lists", "statistics"];
const ENTRY = { status: "playing", user_rating: 8 };
let lastGame = 1000;

const server = await startSupabase();
const visitor = server.connect();
const people = await Promise.all(Array.from({ length: 6 }, () => server.newUser()));
const [owner] = people as [User];
afterAll(() => server.stop());

const newGame = () => ++lastGame;
const noError = async <T>(query: PromiseLike<{ data: T; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};
const numbersOf = (game: number, client: ReturnType<Server["connect"]> = visitor) =>
  noError(client.rpc("read_game_numbers", { of_game: game }));
const put = ({ id, client }: User, game: number, rest: object = ENTRY) =>
  noError(
    client.from("user_games").upsert(gameRow(id, game, { ...rest }), { onConflict: "user_id,game_id" }),
  );
const edit = ({ client }: User, changes: object) => noError(client.rpc("edit_profile", { changes }));
const few = (ratings: number, statuses: object) => ({ statuses, ratings, average: null, columns: null });

/** What the tables say, by the rules of decision 0040 written once more. */
const COUNTED = `
  select g.game_id, g.status, case when 'ratings' = any (p.shown_sections) then g.user_rating end as rating, count(*)::integer as entries
  from public.user_games g join public.profiles p on p.id = g.user_id
  where p.username is not null and p.visibility = 'public' and p.deletion_requested_at is null
    and (g.status <> 'imported' or p.show_imported)
  group by 1, 2, 3`;

async function expectExact() {
  const stored = await server.sql(
    `select game_id, status, rating, sum(entries)::integer as entries from public.game_numbers
     group by 1, 2, 3 having sum(entries) <> 0 order by 1, 2, 3`,
  );
  expect(stored).toEqual(await server.sql(`${COUNTED} order by 1, 2, 3`));
}

describe("the numbers of a game", () => {
  it("are the same for everyone, and nothing if no shelf has it", async () => {
    const game = newGame();
    expect(await numbersOf(game)).toBeNull();
    await put(owner, game);
    for (const client of [visitor, owner.client, people[1]?.client]) {
      expect(await numbersOf(game, client)).toEqual(few(1, { playing: 1 }));
    }
  });

  it("have an average and steps of half a star from five ratings on", async () => {
    const game = newGame();
    const ratings = [10, 8.5, 9, 0];
    for (const [index, user_rating] of ratings.entries()) {
      await put(people[index] as User, game, { status: "completed", user_rating });
    }
    await put(people[4] as User, game, { status: "want" });
    expect(await numbersOf(game)).toEqual(few(4, { completed: 4, want: 1 }));
    await put(people[5] as User, game, { status: "dropped", user_rating: 2 });
    expect(await numbersOf(game)).toEqual({
      statuses: { completed: 4, want: 1, dropped: 1 },
      ratings: 5,
      average: 5.9,
      columns: [1, 1, 0, 0, 0, 0, 0, 0, 2, 1],
    });
  });

  it("count each rating in the step that its stars show", async () => {
    const game = newGame();
    const ratings = Array.from({ length: 21 }, (_, index) => index / 2);
    await server.sql(
      "insert into public.game_numbers (game_id, status, rating, entries) select $1, 'completed', n / 2.0, 1 from generate_series(0, 20) as n",
      [game],
    );
    const columns = Array.from({ length: 10 }, () => 0);
    for (const rating of ratings) columns[stepOf(rating) - 1] = (columns[stepOf(rating) - 1] ?? 0) + 1;
    expect(await numbersOf(game)).toMatchObject({ columns, average: 5 });
    await server.sql("delete from public.game_numbers where game_id = $1", [game]);
  });

  it.each(["link", "private"])("are nothing of a profile that is %s", async (visibility) => {
    const user = await server.newUser();
    const game = newGame();
    await put(user, game);
    await edit(user, { visibility });
    expect(await numbersOf(game)).toBeNull();
    // Nothing shows that the only owner has changed something.
    await put(user, game, { status: "dropped", user_rating: 1 });
    expect(await numbersOf(game)).toBeNull();
    await edit(user, { visibility: "public" });
    expect(await numbersOf(game)).toEqual(few(1, { dropped: 1 }));
    await expectExact();
  });

  it("have no rating of an owner who hides ratings", async () => {
    const user = await server.newUser();
    const game = newGame();
    await edit(user, { sections: { ratings: false } });
    await put(user, game);
    expect(await numbersOf(game)).toEqual(few(0, { playing: 1 }));
    await edit(user, { sections: { ratings: true } });
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
    await edit(user, { shown_sections: [] });
    expect(await numbersOf(game)).toEqual(few(0, { playing: 1 }));
    await expectExact();
  });

  it("have imported games without a status only of owners who show them", async () => {
    const user = await server.newUser();
    const game = newGame();
    await put(user, game, { status: "imported", user_rating: 7 });
    expect(await numbersOf(game)).toBeNull();
    await edit(user, { show_imported: true });
    expect(await numbersOf(game)).toEqual(few(1, { imported: 1 }));
    await edit(user, { show_imported: false });
    expect(await numbersOf(game)).toBeNull();
    await put(user, game);
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
  });

  it("begin with the username of an account", async () => {
    const user = await server.newUser(null);
    const game = newGame();
    await put(user, game);
    expect(await numbersOf(game)).toBeNull();
    await noError(
      user.client
        .from("profiles")
        .update({ username: `u_${game}` })
        .eq("id", user.id),
    );
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
    await noError(user.client.rpc("change_username", { new_username: `v_${game}` }));
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
  });

  it("lose an account that is being deleted, get it back if it is restored, and lose it with its rows", async () => {
    const user = await server.newUser();
    const game = newGame();
    await put(user, game);
    await put(people[1] as User, game);
    const set = (time: string) =>
      server.sql(`update public.profiles set deletion_requested_at = ${time} where id = $1`, [user.id]);
    await set("now()");
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
    await set("null");
    expect(await numbersOf(game)).toEqual(few(2, { playing: 2 }));
    await server.sql("delete from auth.users where id = $1", [user.id]);
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
    await expectExact();
  });

  it("follow a removal and its undo", async () => {
    const game = newGame();
    await put(owner, game);
    const removal = await callAsChange(owner.client, "remove_games", { game_ids: [game] });
    expect(await numbersOf(game)).toBeNull();
    await undo(owner.client, removal);
    expect(await numbersOf(game)).toEqual(few(1, { playing: 1 }));
  });
});

describe("the people whom one follows who have a game", () => {
  const owners = async (game: number, { client }: User = owner) => {
    const { total, people: some } = await noError(client.rpc("followed_owners", { of_game: game }));
    return [
      total,
      some.map(({ username, status }: { username: string; status: string }) => [username, status]),
    ];
  };
  const follow = ({ client }: User, person: User) =>
    noError(client.rpc("follow_person", { person: person.id }));

  it("are those whose shelf shows it, at most five by name", async () => {
    const game = newGame();
    const [, ...others] = people as [User, ...User[]];
    const [first, second, third] = others as [User, User, User];
    await put(first, game, { status: "completed" });
    await put(second, game, { status: "imported" });
    expect(await owners(game)).toEqual([0, []]);
    await follow(owner, first);
    await follow(owner, second);
    expect(await owners(game)).toEqual([1, [[first.username, "completed"]]]);
    expect(await owners(game, third)).toEqual([0, []]);

    await edit(first, { visibility: "private" });
    expect(await owners(game)).toEqual([0, []]);
    await edit(first, { visibility: "link" });
    expect((await owners(game))[0]).toBe(1);
    await edit(first, { visibility: "public" });
    await noError(first.client.rpc("block_person", { person: owner.id }));
    expect(await owners(game)).toEqual([0, []]);
    await noError(first.client.rpc("unblock_person", { person: owner.id }));

    const more = await Promise.all(Array.from({ length: 6 }, () => server.newUser()));
    for (const user of more) {
      await put(user, game, { status: "want" });
      await follow(owner, user);
    }
    expect(await owners(game)).toEqual([6, more.slice(0, 5).map(({ username }) => [username, "want"])]);
  });

  it("are of no visitor", async () => {
    const { error } = await visitor.rpc("followed_owners", { of_game: 1 });
    expect(error?.code).toBe("42501");
  });
});

describe("the statistics of a shelf", () => {
  const unlikeOthers = async (client: User["client"]) =>
    Object(await noError(client.rpc("shelf_statistics", { owner: owner.id }))).unlikeOthers;

  it("name what its owner rates unlike five others at least", async () => {
    const [alike, unlike, fewRatings] = [newGame(), newGame(), newGame()];
    for (const user of people.slice(1)) {
      await put(user, alike, { status: "completed", user_rating: 8 });
      await put(user, unlike, { status: "completed", user_rating: 8.5 });
      if (user !== people[1]) await put(user, fewRatings, { status: "completed", user_rating: 10 });
    }
    await put(owner, alike, { status: "completed", user_rating: 7.5 });
    await put(owner, unlike, { status: "completed", user_rating: 3 });
    await put(owner, fewRatings, { status: "completed", user_rating: 1 });
    const expected = [expect.objectContaining({ id: unlike, rating: 3, others: 8.5 })];
    expect(await unlikeOthers(owner.client)).toEqual(expected);
    expect(await unlikeOthers(visitor)).toEqual(expected);
    // The own rating is not among those of the others if it is not counted.
    await edit(owner, { visibility: "private" });
    expect(await unlikeOthers(owner.client)).toEqual(expected);
    await edit(owner, { visibility: "public", shown_sections: ["statistics"] });
    expect(await unlikeOthers(owner.client)).toEqual(expected);
    expect(await unlikeOthers(visitor)).toBeNull();
    await edit(owner, { shown_sections: ALL });
  });
});

it("stay exact after many changes of shelves and profiles", async () => {
  const games = Array.from({ length: 5 }, newGame);
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  for (let round = 0; round < 400; round++) {
    const user = pick(people);
    const kind = Math.random();
    if (kind < 0.1) {
      await server.sql(
        "update public.profiles set visibility = $2, show_imported = $3, shown_sections = $4 where id = $1",
        [user.id, pick(["public", "public", "link", "private"]), pick([true, false]), pick([ALL, []])],
      );
    } else if (kind < 0.2) {
      await server.sql("delete from public.user_games where user_id = $1 and game_id = $2", [
        user.id,
        pick(games),
      ]);
    } else if (kind < 0.3) {
      await server.sql("update public.user_games set notes = 'x', status = $2 where user_id = $1", [
        user.id,
        pick(["want", "imported", "completed"]),
      ]);
    } else {
      await server.sql(
        `insert into public.user_games (user_id, game_id, game_name, status, user_rating) values ($1, $2, 'Game', $3, $4)
         on conflict (user_id, game_id) do update set status = excluded.status, user_rating = excluded.user_rating`,
        [user.id, pick(games), pick(["want", "playing", "imported"]), pick([null, 3.5, 8, 10])],
      );
    }
  }
  await expectExact();
  await Promise.all(people.map((user) => edit(user, { visibility: "public", shown_sections: ALL })));
});

it("keeps few rows of a game that changes often", async () => {
  const game = newGame();
  await put(owner, game, { status: "want" });
  await server.sql(
    `do $$ begin for n in 1..400 loop
       update public.user_games set status = case when n % 2 = 0 then 'playing' else 'paused' end where game_id = ${game};
     end loop; end $$`,
  );
  const [row] = await server.sql(
    "select count(*)::integer as rows from public.game_numbers where game_id = $1",
    [game],
  );
  expect(Number(row?.rows)).toBeLessThan(500);
  expect(await numbersOf(game)).toEqual(few(0, { playing: 1 }));
});

it("sums up one change in 64, also of a game with many kinds of entries", async () => {
  const game = newGame();
  await put(owner, game, { status: "want" });
  await server.sql(
    "insert into public.game_numbers (game_id, status, rating, entries) select $1, 'completed', n / 2.0, n % 2 from generate_series(0, 20) as n",
    [game],
  );
  // A sum must take no ids: ids decide which writes sum up.
  const lastId = async () =>
    Number((await server.sql("select max(id) as id from public.game_numbers"))[0]?.id);
  const before = await lastId();
  await server.sql(
    `do $$ begin for n in 1..200 loop
       update public.user_games set status = case when n % 2 = 0 then 'playing' else 'paused' end where game_id = ${game};
     end loop; end $$`,
  );
  const [next] = await server.sql(
    "insert into public.game_numbers (game_id, status, entries) values ($1, 'want', 1) returning id",
    [game],
  );
  expect(Number(next?.id)).toBe(before + 401);
  await server.sql(
    "delete from public.game_numbers where game_id = $1 and (status <> 'playing' or rating is not null)",
    [game],
  );
  expect(await numbersOf(game)).toEqual(few(0, { playing: 1 }));
});

it("leaves nothing of games that were added and removed", async () => {
  const ids = Array.from({ length: 300 }, newGame);
  const rows = async () =>
    (await server.sql("select count(*)::integer as rows from public.game_numbers"))[0]?.rows;
  const before = await rows();
  await noError(owner.client.from("user_games").insert(ids.map((id) => gameRow(owner.id, id))));
  await noError(owner.client.rpc("remove_games", { game_ids: ids }));
  expect(await rows()).toBe(before);
});

it("keeps few rows of the games of a profile that is hidden and shown again and again", async () => {
  // If every 64th row summed up, 64 games would always sum up the same one.
  const ids = Array.from({ length: 64 }, newGame);
  await noError(owner.client.from("user_games").insert(ids.map((id) => gameRow(owner.id, id))));
  for (let time = 0; time < 40; time++) {
    await edit(owner, { visibility: "private" });
    await edit(owner, { visibility: "public" });
  }
  const [row] = await server.sql(
    "select count(*)::integer as rows from public.game_numbers where game_id = any ($1)",
    [ids],
  );
  expect(Number(row?.rows)).toBeLessThan(64 * 30);
  await expectExact();
});

it("adds nothing for a write that changes neither status nor rating", async () => {
  const game = newGame();
  await put(owner, game);
  const rows = async () =>
    (await server.sql("select count(*)::integer as rows from public.game_numbers"))[0]?.rows;
  const before = await rows();
  await noError(owner.client.from("user_games").update({ notes: "mine" }).eq("game_id", game));
  await put(owner, game);
  await edit(owner, { about: "Hello" });
  expect(await rows()).toBe(before);
});

describe("the orders of lists by what people have and rate", () => {
  const [unrated, praised, beloved, single] = [7001, 7002, 7003, 7004] as const;
  const job = connectTo(server.url, server.supabase.secretKey);

  async function rank() {
    const { lease } = await noError(job.rpc("acquire_catalogue", { seconds: 60 }));
    const after = await noError(job.rpc("rank_games", { lease, after: 0 }));
    expect(await noError(job.rpc("rank_games", { lease, after }))).toBeNull();
    await noError(job.rpc("release_catalogue", { lease }));
  }
  const ranked = (sort: string) =>
    server.sql(
      `select id from public.list_games('{"ids": [${unrated}, ${praised}, ${beloved}, ${single}]}', $1)`,
      [sort],
    );
  const ids = async (sort: string) => (await ranked(sort)).map(({ id }) => id);
  const add = (game: number, rating: number | null, entries: number) =>
    server.sql(
      "insert into public.game_numbers (game_id, status, rating, entries) values ($1, 'completed', $2, $3)",
      [game, rating, entries],
    );

  it("are those of the day's ranking: ten ratings are needed, and few high ones do not outrank many", async () => {
    const game = (id: number) => ({ id, slug: `g${id}`, name: `G ${id}`, updated_at: "2026-01-01" });
    await noError(job.from("games").insert([unrated, praised, beloved, single].map(game)));
    await add(unrated, 10, 9);
    await add(unrated, null, 50);
    await add(praised, 10, 10);
    await add(beloved, 9, 200);
    await rank();
    expect(await ids("shelves")).toEqual([beloved, unrated, praised, single]);
    expect(await ids("people")).toEqual([beloved, praised, single, unrated]);
    expect(await server.sql("select people_rating from public.games where id = $1", [praised])).toEqual([
      { people_rating: 8.5 },
    ]);
  });

  it("have no place for a game on one shelf, which could be hidden since", async () => {
    await put(owner, single);
    await rank();
    expect(await server.sql("select shelves from public.games where id = $1", [single])).toEqual([
      { shelves: 0 },
    ]);
    await put(people[1] as User, single);
    await rank();
    expect(await server.sql("select shelves from public.games where id = $1", [single])).toEqual([
      { shelves: 2 },
    ]);
    await edit(owner, { visibility: "private" });
    await rank();
    expect(await server.sql("select shelves from public.games where id = $1", [single])).toEqual([
      { shelves: 0 },
    ]);
    await edit(owner, { visibility: "public" });
  });
});

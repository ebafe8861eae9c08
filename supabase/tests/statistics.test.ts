import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase, type User } from "./harness.ts";

type Client = User["client"];

const ALL = ["hours", "ratings", "dates", "plays", "copies", "lists", "statistics"];
const YEAR = new Date().getUTCFullYear();
/** A day of this year that has passed, and the month of it. */
const DAY = new Date().toISOString().slice(0, 10);
const MONTH = DAY.slice(0, 7);

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
const anyone = server.connect();
await server.sql(
  `insert into public.games (id, slug, name, hastily, normally, genres, themes, platforms, developers, first_release_date, updated_at) values
     (1, 'a', 'A', 36000, 72000, '{12, 31}', '{1}', '{6, 48}', '{100}', '1994-05-05', now()),
     (2, 'b', 'B', null, 18000, '{12}', '{1, 17}', '{6}', '{100, 101}', '2015-01-01', now()),
     (3, 'c', 'C', null, null, '{31}', '{}', '{130}', '{101}', '2019-12-31', now())`,
);
await server.sql("insert into public.genres values (12, 'rpg', 'RPG'), (31, 'adventure', 'Adventure')");
await server.sql("insert into public.themes values (1, 'action', 'Action'), (17, 'fantasy', 'Fantasy')");
await server.sql(
  "insert into public.platforms values (6, 'win', 'PC'), (48, 'ps4', 'PS4'), (130, 'switch', 'Switch')",
);
await server.sql(
  "insert into public.companies values (100, 'one', 'One', now()), (101, 'two', 'Two', now())",
);
await server.sql("select public.refresh_game_facets(0)");
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await show(ALL);
});

async function show(sections: string[], rest: Record<string, unknown> = {}) {
  const changes = { visibility: "public", show_imported: false, ...rest, shown_sections: sections };
  const { error } = await owner.client.rpc("edit_profile", { changes });
  expect(error).toBeNull();
}

/** Games 1 to 4, of which the catalogue does not know the last. */
async function fillShelf() {
  const rows = [
    {
      ...gameRow(owner.id, 1, { status: "completed", user_rating: 9.5, hours_played: 40 }),
      date_completed: `${DAY}T00:00:00Z`,
    },
    gameRow(owner.id, 2, { status: "playing", user_rating: 9.5, hours_played: 2 }),
    gameRow(owner.id, 3, { status: "want" }),
    gameRow(owner.id, 4, { status: "imported", imported: true, hours_played: 100 }),
  ];
  for (const row of rows) expect((await owner.client.from("user_games").insert(row)).error).toBeNull();
  await server.sql("update public.user_games set date_added = '2020-02-02' where game_id = 3");
  const play = { started: DAY, minutes: 90 };
  expect((await owner.client.from("plays").update(play).eq("game_id", 2)).error).toBeNull();
}

async function statisticsFor(client: Client) {
  const { data, error } = await client.rpc("shelf_statistics", { owner: owner.id });
  expect(error).toBeNull();
  return data;
}
async function reviewFor(client: Client, of_year = YEAR) {
  const { data, error } = await client.rpc("year_in_review", { owner: owner.id, of_year });
  expect(error).toBeNull();
  return data;
}

describe("the figures of a shelf", () => {
  it("are those of a small shelf, counted by hand", async () => {
    await fillShelf();
    const figures = await statisticsFor(owner.client);
    expect(figures).toMatchObject({
      today: DAY,
      games: 4,
      statuses: { completed: 1, playing: 1, want: 1, imported: 1 },
      completed: [{ month: MONTH, games: 1 }],
      played: [{ month: MONTH, minutes: 90 }],
      ratings: [{ rating: 9.5, games: 2 }],
      averageRating: 9.5,
      decades: [
        { decade: 1990, games: 1 },
        { decade: 2010, games: 2 },
      ],
      genres: [
        { id: 31, name: "Adventure", games: 2 },
        { id: 12, name: "RPG", games: 2 },
      ],
      themes: [
        { id: 1, name: "Action", games: 2 },
        { id: 17, name: "Fantasy", games: 1 },
      ],
      platforms: [
        { id: 6, name: "PC", games: 2 },
        { id: 48, name: "PS4", games: 1 },
        { id: 130, name: "Switch", games: 1 },
      ],
      developers: [
        { id: 100, name: "One", slug: "one", games: 2 },
        { id: 101, name: "Two", slug: "two", games: 2 },
      ],
      hours: 142,
      playedGames: 3,
      longest: [{ id: 4 }, { id: 1 }, { id: 2 }],
      shortest: [{ id: 1, hours: 40 }],
      oldest: [
        { id: 3, added: "2020-02-02" },
        { id: 2, added: DAY },
      ],
      // Five hours of game 2, less the two that are played; the length of game 3 is unknown.
      backlog: { games: 2, untimed: 1, hours: 3, yearGames: 1, yearHours: 10 },
    });
    expect(figures.added).toEqual([
      { year: 2020, status: "want", games: 1 },
      { year: YEAR, status: "completed", games: 1 },
      { year: YEAR, status: "imported", games: 1 },
      { year: YEAR, status: "playing", games: 1 },
    ]);
  });

  it("have the platforms of copies, as the filter of the shelf has, unless copies are hidden", async () => {
    await fillShelf();
    const copy = (game_id: number, platform: string) => ({ user_id: owner.id, game_id, platform });
    const copies = [copy(1, "PS4"), copy(2, "ps4"), copy(2, "PS4"), copy(4, "Switch"), copy(3, "Attic")];
    expect((await owner.client.from("copies").insert(copies)).error).toBeNull();
    const shown = [
      { id: 6, name: "PC", games: 2 },
      { id: 48, name: "PS4", games: 2 },
    ];
    const { platforms } = await statisticsFor(owner.client);
    expect(platforms).toEqual([...shown, { id: 130, name: "Switch", games: 2 }]);
    for (const { id, games } of platforms) {
      const { data } = await owner.client.rpc("list_shelf", { filters: { platforms: [id] } });
      expect(data?.total, `platform ${id}`).toBe(games);
    }
    expect((await statisticsFor(anyone)).platforms).toEqual([
      ...shown,
      { id: 130, name: "Switch", games: 1 },
    ]);
    await show(ALL.filter((section) => section !== "copies"));
    expect((await statisticsFor(anyone)).platforms).toContainEqual({ id: 48, name: "PS4", games: 1 });
  });

  it("of an empty shelf are zero", async () => {
    expect(await statisticsFor(owner.client)).toMatchObject({
      games: 0,
      statuses: {},
      added: [],
      ratings: [],
      genres: [],
      hours: 0,
      longest: [],
      backlog: { games: 0, hours: 0, yearHours: 0 },
    });
    expect(await reviewFor(owner.client)).toBeNull();
  });

  it("add up to the number of games, for any shelf", async () => {
    const game = fc.record({
      status: fc.constantFrom("want", "playing", "completed", "paused", "dropped", "endless", "imported"),
      user_rating: fc.option(fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2)),
      hours_played: fc.option(fc.integer({ min: 0, max: 1000 })),
      date_added: fc.constantFrom(
        "2020-01-01",
        "2024-12-31T23:59:59Z",
        "0001-01-01",
        "9999-01-01",
        `${DAY}T00:00:00Z`,
      ),
      date_completed: fc.option(fc.constantFrom("2021-06-01", "0001-01-01", "9999-01-01", "2024-02-29")),
    });
    const sum = (rows: { games: number }[]) => rows.reduce((total, { games }) => total + games, 0);
    await fc.assert(
      fc.asyncProperty(fc.array(game, { maxLength: 12 }), async (games) => {
        await server.sql("delete from public.user_games");
        const rows = games.map((one, index) => gameRow(owner.id, index + 1, one));
        if (rows.length > 0) expect((await owner.client.from("user_games").insert(rows)).error).toBeNull();
        const figures = await statisticsFor(owner.client);
        expect(figures.games).toBe(games.length);
        expect(Object.values<number>(figures.statuses).reduce((total, count) => total + count, 0)).toBe(
          games.length,
        );
        expect(sum(figures.added)).toBe(games.length);
        expect(sum(figures.ratings)).toBe(games.filter(({ user_rating }) => user_rating !== null).length);
        expect(sum(figures.completed)).toBe(
          games.filter(
            ({ status, date_completed }) => status === "completed" && date_completed?.startsWith("20"),
          ).length,
        );
        expect(Number(figures.hours)).toBe(games.reduce((total, one) => total + (one.hours_played ?? 0), 0));
        expect(figures.backlog.games).toBe(
          games.filter(({ status }) => ["want", "playing", "paused"].includes(status)).length,
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe("what others see", () => {
  const HIDDEN = {
    hours: ["hours", "playedGames", "longest", "shortest", "played"],
    ratings: ["ratings", "averageRating"],
    dates: ["added", "completed", "oldest"],
    plays: ["played"],
  };

  beforeEach(fillShelf);

  it("leaves out plays of imported games that are hidden", async () => {
    await server.sql("delete from public.plays");
    await server.sql(
      `insert into public.plays (id, user_id, game_id, finished, outcome, minutes)
       values (gen_random_uuid(), '${owner.id}', 4, '${DAY}', 'finished', 300)`,
    );
    await server.sql("update public.user_games set status = 'imported' where game_id = 4");
    const read = async (client: Client) => {
      const all = await client.rpc("shelf_statistics", { owner: owner.id });
      const year = await client.rpc("year_in_review", { owner: owner.id, of_year: YEAR });
      const { minutes, played, playedMonths, longest } = year.data as Record<string, unknown>;
      return {
        months: (all.data as Record<string, unknown>).played,
        minutes,
        played,
        playedMonths,
        longest,
      };
    };
    for (const client of [other.client, anyone]) {
      expect(await read(client)).toEqual({
        months: [],
        minutes: 0,
        played: 0,
        playedMonths: [],
        longest: null,
      });
    }
    expect(await read(owner.client)).toMatchObject({
      months: [{ month: MONTH, minutes: 300 }],
      minutes: 300,
      played: 1,
    });
  });

  it("is all that is shown, without imported games that have no status", async () => {
    for (const client of [anyone, other.client]) {
      expect(await statisticsFor(client)).toMatchObject({
        games: 3,
        hours: 42,
        longest: [{ id: 1 }, { id: 2 }],
      });
    }
    await show(ALL, { show_imported: true });
    expect(await statisticsFor(anyone)).toMatchObject({ games: 4, hours: 142 });
  });

  for (const [section, fields] of Object.entries(HIDDEN)) {
    it(`leaves out figures of hidden ${section}`, async () => {
      await show(ALL.filter((name) => name !== section));
      const whole = await statisticsFor(owner.client);
      for (const client of [anyone, other.client]) {
        const figures = await statisticsFor(client);
        for (const field of fields) expect([field, figures[field]]).toEqual([field, null]);
      }
      for (const field of fields) expect([field, whole[field]]).not.toEqual([field, null]);
    });
  }

  it("has a backlog of whole lengths where hours are hidden, and no pace without dates", async () => {
    await show(["statistics"]);
    expect((await statisticsFor(anyone)).backlog).toEqual({
      games: 2,
      untimed: 1,
      hours: 5,
      yearGames: null,
      yearHours: null,
    });
  });

  it("is nothing of hidden statistics, of a private profile and of one without a username", async () => {
    const expectNothing = async () => {
      for (const client of [anyone, other.client]) {
        expect(await statisticsFor(client)).toBeNull();
        expect(await reviewFor(client)).toBeNull();
      }
      expect(await statisticsFor(owner.client)).toMatchObject({ games: 4 });
      expect(await reviewFor(owner.client)).toMatchObject({ year: YEAR });
    };
    await show(ALL.filter((name) => name !== "statistics"));
    await expectNothing();
    await show(ALL, { visibility: "private" });
    await expectNothing();
    await show(ALL);
    await server.sql("update public.profiles set username = null where id = $1", [owner.id]);
    await expectNothing();
    await server.sql("update public.profiles set username = $2 where id = $1", [owner.id, owner.username]);
  });

  it("of an unknown user is nothing", async () => {
    const { data } = await anyone.rpc("shelf_statistics", { owner: "00000000-0000-4000-8000-000000000000" });
    expect(data).toBeNull();
  });
});

describe("a year in review", () => {
  beforeEach(fillShelf);

  it("has what was added, completed and played in the year", async () => {
    expect(await reviewFor(anyone)).toMatchObject({
      year: YEAR,
      years: [2020, YEAR],
      added: 2,
      completed: 1,
      minutes: 90,
      played: 1,
      averageRating: 9.5,
      months: [{ month: Number(MONTH.slice(5)), games: 1, finished: [{ id: 1 }] }],
      playedMonths: [{ month: Number(MONTH.slice(5)), minutes: 90 }],
      best: [{ id: 1, rating: 9.5 }],
      first: { id: 1 },
      longest: { id: 2, minutes: 90 },
      genres: [{ name: "Adventure" }, { name: "RPG" }],
    });
    expect(await reviewFor(anyone, 2020)).toMatchObject({ added: 1, completed: 0, best: [], first: null });
  });

  it("counts finished plays as the journal, also of a year or a month alone and of a game that is played again", async () => {
    const last = YEAR - 1;
    const finished = (game_id: number, day: string) =>
      owner.client
        .from("plays")
        .insert({ user_id: owner.id, game_id, finished: day, outcome: "finished" })
        .throwOnError();
    await finished(1, `${last}`);
    await finished(2, `${last}-03`);
    expect(await reviewFor(owner.client, last)).toMatchObject({
      completed: 2,
      months: [{ month: 3, games: 1, dated: 0, finished: [{ id: 2 }] }],
    });
    // The year in which the shelf has the completion, and the same game's play: once.
    await finished(1, DAY);
    expect(await reviewFor(owner.client)).toMatchObject({ completed: 1, months: [{ games: 1, dated: 1 }] });
    await show(ALL.filter((section) => section !== "plays"));
    expect(await reviewFor(anyone, last)).toBeNull();
    expect(await reviewFor(anyone)).toMatchObject({ completed: 1 });
  });

  it("without an entry or in the future does not exist", async () => {
    await server.sql("update public.user_games set date_completed = now() + interval '400 days'");
    for (const year of [2019, YEAR + 1, YEAR + 2, 0, -1, 99_999])
      expect(await reviewFor(anyone, year)).toBeNull();
  });

  it("needs dates, and has no rating, hour or play that is hidden", async () => {
    await show(["statistics", "ratings", "hours", "plays"]);
    expect(await reviewFor(anyone)).toBeNull();
    await show(["statistics", "dates"]);
    expect(await reviewFor(anyone)).toMatchObject({
      completed: 1,
      averageRating: null,
      minutes: null,
      played: null,
      playedMonths: null,
      longest: null,
      best: [{ rating: null, hours: null }],
      months: [{ finished: [{ rating: null, hours: null }] }],
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectTo, type Server, startSupabase } from "./harness.ts";

type Client = ReturnType<Server["connect"]>;

const HOUR = 3600;
const DAY_MS = 86_400_000;
const TODAY = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Games with every mix of present and missing values; the numbers have no common factor, so that combinations differ. */
const GAMES = Array.from({ length: 420 }, (_, index) => {
  const id = index + 1;
  return {
    id,
    slug: `game-${String((id * 37) % 1000).padStart(3, "0")}`,
    name: `Game ${id}`,
    cover_image_id: id % 11 === 0 ? null : `co${id}`,
    game_type: id % 3 === 0 ? [1, 8, 9][id % 9 === 0 ? 0 : id % 2 === 0 ? 1 : 2] : 0,
    version_parent: id % 29 === 0 ? 1 : null,
    first_release_date:
      id % 13 === 0
        ? null
        : id % 7 === 0
          ? inDays((id % 50) + 1)
          : `${1995 + (id % 30)}-06-${10 + (id % 19)}`,
    total_rating: id % 4 === 0 ? null : 40 + ((id * 17) % 120) / 2,
    total_rating_count: id % 4 === 0 ? 0 : id % 5 === 0 ? 3 : 10 + (id % 90),
    popularity: id % 6 === 0 ? ((id * 31) % 97) / 97 : null,
    shelves: id % 7 === 1 ? 0 : 2 + ((id * 13) % 50),
    people_rating: id % 3 === 1 ? null : ((id * 19) % 80) / 8,
    hastily: id % 5 === 1 ? null : id % 5 === 2 ? 0 : (id % 60) * HOUR + (id % 2) * 1800,
    genres: id % 2 === 0 ? [12, 31] : [5],
    themes: id % 41 === 0 ? [42] : id % 3 === 0 ? [17] : [],
    platforms: [6, ...(id % 2 === 0 ? [48] : []), ...(id % 5 === 0 ? [130] : [])].slice(
      id % 17 === 0 ? 1 : 0,
    ),
    developers: [100 + (id % 4)],
    publishers: id % 3 === 0 ? [200] : [],
    updated_at: "2026-01-01",
  };
});
type Game = (typeof GAMES)[number];

const isListed = (game: Game) => game.version_parent === null && !game.themes.includes(42);
const hours = (game: Game) => (game.hastily ? game.hastily / HOUR : null);

const FILTERS: [object, (game: Game) => boolean][] = [
  [{ platforms: [48] }, ({ platforms }) => platforms.includes(48)],
  [{ platforms: [48, 130] }, ({ platforms }) => platforms.includes(48) || platforms.includes(130)],
  [{ types: [8, 9] }, ({ game_type }) => game_type === 8 || game_type === 9],
  [{ genres: [31] }, ({ genres }) => genres.includes(31)],
  [{ genres: [12, 31] }, ({ genres }) => genres.includes(12) || genres.includes(31)],
  [{ theme: 17 }, ({ themes }) => themes.includes(17)],
  [{ from_year: 2010 }, (game) => game.first_release_date !== null && game.first_release_date >= "2010"],
  [{ to_year: 2010 }, (game) => game.first_release_date !== null && game.first_release_date < "2011"],
  [{ from_year: 2000, to_year: 2000 }, (game) => game.first_release_date?.startsWith("2000") ?? false],
  [{ from_hours: 10 }, (game) => (hours(game) ?? 0) >= 10],
  [{ to_hours: 10 }, (game) => (hours(game) ?? 99) <= 10],
  [{ from_hours: 5, to_hours: 20 }, (game) => (hours(game) ?? 0) >= 5 && (hours(game) ?? 99) <= 20],
  [{ min_rating: 75 }, ({ total_rating }) => total_rating !== null && total_rating >= 74.5],
  [{ release: "released" }, (game) => game.first_release_date !== null && game.first_release_date <= TODAY],
  [{ release: "upcoming" }, (game) => game.first_release_date !== null && game.first_release_date > TODAY],
  [{ developer: 101 }, ({ developers }) => developers.includes(101)],
  [{ publisher: 200 }, ({ publishers }) => publishers.includes(200)],
  [{ ids: [5, 7, 29, 41, 5000] }, ({ id }) => [5, 7, 29, 41].includes(id)],
];

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const date = (game: Game) => game.first_release_date ?? "";
const rated = (game: Game) => game.total_rating ?? 0;
/** Per sort: the parts of its order, and the order within each. */
const SORTS: Record<string, [(game: Game) => number, (a: Game, b: Game) => number][]> = {
  popular: [
    [(game) => (game.popularity === null ? 1 : 0), (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)],
    [(game) => (isTop(game) ? 0 : 1), (a, b) => (isTop(a) ? rated(b) - rated(a) : 0)],
  ],
  rating: [
    [
      (game) => (game.total_rating === null ? 2 : game.total_rating_count < 10 ? 1 : 0),
      (a, b) => rated(b) - rated(a),
    ],
  ],
  most_rated: [[() => 0, (a, b) => b.total_rating_count - a.total_rating_count]],
  shelves: [[() => 0, (a, b) => b.shelves - a.shelves]],
  people: [
    [
      (game) => (game.people_rating === null ? 1 : 0),
      (a, b) => (b.people_rating ?? 0) - (a.people_rating ?? 0),
    ],
  ],
  newest: [
    [
      released,
      (a, b) => (released(a) === 1 ? text(date(a), date(b)) || a.id - b.id : text(date(b), date(a))),
    ],
  ],
  soonest: [
    [
      (game) => [1, 0, 2][released(game)] ?? 3,
      (a, b) => (released(a) === 1 ? text(date(a), date(b)) || a.id - b.id : text(date(b), date(a))),
    ],
  ],
  shortest: [
    [
      (game) => (hours(game) ? 0 : 1),
      (a, b) => (hours(a) ? (hours(a) ?? 0) - (hours(b) ?? 0) || a.id - b.id : 0),
    ],
  ],
  longest: [[(game) => (hours(game) ? 0 : 1), (a, b) => (hours(b) ?? 0) - (hours(a) ?? 0)]],
  name: [[() => 0, (a, b) => text(a.slug, b.slug) || a.id - b.id]],
};

function isTop(game: Game) {
  return (
    game.game_type === 0 &&
    game.cover_image_id !== null &&
    game.total_rating_count >= 10 &&
    game.total_rating !== null
  );
}

/** 0 released, 1 upcoming, 2 without a date. */
function released(game: Game) {
  return game.first_release_date === null ? 2 : game.first_release_date > TODAY ? 1 : 0;
}

function sorted(games: Game[], sort: string): number[] {
  const steps = SORTS[sort] ?? [];
  const compare = (a: Game, b: Game) => {
    for (const [part, order] of steps) {
      const difference = part(a) - part(b) || order(a, b);
      if (difference !== 0) return difference;
    }
    return b.id - a.id;
  };
  return games.toSorted(compare).map(({ id }) => id);
}

let server: Server;
let visitor: Client;
let job: Client;
/** Lists by sort, before the facets were counted for the first time. */
const uncounted: Record<string, number[]> = {};

beforeAll(async () => {
  server = await startSupabase();
  visitor = server.connect();
  job = connectTo(server.url, server.supabase.secretKey);
  const { error } = await job.from("games").insert(GAMES);
  if (error) throw error;
  const genres = [
    { id: 5, slug: "shooter", name: "Shooter" },
    { id: 12, slug: "role-playing-rpg", name: "Role-playing (RPG)" },
    { id: 31, slug: "adventure", name: "Adventure" },
  ];
  await job.from("genres").insert(genres);
  for (const sort of Object.keys(SORTS)) uncounted[sort] = await wholeList({ genres: [31] }, sort);
  const refreshed = await job.rpc("refresh_game_facets", { of_chunk: 0 });
  if (refreshed.error) throw refreshed.error;
});
afterAll(() => server.stop());

async function list(filters: object, rest: { sort?: string; page_size?: number; page_offset?: number } = {}) {
  const { data, error } = await visitor.rpc("list_games", { filters, ...rest });
  if (error) throw new Error(error.code);
  const ids: number[] = data.map(({ id }: { id: number }) => id);
  return ids;
}

async function wholeList(filters: object, sort: string) {
  const pages = await Promise.all(
    [0, 100, 200, 300, 400].map((page_offset) => list(filters, { sort, page_size: 100, page_offset })),
  );
  return pages.flat();
}

describe.each(FILTERS)("filter %j", (filter, fits) => {
  it("lists the games that fit, and no edition and no adult game", async () => {
    const expected = GAMES.filter((game) => isListed(game) && fits(game));
    expect(await wholeList(filter, "name")).toEqual(sorted(expected, "name"));
  });
});

describe.each(Object.keys(SORTS))("sort %s", (sort) => {
  it("orders a filtered list, with the games without the value last", async () => {
    const filter = { platforms: [6, 48, 130] };
    const expected = GAMES.filter((game) => isListed(game) && game.platforms.length > 0);
    expect(await wholeList(filter, sort)).toEqual(sorted(expected, sort));
  });

  it("lists the same before the facets are counted for the first time", async () => {
    expect(await wholeList({ genres: [31] }, sort)).toEqual(uncounted[sort]);
  });

  it.each([0, 3, 6, 9, 12])("combines three filters, from number %i of the list above on", async (from) => {
    const three = [0, 4, 8].flatMap((step) => FILTERS.filter((_, index) => index === (from + step) % 16));
    const expected = GAMES.filter((game) => isListed(game) && three.every(([, fits]) => fits(game)));
    const filter = Object.assign({}, ...three.map(([part]) => part));
    expect(await wholeList(filter, sort)).toEqual(sorted(expected, sort));
  });
});

it("lists as popular without a filter the ranking, continued by the top rated games", async () => {
  const expected = GAMES.filter((game) => isListed(game) && (game.popularity !== null || isTop(game)));
  expect(await wholeList({}, "popular")).toEqual(sorted(expected, "popular"));
});

it("lists given games in their order, also with other filters", async () => {
  expect(await list({ ids: [8, 2, 30, 4] }, { sort: "given" })).toEqual([8, 2, 30, 4]);
  expect(await list({ ids: [8, 2, 30, 4], theme: 17 }, { sort: "given" })).toEqual([30]);
});

it("includes editions of given games and of a company only on request", async () => {
  expect(await list({ ids: [28, 29], editions: true }, { sort: "given" })).toEqual([28, 29]);
  const edition = GAMES.find((game) => game.version_parent !== null && game.developers.includes(101))?.id;
  const developed = await list({ developer: 101, editions: true }, { sort: "most_rated", page_size: 100 });
  expect(developed).toContain(edition);
  expect(await list({ developer: 101 }, { sort: "most_rated", page_size: 100 })).not.toContain(edition);
});

it("does not include editions in lists of the whole catalogue", async () => {
  expect(await list({ platforms: [6], editions: true }, { sort: "name", page_size: 100 })).toEqual(
    await list({ platforms: [6] }, { sort: "name", page_size: 100 }),
  );
});

it("returns what a card shows, with genres by name", async () => {
  const { data } = await visitor.rpc("list_games", { filters: { ids: [2] } });
  expect(data).toEqual([
    {
      id: 2,
      name: "Game 2",
      slug: "game-074",
      cover_image_id: "co2",
      game_type: 0,
      first_release_date: "1997-06-12",
      first_release_format: null,
      total_rating: 57,
      genres: [
        { name: "Role-playing (RPG)", slug: "role-playing-rpg" },
        { name: "Adventure", slug: "adventure" },
      ],
    },
  ]);
});

describe("bounds", () => {
  it("returns 20 games unless another number is given, and at most 100", async () => {
    expect(await list({})).toHaveLength(20);
    expect(await list({ platforms: [6] }, { page_size: 5 })).toHaveLength(5);
    expect(await list({ platforms: [6] }, { page_size: 1_000_000 })).toHaveLength(100);
    expect(await list({ platforms: [6] }, { page_size: -1 })).toEqual([]);
  });

  it("starts at 2,000 at most, and never before the first game", async () => {
    expect(await list({}, { page_offset: 2_000_000_000 })).toEqual([]);
    expect(await list({}, { page_offset: -5 })).toEqual(await list({}));
  });

  it("returns the cards of 100 games at most", async () => {
    const ids = GAMES.map(({ id }) => id);
    const { data } = await visitor.rpc("game_cards", { ids });
    expect(data).toHaveLength(GAMES.slice(0, 100).filter(({ themes }) => !themes.includes(42)).length);
  });
});

describe("the own shelf", () => {
  const OWN = GAMES.filter(({ id }) => id % 4 === 1 || id === 41 || id === 29);
  let owner: Client;
  let stranger: Client;

  beforeAll(async () => {
    const [user, other] = await Promise.all([server.newUser(), server.newUser()]);
    owner = user.client;
    stranger = other.client;
    const rowOf = (user_id: string) => (game: Pick<Game, "id" | "name">) => ({
      user_id,
      game_id: game.id,
      game_name: game.name,
      status: "want",
    });
    // A game that the catalogue does not have is in no list.
    const rows = [...OWN, { id: 9999, name: "Gone" }].map(rowOf(user.id));
    const { error } = await owner.from("user_games").insert(rows);
    if (error) throw error;
    await stranger.from("user_games").insert(rowOf(other.id)({ id: 2, name: "Game 2" }));
  });

  async function ownList(filters: object, rest: object = {}, client = owner) {
    const { data, error } = await client.rpc("list_own_games", { filters, ...rest });
    if (error) throw new Error(error.code);
    return { total: data.total, ids: data.games.map(({ id }: { id: number }) => id) };
  }

  it.each([...FILTERS, [{}, () => true] as const])(
    "is filtered by %j, with editions",
    async (filter, fits) => {
      const expected = OWN.filter((game) => !game.themes.includes(42) && fits(game));
      const { total, ids } = await ownList(filter, { sort: "name", page_size: 100 });
      expect(total).toBe(expected.length);
      expect(ids).toEqual(sorted(expected, "name").slice(0, 100));
    },
  );

  it.each(Object.keys(SORTS))("is sorted by %s", async (sort) => {
    const pages = await Promise.all(
      [0, 50, 100].map((page_offset) =>
        ownList({ platforms: [6, 48, 130] }, { sort, page_size: 50, page_offset }),
      ),
    );
    const expected = OWN.filter(({ themes, platforms }) => !themes.includes(42) && platforms.length > 0);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(sorted(expected, sort));
  });

  it("is closed to other users", async () => {
    expect(await ownList({}, {}, stranger)).toEqual({ total: 1, ids: [2] });
    const { error } = await visitor.rpc("list_own_games", {});
    expect(error?.code).toBe("42501");
  });

  it.each([
    [{ page_size: 1_000_000 }, 100],
    [{ page_size: -1 }, 0],
    [{ page_offset: 2_000_000_000 }, 0],
    [{ page_offset: -5 }, 20],
  ])("has bounds for %j", async (rest, count) => {
    expect((await ownList({}, rest)).ids).toHaveLength(count);
  });

  it("refuses bad filters and orders like other lists", async () => {
    await expect(ownList({ platforms: ["many"] })).rejects.toThrow("22P02");
    await expect(ownList({}, { sort: "id; drop table games" })).rejects.toThrow("22023");
  });
});

describe("bad input", () => {
  it.each([
    [[], "22023"],
    [{ platforms: ["many"] }, "22P02"],
    [{ platforms: { a: 1 } }, "22P02"],
    [{ platforms: Array.from({ length: 51 }, (_, index) => index) }, "22023"],
    [{ ids: Array.from({ length: 501 }, (_, index) => index) }, "22023"],
    [{ genres: [1e9] }, "22003"],
    [{ genres: ["12; drop table games"] }, "22P02"],
    [{ from_hours: 99_999 }, "22003"],
    [{ release: "soon" }, "22023"],
  ])("refuses %j", async (filters, code) => {
    const { error, status } = await visitor.rpc("list_games", { filters });
    expect(error?.code).toBe(code);
    expect(status).toBe(400);
  });

  it("refuses an unknown sort", async () => {
    const { error, status } = await visitor.rpc("list_games", { sort: "id; drop table games" });
    expect([error?.code, status]).toEqual(["22023", 400]);
  });

  it.each([
    [{ from_year: -5, to_year: 32_767 }],
    [{ from_year: null, platforms: null, release: null }],
    [{ unknown: 5 }],
  ])("accepts %j", async (filters) => {
    expect((await list(filters)).length).toBeGreaterThan(0);
  });

  it.each([
    [{ platforms: [] }],
    [{ ids: [] }],
    [{ from_year: 2020, to_year: 2000 }],
    [{ platforms: [-1, 32_767] }],
    [{ genres: [999] }],
    [{ min_rating: 32_767 }],
    [{ from_hours: 32_767 }],
  ])("finds no game for %j", async (filters) => {
    expect(await list(filters)).toEqual([]);
  });
});

describe("counts", () => {
  /** Per counted facet: the values of a game, and the fields of the filter that choose in it. */
  const FACETS: Record<string, [(game: Game) => (number | undefined)[], string[]]> = {
    platform: [({ platforms }) => platforms, ["platforms"]],
    genre: [({ genres }) => genres, ["genres"]],
    theme: [({ themes }) => themes, ["theme"]],
    type: [({ game_type }) => [game_type], ["types"]],
    release: [(game) => (released(game) === 2 ? [] : [released(game) + 1]), ["release"]],
    decade: [
      ({ first_release_date: day }) => (day === null ? [] : [Math.floor(Number(day.slice(0, 4)) / 10) * 10]),
      ["from_year", "to_year"],
    ],
    min_rating: [
      ({ total_rating: rating }) =>
        [60, 70, 80, 90].filter((step) => rating !== null && rating >= step - 0.5),
      ["min_rating"],
    ],
    people: [
      ({ shelves, people_rating }) => [...(shelves > 0 ? [1] : []), ...(people_rating === null ? [] : [2])],
      [],
    ],
    length: [
      (game) => {
        const length = hours(game);
        const starts = [0, 5, 10, 20, 40];
        return starts.filter((from, index) => {
          const to = starts[index + 1] ?? Number.POSITIVE_INFINITY;
          return length !== null && length >= from && length <= to;
        });
      },
      ["from_hours", "to_hours"],
    ],
  };

  function counted(parts: [object, (game: Game) => boolean][]) {
    const fitting = (without: string[]) => {
      const kept = parts.filter(([part]) => !Object.keys(part).some((key) => without.includes(key)));
      return GAMES.filter((game) => isListed(game) && kept.every(([, fits]) => fits(game)));
    };
    const counts: Record<string, unknown> = { total: fitting([]).length };
    for (const [facet, [valuesOf, fields]] of Object.entries(FACETS)) {
      const values = fitting(fields).flatMap((game) => valuesOf(game));
      if (values.length === 0) continue;
      counts[facet] = Object.fromEntries(
        [...new Set(values)].map((value) => [
          String(value),
          values.filter((other) => other === value).length,
        ]),
      );
    }
    return counts;
  }

  const count = async (filters: object) => {
    const { data, error } = await visitor.rpc("count_games", { filters });
    if (error) throw new Error(error.code);
    return data;
  };

  it("counts the games of each choice", async () => {
    expect(await count({})).toEqual(counted([]));
  });

  it.each(FILTERS)("counts with the filter %j, and in its own facet without it", async (filter, fits) => {
    expect(await count(filter)).toEqual(counted([[filter, fits]]));
  });

  it.each([0, 3, 6, 9, 12])(
    "counts with three filters, from number %i of the list above on",
    async (from) => {
      const three = [0, 4, 8].flatMap((step) => FILTERS.filter((_, index) => index === (from + step) % 16));
      expect(await count(Object.assign({}, ...three.map(([part]) => part)))).toEqual(counted(three));
    },
  );

  it.each([{ platforms: [] }, { genres: [999] }, { from_year: 2020, to_year: 2000 }])(
    "finds none for %j",
    async (filter) => {
      expect(await count(filter)).toMatchObject({ total: 0 });
    },
  );

  it("counts editions of given games only on request", async () => {
    expect(await count({ ids: [28, 29] })).toMatchObject({ total: 1 });
    expect(await count({ ids: [28, 29], editions: true })).toMatchObject({ total: 2 });
  });

  it("refuses bad filters like lists", async () => {
    await expect(count({ platforms: ["many"] })).rejects.toThrow("22P02");
  });

  it("counts games of later ids, and removes deleted games, at the next refresh", async () => {
    const far = { id: 9000, slug: "far", name: "Far", platforms: [77], updated_at: "2026-01-01" };
    await job.from("games").insert(far);
    expect((await job.rpc("refresh_game_facets", { of_chunk: 0 })).data).toBe(1);
    expect((await job.rpc("refresh_game_facets", { of_chunk: 1 })).data).toBeNull();
    expect((await count({})).platform["77"]).toBe(1);
    await job.from("games").delete().eq("id", 9000);
    await job.rpc("refresh_game_facets", { of_chunk: 1 });
    expect((await count({})).platform["77"]).toBeUndefined();
  });

  it("lets no visitor read or refresh the bitmaps", async () => {
    expect((await visitor.from("game_facets").select()).error?.code).toBe("42501");
    expect((await visitor.rpc("refresh_game_facets", { of_chunk: 0 })).error?.code).toBe("42501");
  });
});

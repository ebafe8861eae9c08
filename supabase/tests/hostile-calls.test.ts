import { afterAll, describe, expect, it } from "vitest";
import { workMs } from "./harness.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const TEXTS = [
  "",
  "%",
  "_",
  "\\",
  "'; drop table games; --",
  "🎮👾",
  "\0",
  "\ud800",
  "a".repeat(100),
  "a b ".repeat(5000),
  "💣".repeat(300_000),
];
const NUMBERS = [-2_147_483_648, -1, 0, 2_147_483_647, 1e12, 0.5, "x"];
const LISTS = [
  {},
  null,
  [],
  { from_year: 9999, to_year: 1 },
  { from_year: -32_768, to_year: 32_767, min_rating: -1, from_hours: -5 },
  { ids: Array.from({ length: 100_000 }, (_, index) => index) },
  { platforms: Array.from({ length: 50 }, (_, index) => index), types: [null, null] },
  {
    platforms: [
      [1, 2],
      [3, 4],
    ],
  },
  { genre: { a: [{ b: 1 }] }, release: "\0" },
];
const combined = <T>(name: string, values: readonly T[]) => values.map((value) => ({ [name]: value }));
const lists = [
  ...combined("filters", LISTS),
  ...combined("page_size", NUMBERS),
  ...combined("page_offset", NUMBERS),
  ...combined("sort", TEXTS),
];
const NO_USER = "00000000-0000-4000-8000-000000000000";
const PAGES_OF_OWNER = [
  ...combined("owner", [null, "x", "\0"]),
  ...NUMBERS.flatMap((number) => [{ page_size: number }, { page_offset: number }]).map((page) => ({
    owner: NO_USER,
    ...page,
  })),
];

/** Bad arguments of each function of the catalogue that visitors may execute. */
const CALLS: Record<string, object[]> = {
  search_games: [...combined("q", TEXTS), ...NUMBERS.map((developer) => ({ q: "a", developer }))],
  list_games: lists,
  list_own_games: lists,
  count_games: combined("filters", LISTS),
  game_cards: [
    { ids: Array.from({ length: 100_000 }, (_, index) => index) },
    { ids: [null, -1] },
    { ids: "x" },
  ],
  calendar_releases: combined("month", [
    null,
    "0001-01-01",
    "9999-12-31",
    "infinity",
    "-infinity",
    "5874897-12-31",
    "4713-01-01 BC",
    "x",
    "2026-02-30",
  ]),
  undated_releases: [{}],
  wanted_releases: combined("token", [...TEXTS, null, "0".repeat(32), "%".repeat(32)]),
  sitemap_sizes: [{}],
  sitemap_page: [...combined("file", NUMBERS), ...combined("file", [1])].flatMap((file) =>
    combined("kind", ["games", "x", "\0"]).map((kind) => ({ ...file, ...kind })),
  ),
  catalogue_game: combined("game_id", NUMBERS),
  catalogue_games: [...combined("ids", [null, [], "x"]), ...NUMBERS.map((number) => ({ ids: [number] }))],
  read_list: [
    ...combined("list", [null, "x", "\0", "00000000-0000-4000-8000-000000000000"]),
    ...NUMBERS.flatMap((number) => [{ page_size: number }, { page_offset: number }]).map((page) => ({
      list: "00000000-0000-4000-8000-000000000000",
      ...page,
    })),
  ],
  read_follow_counts: combined("owner", [NO_USER, null, "x", "\0"]),
  read_followers: PAGES_OF_OWNER,
  read_following: PAGES_OF_OWNER,
  read_game_reviews: combined("of_game", [...NUMBERS, null]),
  list_game_reviews: [
    ...combined("of_game", [...NUMBERS, null]),
    ...NUMBERS.flatMap((number) => [
      { page_size: number },
      { above_rating: number, top_rating: number },
      { after_likes: number, after_time: "2026-01-01", after_user: NO_USER },
    ]).map((filter) => ({ of_game: 1, ...filter })),
    ...TEXTS.flatMap((text) => [{ of_status: text }, { after_time: text }, { after_user: text }]).map(
      (filter) => ({
        of_game: 1,
        ...filter,
      }),
    ),
  ],
  read_newest_reviews: combined("of_game", [...NUMBERS, null]),
  read_user_reviews: PAGES_OF_OWNER,
  read_list_likes: combined("list", [NO_USER, null, "x", "\0"]),
  read_review: combined("of_game", [...NUMBERS, null]).map((game) => ({ owner: NO_USER, ...game })),
  read_review_text: combined("of_game", [...NUMBERS, null]).map((game) => ({ author: NO_USER, ...game })),
  read_game_numbers: combined("of_game", [...NUMBERS, null]),
  read_lists: PAGES_OF_OWNER,
  read_shelf: [
    ...PAGES_OF_OWNER,
    ...combined("of_status", TEXTS).map((status) => ({ owner: NO_USER, ...status })),
  ],
  read_filtered_shelf: [
    ...PAGES_OF_OWNER.map((page) => ({ kind: "genre", value: "12", ...page })),
    ...[
      "genre",
      "theme",
      "platform",
      "developer",
      "decade",
      "rating",
      "added",
      "added-before",
      "completed",
      "played",
      "x",
    ].flatMap((kind) => [...TEXTS, ...NUMBERS].map((value) => ({ owner: NO_USER, kind, value }))),
    ...combined("completed_in", TEXTS).map((period) => ({
      owner: NO_USER,
      kind: "genre",
      value: "12",
      ...period,
    })),
  ],
  shelf_statistics: combined("owner", [NO_USER, null, "x", "\0"]),
  year_in_review: [
    ...combined("of_year", NUMBERS).map((year) => ({ owner: NO_USER, ...year })),
    { owner: "x", of_year: 2026 },
  ],
  shows_section: combined("section", TEXTS).map((section) => ({ owner: NO_USER, ...section })),
  match_steam_apps: [
    { apps: Array.from({ length: 20_000 }, (_, appid) => ({ appid, name: "The Dark ".repeat(20) })) },
    { apps: [{ appid: "x" }] },
    { apps: {} },
    { apps: TEXTS.slice(0, 9).map((name, appid) => ({ appid, name })) },
  ],
};

/** Without tables, or for accounts. The time limit of statements bounds them. */
const OTHERS = [
  ...["current_username", "is_reserved_username", "is_username_free", "read_profile", "search_people"],
  ...["moderated_pages", "program_export", "program_playing", "program_shelf", "read_activity"],
  ...["game_conditions", "list_parts", "read_game_filter"],
  ...["game_fame", "search_key", "search_lexemes", "search_text", "search_tier"],
];

const server = await startWithCatalogue();
const clients = [server.connect(), (await server.newUser()).client];
afterAll(() => server.stop());

describe.each(Object.keys(CALLS))("%s", (name) => {
  it("answers bad arguments at once, with at most a client's error", async () => {
    for (const client of clients) {
      for (const values of CALLS[name] ?? []) {
        const start = workMs();
        const { status, error } = await client.rpc(name, values);
        const call = JSON.stringify(values).slice(0, 80);
        expect.soft(status, `${call} ${error?.message}`).toBeLessThan(500);
        expect.soft(workMs() - start, call).toBeLessThan(2000);
      }
    }
  });
});

it("calls all functions that visitors may execute", async () => {
  const rows = await server.sql(
    `select proname from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and has_function_privilege('anon', oid, 'execute') order by 1`,
  );
  const names = rows.map(({ proname }) => String(proname));
  expect(names.filter((name) => !(name in CALLS))).toEqual(OTHERS.toSorted());
});

import postgres, { type Sql } from "postgres";
import { PROFILE_PAGE_SIZE } from "../../lib/profile/profile-route.ts";
import { FAMOUS_PERSON, FAVOURITE_GAME, fullPersonId, HEAVY_PEOPLE, personId } from "./fill-people.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

const ROUNDS = 400;
/** The first calls of a connection plan their queries; those of an app come on connections that are kept. */
const WARM_UP = 40;

/** Times of shelves in a database with `people` users, in ms. */
export type PeopleFigures = {
  people: number;
  entries: number;
  plays: number;
  reviews: number;
  likes: number;
  bytes: number;
  times: Record<Call, Percentiles>;
};
export type Call = (typeof CALLS)[number];
export const CALLS = [
  "page",
  "statistics",
  "add",
  "change",
  "minutes",
  "profile",
  "filtered",
  "numbers",
  "journal",
  "months",
  "fullStatistics",
  "year",
  "imports",
  "summary",
  "importPage",
  "ids",
  "choices",
  "pick",
  "owned",
  "tags",
  "lists",
  "list",
  "feed",
  "feedTab",
  "feedLater",
  "largeFeed",
  "largeFeedTab",
  "largeFeedLater",
  "suggested",
  "notices",
  "reviews",
  "filteredReviews",
  "popular",
  "review",
  "like",
  "follow",
] as const;

/** Reads of the user whose data are as large as they may be. */
const ownRead =
  (read: (sql: postgres.TransactionSql, round: number, owner: string) => Promise<unknown>) =>
  ({ sql, round, people }: Round) => {
    const owner = fullPersonId(people);
    return as(sql, owner, (tx) => read(tx, round, owner));
  };
const KINDS = ["new", "existing", "unchanged", "check", "not_found"];
/** These have the id of the user: the import in review, and the first list. */
const importOf = (owner: string) => owner;
const listOf = (owner: string) => owner;

/** The call of a round. `own` is a person with a full shelf, whose games are `games`. */
type Round = { sql: Sql; round: number; own: string; games: number[]; reviewed: number[]; people: number };

const CALL_OF: Record<Call, (round: Round) => Promise<unknown>> = {
  page: ({ sql, round, own }) => {
    const { filters, sort, group, offset } = shelfPage(round);
    return as(
      sql,
      own,
      (tx) => tx`select public.list_shelf(${tx.json(filters)}, ${sort}, ${group}, 60, ${offset})`,
    );
  },
  statistics: ({ sql, own }) => as(sql, own, (tx) => tx`select public.shelf_statistics(${own})`),
  // An ordinary user: a full shelf takes no more.
  add: ({ sql, round, people, games }) => {
    const owner = someone(round, people);
    return as(sql, owner, (tx) => {
      const game = games[round];
      return tx`insert into public.user_games (user_id, game_id, game_name, status)
        values (${owner}, ${game ?? 0}, 'A game', 'want') on conflict (user_id, game_id) do nothing`;
    });
  },
  change: ({ sql, round, own, games }) => {
    const status = round % 2 ? "paused" : "endless";
    return as(
      sql,
      own,
      (tx) => tx`select public.set_status(array[${games[round] ?? 0}::integer], ${status})`,
    );
  },
  minutes: ({ sql, round, own, games }) =>
    as(sql, own, (tx) => tx`select public.add_play_minutes(${games[round] ?? 0}, 30, '2026-01-01')`),
  // Every other one of a full shelf.
  profile: async ({ sql, round, people }) => {
    const n = round % 2 ? 1 + (round % HEAVY_PEOPLE) : 1 + ((round * 7919) % people);
    await sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select public.read_profile(${`person_${n}`})`;
      await tx`select * from public.read_shelf(${personId(n)}, 'completed', ${PROFILE_PAGE_SIZE + 1}, 0)`;
    });
  },
  filtered: ({ sql, round, own }) =>
    sql.begin(async (tx) => {
      const [kind, value] = BARS[round % BARS.length] ?? ["genre", "12"];
      const completedIn = kind === "genre" && round % 2 ? "2024" : null;
      await tx`set local role anon`;
      await tx`select public.read_filtered_shelf(${own}, ${kind}, ${value}, ${completedIn}, ${PROFILE_PAGE_SIZE}, ${round % 7 ? 0 : 2 * PROFILE_PAGE_SIZE})`;
    }),
  numbers: ({ sql }) =>
    sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select public.read_game_numbers(${FAVOURITE_GAME})`;
    }),
  journal: ownRead((tx, round) => tx`select public.journal('2024-05', ${round % 3 ? null : "2024-05-20 0"})`),
  months: ownRead((tx) => tx`select public.journal_periods()`),
  fullStatistics: ownRead((tx, _, owner) => tx`select public.shelf_statistics(${owner})`),
  year: ownRead((tx, _, owner) => tx`select public.year_in_review(${owner}, 2024)`),
  imports: ownRead((tx) => tx`select public.own_imports()`),
  summary: ownRead((tx, _, owner) => tx`select public.import_summary(${importOf(owner)})`),
  importPage: ownRead(
    (tx, round, owner) =>
      tx`select public.import_page(${importOf(owner)}, ${KINDS[round % KINDS.length] ?? "new"}, ${(round * 197) % 20_000})`,
  ),
  ids: ownRead(
    (tx, round) => tx`select public.list_shelf_ids('{}', ${SORTS[round % SORTS.length] ?? "added"})`,
  ),
  choices: ownRead((tx) => tx`select public.shelf_choices()`),
  pick: ownRead((tx, round) => tx`select public.pick_games(seed => ${round})`),
  owned: ownRead(
    (tx, round) =>
      tx`select public.list_own_games('{"genres": [12, 31]}', 'popular', 48, ${round % 7 ? 0 : 480})`,
  ),
  tags: ownRead((tx) => tx`select public.own_tags()`),
  lists: ownRead((tx, round) => tx`select public.own_lists(60, ${(round * 60) % 1000})`),
  list: ownRead(
    (tx, round, owner) => tx`select public.read_list(${listOf(owner)}, 50, ${(round * 50) % 1000})`,
  ),
  feed: ({ sql }) => as(sql, personId(2), (tx) => tx`select public.read_feed()`),
  feedTab: ({ sql, round }) => feedTab(sql, personId(2), round),
  feedLater: ({ sql }) => nextPage(sql, personId(2)),
  largeFeed: ({ sql }) => as(sql, personId(1), (tx) => tx`select public.read_feed()`),
  largeFeedTab: ({ sql, round }) => feedTab(sql, personId(1), round),
  largeFeedLater: ({ sql }) => nextPage(sql, personId(1)),
  suggested: ({ sql, round, people }) =>
    as(sql, someone(round, people), (tx) => tx`select public.suggested_people()`),
  // What the session counts, and the page.
  notices: ({ sql }) =>
    as(sql, personId(FAMOUS_PERSON), (tx) => tx`select public.count_unread_notices(), public.own_notices()`),
  reviews: ({ sql }) =>
    sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select public.read_game_reviews(${FAVOURITE_GAME})`;
    }),
  filteredReviews: ({ sql }) =>
    sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select public.list_game_reviews(${FAVOURITE_GAME}, 8, 10, 'completed')`;
    }),
  popular: ({ sql, round, people }) =>
    as(sql, someone(round, people), (tx) => tx`select public.popular_reviews()`),
  review: ({ sql, round, own, games }) =>
    as(
      sql,
      own,
      (tx) =>
        tx`select public.put_review(${games[round] ?? 0}, ${`Played it ${round} times.`}, false, 'public')`,
    ),
  like: ({ sql, round, own, reviewed, people }) =>
    as(
      sql,
      someone(round, people),
      (tx) => tx`select public.like_review(${own}, ${reviewed[round % reviewed.length] ?? 0})`,
    ),
  follow: ({ sql, round, people }) =>
    as(
      sql,
      someone(2 * round + 1, people),
      (tx) => tx`select public.follow_person(${personId(FAMOUS_PERSON)})`,
    ),
};

/** Runs before the call, untimed. */
const BEFORE: Partial<Record<Call, (round: Round) => Promise<unknown>>> = {
  // Each page reads the profile and the marks before it lets a game be added.
  add: ({ sql, round, people }) => {
    const owner = someone(round, people);
    return as(sql, owner, async (tx) => {
      await tx`select * from public.profiles where id = ${owner}`;
      await tx`select statuses from public.collection_statuses where user_id = ${owner}`;
    });
  },
  // The page before the measured one.
  feedLater: ({ sql, round }) => turnPage(sql, personId(2), round),
  largeFeedLater: ({ sql, round }) => turnPage(sql, personId(1), round),
  // The page of a game reads its reviews, and what the user alone sees of them, before it shows the form.
  review: ({ sql, round, own, games }) =>
    as(sql, own, async (tx) => {
      await tx`select public.read_game_reviews(${games[round] ?? 0})`;
      await tx`select public.own_reviews_view(${games[round] ?? 0})`;
    }),
  // The page of a review reads it, and whether the user likes it, before it shows the heart.
  like: ({ sql, round, own, reviewed, people }) => {
    const game = reviewed[round % reviewed.length] ?? 0;
    return as(sql, someone(round, people), async (tx) => {
      await tx`select public.read_review(${own}, ${game})`;
      await tx`select public.liked_reviews(${own})`;
    });
  },
  filtered: ({ sql, own }) =>
    sql`update public.profiles set shown_sections = '{ratings,hours,dates,plays,copies,lists,statistics}' where id = ${own}`,
};

const TABS = ["reviews", "finished", "lists"];
const feedTab = (sql: Sql, reader: string, round: number) =>
  as(sql, reader, (tx) => tx`select public.read_feed(${TABS[round % TABS.length] ?? ""})`);

/** Where the next page of each reader's feed begins. */
const edges = new Map<string, { at: string; person: string } | null>();

/** The second to the tenth page are read one after the other, again and again. */
const turnPage = (sql: Sql, reader: string, round: number) =>
  as(sql, reader, async (tx) => {
    const edge = round % 9 === 0 ? null : edges.get(reader);
    const [row] = await tx<{ next: { at: string; person: string } | null }[]>`
      select public.read_feed('everything', 0, ${edge?.at ?? null}, ${edge?.person ?? null}) -> 'next' as next`;
    edges.set(reader, row?.next ?? null);
  });
const nextPage = (sql: Sql, reader: string) =>
  as(sql, reader, (tx) => {
    const edge = edges.get(reader);
    if (!edge) throw new Error("The feed has no further page.");
    return tx`select public.read_feed('everything', 0, ${edge.at}, ${edge.person})`;
  });

const SORTS = ["added", "name", "rating", "mine", "critics", "release", "completed", "hours", "length"];
const GROUPS = ["status", "platform", "genre", "year"];

/** The pages that the bars of statistics lead to. */
const BARS = [
  ["genre", "12"],
  ["theme", "1"],
  ["platform", "6"],
  ["developer", "70"],
  ["decade", "2010"],
  ["rating", "7.5"],
  ["added", "2024"],
  ["completed", "2024-05"],
  ["played", "2024-05"],
] as const;

/** One to three filters and any order; a fifth is grouped, a seventh is not the first page. */
function shelfPage(round: number) {
  const kinds = [
    { status: "completed" },
    { genres: [12, 31] },
    { platforms: [6] },
    { from_year: 2005, to_year: 2015 },
    { from_rating: 7, to_rating: 10 },
    { themes: [1, 17] },
    { from_hours: 5, to_hours: 80 },
    { from_length: 5, to_length: 40 },
    { from_critics: 60, to_critics: 100 },
  ];
  const filters = Array.from(
    { length: 1 + (round % 3) },
    (_, index) => kinds[(round + index * 2) % kinds.length],
  );
  return {
    filters: Object.assign({}, ...filters),
    sort: SORTS[Math.floor(round / 3) % SORTS.length] ?? "added",
    group: round % 5 === 0 ? (GROUPS[round % GROUPS.length] ?? null) : null,
    offset: round % 7 === 0 ? 120 : 0,
  };
}

const someone = (round: number, people: number) =>
  personId(HEAVY_PEOPLE + 1 + ((Math.abs(round) * 7919) % (people - HEAVY_PEOPLE)));

/** @param url of a superuser */
export async function peopleFigures(url: string, people: number): Promise<PeopleFigures> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [size] = await sql<Pick<PeopleFigures, "entries" | "plays" | "reviews" | "likes" | "bytes">[]>`
      select (select count(*) from public.user_games)::float8 as entries, (select count(*) from public.plays)::float8 as plays,
        (select count(*) from public.reviews)::float8 as reviews, (select count(*) from public.review_likes)::float8 as likes,
        (pg_total_relation_size('public.user_games') + pg_total_relation_size('public.plays'))::float8 as bytes`;
    const times: Partial<Record<Call, Percentiles>> = {};
    for (const call of CALLS) times[call] = await timesOf(sql, call, people);
    return {
      people,
      ...(size ?? { entries: 0, plays: 0, reviews: 0, likes: 0, bytes: 0 }),
      times: times as Record<Call, Percentiles>,
    };
  } finally {
    await sql.end();
  }
}

async function timesOf(sql: Sql, call: Call, people: number): Promise<Percentiles> {
  const shelves = await Promise.all(
    Array.from({ length: HEAVY_PEOPLE }, async (_, index) => {
      const own = personId(index + 1);
      const rows = await sql<{ game_id: number }[]>`
        select game_id from public.user_games where user_id = ${own} order by date_added limit ${WARM_UP + ROUNDS}`;
      const reviews = await sql<{ game_id: number }[]>`
        select game_id from public.reviews where user_id = ${own} and visibility = 'public' order by game_id limit ${ROUNDS}`;
      const idsOf = (of: typeof rows) => of.map(({ game_id }) => game_id);
      return { own, games: idsOf(rows), reviewed: idsOf(reviews) };
    }),
  );
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + ROUNDS; count++) {
    const shelf = shelves[count % shelves.length];
    if (!shelf) continue;
    const round = { sql, round: count, people, ...shelf };
    await BEFORE[call]?.(round);
    const start = performance.now();
    await CALL_OF[call](round);
    if (count >= WARM_UP) times.push(performance.now() - start);
  }
  return percentiles(times);
}

/** Calls the database as PostgREST does: one transaction under the user's claim. */
async function as(sql: Sql, owner: string, work: (sql: postgres.TransactionSql) => Promise<unknown>) {
  await sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${owner}, true)`;
    await work(tx);
  });
}

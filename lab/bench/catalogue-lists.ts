import postgres from "postgres";
import { type Percentiles, percentiles } from "./percentiles.ts";

const LISTS = 400;
const COUNTS = 60;
const SORTS = [
  "popular",
  "rating",
  "newest",
  "soonest",
  "shortest",
  "longest",
  "name",
  "most_rated",
  "shelves",
  "people",
];

/** Milliseconds in the database. */
export type ListSpeed = {
  /** Three filters and any order, a fifth of them on a later page. */
  lists: Percentiles;
  /** The counts of all facets, with none to three filters. */
  counts: Percentiles;
  /** One renewal of all counts. */
  refreshMs: number;
};

/** Measures filtered lists and their counts on a filled catalogue. Renews the counts first. */
export async function catalogueLists(databaseUrl: string): Promise<ListSpeed> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const time = async (query: () => PromiseLike<unknown>) => {
    const start = performance.now();
    await query();
    return performance.now() - start;
  };
  try {
    const refreshMs = await time(async () => {
      for (let chunk: number | null = 0; chunk !== null; ) {
        const [row]: { next: number | null }[] =
          await sql`select public.refresh_game_facets(${chunk}) as next`;
        chunk = row?.next ?? null;
      }
    });
    await sql`vacuum analyze public.game_facets`;
    await sql`set role anon`;
    const calls = await listCalls(sql);
    const lists: number[] = [];
    const counts: number[] = [];
    // The first calls of a connection plan their queries; those of an app come on connections that are kept.
    for (let round = -20; round < LISTS; round++) {
      const ms = await time(() => calls.list(round));
      if (round >= 0) lists.push(ms);
    }
    for (let round = -8; round < COUNTS; round++) {
      const ms = await time(() => calls.count(round));
      if (round >= 0) counts.push(ms);
    }
    return { lists: percentiles(lists), counts: percentiles(counts), refreshMs };
  } finally {
    await sql.end();
  }
}

/** The same calls in each run: lists with three filters and any order, and counts with none to three. */
export async function listCalls(sql: postgres.Sql) {
  const filters = randomFilters(await valuesOf(sql));
  return {
    sorts: SORTS,
    list(round: number) {
      const sort = SORTS[Math.abs(round) % SORTS.length] ?? "popular";
      const offset = round % 5 === 0 ? (round % 50) * 20 : 0;
      return sql`select id from public.list_games(${sql.json(filters.next(3))}, ${sort}, 20, ${Math.abs(offset)})`;
    },
    count: (round: number) => sql`select public.count_games(${sql.json(filters.next(Math.abs(round) % 4))})`,
  };
}

type Values = { platforms: number[]; genres: number[]; themes: number[] };

/** The most frequent values, which visitors choose most. */
async function valuesOf(sql: postgres.Sql): Promise<Values> {
  const [row] = await sql<{ counts: Record<string, Record<string, number>> }[]>`
    select public.count_games() as counts`;
  const top = (facet: string, size: number) =>
    Object.entries(row?.counts[facet] ?? {})
      .sort(([, a], [, b]) => b - a)
      .slice(0, size)
      .map(([id]) => Number(id));
  return { platforms: top("platform", 30), genres: top("genre", 23), themes: top("theme", 20) };
}

/** The same filters in each run. */
function randomFilters({ platforms, genres, themes }: Values) {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const pick = <T>(values: readonly T[]) => values.slice(random(values.length || 1))[0];
  const kinds = [
    () => ({ platforms: [pick(platforms), ...(random(2) ? [pick(platforms)] : [])] }),
    () => ({ genres: [pick(genres)] }),
    () => ({ theme: pick(themes) }),
    () => {
      const from_year = 1980 + random(46);
      return { from_year, to_year: from_year + random(8) };
    },
    () => {
      const from_hours = pick([0, 5, 10, 20]) ?? 0;
      return { from_hours, to_hours: from_hours + (pick([5, 10, 40]) ?? 5) };
    },
    () => ({ min_rating: pick([60, 70, 75, 80, 90]) }),
    () => ({ types: pick([[0], [1, 2, 4], [8], [9], [8, 9], [11]]) }),
    () => ({ release: pick(["released", "upcoming"]) }),
  ];
  return {
    next(number: number) {
      const first = random(kinds.length);
      // Steps of 3 visit each of the 8 kinds.
      const chosen = Array.from({ length: number }, (_, index) => kinds[(first + index * 3) % kinds.length]);
      return Object.assign({}, ...chosen.map((make) => make?.()));
    },
  };
}

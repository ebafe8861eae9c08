import postgres from "postgres";
import { generateCatalogue } from "./generated-catalogue.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

export type SearchFigures = {
  queries: number;
  /** The first run of each query on a new connection. */
  cold: Percentiles;
  warm: Percentiles;
  slowest: { q: string; ms: number }[];
};

const QUERIES = 500;
const RUNS = 3;
/** The queries are about games of this part, so that they are the same for each size. */
const SOURCE_SIZE = 35_000;
/** Common searches, and those that match the most names. */
const COMMON = [
  "s",
  "th",
  "the",
  "of",
  "a",
  "world",
  "the world",
  "super",
  "star w",
  "game",
  "simulator",
  "dark",
  "world of w",
  "simulator 2",
  "the dark s",
  "war of the",
  "edition",
  "vr",
  "puzzle game",
  "adv",
  "2",
  "x",
  "zz",
  "qwertyuiop",
  "伝説",
];

/**
 * Times `search_games` as a visitor, in milliseconds, in a database that `fillCatalogue` has filled.
 * @param url of a superuser
 */
export async function searchFigures(url: string): Promise<SearchFigures> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`set role anon`;
    const queries = recordedQueries();
    const time = async (q: string) => {
      const start = performance.now();
      await sql`select * from public.search_games(${q})`;
      return performance.now() - start;
    };
    const cold: number[] = [];
    for (const q of queries) cold.push(await time(q));
    const warm: { q: string; ms: number }[] = [];
    for (let run = 0; run < RUNS; run++) for (const q of queries) warm.push({ q, ms: await time(q) });
    return {
      queries: queries.length,
      cold: percentiles(cold),
      warm: percentiles(warm.map(({ ms }) => ms)),
      slowest: warm.toSorted((a, b) => b.ms - a.ms).slice(0, 10),
    };
  } finally {
    await sql.end();
  }
}

/** 2 to 30 characters (a few have one): whole names, typed beginnings, words in another order, typos, initials, other names. */
export function recordedQueries(): string[] {
  const games = [...generateCatalogue(SOURCE_SIZE)];
  const known = games.filter(({ total_rating_count }) => total_rating_count >= 5);
  const queries = new Set(COMMON);
  for (let n = 0; queries.size < QUERIES; n++) {
    // Two of three searches are for known games.
    const list = n % 3 === 2 ? games : known;
    const game = list[(n * 7919) % list.length];
    if (!game) continue;
    const names = [game.name, ...game.otherNames];
    const query = KINDS[n % KINDS.length]?.(names[n % names.length] ?? "", n)
      .slice(0, 30)
      .trim();
    if (query && query.length > 1) queries.add(query);
  }
  return [...queries];
}

const KINDS: ((name: string, n: number) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name, n) => name.slice(0, 2 + (n % 3)),
  (name, n) => name.slice(0, 5 + (n % 7)),
  (name, n) => name.toLowerCase().slice(0, 6 + (n % 12)),
  (name) => name.split(" ").toReversed().join(" "),
  (name) => name.split(/[\s:-]+/).at(-1) ?? "",
  // A missing, a doubled and a swapped letter.
  (name, n) => name.slice(0, 2 + (n % 4)) + name.slice(3 + (n % 4)),
  (name, n) => name.slice(0, 2 + (n % 4)) + name.slice(1 + (n % 4)),
  (name, n) =>
    name.slice(0, 1 + (n % 4)) +
    name.charAt(2 + (n % 4)) +
    name.charAt(1 + (n % 4)) +
    name.slice(3 + (n % 4)),
  (name) =>
    name
      .split(/[\s:-]+/)
      .map((word) => word.charAt(0))
      .join("")
      .toLowerCase(),
];

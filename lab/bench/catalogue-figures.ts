import postgres, { type Sql } from "postgres";
import { createDatabase, type PostgresServer } from "../../scripts/lib/postgres-server.ts";
import { catalogueLists, type ListSpeed } from "./catalogue-lists.ts";
import { cataloguePlans, type Plans } from "./catalogue-plans.ts";
import { type SearchFigures, searchFigures } from "./catalogue-search.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { median } from "./percentiles.ts";

const MONTHS = 24;
const LIBRARY = 5000;
/** The size of the import's batches. */
const BATCH = 500;
const CATALOGUE_TABLES = [
  "games",
  "game_names",
  "release_dates",
  "external_games",
  "companies",
  "search_words",
  "game_facets",
];

/** Times of visitors' queries in PostgreSQL, with `games` generated games. */
export type CatalogueFigures = {
  games: number;
  /** Tables and indexes. */
  bytes: number;
  search: SearchFigures;
  plans: Plans[];
  lists: ListSpeed;
  calendarMs: number;
  /** A Steam library of `apps`, half of them matched by Steam's id, half by name. */
  steamMatch: { apps: number; matched: number; seconds: number };
};

/** Creates a database of `games` generated games on the server. @returns its URL, for a superuser */
export async function createCatalogue(
  server: PostgresServer,
  games: number,
  folder: string,
  name = `catalogue_${games}`,
): Promise<string> {
  const url = await createDatabase(server, name, folder);
  await withSql(url, (sql) => fillCatalogue(sql, games));
  return url;
}

export async function catalogueFigures(url: string, games: number): Promise<CatalogueFigures> {
  const lists = await catalogueLists(url);
  const search = await searchFigures(url);
  const plans = await cataloguePlans(url);
  return await withSql(url, async (sql) => ({
    games,
    bytes: await bytesOf(sql),
    search,
    plans,
    lists,
    calendarMs: await calendarMs(sql),
    steamMatch: await matchLibrary(sql),
  }));
}

export async function withSql<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function bytesOf(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`
    select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname in ${sql(CATALOGUE_TABLES)}`;
  return Number(row?.bytes);
}

async function calendarMs(sql: Sql): Promise<number> {
  const times: number[] = [];
  for (let month = 0; month < MONTHS; month++) {
    const start = performance.now();
    await sql`select public.calendar_releases((date '2025-01-01' + make_interval(months => ${month}::integer))::date)`;
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Half of the apps have an unknown id, so that their names are looked for; a tenth of the names is misspelt. */
async function matchLibrary(sql: Sql) {
  const games = await sql<{ id: number; name: string; uid: string }[]>`
    select g.id, g.name, e.uid from public.external_games e join public.games g on g.id = e.game_id
    order by (g.id::bigint * 7919) % 100003 limit ${LIBRARY}`;
  const apps = games.map(({ name, uid }, index) => ({
    appid: index % 2 ? Number(uid) : 4_000_000_000 + index,
    name: index % 20 === 0 ? `${name.slice(0, 3)}${name.slice(4)}` : name,
  }));
  const start = performance.now();
  let matched = 0;
  for (let first = 0; first < apps.length; first += BATCH) {
    const batch = sql.json(apps.slice(first, first + BATCH));
    matched += (await sql`select appid from public.match_steam_apps(${batch})`).length;
  }
  return { apps: apps.length, matched, seconds: (performance.now() - start) / 1000 };
}

import postgres, { type Sql } from "postgres";
import { listCalls } from "./catalogue-lists.ts";
import { recordedQueries } from "./catalogue-search.ts";

/** How the queries of one kind read the tables, such as "Index Only Scan using game_names_pkey on game_names". */
export type Plans = { what: string; scans: string[] };

const SEARCHES = 100;
const LISTS = 64;
const COUNTS = 16;
const MONTHS = 12;
const GAMES = 20;
const APPS = 500;
const SHELF = 2000;
const OWNER = "00000000-0000-4000-8000-000000000001";
const TIME_LIMIT_MS = 60_000;
/** A bitmap heap scan reads what its bitmap index scan has found. */
const SCAN =
  /^\s*(?:->\s+)?((?:Parallel )?(?:Seq|Index|Index Only|Bitmap Index) Scan (?:Backward )?(?:using \w+ )?on [\w.]+)/gm;

/**
 * The scans of all that visitors ask of a filled catalogue, from PostgreSQL's `auto_explain`.
 * @param url of a superuser
 */
export async function cataloguePlans(url: string): Promise<Plans[]> {
  let scans = new Set<string>();
  const sql = postgres(url, {
    max: 1,
    connection: { statement_timeout: TIME_LIMIT_MS },
    onnotice({ message = "" }) {
      for (const [, scan = ""] of message.matchAll(SCAN)) scans.add(scan);
    },
  });
  try {
    const [{ ids = [] } = {}] = await sql<{ ids: number[] }[]>`
      select array_agg(id) as ids from (select id from public.games order by popularity desc nulls last limit ${GAMES}) g`;
    const apps = await sql<{ appid: number; name: string }[]>`
      select e.uid::bigint + (e.game_id % 2) * 4000000000 as appid, g.name
      from public.external_games e join public.games g on g.id = e.game_id limit ${APPS}`;
    const calls = await listCalls(sql);
    await addShelf(sql);
    await sql.unsafe(
      `load 'auto_explain';
       set auto_explain.log_min_duration = 0;
       set auto_explain.log_nested_statements = on;
       set client_min_messages = log;
       set role authenticated;
       set request.jwt.claim.sub = '${OWNER}';`,
    );
    const kinds: [string, (sql: Sql) => AsyncIterable<unknown> | Iterable<PromiseLike<unknown>>][] = [
      [
        "searches",
        () =>
          recordedQueries()
            .slice(0, SEARCHES)
            .map((q) => sql`select * from public.search_games(${q})`),
      ],
      ["filtered lists", () => Array.from({ length: LISTS }, (_, round) => calls.list(round))],
      [
        "lists without a filter",
        () => calls.sorts.map((sort) => sql`select * from public.list_games('{}', ${sort})`),
      ],
      [
        "the own shelf with filters",
        () => calls.sorts.map((sort) => sql`select public.list_own_games('{"from_year": 2010}', ${sort})`),
      ],
      ["counts of the filters", () => Array.from({ length: COUNTS }, (_, round) => calls.count(round))],
      [
        "months of the calendar",
        () =>
          Array.from(
            { length: MONTHS },
            (_, month) =>
              sql`select public.calendar_releases((date '2025-01-01' + make_interval(months => ${month}::integer))::date)`,
          ),
      ],
      ["releases of quarters and years", () => [sql`select public.calendar_releases()`]],
      ["announced games without a date", () => [sql`select public.undated_releases()`]],
      ["a game of the catalogue", () => ids.map((id) => sql`select public.catalogue_game(${id})`)],
      ["matches of a Steam library", () => [sql`select * from public.match_steam_apps(${sql.json(apps)})`]],
      [
        "the sitemap",
        () => [
          sql`select public.sitemap_sizes()`,
          sql`select public.sitemap_page('games', 2)`,
          sql`select public.sitemap_page('companies', 2)`,
        ],
      ],
    ];
    const plans: Plans[] = [];
    for (const [what, queries] of kinds) {
      scans = new Set();
      for await (const _ of queries(sql)) {
        // The plans come as notices.
      }
      plans.push({ what, scans: [...scans].sort() });
    }
    return plans;
  } finally {
    await sql.end();
  }
}

async function addShelf(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, email) values (${OWNER}, 'owner@questshelf.test') on conflict do nothing`;
  await sql`
    insert into public.user_games (user_id, game_id, game_name, status)
    select ${OWNER}, id, name, 'want' from public.games order by id limit ${SHELF} on conflict do nothing`;
  await sql`analyze public.user_games`;
}

/** Tables that grow with the catalogue: a list that reads one of them whole becomes slow. */
const LARGE = /Seq Scan on (games|game_names|release_dates|external_games|companies|search_words)$/;

export const isWholeTable = (scan: string) => /Seq Scan/.test(scan);
export const isWholeLargeTable = (scan: string) => LARGE.test(scan);

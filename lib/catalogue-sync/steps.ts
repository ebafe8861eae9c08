import "server-only";
import { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { and, anyOf, compare, query } from "@/apicalypse/build";
import { chunksOf } from "@/lib/chunks";
import {
  CATALOGUE_COMPANY_FIELDS,
  CATALOGUE_GAME_FIELDS,
  catalogueCompanyRow,
  catalogueDateRow,
  catalogueGameRow,
  catalogueKindRow,
  cataloguePlatformRow,
  catalogueScoreRow,
  catalogueTimesRow,
} from "@/lib/igdb/catalogue-rows";
import { type IgdbClient, MAX_ROWS } from "@/lib/igdb/client";
import type { CatalogueDatabase, PageWriter, SyncState } from "./database";
import { POPULARITY_TYPES, toScores, toTimes } from "./map-figures";
import { companiesOf, toCompanyChange, toGameChange } from "./map-game";
import { idOf, type Rows, readPages, readRows, withRetries } from "./read-pages";
import type { Retries } from "./retry";

/** The largest `integer`. */
const MAX_ID = 2_147_483_647;
/** Games whose figures one statement writes. */
const FIGURES_PER_WRITE = 5000;
/** IGDB's index may show a change later than its `updated_at`, and its clock is not the database's. */
const OVERLAP_MS = 3_600_000;
const HOUR_MS = 3_600_000;
/** IGDB computes its popularity once a day. */
const POPULARITY_EVERY_MS = 20 * HOUR_MS;
/** Comparing all ids costs as many requests as a full pass. */
const SWEEP_EVERY_MS = 20 * HOUR_MS;

const idsSchema = z.array(z.number());

export type Counters = { rows: number; games: number; skipped: number };

export type Sync = {
  igdb: IgdbClient;
  database: CatalogueDatabase;
  retries: Retries;
  state: SyncState;
  counters: Counters;
  /** The games that this job has read in this pass. */
  read: Set<number>;
  /** Pages that are requested at the same time. */
  atOnce: number;
  /** Rows of a request; IGDB's most by default. */
  pageSize: number | undefined;
  /** Called after each write of a step; `total` is the number of rows of the step, if known. */
  onProgress(step: string, done: number, total?: number): void;
};

export type Step = {
  name: string;
  /** @param after the last id that is written already */
  run(sync: Sync, after: number): Promise<void>;
};

/** A full pass writes all games and deletes the others. */
export const FULL_STEPS: readonly Step[] = [
  { name: "platforms, genres and themes", run: syncLookups },
  { name: "games", run: syncAllGames },
  { name: "times to beat", run: syncAllTimes },
  { name: "popularity", run: syncPopularity },
  { name: "counts of the filters", run: refreshFacets },
];

/** What has changed since the last pass began. */
export const CHANGES_STEPS: readonly Step[] = [
  { name: "platforms, genres and themes", run: syncLookups },
  { name: "changed games", run: syncChangedGames },
  { name: "changed release dates", run: syncChangedDates },
  { name: "changed companies", run: syncChangedCompanies },
  { name: "changed times to beat", run: syncChangedTimes },
  { name: "popularity", run: syncPopularityWhenDue },
  { name: "deleted games", run: sweepWhenDue },
  { name: "counts of the filters", run: refreshChangedFacets },
];

const isOlder = (time: Date | null, ms: number, { started_at }: SyncState) =>
  time === null || (started_at ?? new Date()).valueOf() - time.valueOf() > ms;

/** In seconds, like IGDB's times. */
function lastPassOf({ state }: Sync): number {
  const since = (state.changes_at?.valueOf() ?? 0) - OVERLAP_MS;
  return Math.max(0, Math.floor(since / 1000));
}

const changedSince = (sync: Sync): Condition => compare("updated_at", ">=", lastPassOf(sync));

/** The readable rows; the others are counted. */
function parseRows<T>({ counters }: Sync, rows: readonly unknown[], schema: z.ZodType<T>): T[] {
  const parsed = rows.flatMap((row) => schema.safeParse(row).data ?? []);
  counters.rows += rows.length;
  counters.skipped += rows.length - parsed.length;
  return parsed;
}

async function* pagesOf(sync: Sync, step: string, rows: Rows, after: number, total?: number) {
  let done = 0;
  for await (const page of readPages(sync.igdb, rows, after, sync.retries, sync.atOnce, sync.pageSize)) {
    yield page;
    done += page.rows.length;
    sync.onProgress(step, done, total);
  }
}

function write(sync: Sync, name: PageWriter, page: object): Promise<unknown> {
  return sync.database.write(name, sync.state.lease, page);
}

async function syncLookups(sync: Sync): Promise<void> {
  const read = async <T>(endpoint: string, fields: string[], schema: z.ZodType<T>) => {
    const rows = await readRows(sync.igdb, endpoint, { fields, limit: MAX_ROWS }, sync.retries);
    return parseRows(sync, rows, schema);
  };
  const [platforms, genres, themes] = await Promise.all([
    read("platforms", ["slug", "name", "abbreviation"], cataloguePlatformRow),
    read("genres", ["slug", "name"], catalogueKindRow),
    read("themes", ["slug", "name"], catalogueKindRow),
  ]);
  await write(sync, "sync_lookups", { platforms, genres, themes });
}

async function syncAllGames(sync: Sync, after: number): Promise<void> {
  const rows = { endpoint: "games", fields: CATALOGUE_GAME_FIELDS };
  const left = query({ where: compare("id", ">", after) });
  const total = await withRetries(() => sync.igdb.count("games", left), sync.retries);
  for await (const page of pagesOf(sync, "games", rows, after, total)) {
    const games = await toGames(sync, page.rows);
    const readable = new Set(games.games.map(({ id }) => id));
    // A malformed row leaves its game as it was.
    const kept = page.rows.flatMap((row) => idOf(row) ?? []).filter((id) => !readable.has(id));
    const range = { after: page.after, until: page.isLast ? MAX_ID : page.until, kept };
    await write(sync, "sync_games", { ...games, ...range, last_id: page.until });
  }
}

function toGames(sync: Sync, rows: readonly unknown[]) {
  const parsed = parseRows(sync, rows, catalogueGameRow);
  sync.counters.games += parsed.length;
  for (const { id } of parsed) sync.read.add(id);
  return { games: parsed.map(toGameChange), companies: companiesOf(parsed) };
}

async function syncGamesById(sync: Sync, ids: readonly number[]): Promise<void> {
  for (const some of chunksOf(ids, MAX_ROWS)) {
    const clauses = { fields: [...CATALOGUE_GAME_FIELDS], where: anyOf("id", some), limit: MAX_ROWS };
    const rows = await readRows(sync.igdb, "games", clauses, sync.retries);
    await write(sync, "sync_games", toGames(sync, rows));
  }
}

async function syncChangedGames(sync: Sync, after: number): Promise<void> {
  const rows = { endpoint: "games", fields: CATALOGUE_GAME_FIELDS, where: changedSince(sync) };
  for await (const page of pagesOf(sync, "changed games", rows, after)) {
    await write(sync, "sync_games", { ...toGames(sync, page.rows), last_id: page.until });
  }
}

/** IGDB does not change a game's `updated_at` with its release dates. Those of changed games came with them. */
async function syncChangedDates(sync: Sync, after: number): Promise<void> {
  const ofOtherGames = compare("game.updated_at", "<", lastPassOf(sync));
  const where = and(changedSince(sync), ofOtherGames);
  const rows = { endpoint: "release_dates", fields: ["game"], where };
  for await (const page of pagesOf(sync, "changed release dates", rows, after)) {
    const dates = parseRows(sync, page.rows, catalogueDateRow);
    const ids = new Set(dates.map(({ game }) => game));
    await syncGamesById(
      sync,
      [...ids].filter((id) => !sync.read.has(id)),
    );
    await sync.database.renew(sync.state.lease, { last_id: page.until });
  }
}

async function syncChangedCompanies(sync: Sync, after: number): Promise<void> {
  const rows = { endpoint: "companies", fields: CATALOGUE_COMPANY_FIELDS, where: changedSince(sync) };
  for await (const page of pagesOf(sync, "changed companies", rows, after)) {
    const companies = parseRows(sync, page.rows, catalogueCompanyRow).map(toCompanyChange);
    await write(sync, "sync_companies", { companies, last_id: page.until });
  }
}

const TIMES = { endpoint: "game_time_to_beats", fields: ["game_id", "hastily", "normally", "completely"] };

async function syncChangedTimes(sync: Sync, after: number): Promise<void> {
  const rows = { ...TIMES, where: changedSince(sync) };
  for await (const page of pagesOf(sync, "changed times to beat", rows, after)) {
    const times = toTimes(parseRows(sync, page.rows, catalogueTimesRow));
    await write(sync, "sync_times_to_beat", { times, last_id: page.until });
  }
}

async function syncAllTimes(sync: Sync): Promise<void> {
  const rows: unknown[] = [];
  for await (const page of pagesOf(sync, "times to beat", TIMES, 0)) rows.push(...page.rows);
  const times = toTimes(parseRows(sync, rows, catalogueTimesRow));
  for (const { items, range } of rangesOf(times))
    await write(sync, "sync_times_to_beat", { times: items, ...range });
}

async function syncPopularity(sync: Sync): Promise<void> {
  const scored: Rows = {
    endpoint: "popularity_primitives",
    fields: ["game_id", "popularity_type", "value"],
    where: anyOf("popularity_type", POPULARITY_TYPES),
  };
  const rows: unknown[] = [];
  for await (const page of pagesOf(sync, "popularity", scored, 0)) rows.push(...page.rows);
  const scores = toScores(parseRows(sync, rows, catalogueScoreRow));
  for (let after: number | null = 0; after !== null; )
    after = await sync.database.rankGames(sync.state.lease, after);
  for (const { items, range } of rangesOf(scores)) {
    const finished = range.until === MAX_ID ? "popularity" : null;
    await write(sync, "sync_popularity", { scores: items, ...range, finished });
  }
}

async function syncPopularityWhenDue(sync: Sync): Promise<void> {
  if (isOlder(sync.state.popularity_at, POPULARITY_EVERY_MS, sync.state)) await syncPopularity(sync);
}

/** Splits rows that are sorted by id into ranges of ids that together cover all ids. */
function rangesOf<T extends { id: number }>(rows: readonly T[]) {
  const chunks = rows.length > 0 ? chunksOf(rows, FIGURES_PER_WRITE) : [[]];
  let after = 0;
  return chunks.map((items, index) => {
    const until = index === chunks.length - 1 ? MAX_ID : (items.at(-1)?.id ?? MAX_ID);
    const range = { after, until };
    after = until;
    return { items, range };
  });
}

/** Games that were deleted or merged change nothing that IGDB would list: only the ids show it. */
async function sweepWhenDue(sync: Sync, after: number): Promise<void> {
  if (after === 0) {
    if (!isOlder(sync.state.swept_at, SWEEP_EVERY_MS, sync.state)) return;
    const [theirs, ours] = await Promise.all([
      withRetries(() => sync.igdb.count("games", query({})), sync.retries),
      sync.database.countGames(),
    ]);
    if (theirs === ours) return;
  }
  await sweep(sync, after);
}

async function sweep(sync: Sync, after: number): Promise<void> {
  for await (const page of pagesOf(sync, "deleted games", { endpoint: "games", fields: ["id"] }, after)) {
    const ids = page.rows.flatMap((row) => idOf(row) ?? []);
    const range = { after: page.after, until: page.isLast ? MAX_ID : page.until };
    const missing = await write(sync, "sweep_games", { ...range, ids });
    await syncGamesById(sync, idsSchema.parse(missing));
    const finished = page.isLast ? "sweep" : null;
    await sync.database.renew(sync.state.lease, { last_id: page.until, finished });
  }
}

async function refreshFacets(sync: Sync, after: number): Promise<void> {
  for (let chunk: number | null = after; chunk !== null; ) {
    const next = await sync.database.refreshFacets(chunk);
    if (next !== null) await sync.database.renew(sync.state.lease, { last_id: next });
    chunk = next;
  }
}

/** Also without a changed game: what is released changes with the day. */
async function refreshChangedFacets(sync: Sync): Promise<void> {
  while ((await sync.database.refreshChangedFacets(sync.state.lease)) > 0)
    sync.retries.signal?.throwIfAborted();
}

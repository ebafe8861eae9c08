import "server-only";
import { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { and, compare, query } from "@/apicalypse/build";
import { AppError } from "@/lib/errors";
import { anyRow } from "@/lib/igdb/catalogue-rows";
import { type IgdbClient, MAX_ROWS } from "@/lib/igdb/client";
import { type Retries, retry } from "./retry";
import { SyncStop } from "./stop";

export type Rows = { endpoint: string; fields: readonly string[]; where?: Condition | undefined };
/** The rows with ids above `after` up to `until`. */
export type Page = { rows: unknown[]; after: number; until: number; isLast: boolean };

/** Sends a query, and repeats it while IGDB is busy or unavailable. @throws {SyncStop} */
export async function readRows(
  igdb: IgdbClient,
  endpoint: string,
  clauses: Parameters<typeof query>[0],
  retries: Retries,
): Promise<unknown[]> {
  return withRetries(() => igdb.rows(endpoint, query(clauses), z.unknown()), retries);
}

export async function withRetries<T>(read: () => Promise<T>, retries: Retries): Promise<T> {
  try {
    return await retry(read, isTransient, retries);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new SyncStop("igdb", `IGDB cannot be read${cause}.`, { cause: error });
  }
}

const isTransient = (error: unknown) =>
  error instanceof AppError && (error.code === "upstream_unavailable" || error.code === "rate_limited");

export const idOf = (row: unknown): number | undefined => anyRow.safeParse(row).data?.id;

/**
 * Reads all rows in the order of their ids. The next pages are requested while one is used.
 * @param atOnce pages that are requested at the same time; some may be after the last row
 */
export async function* readPages(
  igdb: IgdbClient,
  rows: Rows,
  after: number,
  retries: Retries,
  atOnce: number,
  pageSize = MAX_ROWS,
): AsyncGenerator<Page> {
  let count = 1;
  let next = readRound(igdb, rows, after, count, retries, pageSize);
  for (;;) {
    const pages = await next;
    const last = pages.at(-1);
    if (last && !last.isLast) {
      count = Math.min(2 * count, atOnce);
      next = readRound(igdb, rows, last.until, count, retries, pageSize);
      // Awaited after these pages, unless their writes fail.
      next.catch(() => {});
    }
    yield* pages;
    if (!last || last.isLast) return;
  }
}

/**
 * Pages that follow each other, read at once. Each begins with the last row of the one before: if it does not, rows were
 * added or removed meanwhile, and the round ends there.
 */
async function readRound(
  igdb: IgdbClient,
  { endpoint, fields, where }: Rows,
  after: number,
  count: number,
  retries: Retries,
  pageSize: number,
): Promise<Page[]> {
  const above = compare("id", ">", after);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      readRows(
        igdb,
        endpoint,
        {
          fields: [...fields],
          where: where ? and(where, above) : above,
          sort: { path: "id", direction: "asc" },
          limit: pageSize,
          offset: index * (pageSize - 1),
        },
        retries,
      ),
    ),
  );
  const pages: Page[] = [];
  for (const answer of answers) {
    const previous = pages.at(-1);
    if (previous?.isLast || (previous && idOf(answer[0]) !== previous.until)) break;
    const from = previous?.until ?? after;
    const own = previous ? answer.slice(1) : answer;
    const until = Math.max(from, ...own.map((row) => idOf(row) ?? 0));
    const isLast = answer.length < pageSize;
    if (!isLast && until === from) throw new SyncStop("igdb", `IGDB's ${endpoint} have no ids.`);
    pages.push({ rows: own, after: from, until, isLast });
  }
  return pages;
}

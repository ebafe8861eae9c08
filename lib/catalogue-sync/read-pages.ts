import "server-only";
import { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { and, compare, query } from "@/apicalypse/build";
import { AppError } from "@/lib/errors";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { anyRow } from "@/lib/igdb/catalogue-rows";
import type { IgdbClient } from "@/lib/igdb/client";
import { type Patience, patiently } from "./patience";
import { SyncStop } from "./stop";

export type Rows = { endpoint: string; fields: readonly string[]; where?: Condition | undefined };
/** The rows with ids above `after` up to `until`. */
export type Page = { rows: unknown[]; after: number; until: number; isLast: boolean };

const MAX_AT_ONCE = 4;

/** Sends a query, and waits where IGDB is busy or unavailable for a moment. @throws {SyncStop} */
export async function readRows(
  igdb: IgdbClient,
  endpoint: string,
  clauses: Parameters<typeof query>[0],
  patience: Patience,
): Promise<unknown[]> {
  return withPatience(() => igdb.rows(endpoint, query(clauses), z.unknown()), patience);
}

export async function withPatience<T>(read: () => Promise<T>, patience: Patience): Promise<T> {
  try {
    return await patiently(read, isTransient, patience);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new SyncStop("igdb", `IGDB cannot be read${cause}.`, { cause: error });
  }
}

const isTransient = (error: unknown) =>
  error instanceof AppError && (error.code === "upstream_unavailable" || error.code === "rate_limited");

export const idOf = (row: unknown): number | undefined => anyRow.safeParse(row).data?.id;

/** Reads all rows in the order of their ids. The next pages are requested while one is used. */
export async function* readPages(
  igdb: IgdbClient,
  rows: Rows,
  after: number,
  patience: Patience,
  pageSize = MAX_ROWS,
): AsyncGenerator<Page> {
  let count = 1;
  let next = readRound(igdb, rows, after, count, patience, pageSize);
  for (;;) {
    const pages = await next;
    const last = pages.at(-1);
    if (last && !last.isLast) {
      count = Math.min(2 * count, MAX_AT_ONCE);
      next = readRound(igdb, rows, last.until, count, patience, pageSize);
      // Awaited after these pages, unless their writes fail.
      next.catch(() => {});
    }
    yield* pages;
    if (!last || last.isLast) return;
  }
}

/**
 * Pages that follow each other, read at once. Each begins with the last row of the one before: where it does not, rows came
 * or went meanwhile, and the round ends there.
 */
async function readRound(
  igdb: IgdbClient,
  { endpoint, fields, where }: Rows,
  after: number,
  count: number,
  patience: Patience,
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
        patience,
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

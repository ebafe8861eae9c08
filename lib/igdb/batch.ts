import "server-only";
import { z } from "zod";
import type { Condition, Query } from "@/apicalypse/ast";
import { anyOf, query } from "@/apicalypse/build";
import { printQuery } from "@/apicalypse/print";
import { OutsideError } from "@/lib/http/fetch-json";
import { multiqueryOf, resultsOf } from "./client";
import { toIgdbError } from "./errors";
import { parseRows } from "./parse-rows";
import type { ReadOptions } from "./read-options";
import type { Send } from "./send";

/** Rows of one answer (https://api-docs.igdb.com/#pagination). */
export const MAX_ROWS = 500;

export type Kind<Row, T> = {
  endpoint: string;
  path: string;
  fields: readonly string[];
  row: z.ZodType<Row>;
  /** Null for a row that has none of the ids. */
  idOf(row: Row): number | null;
  toValue(row: Row): T;
  size: number;
  where?: (ids: readonly number[]) => Condition;
  rowsPerId?: number;
  /** Counts one id against its client's limit. Where it is given, ids beyond `MAX_BATCHES` batches are refused, too. */
  charge?: (() => Promise<void>) | undefined;
};

export type Waiter<T> = { resolve(value: T | null): void; reject(error: unknown): void };

export type Part = {
  endpoint: string;
  query: Query;
  ids: number;
  settle(rows: readonly unknown[]): void;
  fail(error: unknown): void;
  halves(): Part[];
};

export function toPart<Row, T>(kind: Kind<Row, T>, ids: ReadonlyMap<number, readonly Waiter<T>[]>): Part {
  const { endpoint, path, where = (some) => anyOf(path, some) } = kind;
  const limit = Math.min(ids.size * (kind.rowsPerId ?? 1), MAX_ROWS);
  const fail = (error: unknown) => {
    const reason = toIgdbError(endpoint, error);
    for (const { reject } of [...ids.values()].flat()) reject(reason);
  };
  return {
    endpoint,
    query: query({ fields: [...kind.fields], where: where([...ids.keys()]), limit }),
    ids: ids.size,
    settle(rows) {
      try {
        const parsed = parseRows(endpoint, rows, kind.row);
        const found = new Map(parsed.map((row) => [kind.idOf(row), kind.toValue(row)]));
        for (const [id, waiters] of ids) {
          for (const { resolve } of waiters) resolve(found.get(id) ?? null);
        }
      } catch (error) {
        fail(error);
      }
    },
    fail,
    halves() {
      const entries = [...ids];
      const middle = Math.ceil(entries.length / 2);
      return [entries.slice(0, middle), entries.slice(middle)].map((half) => toPart(kind, new Map(half)));
    },
  };
}

/** Sends all parts in one request. A 413 splits it by part, then in halves. `take` is called when the request leaves. */
export async function sendParts(send: Send, take: () => readonly Part[], read: ReadOptions): Promise<void> {
  try {
    const request = () => requestOf(take());
    const answer = await send({ request, answer: z.array(z.unknown()) }, read);
    const parts = take();
    const rows = parts.length > 1 ? resultsOf(answer, parts.length) : [answer];
    for (const [index, part] of parts.entries()) part.settle(rows[index] ?? []);
  } catch (error) {
    if (!(error instanceof OutsideError) || error.status !== 413) throw error;
    const [only, ...others] = take();
    if (!only || (others.length === 0 && only.ids < 2)) throw error;
    const smaller = others.length > 0 ? [only, ...others] : only.halves();
    const { signal, ...rest } = read;
    await Promise.all(smaller.map((part) => sendParts(send, () => [part], rest).catch(part.fail)));
  }
}

function requestOf(parts: readonly Part[]) {
  const [first, ...others] = parts;
  return first && others.length === 0
    ? { path: first.endpoint, body: printQuery(first.query) }
    : { path: "multiquery", body: multiqueryOf(parts) };
}

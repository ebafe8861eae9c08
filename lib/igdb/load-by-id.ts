import "server-only";
import DataLoader from "dataloader";
import { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { anyOf, query } from "@/apicalypse/build";
import { printMultiquery, printQuery } from "@/apicalypse/print";
import { inCleanContext } from "@/lib/clean-context";
import { OutsideError } from "@/lib/http/fetch-json";
import { MAX_ROWS } from "./client";
import { BusyError, toIgdbError } from "./errors";
import { parseRows } from "./parse-rows";
import type { RequestQueue } from "./request-queue";
import type { Message, Send } from "./send";

/** Queries in one multiquery (https://api-docs.igdb.com/#multi-query). */
const MAX_QUERIES = 10;
/** 150 game pages, each of which reads a game and its time to beat. */
export const IDS_PER_BATCH = 300;
const WINDOW_MS = 10;

/** Rows of an endpoint that are read by id. */
export type Kind<Row, T> = {
  endpoint: string;
  fields: readonly string[];
  row: z.ZodType<Row>;
  where(ids: readonly number[]): Condition;
  /** Null for a row that has none of the ids. */
  idOf(row: Row): number | null;
  toValue(row: Row): T;
  /** An answer may have 500 rows and 10 MB. */
  idsPerQuery: number;
  rowsPerId?: number;
  /** Whether a read counts against its client's limit of ids. */
  isCharged?: boolean;
};
type AnyKind = Kind<unknown, unknown>;

/** Null if IGDB has no such row. @throws {AppError} the errors of `toIgdbError` */
export type Load = <Row, T>(kind: Kind<Row, T>, id: number) => Promise<T | null>;

type Key = { kind: AnyKind; id: number };
type SendMessage = <T>(message: Message<T>) => Promise<T>;
type Part = { kind: AnyKind; keys: Key[] };

/**
 * Reads by id, at most `maxReads` at once. A batch collects ids of all kinds, for all requests, until the queue has a free slot; it is one request to IGDB.
 */
export function createLoad(send: Send, queue: RequestQueue, maxReads: number): Load {
  const sendNext: SendMessage = (message) => send(message, queue.acquireNext);
  const loader = new DataLoader<Key, unknown>((keys) => loadBatch(sendNext, keys), {
    cache: false,
    maxBatchSize: IDS_PER_BATCH,
    batchScheduleFn: (dispatch) =>
      inCleanContext()(() => setTimeout(() => queue.whenFree(dispatch), WINDOW_MS)),
  });
  const pending = new Map<string, Promise<unknown>>();
  const load = async (kind: AnyKind, id: number, name: string) => {
    try {
      if (pending.size >= maxReads) throw new BusyError();
      return await loader.load({ kind, id });
    } catch (error) {
      throw toIgdbError(kind.endpoint, error);
    } finally {
      pending.delete(name);
    }
  };
  return <Row, T>(kind: Kind<Row, T>, id: number) => {
    const name = `${kind.endpoint} ${id}`;
    const value = pending.get(name) ?? load(kind, id, name);
    pending.set(name, value);
    // Each endpoint has one kind, whose `toValue` made the value.
    return value as Promise<T | null>;
  };
}

export function byId(ids: readonly number[]): Condition {
  return anyOf("id", ids);
}

async function loadBatch(send: SendMessage, keys: readonly Key[]): Promise<unknown[]> {
  const parts = partsOf(keys);
  if (parts.length > MAX_QUERIES) return loadHalves(send, keys);
  try {
    const rows = await readParts(send, parts);
    const values = new Map(parts.flatMap((part, index) => valuesOf(part, rows[index] ?? [])));
    return keys.map((key) => values.get(key) ?? null);
  } catch (error) {
    const isTooLarge = error instanceof OutsideError && error.status === 413;
    if (isTooLarge && keys.length > 1) return loadHalves(send, keys);
    throw toIgdbError("batch", error);
  }
}

/** A failed half does not fail the other one. */
async function loadHalves(send: SendMessage, keys: readonly Key[]): Promise<unknown[]> {
  const middle = Math.ceil(keys.length / 2);
  const halves = [keys.slice(0, middle), keys.slice(middle)].map((half) =>
    loadBatch(send, half).catch((error: unknown) => half.map(() => error)),
  );
  return (await Promise.all(halves)).flat();
}

/** The queries of a batch. */
function partsOf(keys: readonly Key[]): Part[] {
  const byKind = Map.groupBy(keys, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, own]) =>
    Array.from({ length: Math.ceil(own.length / kind.idsPerQuery) }, (_, index) => ({
      kind,
      keys: own.slice(index * kind.idsPerQuery, (index + 1) * kind.idsPerQuery),
    })),
  );
}

const rowsAnswer = z.array(z.unknown());
const multiAnswer = z.array(z.object({ name: z.string(), result: rowsAnswer.default([]) }));

async function readParts(send: SendMessage, parts: readonly Part[]): Promise<unknown[][]> {
  const queries = parts.map(({ kind, keys }, index) => ({
    name: String(index),
    endpoint: kind.endpoint,
    count: false,
    query: query({
      fields: [...kind.fields],
      where: kind.where(keys.map(({ id }) => id)),
      limit: Math.min(keys.length * (kind.rowsPerId ?? 1), MAX_ROWS),
    }),
  }));
  const [only, ...others] = queries;
  if (only && others.length === 0) {
    return [await send({ path: only.endpoint, body: printQuery(only.query), answer: rowsAnswer })];
  }
  const body = printMultiquery(queries);
  const results = await send({ path: "multiquery", body, answer: multiAnswer });
  const rows = new Map(results.map(({ name, result }) => [name, result]));
  return queries.map(({ name }) => rows.get(name) ?? []);
}

/** The value of each key, or the error of them all if no row can be read. */
function valuesOf({ kind, keys }: Part, rows: readonly unknown[]): [Key, unknown][] {
  try {
    const parsed = parseRows(kind.endpoint, rows, kind.row);
    const values = new Map(parsed.map((row) => [kind.idOf(row), kind.toValue(row)]));
    return keys.map((key) => [key, values.get(key.id)]);
  } catch (error) {
    const failure = toIgdbError(kind.endpoint, error);
    return keys.map((key) => [key, failure]);
  }
}

import "server-only";
import type { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { anyOf, query } from "@/apicalypse/build";
import { inCleanContext } from "@/lib/clean-context";
import { AppError, TOO_MANY_MESSAGE } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { type IgdbClient, type RowsQuery, toIgdbError } from "./client";
import { parseRows } from "./parse-rows";
import { currentTurn, type Turn } from "./turn";

/** Loads things by id, many ids in one request. */
export type Batcher<T> = {
  /** The thing, or null where there is none. Rejects when its batch failed. */
  load(id: number): Promise<T | null>;
};

/** What is read by id. */
export type Kind<Row, T> = {
  endpoint: string;
  /** The field that has the id. */
  path: string;
  fields: readonly string[];
  row: z.ZodType<Row>;
  /** Null for a row that has none of the ids. */
  idOf(row: Row): number | null;
  toValue(row: Row): T;
  /** Ids that go into one request at most. */
  size: number;
  /** Which rows have these ids. Default: those whose `path` is one of them. */
  where?: (ids: readonly number[]) => Condition;
  /** Rows that one id may have. Default: 1. */
  rowsPerId?: number;
  /** Counts one id against its client's limit. Where it is given, a queue of more than `MAX_BATCHES` is refused, too. */
  charge?: () => Promise<void>;
};

const WINDOW_MS = 10;
/** Batches that the ids of one kind may wait for: with the others' share, about three seconds. */
const MAX_BATCHES = 4;
const RETRY_AFTER_S = 3;
/** Rows of one answer (https://api-docs.igdb.com/#pagination). */
const MAX_ROWS = 500;

type Waiter<T> = { resolve(value: T | null): void; reject(error: unknown): void };
/** Ids of one kind that leave together. */
type Part = {
  query: RowsQuery;
  ids: number;
  settle(rows: readonly unknown[]): void;
  fail(error: unknown): void;
  halves(): Part[];
};
type Queue = {
  countOf(owner: string): number;
  take(owner: string, rounds: number): Part | null;
};

/**
 * Reads by id, in batches that all clients share: `fields` of any kind leave in one request, a multiquery where there are
 * several. Each client has a queue of ids of its own, and waits for its own turn with the limiter. A batch takes from every
 * client as many ids as from the one whose turn it is, so that it is as large as that one's own: thousands of ids of one
 * client never delay another's, which travel along.
 */
export function createBatchers(client: IgdbClient, windowMs = WINDOW_MS) {
  const queues: Queue[] = [];
  /** The batch that each owner of ids waits for: a client, apart for its reads in the background. */
  const tickets = new Map<string, AbortController>();

  function wait(owner: string, turn: Turn): void {
    if (tickets.has(owner)) return;
    const ticket = new AbortController();
    tickets.set(owner, ticket);
    const start = () => setTimeout(() => void send(owner, turn, ticket), windowMs);
    inCleanContext()(start);
  }

  /** Closes the batch of an owner whose turn it is. Owners of whom nothing is left wait no more. */
  function takeBatch(owner: string, turn: Turn): Part[] {
    tickets.delete(owner);
    const rounds = Math.max(...queues.map((queue) => queue.countOf(owner)));
    const parts = queues.flatMap((queue) => queue.take(owner, rounds) ?? []);
    const hasMore = (name: string) => queues.some((queue) => queue.countOf(name) > 0);
    for (const [other, ticket] of tickets) {
      if (hasMore(other)) continue;
      tickets.delete(other);
      ticket.abort();
    }
    if (hasMore(owner)) wait(owner, turn);
    return parts;
  }

  async function send(owner: string, turn: Turn, ticket: AbortController): Promise<void> {
    let parts: Part[] | undefined;
    const take = () => (parts ??= takeBatch(owner, turn));
    if (ticket.signal.aborted) return;
    try {
      await fetchParts(client, take, { ...turn, maxWaitMs: Number.POSITIVE_INFINITY, signal: ticket.signal });
    } catch (error) {
      // The ids of an aborted ticket have left with another one. Otherwise the batch is not even sent, as when IGDB is down.
      if (!ticket.signal.aborted) for (const part of take()) part.fail(error);
    }
  }

  return function batcher<Row, T>(kind: Kind<Row, T>): Batcher<T> {
    const waiting = new Map<string, Map<number, Waiter<T>[]>>();
    const sent = new Map<number, Promise<T | null>>();

    function leave(id: number): Waiter<T>[] {
      const waiters: Waiter<T>[] = [];
      for (const [owner, ids] of waiting) {
        waiters.push(...(ids.get(id) ?? []));
        ids.delete(id);
        if (ids.size === 0) waiting.delete(owner);
      }
      const found = new Promise<T | null>((resolve, reject) => waiters.push({ resolve, reject }));
      sent.set(id, found);
      const forget = () => sent.delete(id);
      found.then(forget, forget);
      return waiters;
    }

    queues.push({
      countOf: (owner) => waiting.get(owner)?.size ?? 0,
      take(owner, rounds) {
        const taken = new Map<number, Waiter<T>[]>();
        const owners = [owner, ...[...waiting.keys()].filter((other) => other !== owner)];
        for (let round = 0; round < rounds && waiting.size > 0; round++) {
          for (const name of owners) {
            const [id] = waiting.get(name)?.keys() ?? [];
            if (id !== undefined && taken.size < kind.size) taken.set(id, leave(id));
          }
          if (taken.size >= kind.size) break;
        }
        return taken.size > 0 ? toPart(kind, taken) : null;
      },
    });

    function assertRoom(owner: string): void {
      const own = waiting.get(owner)?.size ?? 0;
      const room = kind.size * MAX_BATCHES;
      let ahead = 0;
      for (const ids of waiting.values()) ahead += Math.min(ids.size, own + 1);
      if (ahead < room) return;
      if (own >= room) throw new AppError("rate_limited", TOO_MANY_MESSAGE, { retryAfterS: RETRY_AFTER_S });
      throw toIgdbError(kind.endpoint, new Error("too many ids wait"));
    }

    return {
      async load(id) {
        const turn = currentTurn();
        await kind.charge?.();
        const onItsWay = sent.get(id);
        if (onItsWay) return onItsWay;
        const owner = turn.isBackground ? `${turn.client} background` : turn.client;
        if (kind.charge) assertRoom(owner);
        const ids = waiting.get(owner) ?? new Map<number, Waiter<T>[]>();
        waiting.set(owner, ids);
        const found = new Promise<T | null>((resolve, reject) => {
          ids.set(id, [...(ids.get(id) ?? []), { resolve, reject }]);
        });
        wait(owner, turn);
        return found;
      },
    };
  };
}

function toPart<Row, T>(kind: Kind<Row, T>, ids: ReadonlyMap<number, readonly Waiter<T>[]>): Part {
  const limit = Math.min(ids.size * (kind.rowsPerId ?? 1), MAX_ROWS);
  const { where = (some) => anyOf(kind.path, some) } = kind;
  const fail = (error: unknown) => {
    for (const { reject } of [...ids.values()].flat()) reject(error);
  };
  return {
    query: {
      endpoint: kind.endpoint,
      query: query({ fields: [...kind.fields], where: where([...ids.keys()]), limit }),
    },
    ids: ids.size,
    settle(rows) {
      try {
        const found = new Map(
          parseRows(kind.endpoint, rows, kind.row).map((row) => [kind.idOf(row), kind.toValue(row)]),
        );
        for (const [id, waiters] of ids) {
          for (const { resolve } of waiters) resolve(found.get(id) ?? null);
        }
      } catch (error) {
        fail(toIgdbError(kind.endpoint, error));
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

/** One request for all parts. Where the answer would be too large (413), each kind is read apart, and then in halves. */
async function fetchParts(client: IgdbClient, take: () => readonly Part[], turn: Turn): Promise<void> {
  try {
    const answers = await client.raw(() => take().map(({ query }) => query), turn);
    for (const [index, part] of take().entries()) part.settle(answers[index] ?? []);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    const [only, ...others] = take();
    if (!only || (others.length === 0 && only.ids < 2)) throw error;
    const smaller = others.length > 0 ? [only, ...others] : only.halves();
    const { signal, ...rest } = turn;
    await Promise.all(
      smaller.map((part) =>
        fetchParts(client, () => [part], rest).catch((cause: unknown) => part.fail(cause)),
      ),
    );
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof OutsideError && error.cause.status === 413;
}

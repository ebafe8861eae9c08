import "server-only";
import { z } from "zod";
import type { Query } from "@/apicalypse/ast";
import { printMultiquery, printQuery } from "@/apicalypse/print";
import { OutsideError } from "@/lib/http/fetch-json";
import { toIgdbError } from "./errors";
import { parseRows } from "./parse-rows";
import { type ReadOptions, readOptions } from "./read-options";
import type { Send } from "./send";

/** IGDB's queries; each may reject with the errors of `toIgdbError`. */
export type IgdbClient = {
  rows<T>(endpoint: string, query: Query, row: z.ZodType<T>): Promise<T[]>;
  count(endpoint: string, query: Query): Promise<number>;
  /** Up to 10 queries in one request, in their order. */
  multi<T>(endpoint: string, queries: readonly Query[], row: z.ZodType<T>): Promise<T[][]>;
};

export type ClientOptions = Partial<Pick<ReadOptions, "client" | "priority" | "maxWaitMs">> & {
  charge?: (() => Promise<void>) | undefined;
};

const anyRows = z.array(z.unknown());
const countAnswer = z.object({ count: z.number().int().nonnegative() });
const multiAnswer = z.array(z.object({ name: z.string(), result: z.array(z.unknown()).default([]) }));

export function createIgdbClient(send: Send, { charge, ...fixed }: ClientOptions = {}): IgdbClient {
  async function read<T>(endpoint: string, path: string, body: string, answer: z.ZodType<T>): Promise<T> {
    const options = { ...readOptions(), ...fixed };
    await charge?.();
    return withIgdbError(endpoint, () => send({ request: () => ({ path, body }), answer }, options));
  }

  return {
    async rows(endpoint, query, row) {
      const rows = await read(endpoint, endpoint, printQuery(query), anyRows);
      return withIgdbError(endpoint, async () => parseRows(endpoint, rows, row));
    },
    async count(endpoint, query) {
      return (await read(endpoint, `${endpoint}/count`, printQuery(query), countAnswer)).count;
    },
    async multi(endpoint, queries, row) {
      const body = multiqueryOf(queries.map((query) => ({ endpoint, query })));
      const answer = await read("multiquery", "multiquery", body, anyRows);
      return withIgdbError(endpoint, async () =>
        resultsOf(answer, queries.length).map((rows) => parseRows(endpoint, rows, row)),
      );
    },
  };
}

async function withIgdbError<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toIgdbError(endpoint, error);
  }
}

export function multiqueryOf(blocks: readonly { endpoint: string; query: Query }[]): string {
  return printMultiquery(blocks.map((block, index) => ({ ...block, count: false, name: String(index) })));
}

export function resultsOf(answer: unknown, count: number): (readonly unknown[])[] {
  const results = multiAnswer.safeParse(answer);
  if (!results.success) throw new OutsideError("igdb", "malformed", { cause: results.error });
  const rows = new Map(results.data.map(({ name, result }) => [name, result]));
  return Array.from({ length: count }, (_, index) => rows.get(String(index)) ?? []);
}

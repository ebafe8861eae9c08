import "server-only";
import { z } from "zod";
import type { Query } from "@/apicalypse/ast";
import { printQuery } from "@/apicalypse/print";
import { BusyError, toIgdbError } from "./errors";
import { parseRows } from "./parse-rows";
import type { Acquire } from "./request-queue";
import type { Send } from "./send";

/** Rows of one answer (https://api-docs.igdb.com/#pagination). */
export const MAX_ROWS = 500;

/** IGDB's queries. Each may reject with the errors of `toIgdbError`. */
export type IgdbClient = {
  rows<T>(endpoint: string, query: Query, row: z.ZodType<T>): Promise<T[]>;
  count(endpoint: string, query: Query): Promise<number>;
};

const anyRows = z.array(z.unknown());
const countAnswer = z.object({ count: z.number().int().nonnegative() });

/** @param maxReads at once: more are refused */
export function createIgdbClient(
  send: Send,
  acquire: Acquire,
  maxReads = Number.POSITIVE_INFINITY,
): IgdbClient {
  let reads = 0;

  async function read<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
    reads++;
    try {
      if (reads > maxReads) throw new BusyError();
      return await work();
    } catch (error) {
      throw toIgdbError(endpoint, error);
    } finally {
      reads--;
    }
  }

  return {
    rows: (endpoint, query, row) =>
      read(endpoint, async () => {
        const rows = await send({ path: endpoint, body: printQuery(query), answer: anyRows }, acquire);
        return parseRows(endpoint, rows, row);
      }),
    count: (endpoint, query) =>
      read(endpoint, async () => {
        const path = `${endpoint}/count`;
        return (await send({ path, body: printQuery(query), answer: countAnswer }, acquire)).count;
      }),
  };
}

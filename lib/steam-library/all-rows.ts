import "server-only";
import type { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { query } from "@/apicalypse/build";
import { MAX_ROWS } from "@/lib/igdb/batch";
import type { IgdbClient } from "@/lib/igdb/client";

type Selection<T> = { endpoint: string; fields: readonly string[]; row: z.ZodType<T> };

/** All matching rows, 500 to a call. @throws {AppError} */
export async function allRows<T>(
  igdb: IgdbClient,
  { endpoint, fields, row }: Selection<T>,
  where: Condition,
): Promise<T[]> {
  const found: T[] = [];
  for (let offset = 0; ; offset += MAX_ROWS) {
    const page = await igdb.rows(
      endpoint,
      // By id: pages of an order with equal rows lose some of them.
      query({ fields: [...fields], where, sort: { path: "id", direction: "asc" }, limit: MAX_ROWS, offset }),
      row,
    );
    found.push(...page);
    if (page.length < MAX_ROWS) return found;
  }
}

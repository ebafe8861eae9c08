import "server-only";
import { z } from "zod";
import { OutsideError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";

/** IGDB omits empty fields: null. */
export function optional<T>(schema: z.ZodType<T>) {
  return schema.nullish().transform((value) => value ?? null);
}

/** A relation to one row; null if it is malformed or not expanded. */
export function one<T>(schema: z.ZodType<T>) {
  return schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

/** A relation to many rows; malformed members, and those not expanded, are left out. */
export function many<T>(schema: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((members) =>
      (members ?? []).flatMap((member) => {
        const result = schema.safeParse(member);
        return result.success ? [result.data] : [];
      }),
    );
}

/** A malformed row is left out and logged. @throws {OutsideError} `malformed` when no row can be read. */
export function parseRows<T>(endpoint: string, rows: readonly unknown[], schema: z.ZodType<T>): T[] {
  const parsed: T[] = [];
  let problem: z.ZodError | undefined;
  for (const row of rows) {
    const result = schema.safeParse(row);
    if (result.success) parsed.push(result.data);
    else problem ??= result.error;
  }
  if (!problem) return parsed;
  if (parsed.length === 0) throw new OutsideError("igdb", "malformed", { cause: problem });
  const issue = problem.issues[0];
  log.warn("igdb_rows_left_out", {
    endpoint,
    rows: rows.length,
    leftOut: rows.length - parsed.length,
    reason: `${issue?.path.join(".")}: ${issue?.message}`,
  });
  return parsed;
}

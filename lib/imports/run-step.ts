import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { STORED_COVERS } from "@/lib/games/images";
import { jsonOf } from "@/lib/supabase/answers";
import { unknownImport } from "./get-imports";
import type { Step, StepAnswer } from "./schema";

/** For one batch. */
export const STEP_TIME_LIMIT_MS = 30_000;

/** Rows or games of one call: less than a second's work. */
const BATCHES: Record<Step, number> = { match: 1000, write: 250, undo: 500 };

/** One batch of matching, writing or undoing; all of it or nothing. @throws {AppError} `not_found`, `conflict` in another state */
export async function runStep({ supabase }: CurrentUser, id: string, step: Step): Promise<StepAnswer> {
  const batch = { import: id, batch: BATCHES[step] };
  const query =
    step === "write"
      ? supabase.rpc("write_import", { ...batch, cover_prefix: STORED_COVERS })
      : supabase.rpc(`${step}_import`, batch);
  const answer = await jsonOf<StepAnswer | null>(query);
  if (!answer) throw unknownImport();
  // Only a step of the write counts.
  return { ...answer, written: answer.written ?? 0, records: answer.records ?? 0 };
}

import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { UNKNOWN_IMPORT } from "./input";
import {
  IMPORT_STATES,
  type ImportState,
  type ImportSummary,
  importSummarySchema,
  type PastImport,
} from "./schema";
import { READING_MAX_MS } from "./upload-limits";

export const unknownImport = () => new AppError("not_found", UNKNOWN_IMPORT);

function currentState(state: ImportState, createdAt: string): ImportState {
  const isLate = Date.now() - Date.parse(createdAt) > READING_MAX_MS;
  return state === "reading" && isLate ? "interrupted" : state;
}

const pastRowSchema = z
  .object({
    id: z.uuid(),
    source: z.string(),
    file_name: z.string(),
    created_at: z.string(),
    state: z.enum(IMPORT_STATES),
    added: z.number().int(),
    changed: z.number().int(),
    records: z.number().int(),
    left_out: importSummarySchema.shape.leftOut,
    undo_until: z.string().nullable(),
  })
  .transform(
    ({ file_name: fileName, created_at: createdAt, undo_until: undoUntil, left_out: leftOut, ...row }) => ({
      ...row,
      state: currentState(row.state, createdAt),
      fileName,
      createdAt,
      undoUntil,
      leftOut,
    }),
  );

/** The newest first. @throws {AppError} */
export function listImports({ supabase }: CurrentUser): Promise<PastImport[]> {
  return answerOf(supabase.rpc("own_imports"), z.array(pastRowSchema));
}

const { shape } = importSummarySchema;
const summaryRowSchema = z
  .object({
    ...{ id: shape.id, source: shape.source, state: shape.state, rows: shape.rows },
    ...{ file_name: z.string(), created_at: z.string(), undo_until: z.string().nullable() },
    left_to_match: shape.leftToMatch,
    counts: shape.counts,
    status_words: shape.statusWords,
    policy: shape.policy,
    written: shape.written,
    to_write: shape.toWrite,
    left_out: shape.leftOut,
    cells: shape.cells,
    records_written: shape.recordsWritten,
    records_to_write: shape.recordsToWrite,
    records: shape.records,
    profile: shape.profile,
  })
  .transform(
    ({
      file_name,
      created_at,
      undo_until,
      left_to_match,
      status_words,
      to_write,
      left_out,
      records_written,
      records_to_write,
      ...row
    }): ImportSummary => ({
      ...row,
      state: currentState(row.state, created_at),
      fileName: file_name,
      createdAt: created_at,
      undoUntil: undo_until,
      leftToMatch: left_to_match,
      statusWords: status_words,
      toWrite: to_write,
      leftOut: left_out,
      recordsWritten: records_written,
      recordsToWrite: records_to_write,
    }),
  );

/** @throws {AppError} `not_found` for an import that is not the user's */
export async function getImport({ supabase }: CurrentUser, id: string): Promise<ImportSummary> {
  const summary = await answerOf(supabase.rpc("import_summary", { import: id }), summaryRowSchema.nullable());
  if (!summary) throw unknownImport();
  return summary;
}

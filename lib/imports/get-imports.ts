import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { UNKNOWN_IMPORT } from "./input";
import { type ImportState, type ImportSummary, importSummarySchema, type PastImport } from "./schema";
import { READING_MAX_MS } from "./upload-limits";

export const unknownImport = () => new AppError("not_found", UNKNOWN_IMPORT);

function currentState({ state, createdAt }: Pick<PastImport, "state" | "createdAt">): ImportState {
  const isLate = Date.now() - Date.parse(createdAt) > READING_MAX_MS;
  return state === "reading" && isLate ? "interrupted" : state;
}

/** The newest first. @throws {AppError} */
export async function listImports({ supabase }: CurrentUser): Promise<PastImport[]> {
  const imports = await jsonOf<PastImport[]>(supabase.rpc("own_imports"));
  return imports.map((past) => ({ ...past, state: currentState(past) }));
}

/** @throws {AppError} `not_found` for an import that is not the user's */
export async function getImport({ supabase }: CurrentUser, id: string): Promise<ImportSummary> {
  const query = supabase.rpc("import_summary", { import: id });
  const summary = await answerOf(query, importSummarySchema.nullable());
  if (!summary) throw unknownImport();
  return { ...summary, state: currentState(summary) };
}

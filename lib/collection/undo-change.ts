import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";

/** Numbers of rows, of which `kept` have been changed since, and the ids of the lists among them. */
const undoneSchema = z.object({
  restored: z.number().int(),
  kept: z.number().int(),
  lists: z.array(z.uuid()),
});

/** May be repeated. @throws {AppError} `not_found` if nothing was changed by that id within the last hour */
export async function undoChange({ supabase }: CurrentUser, change: string) {
  const undone = await answerOf(supabase.rpc("undo_change", { change }), undoneSchema.nullable());
  if (!undone) throw new AppError("not_found", "This can no longer be undone.");
  return undone;
}

import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { jsonOf } from "@/lib/supabase/answers";

/**
 * Numbers of rows, of which `kept` have been changed since, the ids of the lists among them, of both users of each follow, and of the
 * games of reviews.
 */
type Undone = { restored: number; kept: number; lists: string[]; people: string[]; reviews: number[] };

/** May be repeated. @throws {AppError} `not_found` if nothing was changed by that id within the last hour */
export async function undoChange({ supabase }: CurrentUser, change: string) {
  const undone = await jsonOf<Undone | null>(supabase.rpc("undo_change", { change }));
  if (!undone) throw new AppError("not_found", "This can no longer be undone.");
  return undone;
}

import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { type ShelfOptions, shelfOptionsSchema } from "./schema";

/** What the user's shelf can be filtered by. @throws {AppError} */
export function getShelfChoices({ supabase }: CurrentUser): Promise<ShelfOptions> {
  return answerOf(supabase.rpc("shelf_choices"), shelfOptionsSchema);
}

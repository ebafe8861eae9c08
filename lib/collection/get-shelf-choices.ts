import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import type { ShelfOptions } from "./schema";

/** What the user's shelf can be filtered by. @throws {AppError} */
export function getShelfChoices({ supabase }: CurrentUser): Promise<ShelfOptions> {
  return jsonOf(supabase.rpc("shelf_choices"));
}

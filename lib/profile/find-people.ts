import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import { readPublic } from "@/lib/supabase/public-read";
import type { Person } from "./schema";

/**
 * Public profiles by the beginning of their username, 8 at most; for a user without those that a block hides. Not cached: a profile may
 * become private. @throws {AppError}
 */
export function findPeople(prefix: string, user: CurrentUser | null): Promise<Person[]> {
  return user
    ? jsonOf(user.supabase.rpc("search_people", { prefix }))
    : readPublic("search_people", { prefix });
}

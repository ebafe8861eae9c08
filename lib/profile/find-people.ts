import "server-only";
import { readPublic } from "@/lib/supabase/public-read";
import type { Person } from "./schema";

/** Public profiles by the beginning of their username, 8 at most. Not cached: a profile may become private. @throws {AppError} */
export function findPeople(prefix: string): Promise<Person[]> {
  return readPublic("search_people", { prefix });
}

import "server-only";
import { z } from "zod";
import { readPublic } from "@/lib/supabase/public-read";
import type { Person } from "./schema";

const rows = z.array(z.object({ username: z.string(), avatar_url: z.string().nullable() }));

/** Public profiles by the beginning of their username, 8 at most. Not cached: a profile may become private. @throws {AppError} */
export async function findPeople(prefix: string): Promise<Person[]> {
  const found = await readPublic("search_people", { prefix }, rows);
  return found.map(({ username, avatar_url }) => ({ username, avatarUrl: avatar_url }));
}

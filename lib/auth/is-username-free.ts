import "server-only";
import { answerOf } from "@/lib/supabase/answers";
import type { DatabaseClient } from "@/lib/supabase/database-client";
import { createPublicClient } from "@/lib/supabase/server";

/** @param client of the user who wants the name; without one, of a visitor */
export async function isUsernameFree(
  username: string,
  client: DatabaseClient = createPublicClient().client,
): Promise<boolean> {
  return answerOf(client.rpc("is_username_free", { name: username }));
}

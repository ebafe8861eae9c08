import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";

/** @param client of the user who wants the name; without one, of a visitor */
export async function isUsernameFree(
  username: string,
  client: SupabaseClient = createPublicClient().client,
): Promise<boolean> {
  return answerOf(client.rpc("is_username_free", { name: username }), z.boolean());
}

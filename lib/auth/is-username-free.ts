import "server-only";
import { z } from "zod";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";

/** Whether a user could choose this name: it is not reserved, and no user has it in whatever case. Expects a valid one. */
export async function isUsernameFree(username: string): Promise<boolean> {
  const { client } = createPublicClient();
  return answerOf(client.rpc("is_username_free", { name: username }), z.boolean());
}

import "server-only";
import { z } from "zod";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";

const rowsSchema = z.array(z.object({ username_key: z.string() }));

/** Whether nobody has this name, in whatever case. Expects a valid one. */
export async function isUsernameFree(username: string): Promise<boolean> {
  const { client } = createPublicClient();
  // Not `ilike`: the underscore, which a name may hold, is a wildcard there.
  const key = username.toLowerCase();
  const query = client.from("public_profiles").select("username_key").eq("username_key", key).limit(1);
  return (await answerOf(query, rowsSchema)).length === 0;
}

import "server-only";
import { z } from "zod";
import { rowsOf } from "@/lib/supabase/errors";
import type { Session } from "./session";
import { getUser } from "./user";

const profileSchema = z
  .object({
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
    steam_id: z.string().nullable(),
  })
  .nullable();

/** Who is signed in, as the browser may know it. */
export async function readSession(): Promise<Session> {
  const user = await getUser();
  if (!user) return { user: null };
  const query = user.supabase
    .from("profiles")
    .select("username, avatar_url, steam_id")
    .eq("id", user.id)
    .maybeSingle();
  const profile = await rowsOf(query, profileSchema);
  const { id, email } = user;
  return {
    user: {
      id,
      email,
      username: profile?.username ?? null,
      avatarUrl: profile?.avatar_url ?? null,
      steamId: profile?.steam_id ?? null,
    },
  };
}

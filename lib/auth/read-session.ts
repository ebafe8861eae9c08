import "server-only";
import { z } from "zod";
import { answerOf } from "@/lib/supabase/answers";
import type { Session } from "./session";
import { type CurrentUser, getUser } from "./user";
import { USERNAME_PATTERN } from "./username";

const profileSchema = z
  .object({
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
    steam_id: z.string().nullable(),
    show_adult: z.boolean(),
    steam_sync: z.boolean(),
    steam_synced_at: z.string().nullable(),
  })
  .nullable();

/** As `begin_steam_sync` has it, which decides. */
const DAY_MS = 86_400_000;

export async function readSession(): Promise<Session> {
  const user = await getUser();
  if (!user) return { user: null };
  const query = user.supabase
    .from("profiles")
    .select("username, avatar_url, steam_id, show_adult, steam_sync, steam_synced_at")
    .eq("id", user.id)
    .maybeSingle();
  const profile = await answerOf(query, profileSchema);
  const { id, email } = user;
  const username = profile?.username ?? null;
  return {
    user: {
      id,
      email,
      username,
      takenUsername: username === null ? await readTakenUsername(user) : null,
      avatarUrl: profile?.avatar_url ?? null,
      steamId: profile?.steam_id ?? null,
      showAdult: profile?.show_adult ?? false,
      steamSyncDue:
        profile?.steam_sync === true &&
        Date.now() - Date.parse(profile.steam_synced_at ?? "1970-01-01") > DAY_MS,
    },
  };
}

/** The username requested at sign-up, if another user got it before the confirmation. */
async function readTakenUsername({ supabase }: CurrentUser): Promise<string | null> {
  const { data } = await supabase.auth.getUser();
  const wanted: unknown = data.user?.user_metadata.username;
  return typeof wanted === "string" && USERNAME_PATTERN.test(wanted) ? wanted : null;
}

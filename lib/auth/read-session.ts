import "server-only";
import { cookies } from "next/headers";
import { answerOf } from "@/lib/supabase/answers";
import { clearSession, correctedMarker } from "@/lib/supabase/cookies";
import type { Session } from "./session";
import { type CurrentUser, getUser } from "./user";
import { USERNAME_PATTERN } from "./username";

/** The interval of `begin_steam_sync`, which decides. */
const DAY_MS = 86_400_000;
/** The interval in …_account_deletion.sql. */
const DELETION_MS = 7 * DAY_MS;

/** Corrects the marker of the session, which the browser may have lost or kept alone. */
export async function readSession(): Promise<Session> {
  const session = await readUser();
  const store = await cookies();
  const marker = correctedMarker(store, session.user !== null);
  if (marker) store.set(marker.name, marker.value, marker.options);
  return session;
}

async function readUser(): Promise<Session> {
  const user = await getUser();
  if (!user) return { user: null };
  const query = user.supabase
    .from("profiles")
    .select("username, avatar_url, steam_id, show_adult, steam_sync, steam_synced_at, deletion_requested_at")
    .eq("id", user.id)
    .maybeSingle();
  const [profile, unreadNotices] = await Promise.all([answerOf(query), countUnread(user)]);
  const requestedAt = profile?.deletion_requested_at ? Date.parse(profile.deletion_requested_at) : null;
  if (requestedAt !== null && (await isOlder(user, requestedAt))) {
    clearSession(await cookies());
    return { user: null };
  }
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
      unreadNotices,
      deletesAt: requestedAt === null ? null : new Date(requestedAt + DELETION_MS).toISOString(),
    },
  };
}

/** Whether the token is from before, of a session that the request has ended: a token is valid for up to an hour. */
async function isOlder({ supabase }: CurrentUser, requestedAt: number): Promise<boolean> {
  const { data } = await supabase.auth.getClaims();
  return (data?.claims.iat ?? 0) < Math.floor(requestedAt / 1000);
}

/** 0 if notices cannot be counted: the session does not depend on them. */
async function countUnread({ supabase }: CurrentUser): Promise<number> {
  const { data } = await supabase.rpc("count_unread_notices");
  return data ?? 0;
}

/** The username requested at sign-up, if another user got it before the confirmation. */
async function readTakenUsername({ supabase }: CurrentUser): Promise<string | null> {
  const { data } = await supabase.auth.getUser();
  const wanted: unknown = data.user?.user_metadata.username;
  return typeof wanted === "string" && USERNAME_PATTERN.test(wanted) ? wanted : null;
}

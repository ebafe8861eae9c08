import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type OwnProfile, toOwnProfile } from "./own-profile";

export async function getOwnProfile({ id, supabase }: CurrentUser): Promise<OwnProfile> {
  const row = await answerOf(supabase.from("profiles").select("*").eq("id", id).maybeSingle());
  if (!row) throw new AppError("not_found", "There is no profile for this account.");
  return toOwnProfile(row);
}

import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type OwnProfile, PROFILE_COLUMNS, profileRowSchema, toOwnProfile } from "./own-profile";

export async function getOwnProfile({ id, supabase }: CurrentUser): Promise<OwnProfile> {
  const query = supabase.from("profiles").select(PROFILE_COLUMNS).eq("id", id).maybeSingle();
  const row = await answerOf(query, profileRowSchema.nullable());
  if (!row) throw new AppError("not_found", "There is no profile for this account.");
  return toOwnProfile(row);
}

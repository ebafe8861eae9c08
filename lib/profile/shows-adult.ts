import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";

/** Whether the user has chosen to see games for adults only. @throws {AppError} when the profile cannot be read */
export async function showsAdult({ id, supabase }: CurrentUser): Promise<boolean> {
  const query = supabase.from("profiles").select("show_adult").eq("id", id).maybeSingle();
  return (await answerOf(query))?.show_adult ?? false;
}

import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { USERNAME_SET, USERNAME_TAKEN } from "@/lib/auth/username";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";

/** Sets the name once; the unique index decides between two users. @throws {AppError} `conflict` when it is taken or the user has another. */
export async function setUsername({ id, supabase }: CurrentUser, username: string): Promise<void> {
  const query = supabase
    .from("profiles")
    .upsert({ id, username }, { onConflict: "id" })
    .select("username")
    .single();
  try {
    await answerOf(query);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "conflict") throw new AppError("conflict", USERNAME_TAKEN, { cause: error });
    if (error.code === "forbidden") throw new AppError("forbidden", USERNAME_SET, { cause: error });
    throw error;
  }
}

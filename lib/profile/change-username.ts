import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { changeAgainMessage, USERNAME_TAKEN } from "@/lib/auth/username";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { getOwnProfile } from "./get-own-profile";

/** The database decides. @throws {AppError} `conflict` when it is taken, `limit_reached` within 30 days of the last change */
export async function changeUsername(user: CurrentUser, username: string): Promise<void> {
  try {
    await answerOf(user.supabase.rpc("change_username", { new_username: username }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "conflict") throw new AppError("conflict", USERNAME_TAKEN, { cause: error });
    if (error.code !== "limit_reached") throw error;
    const { usernameChangeableAt } = await getOwnProfile(user);
    throw usernameChangeableAt === null
      ? error
      : new AppError("limit_reached", changeAgainMessage(usernameChangeableAt), { cause: error });
  }
}

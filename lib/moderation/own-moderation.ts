import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { toVisibleLines } from "@/lib/storable-text";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { OwnModeration, Report } from "./schema";

/** @returns false if the user's report of this thing is open already: that one stays @throws {AppError} */
export function reportThing({ supabase }: CurrentUser, report: Report): Promise<boolean> {
  const { kind, id, gameId, reason, details } = report;
  const more = details ? toVisibleLines(details) : "";
  return answerOf(
    supabase.rpc("report_thing", {
      of_kind: kind,
      thing: id,
      why: reason,
      ...(more ? { more } : {}),
      ...(gameId ? { of_game: gameId } : {}),
    }),
  );
}

/** @throws {AppError} */
export function getOwnModeration({ supabase }: CurrentUser): Promise<OwnModeration> {
  return jsonOf(supabase.rpc("own_moderation"));
}

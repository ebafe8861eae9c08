import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { cachedRead } from "@/lib/games/cached-read";
import { profileTags } from "@/lib/profile/keys";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import { type StatisticsRow, statisticsRowSchema, type YearRow, yearRowSchema } from "./rows";

const UNAVAILABLE = "These statistics can't be loaded right now. Please try again in a moment.";

/** The figures that everyone may see; null where there are none to see. @throws {AppError}, which is never cached */
export function getPublicStatistics(userId: string): Promise<StatisticsRow | null> {
  return cachedRead(readStatistics(userId), UNAVAILABLE);
}

async function readStatistics(userId: string): Promise<StatisticsRow | null> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  const query = createPublicClient().client.rpc("shelf_statistics", { owner: userId });
  return answerOf(query, statisticsRowSchema.nullable());
}

/** A year that everyone may see; null for a year without entries, too. @throws {AppError}, which is never cached */
export function getYear(userId: string, year: number): Promise<YearRow | null> {
  return cachedRead(readYear(userId, year), UNAVAILABLE);
}

async function readYear(userId: string, year: number): Promise<YearRow | null> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  const query = createPublicClient().client.rpc("year_in_review", { owner: userId, of_year: year });
  return answerOf(query, yearRowSchema.nullable());
}

/** All figures of the user's own shelf. @throws {AppError} */
export async function getOwnStatistics({ supabase, id }: CurrentUser): Promise<StatisticsRow> {
  const query = supabase.rpc("shelf_statistics", { owner: id });
  const row = await answerOf(query, statisticsRowSchema.nullable());
  if (!row) throw new AppError("not_found", UNAVAILABLE);
  return row;
}

/** A year of the user's own shelf. @throws {AppError} `not_found` for one without entries */
export async function getOwnYear({ supabase, id }: CurrentUser, year: number): Promise<YearRow> {
  const query = supabase.rpc("year_in_review", { owner: id, of_year: year });
  const row = await answerOf(query, yearRowSchema.nullable());
  if (!row) throw new AppError("not_found", "Nothing was added, completed or played in this year.");
  return row;
}

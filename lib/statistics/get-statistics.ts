import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { cachedRead } from "@/lib/games/cached-read";
import { profileTags } from "@/lib/profile/keys";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { jsonOf } from "@/lib/supabase/answers";
import { readPublic } from "@/lib/supabase/public-read";
import type { StatisticsRow, YearRow } from "./rows";

const UNAVAILABLE = "These statistics can't be loaded right now. Please try again in a moment.";

type Owner = Pick<PublicProfile, "id" | "shownSections">;

const showsStatistics = ({ shownSections }: Owner) => shownSections.includes("statistics");

/** The figures that everyone may see; null if there are none to see. @throws {AppError}, which is never cached */
export async function getPublicStatistics(owner: Owner): Promise<StatisticsRow | null> {
  return showsStatistics(owner) ? cachedRead(readStatistics(owner.id), UNAVAILABLE) : null;
}

async function readStatistics(userId: string): Promise<StatisticsRow | null> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  return readPublic("shelf_statistics", { owner: userId });
}

/** A year that everyone may see; null for a year without entries, too. @throws {AppError}, which is never cached */
export async function getYear(owner: Owner, year: number): Promise<YearRow | null> {
  return showsStatistics(owner) ? cachedRead(readYear(owner.id, year), UNAVAILABLE) : null;
}

async function readYear(userId: string, year: number): Promise<YearRow | null> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  // In some time zones, a year begins a day before UTC's.
  if (year > new Date(Date.now() + 86_400_000).getUTCFullYear()) return null;
  return readPublic("year_in_review", { owner: userId, of_year: year });
}

/** All figures of the user's own shelf. @throws {AppError} */
export async function getOwnStatistics({ supabase, id }: CurrentUser): Promise<StatisticsRow> {
  const query = supabase.rpc("shelf_statistics", { owner: id });
  const row = await jsonOf<StatisticsRow | null>(query);
  if (!row) throw new AppError("not_found", UNAVAILABLE);
  return row;
}

/** A year of the user's own shelf. @throws {AppError} `not_found` for one without entries */
export async function getOwnYear({ supabase, id }: CurrentUser, year: number): Promise<YearRow> {
  const query = supabase.rpc("year_in_review", { owner: id, of_year: year });
  const row = await jsonOf<YearRow | null>(query);
  if (!row) throw new AppError("not_found", "Nothing was added, completed or played in this year.");
  return row;
}

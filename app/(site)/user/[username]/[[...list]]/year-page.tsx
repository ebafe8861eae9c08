import { redirect } from "next/navigation";
import { PublicYear } from "@/components/statistics/public-year";
import { type PublicProfile, shownTabs } from "@/lib/profile/public-profile";
import { toYearCard } from "@/lib/statistics/card-path";
import { getYear } from "@/lib/statistics/get-statistics";
import { yearMetadata } from "@/lib/statistics/metadata";
import { publicLinks, yearPath } from "@/lib/statistics/path";
import { toYear } from "@/lib/statistics/to-year";

export async function yearPageMetadata(profile: PublicProfile, year: number) {
  const review = await getYear(profile, year);
  return review && yearMetadata(profile, review, toYearCard(profile.username, review));
}

/** A year in review; null if it is hidden or has nothing. */
export async function yearReviewPage(profile: PublicProfile, year: number, given: string) {
  const path = yearPath(profile.username, year);
  // Temporary: the owner may take an old name or spelling back.
  if (given !== path) redirect(path);
  const review = await getYear(profile, year);
  if (!review) return null;
  return (
    <PublicYear
      year={toYear(review, publicLinks(profile, shownTabs(profile)), false)}
      sharedBy={profile.username}
    />
  );
}

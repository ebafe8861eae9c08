import { redirect } from "next/navigation";
import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { MESSAGE_METADATA, metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { StatisticsView } from "@/components/statistics/statistics-view";
import { toCardSubject } from "@/lib/profile/card-path";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile, shownTabs } from "@/lib/profile/public-profile";
import { getPublicStatistics } from "@/lib/statistics/get-statistics";
import { statisticsMetadata } from "@/lib/statistics/metadata";
import { publicLinks, statisticsPath } from "@/lib/statistics/path";
import { toStatistics } from "@/lib/statistics/to-statistics";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/stats">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~" }];
}

/** `row` is null for hidden statistics: answered with 404, like an unknown address. Another spelling of the username reads none. */
async function readPage({ params }: Props) {
  const { username } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const isCurrent = profile.username === username;
  return { profile, isCurrent, row: isCurrent ? await getPublicStatistics(profile) : null };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, row } = await readPage(props);
    if (!row) return MESSAGE_METADATA;
    return statisticsMetadata(profile, toCardSubject(profile, await getNewestGames(profile.id)));
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(PROFILE_MESSAGES, async () => {
    const { profile, isCurrent, row } = await readPage(props);
    if (!isCurrent) redirect(statisticsPath(profile.username));
    if (!row) {
      return <ProfileListNotFound />;
    }
    return (
      <>
        <h2 className="sr-only">Statistics</h2>
        <StatisticsView statistics={toStatistics(row, publicLinks(profile, shownTabs(profile)))} />
      </>
    );
  });
}

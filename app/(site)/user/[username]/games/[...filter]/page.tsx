import { redirect } from "next/navigation";
import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { MESSAGE_METADATA, metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { FilteredGamesHeading } from "@/components/profile/filtered-games-heading";
import { ProfileGames } from "@/components/profile/profile-games";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { filteredGamesPath, gamesFilterText, parseFilteredGames } from "@/lib/profile/games-filter";
import { getFilteredGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { filteredGamesMetadata } from "@/lib/statistics/metadata";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/games/[...filter]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", filter: ["~"] }];
}

/** `page` is null for a filter that finds nothing or is hidden from others: answered with 404, like an unknown address. */
async function readPage({ params }: Props) {
  const { username, filter: segments } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const route = parseFilteredGames(segments);
  // A filter has one spelling; a username may have another one, or be a former one.
  const isCurrent = profile.username === username;
  const page = route && isCurrent ? await getFilteredGames(profile, route) : null;
  return { profile, route, isCurrent, page };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, route, page } = await readPage(props);
    return route && page ? filteredGamesMetadata(profile, route, page) : MESSAGE_METADATA;
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(PROFILE_MESSAGES, async () => {
    const { profile, route, isCurrent, page } = await readPage(props);
    if (route && !isCurrent) redirect(filteredGamesPath(profile.username, route));
    if (!route || !page) {
      return <ProfileListNotFound />;
    }
    const { username } = profile;
    return (
      <>
        <FilteredGamesHeading username={username} place={route} page={page} />
        <ProfileGames
          profile={profile}
          list={{ filter: gamesFilterText(route.filter) }}
          page={page}
          hrefOf={(number) => filteredGamesPath(username, { ...route, page: number })}
        />
      </>
    );
  });
}

import { redirect } from "next/navigation";
import ProfileErrorPage from "@/app/(site)/user/error";
import { FilteredGamesHeading } from "@/components/profile/filtered-games-heading";
import { ProfileGames } from "@/components/profile/profile-games";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { ProfileNotFound } from "@/components/profile/profile-not-found";
import {
  MESSAGE_METADATA,
  metadataOrNone,
  missing,
  NotFoundPage,
  pageOrMessage,
} from "@/components/site/page-or-message";
import { filteredGamesPath, gamesFilterText, parseFilteredGames } from "@/lib/profile/games-filter";
import { getFilteredGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { filteredGamesMetadata } from "@/lib/statistics/metadata";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/games/[...filter]">;

/** For the build alone: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", filter: ["~"] }];
}

const MESSAGES = { notFound: <ProfileNotFound />, failed: ProfileErrorPage };

/** `shelf` is null for a filter that finds nothing, or that others do not have: a 404 like an unknown address below the profile. */
async function readPage({ params }: Props) {
  const { username, filter: segments } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const place = parseFilteredGames(segments);
  // A filter has one spelling; a username may have another one, or be a former one.
  const isCurrent = profile.username === username;
  const page = place && isCurrent ? await getFilteredGames(profile, place) : null;
  return { profile, place, isCurrent, shelf: place && page ? { place, page } : null };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, shelf } = await readPage(props);
    return shelf ? filteredGamesMetadata(profile, shelf.place, shelf.page) : MESSAGE_METADATA;
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(MESSAGES, async () => {
    const { profile, place: asked, isCurrent, shelf } = await readPage(props);
    if (asked && !isCurrent) redirect(filteredGamesPath(profile.username, asked));
    if (!shelf) {
      return (
        <NotFoundPage>
          <ProfileListNotFound />
        </NotFoundPage>
      );
    }
    const { username } = profile;
    const { place, page } = shelf;
    return (
      <>
        <FilteredGamesHeading username={username} place={place} page={page} />
        <ProfileGames
          profile={profile}
          list={{ filter: gamesFilterText(place.filter) }}
          page={page}
          hrefOf={(number) => filteredGamesPath(username, { ...place, page: number })}
        />
      </>
    );
  });
}

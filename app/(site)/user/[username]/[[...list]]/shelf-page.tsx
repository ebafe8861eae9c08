import { redirect } from "next/navigation";
import { JsonLd } from "@/components/page/json-ld";
import { EmptyTab, ProfileGames } from "@/components/profile/profile-games";
import { ProfileMore } from "@/components/profile/profile-more";
import { STATUS_LABELS } from "@/lib/collection/status";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { countPublicLists, getPublicLists } from "@/lib/lists/public-lists";
import { toCardSubject } from "@/lib/profile/card-path";
import { profileJsonLd } from "@/lib/profile/json-ld";
import { profileMetadata } from "@/lib/profile/metadata";
import { type ProfileRoute, profilePath } from "@/lib/profile/profile-route";
import { getNewestGames, getPublicGames } from "@/lib/profile/public-games";
import { type PublicProfile, shownTabs } from "@/lib/profile/public-profile";
import { getUserReviews } from "@/lib/reviews/public-reviews";
import { siteUrl } from "@/lib/site";

/** Null for a tab that is not shown, and beyond the last page. */
async function readGames(profile: PublicProfile, place: ProfileRoute) {
  if (!shownTabs(profile).includes(place.tab)) return null;
  const page = await getPublicGames(profile, place);
  return place.page > 1 && page.games.length === 0 ? null : page;
}

export async function shelfMetadata(profile: PublicProfile, place: ProfileRoute) {
  if (!(await readGames(profile, place))) return null;
  const card = toCardSubject(profile, await getNewestGames(profile.id));
  return profileMetadata({ profile, place, label: STATUS_LABELS[place.tab], card });
}

/** A page of a tab; null if there is none. */
export async function shelfPage(profile: PublicProfile, place: ProfileRoute, given: string) {
  const { username } = profile;
  const path = profilePath(username, place);
  // A permanent redirect is cached by browsers without limit, and the owner may take an old name or spelling back.
  if (given !== path) redirect(path);
  const page = await readGames(profile, place);
  if (!page) return null;
  const { tab } = place;
  return (
    <>
      {path === profilePath(username) ? <JsonLd data={profileJsonLd(profile, siteUrl())} /> : null}
      <h2 className="sr-only">
        {STATUS_LABELS[tab]}
        {place.page > 1 ? `, page ${place.page}` : ""}
      </h2>
      {page.games.length > 0 ? (
        <ProfileGames
          profile={profile}
          list={{ tab }}
          page={page}
          hrefOf={(number) => profilePath(username, { tab, page: number })}
        />
      ) : (
        <EmptyTab profile={profile} tab={tab} />
      )}
      {path === profilePath(username) ? await moreOf(profile) : null}
    </>
  );
}

/** The layout has read the reviews and the number of lists, too. */
async function moreOf({ id, username, favourites }: PublicProfile) {
  const [reviews, { value: lists }] = await Promise.all([
    getUserReviews(id, 1),
    readOrFallback(`the lists of ${id}`, readLists(id), { total: 0, lists: [] }),
  ]);
  return <ProfileMore username={username} reviews={reviews} lists={lists} hasAside={favourites.length > 0} />;
}

async function readLists(userId: string) {
  const [total, lists] = await Promise.all([countPublicLists(userId), getPublicLists(userId, 1)]);
  return { total, lists };
}

import { redirect } from "next/navigation";
import ProfileErrorPage from "@/app/(site)/user/error";
import { EmptyTab, ProfileGames } from "@/components/profile/profile-games";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { ProfileNotFound } from "@/components/profile/profile-not-found";
import { JsonLd } from "@/components/site/json-ld";
import {
  MESSAGE_METADATA,
  metadataOrNone,
  missing,
  NotFoundPage,
  pageOrMessage,
} from "@/components/site/page-or-message";
import { YearReview } from "@/components/statistics/year-review";
import { STATUS_LABELS } from "@/lib/collection/status";
import { toCardSubject } from "@/lib/profile/card-path";
import { profileJsonLd } from "@/lib/profile/json-ld";
import { profileMetadata } from "@/lib/profile/metadata";
import { type ProfileRoute, parseProfileRoute, profilePath } from "@/lib/profile/profile-route";
import { getNewestGames, getPublicGames } from "@/lib/profile/public-games";
import { getPublicProfile, shownTabs } from "@/lib/profile/public-profile";
import { siteUrl } from "@/lib/site";
import { toYearCard, yearCardPath } from "@/lib/statistics/card-path";
import { getYear } from "@/lib/statistics/get-statistics";
import { yearMetadata } from "@/lib/statistics/metadata";
import { parseYear, publicLinks, yearPath } from "@/lib/statistics/path";
import { toYear } from "@/lib/statistics/to-year";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/[[...list]]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", list: [] }];
}

const MESSAGES = { notFound: <ProfileNotFound />, failed: ProfileErrorPage };

/** `shelf` and `review` are null if the address has no content, or if it is another spelling (`redirectTo`). */
async function readPage({ params }: Props) {
  const { username, list = [] } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const given = `/user/${[username, ...list].join("/")}`;
  const year = parseYear(list);
  const place = parseProfileRoute(list);
  const path = pathOf(profile.username, year, place);
  const none = {
    profile,
    redirectTo: path !== null && path !== given ? path : null,
    shelf: null,
    review: null,
  };
  if (none.redirectTo) return none;
  if (year !== null) return { ...none, review: await getYear(profile, year) };
  if (!place || !shownTabs(profile).includes(place.tab)) return none;
  const page = await getPublicGames(profile, place);
  if (place.page > 1 && page.games.length === 0) return none;
  return { ...none, shelf: { place, page } };
}

function pathOf(username: string, year: number | null, place: ProfileRoute | null): string | null {
  if (year !== null) return yearPath(username, year);
  return place && profilePath(username, place);
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, shelf, review } = await readPage(props);
    if (review) return yearMetadata(profile, review, toYearCard(profile.username, review));
    if (!shelf) return MESSAGE_METADATA;
    const card = toCardSubject(profile, await getNewestGames(profile.id));
    return profileMetadata({ profile, place: shelf.place, label: STATUS_LABELS[shelf.place.tab], card });
  });
}

export default async function ProfilePage(props: Props) {
  return pageOrMessage(MESSAGES, () => renderProfile(props));
}

async function renderProfile(props: Props) {
  const { profile, redirectTo, shelf, review } = await readPage(props);
  // A permanent redirect is cached by browsers without limit, and the owner may take an old name or spelling back.
  if (redirectTo) redirect(redirectTo);
  const { username } = profile;
  if (review) {
    return (
      <YearReview
        year={toYear(review, publicLinks(profile, shownTabs(profile)))}
        cardPath={yearCardPath(toYearCard(username, review))}
      />
    );
  }
  if (!shelf) {
    return (
      <NotFoundPage>
        <ProfileListNotFound />
      </NotFoundPage>
    );
  }
  const { place, page } = shelf;
  return (
    <>
      {profilePath(username, place) === profilePath(username) ? (
        <JsonLd data={profileJsonLd(profile, siteUrl())} />
      ) : null}
      <h2 className="sr-only">
        {STATUS_LABELS[place.tab]}
        {place.page > 1 ? `, page ${place.page}` : ""}
      </h2>
      {page.games.length > 0 ? (
        <ProfileGames
          profile={profile}
          list={{ tab: place.tab }}
          page={page}
          hrefOf={(number) => profilePath(username, { tab: place.tab, page: number })}
        />
      ) : (
        <EmptyTab profile={profile} tab={place.tab} />
      )}
    </>
  );
}

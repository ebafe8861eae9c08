import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { MESSAGE_METADATA, metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { parseProfileRoute } from "@/lib/profile/profile-route";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { parseYear } from "@/lib/statistics/path";
import { shelfMetadata, shelfPage } from "./shelf-page";
import { yearPageMetadata, yearReviewPage } from "./year-page";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/[[...list]]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", list: [] }];
}

/** The profile, and what its address names: a list of games, a year, or neither. */
async function readAddress({ params }: Props) {
  const { username, list = [] } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const given = `/user/${[username, ...list].join("/")}`;
  return { profile, given, year: parseYear(list), place: parseProfileRoute(list) };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, year, place } = await readAddress(props);
    const metadata =
      year === null ? place && (await shelfMetadata(profile, place)) : await yearPageMetadata(profile, year);
    return metadata ?? MESSAGE_METADATA;
  });
}

export default async function ProfilePage(props: Props) {
  return pageOrMessage(PROFILE_MESSAGES, async () => {
    const { profile, given, year, place } = await readAddress(props);
    const page =
      year === null
        ? place && (await shelfPage(profile, place, given))
        : await yearReviewPage(profile, year, given);
    return page ?? <ProfileListNotFound />;
  });
}

import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ProfileGames } from "@/components/profile/profile-games";
import { JsonLd } from "@/components/site/json-ld";
import { STATUS_LABELS } from "@/lib/collection/status";
import { toCardSubject } from "@/lib/profile/card-path";
import { profileJsonLd } from "@/lib/profile/json-ld";
import { profileMetadata } from "@/lib/profile/metadata";
import { parseProfilePlace, profilePath } from "@/lib/profile/place";
import { getNewestGames, getPublicGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { siteUrl } from "@/lib/site";

export const ensureStatic = "navigation";
/** Whole pages only: behind a placeholder a failed read would be kept, and a 404 be a 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/[[...list]]">;

/** Nobody can have this name: the build makes a 404 of it and reads no database. */
export function generateStaticParams() {
  return [{ username: "~", list: [] }];
}

async function readPage({ params }: Props) {
  const { username, list = [] } = await params;
  const place = parseProfilePlace(list) ?? notFound();
  const profile = (await getPublicProfile(username)) ?? notFound();
  return { profile, place, given: `/user/${[username, ...list].join("/")}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile, place } = await readPage(props);
  const card = toCardSubject(profile, await getNewestGames(profile.id));
  return profileMetadata({ profile, place, label: STATUS_LABELS[place.tab], card });
}

export default async function ProfilePage(props: Props) {
  const { profile, place, given } = await readPage(props);
  const path = profilePath(profile.username, place);
  if (given !== path) permanentRedirect(path);
  if (place.page > 1 && (await getPublicGames(profile.id, place)).games.length === 0) notFound();
  return (
    <>
      {path === profilePath(profile.username) ? <JsonLd data={profileJsonLd(profile, siteUrl())} /> : null}
      <h2 className="sr-only">
        {STATUS_LABELS[place.tab]}
        {place.page > 1 ? `, page ${place.page}` : ""}
      </h2>
      <ProfileGames profile={profile} place={place} />
    </>
  );
}

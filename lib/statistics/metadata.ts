import type { Metadata } from "next";
import { plural } from "@/lib/format-count";
import { pageMetadata } from "@/lib/page-metadata";
import { type ProfileCardSubject, profileCardPath } from "@/lib/profile/card-path";
import { filterTitle } from "@/lib/profile/filter-title";
import { type FilteredGamesRoute, filteredGamesPath } from "@/lib/profile/games-filter";
import type { FilteredGames } from "@/lib/profile/public-games";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { type YearCardSubject, yearCardPath } from "./card-path";
import { statisticsPath, yearPath } from "./path";
import type { YearRow } from "./rows";

const CARD = { width: 1200, height: 630, type: "image/jpeg" };

export function statisticsMetadata(profile: PublicProfile, card: ProfileCardSubject): Metadata {
  const { username, counts } = profile;
  const metadata = pageMetadata({
    title: `${username}: Statistics`,
    description: `What ${username} plays, on Questshelf: games by status, rating, genre, platform and more.`,
    path: statisticsPath(username),
    images: [{ url: profileCardPath(card), ...CARD, alt: `${username} on Questshelf` }],
  });
  return withRobots(metadata, profile.visibility === "public" && counts.total > 0);
}

export function yearMetadata(profile: PublicProfile, row: YearRow, card: YearCardSubject): Metadata {
  const { username } = profile;
  const { year, completed, added } = row;
  const metadata = pageMetadata({
    title: `${username}: ${year} in review`,
    description: `${username}'s ${year} in games, on Questshelf: ${completed} completed, ${added} added.`,
    path: yearPath(username, year),
    images: [{ url: yearCardPath(card), ...CARD, alt: `${username}'s ${year} in games` }],
  });
  return withRobots(metadata, profile.visibility === "public");
}

/** For no search engine: the statistics and the tabs lead to the same games. */
export function filteredGamesMetadata(
  { username }: PublicProfile,
  place: FilteredGamesRoute,
  page: FilteredGames,
): Metadata {
  const title = `${filterTitle(place.filter, page.name)}${place.page > 1 ? `, page ${place.page}` : ""}`;
  const metadata = pageMetadata({
    title: `${username}: ${title}`,
    description: `${plural(page.total, "game")} of ${username} on Questshelf: ${title}.`,
    path: filteredGamesPath(username, place),
  });
  return withRobots(metadata, false);
}

/** Only public profiles are for search engines; empty ones are not. */
function withRobots(metadata: Metadata, isIndexed: boolean): Metadata {
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

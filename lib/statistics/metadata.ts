import type { Metadata } from "next";
import { plural } from "@/lib/format-count";
import { cardImage, pageMetadata } from "@/lib/page-metadata";
import { type ProfileCardSubject, profileCardPath } from "@/lib/profile/card-path";
import { filterTitle } from "@/lib/profile/filter-title";
import { type FilteredGamesRoute, filteredGamesPath } from "@/lib/profile/games-filter";
import type { FilteredGames } from "@/lib/profile/public-games";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { type YearCardSubject, yearCardPath } from "./card-path";
import { statisticsPath, yearPath } from "./path";
import type { YearRow } from "./rows";

export function statisticsMetadata(profile: PublicProfile, card: ProfileCardSubject): Metadata {
  const { username, counts } = profile;
  return pageMetadata({
    title: `${username}: Statistics`,
    description: `What ${username} plays, on Questshelf: games by status, rating, genre, platform and more.`,
    path: statisticsPath(username),
    images: [cardImage(profileCardPath(card), `${username} on Questshelf`)],
    // Only public profiles are for search engines; empty ones are not.
    isListed: profile.visibility === "public" && counts.total > 0,
  });
}

export function yearMetadata(profile: PublicProfile, row: YearRow, card: YearCardSubject): Metadata {
  const { username } = profile;
  const { year, completed, added } = row;
  return pageMetadata({
    title: `${username}: ${year} in review`,
    description: `${username}'s ${year} in games, on Questshelf: ${completed} completed, ${added} added.`,
    path: yearPath(username, year),
    images: [cardImage(yearCardPath(card), `${username}'s ${year} in games`)],
    isListed: profile.visibility === "public",
  });
}

/** For no search engine: the statistics and the tabs lead to the same games. */
export function filteredGamesMetadata(
  { username }: PublicProfile,
  place: FilteredGamesRoute,
  page: FilteredGames,
): Metadata {
  const title = `${filterTitle(place.filter, page.name)}${place.page > 1 ? `, page ${place.page}` : ""}`;
  return pageMetadata({
    title: `${username}: ${title}`,
    description: `${plural(page.total, "game")} of ${username} on Questshelf: ${title}.`,
    path: filteredGamesPath(username, place),
    isListed: false,
  });
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { plural, shortHours } from "@/lib/format-count";
import { cachedRead } from "@/lib/games/cached-read";
import { fromStoredCover } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
import { gamePath } from "@/lib/games/slug";
import { monthTitle } from "@/lib/months";
import { readPublic } from "@/lib/supabase/public-read";
import { type FilteredGamesRoute, gamesFilterText, isInFuture, parseGamesFilter } from "./games-filter";
import { profileTags } from "./keys";
import { PROFILE_LAST_PAGE, PROFILE_PAGE_SIZE, type ProfileRoute } from "./profile-route";
import { PROFILE_UNAVAILABLE, type PublicProfile } from "./public-profile";
import type { PublicGame, PublicGamesPage } from "./schema";

/** The spec's number of games on the widget. */
const NEWEST_GAMES = 12;

type GameRow = {
  id: number;
  name: string;
  coverUrl: string | null;
  releaseDate: string | null;
  releaseFormat: number | null;
  isAdult: boolean;
  // Null also in a hidden section.
  rating: number | null;
  hours: number | null;
  dateAdded: string | null;
  dateCompleted: string | null;
  plays: number | null;
  copies: string[] | null;
};

/** A page of the games that a filter finds. `name` is the catalogue's for a genre, theme, platform or developer. */
export type FilteredGames = PublicGamesPage & { name: string | null; total: number };

type Owner = Pick<PublicProfile, "id" | "shownSections" | "counts">;

/** The index of a page's first game. */
const firstOf = (page: number) => (page - 1) * PROFILE_PAGE_SIZE;

/** The newest additions first; empty beyond the last page. @throws {AppError} */
export async function getPublicGames(
  { id, counts }: Owner,
  { tab, page }: ProfileRoute,
): Promise<PublicGamesPage> {
  if (firstOf(page) >= counts[tab]) return { games: [], nextPage: null };
  return cachedRead(readPage(id, tab, page), PROFILE_UNAVAILABLE);
}

/**
 * Null if there are no games to see: none fit, the page is beyond the last, or the owner hides statistics or what is filtered by.
 * @throws {AppError}
 */
export async function getFilteredGames(
  { id, shownSections, counts }: Owner,
  { filter, page }: FilteredGamesRoute,
): Promise<FilteredGames | null> {
  if (!shownSections.includes("statistics") || firstOf(page) >= counts.total) return null;
  return cachedRead(readFiltered(id, gamesFilterText(filter), page), PROFILE_UNAVAILABLE);
}

/** @throws {AppError} */
export async function getNewestGames(userId: string): Promise<PublicGame[]> {
  return cachedRead(readNewest(userId), PROFILE_UNAVAILABLE);
}

async function readPage(userId: string, tab: ProfileRoute["tab"], page: number): Promise<PublicGamesPage> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  const games = await readShelf(userId, tab, PROFILE_PAGE_SIZE + 1, firstOf(page));
  const hasMore = games.length > PROFILE_PAGE_SIZE && page < PROFILE_LAST_PAGE;
  return { games: games.slice(0, PROFILE_PAGE_SIZE), nextPage: hasMore ? page + 1 : null };
}

async function readFiltered(userId: string, text: string, page: number): Promise<FilteredGames | null> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  const filter = parseGamesFilter(text);
  if (!filter || isInFuture(filter, Date.now())) return null;
  const first = firstOf(page);
  const query = {
    owner: userId,
    kind: filter.kind,
    value: filter.value,
    completed_in: filter.completedIn ?? null,
    page_size: PROFILE_PAGE_SIZE,
    page_offset: first,
  };
  const answer: { name: string | null; total: number; games: GameRow[] } | null = await readPublic(
    "read_filtered_shelf",
    query,
  );
  if (!answer || answer.games.length === 0) return null;
  const { name, total, games } = answer;
  const hasMore = first + games.length < total && page < PROFILE_LAST_PAGE;
  return { name, total, games: games.map(toPublicGame), nextPage: hasMore ? page + 1 : null };
}

async function readNewest(userId: string): Promise<PublicGame[]> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  return readShelf(userId, null, NEWEST_GAMES, 0);
}

async function readShelf(userId: string, tab: ProfileRoute["tab"] | null, size: number, offset: number) {
  const page = { owner: userId, of_status: tab, page_size: size, page_offset: offset };
  const rows: GameRow[] = await readPublic("read_shelf", page);
  return rows.map(toPublicGame);
}

function toPublicGame({ id, name, coverUrl, rating, ...row }: GameRow): PublicGame {
  return {
    id,
    name,
    path: gamePath({ id, name }),
    coverUrl: fromStoredCover(coverUrl),
    ...releaseOf(row.releaseDate, row.releaseFormat),
    ...(row.isAdult ? { isAdult: true } : {}),
    rating,
    facts: factsOf(row),
  };
}

type Facts = Pick<GameRow, "hours" | "dateAdded" | "dateCompleted" | "plays" | "copies">;

function factsOf({ hours, dateAdded, dateCompleted, plays, copies }: Facts): string[] {
  return [
    ...(hours ? [shortHours(hours)] : []),
    ...(dateCompleted ? [`completed ${monthTitle(dateCompleted)}`] : []),
    ...(dateAdded && !dateCompleted ? [`added ${monthTitle(dateAdded)}`] : []),
    ...(plays ? [plural(plays, "play")] : []),
    ...(copies ?? []),
  ];
}

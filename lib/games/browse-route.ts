import { textOfSegments } from "./browse-url";
import { type Choices, choicesOf, choicesOfSegment, choicesQuery } from "./choices";
import { parseGameId } from "./game-id";
import { type GameListName, GENRES } from "./genres";
import type { GameListFilter } from "./keys";

/** Games on one page of the browse screen (section 9 of the spec). */
export const BROWSE_PAGE_SIZE = 20;
/** The spec's default limit of the top-rated list is 1,000 games. */
const LAST_PAGE = 50;

/** Pages count from 1. */
export type BrowseRoute = GameListFilter & { page: number };

const SEGMENTS =
  /^(?:\/(?<list>[a-z-]+))?(?:\/dev\/(?<dev>\w+))?(?:\/pub\/(?<pub>\w+))?(?:\/q\/(?<q>[0-9a-f/]+))?(?:\/f\/(?<f>[\w.-]+))?(?:\/page\/(?<page>[1-9]\d?))?$/;

/**
 * Reads the segments that next.config.ts makes of an address: `[]` is the popular list, `["rpg", "page", "2"]` the second
 * page of a genre, `["dev", "908", "q", "6861"]` a search among a company's games.
 * @returns null for an address that does not exist; every list has exactly one.
 */
export function parseBrowseRoute(segments: readonly string[]): BrowseRoute | null {
  const groups = SEGMENTS.exec(segments.map((segment) => `/${segment}`).join(""))?.groups;
  if (!groups || segments.some((segment) => segment.includes("/"))) return null;
  const list = groups.list === undefined ? "popular" : genreOf(groups.list);
  const page = groups.page === undefined ? 1 : pageOf(groups.page);
  const dev = groups.dev === undefined ? undefined : parseGameId(groups.dev);
  const pub = groups.pub === undefined ? undefined : parseGameId(groups.pub);
  const q = groups.q && textOfSegments(groups.q);
  const choices = groups.f === undefined ? undefined : choicesOfSegment(groups.f);
  if (!list || !page || dev === null || pub === null || q === "" || choices === null) return null;
  return {
    list,
    page,
    ...(dev === undefined ? {} : { dev }),
    ...(pub === undefined ? {} : { pub }),
    ...(q === undefined ? {} : { q }),
    ...(choices === undefined ? {} : { choices }),
  };
}

function genreOf(segment: string): GameListName | null {
  return GENRES.find(({ list }) => list === segment)?.list ?? null;
}

function pageOf(segment: string): number | null {
  const page = Number(segment);
  return page >= 2 && page <= LAST_PAGE ? page : null;
}

export function browseOffset(page: number): number {
  return (page - 1) * BROWSE_PAGE_SIZE;
}

export function listHref(list: GameListName, page = 1): string {
  return `/games${list === "popular" ? "" : `/${list}`}${page > 1 ? `/page/${page}` : ""}`;
}

export type CompanyNames = { devName?: string; pubName?: string };

/** In the order of the spec's parameters. */
export function filterParams({ dev, pub, q }: GameListFilter, names: CompanyNames = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({
    dev,
    devName: names.devName,
    pub,
    pubName: names.pubName,
    q,
  })) {
    if (value !== undefined) params.set(key, String(value));
  }
  return params;
}

export function browseHref(route: BrowseRoute, names?: CompanyNames): string {
  const page = route.page > 1 ? `page=${route.page}` : "";
  const query = [String(filterParams(route, names)), route.choices].filter(Boolean).join("&");
  if (!query) return listHref(route.list, route.page);
  return `${listHref(route.list)}?${[query, page].filter(Boolean).join("&")}`;
}

/** The list with other filters. A single genre has a list of its own, unless a company or a search limits the games. */
export function withChoices(
  { list: _list, choices: _choices, ...rest }: GameListFilter,
  choices: Choices,
): GameListFilter {
  const isWhole = rest.dev === undefined && rest.pub === undefined && !rest.q;
  const [genre] = choices.genres;
  const list = isWhole && choices.genres.length === 1 && GENRES.find(({ id }) => id === genre)?.list;
  const query = choicesQuery(list ? { ...choices, genres: [] } : choices);
  return { ...rest, list: list || "popular", ...(query ? { choices: query } : {}) };
}

/** What a list is filtered and sorted by, its own genre included. */
export function choicesOfRoute({ list, dev, pub, q, choices }: GameListFilter): Choices {
  const given = choicesOf(choices);
  const own = dev === undefined && pub === undefined && !q && GENRES.find((genre) => genre.list === list);
  return own ? { ...given, genres: [...new Set([own.id, ...given.genres])] } : given;
}

export function nextBrowseHref(route: BrowseRoute, names?: CompanyNames): string | null {
  return route.page < LAST_PAGE ? browseHref({ ...route, page: route.page + 1 }, names) : null;
}

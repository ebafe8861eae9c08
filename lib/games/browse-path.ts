import { GAME_LISTS, type GameListName } from "./keys";

/** Games on one page of the browse screen (section 9 of the spec). */
const BROWSE_PAGE_SIZE = 20;
/** The spec's default limit of the top-rated list, 1000 games: nobody pages further without scrolling. */
const LAST_PAGE = 50;

export type BrowsePlace = { list: GameListName; page: number; offset: number };

/**
 * Where the segments after `/games` lead: `[]` is the popular list, `["rpg"]` a genre, `["rpg", "page", "2"]` its second
 * page. Every place has one address, so `/games/popular` and `/games/page/1` are none.
 * @returns null for an address that does not exist.
 */
export function parseBrowsePath(segments: readonly string[]): BrowsePlace | null {
  const [first] = segments;
  const list = GAME_LISTS.find((name) => name === first);
  if (list === "popular") return null;
  const [word, number, ...rest] = list ? segments.slice(1) : segments;
  const page = word === undefined ? 1 : word === "page" ? parsePage(number) : null;
  if (page === null || rest.length > 0) return null;
  return { list: list ?? "popular", page, offset: (page - 1) * BROWSE_PAGE_SIZE };
}

function parsePage(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d?$/.test(text)) return null;
  const page = Number(text);
  return page >= 2 && page <= LAST_PAGE ? page : null;
}

/** The address of a page of a list; pages count from 1. */
export function browsePath(list: GameListName, page = 1): string {
  return `/games${list === "popular" ? "" : `/${list}`}${page > 1 ? `/page/${page}` : ""}`;
}

/** The page after this one, or null where the ones with an address end. */
export function nextBrowsePath({ list, page }: BrowsePlace): string | null {
  return page < LAST_PAGE ? browsePath(list, page + 1) : null;
}

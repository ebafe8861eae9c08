import { slugify } from "@/lib/games/slug";

export const OWN_LISTS_PATH = "/lists";

/** Games on a page of a list. */
export const LIST_PAGE_SIZE = 30;
/** For the 1,000 games that a list may have. */
const LAST_PAGE = 34;
/** Lists on a page of a profile, or of the own lists. */
export const LISTS_PAGE_SIZE = 24;
/** For the 1,000 lists that a user may have. */
export const LISTS_LAST_PAGE = 42;

const LIST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isListId = (text: string) => LIST_ID.test(text);

/** The public page of a list. */
export function listPath({ id, title }: { id: string; title: string }, page = 1): string {
  const slug = /[a-z0-9]/i.test(title.normalize("NFKD")) ? slugify(title) : "list";
  return `/list/${id}/${slug}${page > 1 ? `/${page}` : ""}`;
}

/** The page of `/list/{id}/{slug}/{page}`, from the segments after the id; null for an address that does not exist. */
export function parseListPage([, number, ...rest]: readonly string[]): number | null {
  if (rest.length > 0) return null;
  if (number === undefined) return 1;
  return pageOf(number, LAST_PAGE);
}

/** The user's public lists, beside the tabs of the profile. */
export function userListsPath(username: string, page = 1): string {
  return `/user/${username}/lists${page > 1 ? `/${page}` : ""}`;
}

/** From the segments after `/user/{username}/lists`. */
export function parseListsPage([number, ...rest]: readonly string[]): number | null {
  if (rest.length > 0) return null;
  return number === undefined ? 1 : pageOf(number, LISTS_LAST_PAGE);
}

function pageOf(text: string, last: number): number | null {
  const page = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return page >= 2 && page <= last ? page : null;
}

/** Where its owner edits a list. The id is a query parameter, so that the page is static, as all personal pages are. */
export function editListPath(id: string): string {
  return `${OWN_LISTS_PATH}/edit?id=${encodeURIComponent(id)}`;
}

export function listWidgetPath(id: string): string {
  return `/widget/list/${id}`;
}

/** Whose list or list widget a URL is; null for any other. */
export function listIdOfUrl(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host) return null;
  const [, id = ""] = /^\/(?:widget\/)?list\/([^/]+)(?:\/|$)/.exec(pathname) ?? [];
  return isListId(id) ? id : null;
}

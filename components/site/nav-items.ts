/** The header's tabs, in the spec's order. */
export const NAV_ITEMS = [
  { href: "/games", label: "Popular" },
  { href: "/games/action", label: "Action" },
  { href: "/games/adventure", label: "Adventure" },
  { href: "/games/rpg", label: "RPG" },
  { href: "/calendar", label: "Calendar" },
] as const;

/** Secondary pages: in the footer and small in the menu. */
export const MORE_ITEMS = [
  { href: "/gallery", label: "Gallery" },
  { href: "/update/achievement-update", label: "What’s new" },
  { href: "/assets", label: "Assets" },
  { href: "/privacy", label: "Privacy" },
  { href: "/delete-account", label: "Delete account" },
] as const;

/** In the tabs where there is room, and always in the menu and footer. */
export const SITE_ITEMS = [{ href: "/status", label: "Status" }] as const;

/** The open page: its path, and its parameters, which hold a browse page's filters (next.config.ts). */
export type OpenPage = { pathname: string; params: { list?: string | string[] } };

/** True for the entry of the open page. Months belong to the calendar, and pages of a list to it; filtered games do not. */
export function isCurrent(href: string, { pathname, params }: OpenPage): boolean {
  if (href === "/calendar") return pathname === href || pathname.startsWith("/calendar/");
  const path = isBrowsePath(pathname) ? ["/games", ...[params.list ?? []].flat()].join("/") : pathname;
  return path.replace(/\/page\/\d+$/, "") === href;
}

/** Pages with a search field of their own. */
export function isBrowsePath(pathname: string): boolean {
  return /^\/games(\/|$)/.test(pathname);
}

/** Pages whose games are shown as a grid or a list: not those below the collection. */
export function hasGameList(pathname: string): boolean {
  return /^\/((games|company|calendar)(\/|$)|collection$)/.test(pathname);
}

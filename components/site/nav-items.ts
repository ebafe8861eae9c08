import type { IconName } from "@/components/ui/icon";

export type NavItem = { href: string; label: string; icon: IconName };

/** The signed-in user's own pages: in the header and in the bar at the bottom of phones. */
export const OWN_ITEMS: readonly NavItem[] = [
  { href: "/collection", label: "Collection", icon: "library-big" },
  { href: "/journal", label: "Journal", icon: "book-open" },
  { href: "/lists", label: "Lists", icon: "list-ordered" },
  { href: "/feed", label: "Feed", icon: "users-round" },
];

/** The catalogue's tabs, in the spec's order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { href: "/games", label: "Popular", icon: "flame" },
  { href: "/games/action", label: "Action", icon: "swords" },
  { href: "/games/adventure", label: "Adventure", icon: "mountain" },
  { href: "/games/rpg", label: "RPG", icon: "wand-sparkles" },
];

export const COLLECTION_ITEM: NavItem = { href: "/collection", label: "My Collection", icon: "library-big" };
export const STATISTICS_ITEM: NavItem = {
  href: "/collection/stats",
  label: "Statistics",
  icon: "chart-column",
};
export const SETTINGS_ITEM: NavItem = { href: "/settings", label: "Settings", icon: "settings" };
export const NOTICES_ITEM: NavItem = { href: "/notices", label: "Notices", icon: "bell" };
export const PICK_ITEM: NavItem = {
  href: "/collection/pick",
  label: "What should I play?",
  icon: "sparkles",
};
export const CALENDAR_ITEM: NavItem = { href: "/calendar", label: "Calendar", icon: "calendar" };
export const GALLERY_ITEM: NavItem = { href: "/gallery", label: "Gallery", icon: "images" };
export const STATUS_ITEM: NavItem = { href: "/status", label: "Status", icon: "activity" };

/** Where games are imported from. */
export const IMPORT_ITEMS = [
  { href: "/import", label: "File", sentence: "Import from a file" },
  { href: "/collection?import=steam", label: "Steam", sentence: "Import from Steam" },
] as const;

/** Pages about the service. */
export const ABOUT_ITEMS = [
  { href: "/update/achievement-update", label: "What’s new" },
  { href: "/assets", label: "Assets" },
  { href: "/rules", label: "Rules" },
  { href: "/privacy", label: "Privacy" },
] as const;

export const DELETE_ACCOUNT_ITEM = { href: "/delete-account", label: "Delete account" } as const;

export const FOOTER_ITEMS: readonly (Omit<NavItem, "icon"> & Partial<NavItem>)[] = [
  CALENDAR_ITEM,
  GALLERY_ITEM,
  ...ABOUT_ITEMS,
  DELETE_ACCOUNT_ITEM,
  STATUS_ITEM,
];

/** The open page: its path, and its parameters, which hold a browse page's filters (next.config.ts). */
export type OpenPage = { pathname: string; params: { list?: string | string[] } };

/**
 * True for the entry of the open page. Months belong to the calendar, a year to the journal, what the shelf leads to to the
 * collection, and pages of a list to it; filtered games do not.
 */
export function isCurrent(href: string, { pathname, params }: OpenPage): boolean {
  if (pathname === "/collection/stats/year") return href === "/journal";
  if (href === "/calendar" || OWN_ITEMS.some((item) => item.href === href))
    return pathname === href || pathname.startsWith(`${href}/`);
  const path = isBrowsePath(pathname) ? ["/games", ...[params.list ?? []].flat()].join("/") : pathname;
  return path.replace(/\/page\/\d+$/, "") === href;
}

/** Pages with a search field of their own. */
export function isBrowsePath(pathname: string): boolean {
  return /^\/games(\/|$)/.test(pathname);
}

/** Game pages, whose sections have a row of their own in the header. */
export const isGamePath = (pathname: string) => pathname.startsWith("/game/");

/** Pages whose games are shown as a grid or a list: not those below the collection. */
export function hasGameList(pathname: string): boolean {
  return /^\/((games|company|calendar)(\/|$)|collection$)/.test(pathname);
}

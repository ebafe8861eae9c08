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

/** The path of a browse page on the server, where next.config.ts has rewritten it; the browser's is the public one. */
const REWRITTEN = /^\/games\/list((?:\/\w+)*?)(?:\/(?:dev|pub|q)\/.*)?$/;

/** True for the entry of the open page; all months belong to the calendar. */
export function isCurrent(href: string, pathname: string): boolean {
  const path = pathname.replace(REWRITTEN, "/games$1");
  return path === href || (href === "/calendar" && path.startsWith("/calendar/"));
}

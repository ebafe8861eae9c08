/** The header's tabs: the browse screen's lists, in the spec's order, and the calendar. */
export const NAV_ITEMS = [
  { href: "/games", label: "Popular" },
  { href: "/games/action", label: "Action" },
  { href: "/games/adventure", label: "Adventure" },
  { href: "/games/rpg", label: "RPG" },
  { href: "/calendar", label: "Calendar" },
] as const;

/** Pages beside the lists: in the footer, and small in the menu. */
export const MORE_ITEMS = [
  { href: "/gallery", label: "Gallery" },
  { href: "/update/achievement-update", label: "What’s new" },
  { href: "/assets", label: "Assets" },
  { href: "/privacy", label: "Privacy" },
  { href: "/delete-account", label: "Delete account" },
] as const;

/** What is about the product itself: beside the tabs where there is room, and always in the menu and the footer. */
export const SITE_ITEMS = [{ href: "/status", label: "Status" }] as const;

/** True where an entry leads to the page that is open; the calendar's months are all its pages. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href === "/calendar" && pathname.startsWith("/calendar/"));
}

/** The header's tabs: the browse screen's lists, in the spec's order, and the calendar. */
export const NAV_ITEMS = [
  { href: "/games", label: "Popular" },
  { href: "/games/action", label: "Action" },
  { href: "/games/adventure", label: "Adventure" },
  { href: "/games/rpg", label: "RPG" },
  { href: "/calendar", label: "Calendar" },
] as const;

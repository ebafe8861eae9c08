import type { IconName } from "@/components/ui/icon";

export type AccountItem = { href: string; label: string; icon: IconName };

/** Pages of signed-in users, in the spec's order. */
export const ACCOUNT_ITEMS: readonly AccountItem[] = [
  { href: "/collection", label: "My Collection", icon: "library-big" },
  { href: "/lists", label: "My Lists", icon: "list-ordered" },
  { href: "/collection/stats", label: "Statistics", icon: "chart-column" },
  { href: "/settings", label: "Settings", icon: "settings" },
];

/** Sources of the menu's "Import". */
export const IMPORT_ITEMS = [
  { href: "/import", label: "File", sentence: "Import from a file" },
  { href: "/collection?import=steam", label: "Steam", sentence: "Import from Steam" },
] as const;

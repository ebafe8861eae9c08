import { LibraryBig, type LucideIcon, Settings } from "lucide-react";

export type AccountItem = { href: string; label: string; Icon: LucideIcon };

/** The pages of who is signed in, for the user menu and the phone's menu, in the spec's order. */
export const ACCOUNT_ITEMS: readonly AccountItem[] = [
  { href: "/collection", label: "My Collection", Icon: LibraryBig },
  { href: "/settings", label: "Settings", Icon: Settings },
];

/** Where a library is imported from: the menu's "Import". */
export const IMPORT_ITEMS = [{ href: "/collection?import=steam", label: "Steam" }] as const;

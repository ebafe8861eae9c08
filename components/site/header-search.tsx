"use client";

import { usePathname } from "next/navigation";
import { SearchBox } from "@/components/games/search/search-box";
import { PaletteKey } from "@/components/page/palette-key";
import { Icon } from "@/components/ui/icon";
import { isBrowsePath } from "./nav-items";
import { SearchSheetButton } from "./sheet-buttons";

/**
 * A search box on wide screens, with a button that opens the command palette, and a button on others. On browse pages a button
 * that leads to the page's own field, once that is scrolled out of view. boot.ts has the keys.
 */
export function HeaderSearch() {
  const isBrowse = isBrowsePath(usePathname());
  if (isBrowse) {
    return (
      <button
        type="button"
        aria-label="Search the catalogue"
        data-opens="search"
        className="header-button header-search-again"
      >
        <Icon name="search" className="size-5" />
      </button>
    );
  }
  return (
    <>
      <SearchBox className="header-search max-[1120px]:hidden">
        <PaletteKey className="peer-focus:hidden" />
      </SearchBox>
      <SearchSheetButton className="min-[1120px]:hidden" />
    </>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { SearchBox } from "@/components/games/search/search-box";
import { Icon } from "@/components/ui/icon";
import { isBrowsePath } from "./nav-items";
import { SearchSheetButton } from "./sheet-buttons";

const SHORTCUT = "/";

/** The field of the open page; hidden pages may have one, too. */
function browseField(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>("main input[name=q]")].find((field) =>
    field.checkVisibility(),
  );
}

/**
 * A search box on wide screens, which "/" focuses, and a button on others. On browse pages a button that leads to the
 * page's own field, once that has scrolled away.
 */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const isBrowse = isBrowsePath(usePathname());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]"))
        return;
      const field = input.current ?? browseField();
      if (!field?.checkVisibility()) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  if (isBrowse) {
    return (
      <button
        type="button"
        aria-label="Search the catalogue"
        onClick={() => browseField()?.focus()}
        className="header-button header-search-again"
      >
        <Icon name="search" className="size-5" />
      </button>
    );
  }
  return (
    <>
      <SearchBox inputRef={input} shortcut={SHORTCUT} className="header-search max-lg:hidden" />
      <SearchSheetButton className="lg:hidden" />
    </>
  );
}

"use client";

import { Account } from "./account";
import { GameNavRow, HeaderNav } from "./header-nav";
import { HeaderSearch } from "./header-search";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";
import { MenuSheetButton, SearchSheetButton } from "./sheet-buttons";
import { StatusLink } from "./status-link";
import { ViewToggle } from "./view-toggle";

export function SiteHeader() {
  return (
    <HidingHeader>
      <div className="group/header wrap flex flex-wrap items-center gap-x-2.5 md:gap-x-2 lg:gap-x-4 xl:gap-x-6">
        <Logo />
        <HeaderNav />
        <div className="ml-auto flex h-14 items-center gap-1.5 md:h-16 lg:gap-3 xl:gap-4">
          <HeaderSearch className="w-[196px] max-lg:hidden xl:w-[300px]" />
          <SearchSheetButton className="lg:hidden" />
          <StatusLink />
          <ViewToggle className="max-md:hidden" />
          <div className="flex min-w-[38px] justify-end md:min-w-[72px]">
            <Account />
          </div>
          <MenuSheetButton className="md:hidden" />
        </div>
        <GameNavRow />
      </div>
    </HidingHeader>
  );
}

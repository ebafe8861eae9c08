"use client";

import { usePathname } from "next/navigation";
import { Account } from "./account";
import { GameNavRow, HeaderNav } from "./header-nav";
import { HeaderSearch } from "./header-search";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";
import { hasGameList } from "./nav-items";
import { MenuSheetButton } from "./sheet-buttons";
import { StatusLink } from "./status-link";
import { ViewToggle } from "./view-toggle";

export function SiteHeader() {
  const pathname = usePathname();
  return (
    <HidingHeader>
      <div className="group/header wrap flex flex-wrap items-center gap-x-2.5 md:gap-x-4 xl:gap-x-6">
        <Logo />
        <HeaderNav />
        <div className="ml-auto flex h-14 items-center gap-1.5 md:h-16 md:gap-1 lg:gap-3 xl:gap-4">
          <HeaderSearch />
          <StatusLink />
          {hasGameList(pathname) ? <ViewToggle className="max-md:hidden" /> : null}
          <div className="flex min-w-[38px] justify-end md:min-w-[72px] [[data-user]_&]:min-w-[38px]">
            <Account />
          </div>
          <MenuSheetButton className="md:hidden" />
        </div>
        <GameNavRow />
      </div>
    </HidingHeader>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { ViewToggle } from "@/components/page/view-toggle";
import { Account } from "./account";
import { GameNavRow } from "./header-nav";
import { HeaderSearch } from "./header-search";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";
import { hasGameList } from "./nav-items";
import { NavLinks } from "./nav-links";
import { MenuSheetButton } from "./sheet-buttons";
import { StatusLink } from "./status-link";

export function SiteHeader() {
  const pathname = usePathname();
  return (
    <HidingHeader>
      <div className="wrap site-header-row">
        <Logo />
        <NavLinks />
        <div className="ml-auto flex items-center gap-1 max-[360px]:gap-0">
          <HeaderSearch />
          <StatusLink />
          {hasGameList(pathname) ? <ViewToggle className="max-[900px]:hidden" /> : null}
          <div className="header-account">
            <Account />
          </div>
          <MenuSheetButton className="signed-out-only min-[900px]:hidden" />
        </div>
      </div>
      <GameNavRow />
    </HidingHeader>
  );
}

"use client";

import { UsernamePrompt } from "@/components/auth/username-prompt";
import { QueryProvider } from "@/components/ui/query-provider";
import { Account } from "./account";
import { HeaderSearch } from "./header-search";
import { SessionSync } from "./session-sync";
import { MenuSheetButton, SearchSheetButton } from "./sheet-buttons";
import { StatusLink } from "./status-link";
import { ViewToggle } from "./view-toggle";

export function HeaderToolsLive() {
  return (
    <QueryProvider>
      <HeaderSearch className="w-[196px] max-lg:hidden xl:w-[300px] xl:group-has-[[data-detail-nav]]/header:w-[190px]" />
      <SearchSheetButton className="lg:hidden" />
      <StatusLink />
      <ViewToggle className="max-md:hidden" />
      <div className="flex min-w-[38px] justify-end md:min-w-[72px]">
        <Account />
      </div>
      <MenuSheetButton className="md:hidden" />
      <SessionSync />
      <UsernamePrompt />
    </QueryProvider>
  );
}

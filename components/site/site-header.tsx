import { Account } from "./account";
import { HeaderSearch } from "./header-search";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";
import { NavTabs } from "./nav-tabs";
import { MenuSheetButton, SearchSheetButton } from "./sheet-buttons";
import { ViewToggle } from "./view-toggle";

/** The header of every page but the widget's. */
export function SiteHeader() {
  return (
    <HidingHeader>
      <div className="wrap flex h-14 items-center gap-2.5 md:h-16 md:gap-6">
        <Logo />
        <NavTabs className="max-md:hidden" />
        <div className="ml-auto flex items-center gap-1.5 md:gap-4">
          <HeaderSearch className="w-[260px] max-lg:hidden xl:w-[300px]" />
          <SearchSheetButton className="lg:hidden" />
          <ViewToggle className="max-md:hidden" />
          <div className="flex min-w-[38px] justify-end md:min-w-[72px]">
            <Account />
          </div>
          <MenuSheetButton className="md:hidden" />
        </div>
      </div>
    </HidingHeader>
  );
}

import { HeaderTools } from "./header-tools";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";
import { NavTabs } from "./nav-tabs";

/** The header of every page but the widget's. */
export function SiteHeader() {
  return (
    <HidingHeader>
      <div className="wrap flex h-14 items-center gap-2.5 md:h-16 md:gap-6">
        <Logo />
        <NavTabs className="max-md:hidden" />
        <div className="ml-auto flex items-center gap-1.5 md:gap-4">
          <HeaderTools />
        </div>
      </div>
    </HidingHeader>
  );
}

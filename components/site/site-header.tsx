import { HeaderNav } from "./header-nav";
import { HeaderTools } from "./header-tools";
import { HidingHeader } from "./hiding-header";
import { Logo } from "./logo";

/** The header of every page but the widget's. */
export function SiteHeader() {
  return (
    <HidingHeader>
      <div className="group/header wrap flex flex-wrap items-center gap-x-2.5 md:gap-x-2 lg:gap-x-4 xl:flex-nowrap xl:gap-x-6">
        <Logo />
        <HeaderNav />
        <div className="ml-auto flex h-14 items-center gap-1.5 md:h-16 lg:gap-3 xl:gap-4">
          <HeaderTools />
        </div>
      </div>
    </HidingHeader>
  );
}

"use client";

import { useLinkStatus } from "next/link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { isCurrent, isGamePath, NAV_ITEMS, type NavItem, OWN_ITEMS } from "./nav-items";
import { useOpenPage } from "./use-open-page";

/** Own pages first, then the catalogue's tabs, which give way to the sections of a game. */
export function NavLinks() {
  const page = useOpenPage();
  const isGame = isGamePath(page.pathname);
  return (
    <>
      <nav aria-label="Yours" className="signed-in-only header-nav">
        <Tabs items={OWN_ITEMS} />
      </nav>
      {isGame ? null : (
        <nav aria-label="Games" className="header-nav header-nav-games">
          <Tabs items={NAV_ITEMS} />
        </nav>
      )}
    </>
  );
}

function Tabs({ items }: { items: readonly NavItem[] }) {
  const page = useOpenPage();
  return items.map(({ href, label }) => (
    <Link key={href} href={href} aria-current={isCurrent(href, page) ? "page" : undefined}>
      {label}
      <PendingLine />
    </Link>
  ));
}

/** Shown while the page loads, after 100 ms, so that fast pages show nothing. */
function PendingLine() {
  const { pending } = useLinkStatus();
  return <span aria-hidden="true" className={pending ? "opacity-100 delay-100" : undefined} />;
}

/** The signed-in user's bar at the bottom of phones, with the button that adds a game. */
export function BottomBar() {
  const page = useOpenPage();
  const tab = ({ href, label, icon }: NavItem) => (
    <Link key={href} href={href} aria-current={isCurrent(href, page) ? "page" : undefined}>
      <Icon name={icon} className="size-[21px]" />
      {label}
    </Link>
  );
  return (
    <nav aria-label="Yours" data-bottom-bar="nav" className="signed-in-only bottom-bar">
      {OWN_ITEMS.slice(0, 2).map(tab)}
      <button type="button" aria-label="Add game" data-opens="add-game">
        <span className={page.pathname === "/collection" ? "bottom-bar-lamp" : undefined}>
          <Icon name="plus" className="size-[22px]" />
        </span>
      </button>
      {OWN_ITEMS.slice(2).map(tab)}
    </nav>
  );
}

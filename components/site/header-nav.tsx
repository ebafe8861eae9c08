"use client";

import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { NavTabs } from "./nav-tabs";
import { goBackTo } from "./previous-page";

const DetailNav = lazyPart(() => import("./detail-nav").then((module) => module.DetailNav));

/** The lists that "Back" returns to; from any other page it leads to `/games`. */
const LISTS = /^\/(games|company)(\/|$)/;

/** List tabs; a game page has "Back" and its sections instead, in a row of their own. */
export function HeaderNav() {
  return isGamePage(usePathname()) ? null : <NavTabs className="max-md:hidden" />;
}

export function GameNavRow() {
  if (!isGamePage(usePathname())) return null;
  return (
    <div data-detail-nav="" className="-mx-2.5 flex h-11 w-[calc(100%+20px)] min-w-0 items-center pb-1.5">
      <Link
        href="/games"
        onNavigate={(event) => goBackTo(LISTS, event)}
        className="flex h-9 shrink-0 items-center gap-1.5 rounded-pill px-2.5 font-medium text-[14px] text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        Back
      </Link>
      <Suspense>
        <DetailNav />
      </Suspense>
    </div>
  );
}

const isGamePage = (pathname: string) => pathname.startsWith("/game/");

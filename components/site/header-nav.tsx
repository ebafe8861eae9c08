"use client";

import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { NavTabs } from "./nav-tabs";

const DetailNav = lazyPart(() => import("./detail-nav").then((module) => module.DetailNav));

/** Goes back in the history if the games were the previous page, which restores their scroll position. */
function goBackToGames(event: { preventDefault: () => void }) {
  // Not in older browsers.
  const before = window.navigation?.entries()[(window.navigation.currentEntry?.index ?? 0) - 1];
  if (!before?.url || new URL(before.url).pathname !== "/games") return;
  event.preventDefault();
  window.history.back();
}

/** List tabs; on wide screens a game page has "Back" and its sections instead. */
export function HeaderNav() {
  if (!isGamePage(usePathname())) return <NavTabs className="max-md:hidden" />;
  return <GameNav className="max-xl:hidden xl:flex-1" />;
}

/**
 * The same in a row of its own on narrow screens. It is in the document twice so that the focus order matches
 * what is seen.
 */
export function GameNavRow() {
  if (!isGamePage(usePathname())) return null;
  return <GameNav className="-mx-2.5 h-11 w-[calc(100%+20px)] pb-1.5 xl:hidden" />;
}

const isGamePage = (pathname: string) => pathname.startsWith("/game/");

function GameNav({ className }: { className: string }) {
  return (
    <div data-detail-nav="" className={cn("flex min-w-0 items-center", className)}>
      <Link
        href="/games"
        onNavigate={goBackToGames}
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

"use client";

import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { cn } from "@/components/ui/cn";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { NavTabs } from "./nav-tabs";

const DetailNav = lazyPart(() => import("./detail-nav").then((module) => module.DetailNav));

/** Who came from the games finds them as they were left, at the same card. */
function goBackToGames(event: { preventDefault: () => void }) {
  // Older browsers do not tell where the visitor was before.
  const before = window.navigation?.entries()[(window.navigation.currentEntry?.index ?? 0) - 1];
  if (!before?.url || new URL(before.url).pathname !== "/games") return;
  event.preventDefault();
  window.history.back();
}

/** The tabs of the lists; on a game's page the way back and its sections, where the row has room for them. */
export function HeaderNav() {
  if (!isGamePage(usePathname())) return <NavTabs className="max-md:hidden" />;
  return <GameNav className="max-xl:hidden xl:flex-1" />;
}

/**
 * The way back from a game's page and its sections in a row of their own, where the header is narrow. It stands twice in the
 * document, because in each place the focus is to come to it where it is seen.
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
        <ArrowLeftIcon className="size-4" />
        Back
      </Link>
      <Suspense>
        <DetailNav />
      </Suspense>
    </div>
  );
}

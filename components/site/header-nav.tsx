"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { NavTabs } from "./nav-tabs";

const DetailNav = lazy(() => import("./detail-nav").then((module) => ({ default: module.DetailNav })));

/** Who came from the games finds them as they were left, at the same card. */
function goBackToGames(event: { preventDefault: () => void }) {
  // Older browsers do not tell where the visitor was before.
  const before = window.navigation?.entries()[(window.navigation.currentEntry?.index ?? 0) - 1];
  if (!before?.url || new URL(before.url).pathname !== "/games") return;
  event.preventDefault();
  window.history.back();
}

/** The tabs of the lists; on a game's page the way back and its sections, in a row of their own where it is narrow. */
export function HeaderNav() {
  if (!usePathname().startsWith("/game/")) return <NavTabs className="max-md:hidden" />;
  return (
    <div
      data-detail-nav=""
      className="order-last flex h-11 w-full min-w-0 items-center pb-1.5 max-xl:-mx-2.5 max-xl:w-[calc(100%+20px)] xl:order-none xl:h-auto xl:w-auto xl:flex-1 xl:pb-0"
    >
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

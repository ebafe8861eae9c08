"use client";

import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { goBackTo } from "@/components/page/previous-page";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { isGamePath } from "./nav-items";

const DetailNav = lazyPart(() => import("./detail-nav").then((module) => module.DetailNav));

/** The lists that "Back" returns to; from any other page it leads to `/games`. */
const LISTS = /^\/(games|company)(\/|$)/;

/** The header's second row on a game's page: Back and its sections. */
export function GameNavRow() {
  if (!isGamePath(usePathname())) return null;
  return (
    <div className="border-line border-t">
      <div className="wrap flex h-[46px] items-center gap-1">
        <Link href="/games" onNavigate={(event) => goBackTo(LISTS, event)} className="detail-link -ml-3">
          <Icon name="arrow-left" className="size-4" />
          <span className="max-md:sr-only">Back</span>
        </Link>
        <Suspense>
          <DetailNav />
        </Suspense>
      </div>
    </div>
  );
}

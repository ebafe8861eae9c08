"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { NavTabs } from "./nav-tabs";

const DetailNav = lazy(() => import("./detail-nav").then((module) => ({ default: module.DetailNav })));

/** The tabs of the lists, or the sections of a game where the page shows one. */
export function HeaderNav() {
  if (!usePathname().startsWith("/game/")) return <NavTabs className="max-md:hidden" />;
  return (
    <Suspense fallback={<div className="order-last h-11 w-full xl:hidden" />}>
      <DetailNav />
    </Suspense>
  );
}

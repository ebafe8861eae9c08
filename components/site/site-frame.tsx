import type { ReactNode } from "react";
import { RatingHost } from "@/components/collection/rating/rating-host";
import { Offline } from "@/components/offline/offline";
import { BottomBar } from "./nav-links";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <Offline />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
      <RatingHost />
    </>
  );
}

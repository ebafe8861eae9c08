import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-lamp px-4 py-2.5 font-semibold text-lamp-ink focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

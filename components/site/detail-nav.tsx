"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import { ExternalLink } from "@/components/ui/external-link";
import { currentSections, subscribeToSections } from "@/components/ui/page-sections-store";
import { SectionTabs } from "./section-tabs";

const nothingYet = () => null;

const linkClasses =
  "flex h-9 shrink-0 items-center gap-1.5 rounded-pill px-2.5 font-medium text-[14px] text-ink-2 hover:text-ink";

/** The header's way back, the sections of the page and the page at IGDB; a row of its own where it is narrow. */
export function DetailNav() {
  const page = useSyncExternalStore(subscribeToSections, currentSections, nothingYet);
  return (
    <div
      data-detail-nav=""
      className="order-last flex h-11 w-full min-w-0 items-center pb-1.5 max-xl:-mx-2.5 max-xl:w-[calc(100%+20px)] xl:order-none xl:h-auto xl:w-auto xl:flex-1 xl:pb-0"
    >
      <Link href="/games" className={linkClasses}>
        <Arrow className="rotate-180" />
        Back
      </Link>
      <SectionTabs sections={page?.sections ?? []} />
      {page && (
        <ExternalLink href={page.sourceUrl} variant="plain" className={linkClasses}>
          IGDB
          <Arrow className="-rotate-45" />
        </ExternalLink>
      )}
    </div>
  );
}

function Arrow({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-4 ${className}`}
    >
      <path d="M5 12h14m-7-7 7 7-7 7" />
    </svg>
  );
}

"use client";

import { ArrowUpRight } from "lucide-react";
import { ExternalLink } from "@/components/ui/external-link";
import { usePageSections } from "./page-sections-store";
import { SectionTabs } from "./section-tabs";

/** The sections of the page that is shown, and its page at IGDB. */
export function DetailNav() {
  const page = usePageSections();
  if (!page) return null;
  return (
    <>
      <SectionTabs sections={page.sections} />
      <ExternalLink
        href={page.sourceUrl}
        variant="plain"
        className="ml-auto flex h-9 shrink-0 items-center gap-1 rounded-pill px-2.5 font-medium text-[14px] text-ink-2 hover:text-ink"
      >
        IGDB
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </ExternalLink>
    </>
  );
}

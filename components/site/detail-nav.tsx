"use client";

import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { usePageSections } from "./page-sections-store";
import { SectionTabs } from "./section-tabs";

/** The page's sections and its IGDB page. */
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
        <Icon name="arrow-up-right" className="size-4" />
      </ExternalLink>
    </>
  );
}

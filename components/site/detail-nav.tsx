"use client";

import { useSyncExternalStore } from "react";
import { usePageSections } from "@/components/page/page-sections-store";
import { goBackTo, previousPage } from "@/components/page/previous-page";
import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { SectionTabs } from "./section-tabs";

/** From the shelf the way back to it, the page's sections and its IGDB page. */
export function DetailNav() {
  const page = usePageSections();
  if (!page) return null;
  return (
    <>
      <BackToCollection />
      <SectionTabs sections={page.sections} />
      <ExternalLink
        href={page.sourceUrl}
        variant="plain"
        className="detail-link -mr-3 ml-auto max-[900px]:hidden"
      >
        IGDB
        <Icon name="arrow-up-right" className="size-4" />
      </ExternalLink>
    </>
  );
}

const COLLECTION = /^\/collection$/;

function BackToCollection() {
  const isFromShelf = useSyncExternalStore(onNavigation, cameFromShelf, () => false);
  if (!isFromShelf) return null;
  return (
    <Link
      href="/collection"
      aria-label="Back to my collection"
      data-tip="Back to my collection"
      onNavigate={(event) => goBackTo(COLLECTION, event)}
      className="detail-link"
    >
      <Icon name="library-big" className="size-4" />
      <span className="max-lg:hidden">Back to my collection</span>
    </Link>
  );
}

const cameFromShelf = () => COLLECTION.test(previousPage()?.path ?? "");

function onNavigation(onChange: () => void) {
  window.navigation?.addEventListener("currententrychange", onChange);
  return () => window.navigation?.removeEventListener("currententrychange", onChange);
}

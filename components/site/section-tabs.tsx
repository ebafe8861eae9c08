"use client";

import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import type { PageSections } from "@/components/page/page-sections-store";
import { findSection, useActiveSection } from "@/components/page/use-active-section";

/** Margin before the tab that the strip has scrolled to, in pixels. */
const STRIP_MARGIN_PX = 24;

/** Links to the page's sections; marks the current one. */
export function SectionTabs({ sections }: Pick<PageSections, "sections">) {
  const active = useActiveSection(sections);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tab = active && strip.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    strip.current?.scrollTo({ left: tab ? tab.offsetLeft - STRIP_MARGIN_PX : 0 });
  }, [active]);

  if (sections.length === 0) return null;
  return (
    <nav aria-label="Sections" className="min-w-0 flex-1">
      <ul
        ref={strip}
        className="relative flex overflow-x-auto px-1 [mask-image:linear-gradient(to_right,transparent,#000_10px,#000_calc(100%-20px),transparent)] [scrollbar-width:none]"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0 last:pr-4">
            <a
              href={`#${id}`}
              aria-current={id === active ? "location" : undefined}
              onClick={(event) => goTo(event, id)}
              onFocus={showWhole}
              className="detail-link -outline-offset-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers do not scroll to a partly visible tab. A tab under the pointer must not move. */
function showWhole({ currentTarget: tab }: FocusEvent<HTMLElement>) {
  if (!tab.matches(":focus-visible")) return;
  tab.closest("ul")?.scrollTo({ left: tab.offsetLeft - STRIP_MARGIN_PX });
}

/** Scrolls by script: a hidden previous page may have sections with the same ids. */
function goTo(event: MouseEvent, id: string) {
  const section = findSection(id);
  if (!section) return;
  event.preventDefault();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  history.replaceState(null, "", `#${id}`);
  section.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
  section.focus({ preventScroll: true });
}

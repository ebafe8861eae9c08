"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { CollectionFilter } from "@/lib/collection/keys";
import type { ShelfGroupPart } from "@/lib/collection/schema";
import type { ShelfGroup } from "@/lib/collection/shelf-choices";
import { STATUS_LABELS, STATUSES } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { choicesOf } from "./active-choices";
import { heightOf, ShelfRows } from "./shelf-rows";
import type { RowWindow } from "./use-row-window";

/** Groups are rendered this far beyond the screen. */
const NEAR = "1200px 0px";

type GroupedRowsProps = { filter: CollectionFilter; groups: readonly ShelfGroupPart[] };

/** The shelf in groups. Groups far from the screen are empty, with the height of their games. */
export function GroupedRows({ filter, groups }: GroupedRowsProps) {
  const { group: kind } = choicesOf(filter.more);
  const [view, setView] = useState<RowWindow | null>(null);
  let offset = 0;
  return groups.map((group, index) => {
    const first = offset;
    offset += group.games;
    // The others need the height of its rows.
    if (!view && index > 0) return null;
    return (
      <GroupSection
        key={group.key}
        title={titleOf(kind, group)}
        filter={filter}
        count={group.games}
        offset={first}
        view={view}
        onView={index === 0 ? setView : undefined}
      />
    );
  });
}

type GroupSectionProps = {
  title: string;
  filter: CollectionFilter;
  count: number;
  offset: number;
  view: RowWindow | null;
  onView: ((view: RowWindow) => void) | undefined;
};

function GroupSection({ title, filter, count, offset, view, onView }: GroupSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(offset === 0);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setNear(entry?.isIntersecting === true || section.current?.contains(document.activeElement) === true),
      { rootMargin: NEAR },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} aria-labelledby={id} className="not-first:mt-9">
      <h2 id={id} className="mb-4 flex items-baseline gap-2.5 text-[20px]">
        {title}
        <span className="font-sans font-normal text-[14px] text-ink-3 tabular-nums">
          {formatCount(count)}
        </span>
      </h2>
      {isNear || !view || onView ? (
        <ShelfRows filter={filter} count={count} offset={offset} {...(onView ? { onView } : {})} />
      ) : (
        <div style={{ height: heightOf(view, count) }} />
      )}
    </section>
  );
}

function titleOf(kind: ShelfGroup | null, { key, name }: ShelfGroupPart): string {
  if (kind === "status") {
    const status = STATUSES.find((one) => one === key);
    return status ? STATUS_LABELS[status] : key;
  }
  if (kind === "year") return key || "No release date";
  return name ?? (kind === "platform" ? "No platform" : "No genre");
}

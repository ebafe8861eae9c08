"use client";

import { ShallowLink } from "@/components/ui/shallow-link";
import type { CollectionFilter } from "@/lib/collection/keys";
import type { CollectionCounts } from "@/lib/collection/schema";
import { formatCount } from "@/lib/format-count";
import { collectionHref } from "./collection-href";

const CHOICES = [
  { status: "imported", label: "All imported" },
  { status: "unsorted", label: "Not sorted yet" },
] as const;

export type ImportedFilterProps = { filter: CollectionFilter; counts: CollectionCounts | undefined };

/** Within the Imported tab: all imported games, or those without a status. */
export function ImportedFilter({ filter, counts }: ImportedFilterProps) {
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Imported games" className="flex gap-2">
        {CHOICES.map(({ status, label }) => (
          <ShallowLink
            key={status}
            href={collectionHref({ ...filter, status })}
            aria-current={status === filter.status ? "page" : undefined}
            className="filter-chip"
          >
            {label}
            <span className="min-w-[1ch] tabular-nums opacity-80">
              {counts ? formatCount(counts[status]) : null}
            </span>
          </ShallowLink>
        ))}
      </nav>
      {filter.status === "unsorted" && counts && counts.unsorted > 0 ? (
        <p className="text-[13.5px] text-ink-3">Select games to give them a status together.</p>
      ) : null}
    </div>
  );
}

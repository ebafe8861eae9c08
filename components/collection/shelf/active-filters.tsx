"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icon";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionFilter } from "@/lib/collection/keys";
import { choicesOptions } from "@/lib/collection/queries";
import { plural } from "@/lib/format-count";
import { activeChoices, choicesOf, GROUP_LABELS, withGroup, withoutFilters } from "./active-choices";
import { collectionHref } from "./collection-href";
import { useFirstPage } from "./use-shelf-pages";

/** What the shelf is filtered and grouped by, each with a way to remove it. */
export function ActiveFilters({ filter }: { filter: CollectionFilter }) {
  const { data: options, isError } = useQuery(choicesOptions());
  const { data } = useFirstPage(filter);
  const more = filter.more ?? "";
  const chosen = activeChoices(more, options);
  const { group } = choicesOf(more);
  return (
    <div className="mb-5 flex min-h-[31px] flex-wrap items-center gap-2">
      <ul className="filter-chips max-md:w-auto" aria-label="Chosen filters">
        {chosen.map(({ label, without }) => (
          <li key={without}>
            <ShallowLink
              href={collectionHref({ ...filter, more: without })}
              className="filter-chip"
              aria-label={`Remove filter: ${label ?? "…"}`}
            >
              {label ?? (isError ? "Filter" : <Skeleton className="h-4 w-16 rounded-md" />)}
              <Icon name="x" className="size-3.5" />
            </ShallowLink>
          </li>
        ))}
        {group ? (
          <li>
            <ShallowLink
              href={collectionHref({ ...filter, more: withGroup(more, null) })}
              className="filter-chip"
              aria-label={`Remove groups: ${GROUP_LABELS[group]}`}
            >
              By {GROUP_LABELS[group].toLowerCase()} <Icon name="x" className="size-3.5" />
            </ShallowLink>
          </li>
        ) : null}
      </ul>
      {chosen.length > 0 ? (
        <ShallowLink
          href={collectionHref({ ...filter, more: withoutFilters(more) })}
          className="link-quiet px-1 text-[13.5px]"
        >
          Clear all
        </ShallowLink>
      ) : null}
      {chosen.length > 0 && data ? (
        <p role="status" className="ml-auto text-[13.5px] text-ink-3 tabular-nums">
          {plural(data.total, "game")}
        </p>
      ) : null}
    </div>
  );
}

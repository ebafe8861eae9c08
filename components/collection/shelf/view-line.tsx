"use client";

import { useQuery } from "@tanstack/react-query";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionFilter } from "@/lib/collection/keys";
import { choicesOptions } from "@/lib/collection/queries";
import { SORT_LABELS } from "@/lib/collection/sort";
import { plural } from "@/lib/format-count";
import { activeChoices, choicesOf, GROUP_LABELS, withGroup } from "./active-choices";
import { collectionHref } from "./collection-href";
import { useFirstPage } from "./use-shelf-pages";

/** What the view of the shelf shows besides its default: each part is a link that removes it. */
export function ViewLine({ filter }: { filter: CollectionFilter }) {
  const more = filter.more ?? "";
  const { data: options, isError } = useQuery({ ...choicesOptions(), enabled: more !== "" });
  const { data } = useFirstPage(filter);
  const { group } = choicesOf(more);
  const unsorted = data?.counts.unsorted ?? 0;
  const isImported = filter.status === "imported" || filter.status === "unsorted";
  const parts = [
    ...activeChoices(more, options).map(({ label, without }) => ({
      label: label ?? (isError ? "Filter" : null),
      name: `Remove filter: ${label ?? "…"}`,
      href: collectionHref({ ...filter, more: without }),
    })),
    ...(group
      ? [
          {
            label: `in groups by ${GROUP_LABELS[group].toLowerCase()}`,
            name: `Remove groups: in groups by ${GROUP_LABELS[group].toLowerCase()}`,
            href: collectionHref({ ...filter, more: withGroup(more, null) }),
          },
        ]
      : []),
    ...(filter.sort === "added"
      ? []
      : [
          {
            label: `by ${SORT_LABELS[filter.sort].toLowerCase()}`,
            name: `Remove order: by ${SORT_LABELS[filter.sort].toLowerCase()}`,
            href: collectionHref({ ...filter, sort: "added" }),
          },
        ]),
  ];
  if (parts.length === 0 && !(isImported && unsorted > 0)) return null;
  return (
    <div className="view-line">
      {isImported && unsorted > 0 ? (
        <nav aria-label="Imported games" className="flex gap-4">
          <ImportedLink
            filter={filter}
            status="imported"
            label="All imported"
            count={data?.counts.imported}
          />
          <ImportedLink filter={filter} status="unsorted" label="Not sorted yet" count={unsorted} />
        </nav>
      ) : null}
      {parts.length > 0 ? (
        <div>
          <fieldset>
            <legend className="sr-only">Chosen filters</legend>
            {parts.map(({ label, name, href }) => (
              <span key={href}>
                <ShallowLink href={href} aria-label={name} data-tip={name}>
                  {label ?? <Skeleton className="inline-block h-4 w-16 align-middle" />}
                </ShallowLink>
              </span>
            ))}
          </fieldset>
          <ShallowLink
            href={collectionHref({ ...filter, sort: "added", more: undefined })}
            className="font-semibold text-lamp-text"
          >
            Clear
          </ShallowLink>
          {data ? (
            <p role="status" className="ml-auto shrink-0 text-ink-3 tabular-nums">
              {plural(data.total, "game")}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type ImportedLinkProps = {
  filter: CollectionFilter;
  status: "imported" | "unsorted";
  label: string;
  count: number | undefined;
};

function ImportedLink({ filter, status, label, count }: ImportedLinkProps) {
  return (
    <ShallowLink
      href={collectionHref({ ...filter, status })}
      aria-current={status === filter.status ? "page" : undefined}
    >
      {label} <span className="text-ink-3 tabular-nums">{count}</span>
    </ShallowLink>
  );
}

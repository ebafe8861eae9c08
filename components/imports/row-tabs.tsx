"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { ShallowLink } from "@/components/ui/shallow-link";
import { formatCount } from "@/lib/format-count";
import type { ImportSummary, RowKind } from "@/lib/imports/schema";
import { CheckList } from "./check-list";
import { KIND_LABELS } from "./import-words";
import { RowList } from "./row-list";

type RowTabsProps = { summary: ImportSummary; kinds: readonly RowKind[] };

/** The rows of an import by what they are; the open tab is in the URL. */
export function RowTabs({ summary: { id, counts }, kinds }: RowTabsProps) {
  const path = usePathname();
  const query = useSearchParams();
  const shown = kinds.filter((kind) => counts[kind] > 0 || query.get("show") === kind);
  const first = shown.includes("check") ? "check" : shown[0];
  const current = shown.find((kind) => kind === query.get("show")) ?? first;
  if (current === undefined) return <p className="text-ink-2">Nothing is left to decide.</p>;
  const hrefOf = (kind: RowKind) => {
    const next = new URLSearchParams(query);
    next.set("show", kind);
    return `${path}?${next}`;
  };
  return (
    <>
      <nav aria-label="Rows" className="segments">
        {shown.map((kind) => (
          <ShallowLink
            key={kind}
            href={hrefOf(kind)}
            aria-current={kind === current ? "page" : undefined}
            className="segment"
          >
            {KIND_LABELS[kind]}
            <span className="segment-count">{formatCount(counts[kind])}</span>
          </ShallowLink>
        ))}
      </nav>
      <div className="mt-5">
        {current === "check" ? (
          <CheckList key={current} id={id} />
        ) : (
          <RowList key={current} id={id} kind={current} />
        )}
      </div>
    </>
  );
}

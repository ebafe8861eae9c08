import type { ReactNode } from "react";

/** A fact of the sidebar. A hairline separates it from the next one. */
export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="side-part">
      <h3 className="caption mb-2.5">{title}</h3>
      {children}
    </section>
  );
}

/** Rows of a term and its value. */
export function SideRows({ rows }: { rows: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-2 text-[14.5px] tabular-nums">
      {rows.map(({ term, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-2">{term}</dt>
          <dd className="text-right font-[550]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

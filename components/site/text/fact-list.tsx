import type { ReactNode } from "react";

export type Fact = { term: ReactNode; text: ReactNode };

/** Things and what is to be said of each, as a table that fits a phone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {facts.map(({ term, text }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          key={index}
          className="gap-x-6 px-5 py-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-[15px] leading-snug [overflow-wrap:anywhere]">{term}</dt>
          <dd className="mt-1 text-[15px] text-ink-2 leading-relaxed sm:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

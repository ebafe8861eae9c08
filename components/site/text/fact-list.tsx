import type { ReactNode } from "react";

export type Fact = { term: ReactNode; text: ReactNode };

/** Terms and their explanations, as a table that fits a phone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, text }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          key={index}
        >
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

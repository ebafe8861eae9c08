import type { ReactNode } from "react";

type ChartCardProps = {
  id: string;
  title: string;
  /** Shown in place of the chart, if given. */
  empty: string | undefined;
  children: ReactNode;
};

export function ChartCard({ id, title, empty, children }: ChartCardProps) {
  return (
    <section className="card" aria-labelledby={`chart-${id}`}>
      <h2 id={`chart-${id}`} className="chart-title">
        {title}
      </h2>
      {empty === undefined ? children : <p className="text-[14.5px] text-ink-3">{empty}</p>}
    </section>
  );
}

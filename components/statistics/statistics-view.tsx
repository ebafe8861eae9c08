"use client";

import type { ReactNode } from "react";
import { BoardMessage } from "@/components/site/board-message";
import { Link } from "@/components/ui/link";
import type { Statistics } from "@/lib/statistics/schema";
import { ChartGrid } from "./chart-grid";
import { Figures } from "./figures";
import "./statistics.css";

type StatisticsViewProps = {
  statistics: Statistics;
  /** Where an empty shelf gets its first game. */
  toFirstGame?: ReactNode;
};

/**
 * The figures and charts of a shelf. Laid out by the server, so that this needs no library; a client component, so that a page
 * repeats the figures for the browser, and not their markup, which is larger.
 */
export function StatisticsView({ statistics, toFirstGame }: StatisticsViewProps) {
  const { games, figures, backlog, charts, years, yearHref } = statistics;
  if (games === 0)
    return <BoardMessage title="No games yet, so there is nothing to count.">{toFirstGame}</BoardMessage>;
  return (
    <>
      <Figures figures={figures} />
      {years.length > 0 ? (
        <nav aria-label="Years in review" className="mt-5 flex flex-wrap items-center gap-2">
          <span className="text-[13.5px] text-ink-3">Year in review</span>
          {years.map((year) => (
            <Link key={year} href={`${yearHref}${year}`} className="link-chip tabular-nums">
              {year}
            </Link>
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="backlog" className="card mt-7">
        <h2 id="backlog" className="chart-title">
          Backlog
        </h2>
        <Figures figures={backlog.figures} />
        <p className="mt-3 max-w-[70ch] text-[14px] text-ink-2">{backlog.sentence}</p>
      </section>
      <ChartGrid charts={charts} />
    </>
  );
}

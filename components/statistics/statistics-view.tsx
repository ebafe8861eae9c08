"use client";

import type { ReactNode } from "react";
import { BoardMessage } from "@/components/page/board-message";
import { Link } from "@/components/ui/link";
import type { Figure, Statistics } from "@/lib/statistics/schema";
import { Finding, Findings } from "./findings";
import "./statistics.css";

type StatisticsViewProps = {
  statistics: Statistics;
  /** Where an empty shelf gets its first game. */
  toFirstGame?: ReactNode;
};

/**
 * What a shelf shows, in words, with the charts behind them. Laid out by the server, so that this needs no library; a client component, so that a page
 * repeats the figures for the browser, and not their markup, which is larger.
 */
export function StatisticsView({ statistics, toFirstGame }: StatisticsViewProps) {
  const { games, figures, backlog, charts, years, yearHref } = statistics;
  if (games === 0)
    return <BoardMessage title="No games yet, so there is nothing to count.">{toFirstGame}</BoardMessage>;
  return (
    <div className="statistics">
      <aside>
        <p className="text-[17px] text-ink-2 leading-relaxed tabular-nums">{inWords(figures)}</p>
        {years.length > 0 ? (
          <nav aria-label="Years in review">
            <h2 className="caption mt-4">Years in review</h2>
            <div className="segments -mx-3.5 flex lg:flex-wrap">
              {years.map((year) => (
                <Link key={year} href={`${yearHref}${year}`} className="segment tabular-nums">
                  {year}
                </Link>
              ))}
            </div>
          </nav>
        ) : null}
      </aside>
      <div className="findings">
        <Finding id="backlog" title="Backlog" text={inWords(backlog.figures)}>
          <p className="text-ink-2">{backlog.sentence}</p>
        </Finding>
        <Findings charts={charts} />
      </div>
    </div>
  );
}

const inWords = (figures: readonly Figure[]) =>
  figures.map(({ term, value }) => `${value} ${term}`).join(" · ");

"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Rating } from "@/components/collection/rating/stars";
import { StatusDot } from "@/components/collection/status-dot";
import { GameCover } from "@/components/games/game-cover";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { hoursInWords } from "@/lib/collection/hours";
import { formatPartialDate } from "@/lib/collection/partial-date";
import { journalOptions } from "@/lib/collection/play-queries";
import type { JournalEntry, JournalPeriod } from "@/lib/collection/play-schema";
import { monthName } from "@/lib/months";
import { openPlayLog, preloadPlayLog } from "./play-log";
import { isLast, journalFact, journalWords } from "./play-words";

/** Entries on a page of the API. */
const PAGE_SIZE = 50;
const ROW_HEIGHT_PX = 91;

type JournalMonthProps = { month: JournalPeriod; isFirst: boolean };

/** A month of the diary. Its entries are read when it is near the screen; the first month's at once. */
export function JournalMonth({ month, isFirst }: JournalMonthProps) {
  const { period, entries, minutes, finished } = month;
  const [isNear, setNear] = useState(isFirst);
  const query = useInfiniteQuery({ ...journalOptions(period), enabled: isNear });
  const days = Map.groupBy(query.data?.pages.flatMap((page) => page.entries) ?? [], ({ day }) => day);
  const facts = [
    ...(minutes > 0 ? [hoursInWords(minutes)] : []),
    ...(finished > 0 ? [`${finished} finished`] : []),
  ];
  return (
    <section
      id={period}
      aria-labelledby={`month-${period}`}
      aria-busy={isNear && query.isPending}
      className="scroll-mt-14 pb-3.5 md:scroll-mt-16 md:pb-9"
      ref={(section) => {
        if (isNear || !section) return;
        const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
          rootMargin: "600px",
        });
        observer.observe(section);
        return () => observer.disconnect();
      }}
    >
      <div className="sticky top-14 z-10 flex items-baseline gap-3.5 bg-[linear-gradient(var(--ground)_84%,transparent)] py-2.5 md:top-16">
        <h2 id={`month-${period}`} className="text-[24px]">
          {period.length === 4 ? "Month unknown" : monthName(Number(period.slice(5)))}
        </h2>
        <p className="ml-auto text-[14px] text-ink-3 tabular-nums">{facts.join(" · ")}</p>
      </div>
      {query.data ? (
        <ol>
          {[...days].map(([day, ofDay]) => (
            <li
              key={day}
              className="grid grid-cols-[34px_minmax(0,1fr)] gap-x-3 border-line border-t py-[13px] md:grid-cols-[64px_minmax(0,1fr)] md:gap-x-[18px]"
            >
              <Day day={day} />
              <ul className="grid gap-[13px]">
                {ofDay.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ) : query.error ? (
        <LoadFailed
          text={query.error.message}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          className="border-line border-t py-4"
        />
      ) : (
        <Skeleton style={{ height: Math.min(entries, PAGE_SIZE) * ROW_HEIGHT_PX }} className="rounded-card" />
      )}
      {query.hasNextPage ? (
        <Button
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="mt-3"
        >
          Show more plays
        </Button>
      ) : null}
    </section>
  );
}

/** "25 Wed"; an empty column if the day is unknown. */
function Day({ day }: { day: string }) {
  if (day.length < 10)
    return (
      // Screen readers' text is out of the flow: without the column around it, the plays would fill it.
      <div>
        <span className="sr-only">Day unknown</span>
      </div>
    );
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
  return (
    <time dateTime={day} className="pt-1.5 tabular-nums md:pt-[11px]">
      <span className="block font-[650] font-display text-[21px] leading-none md:text-[24px]">
        {Number(day.slice(8))}
      </span>
      <span className="mt-[5px] block text-[13px] text-ink-3 leading-none">
        {weekday.format(Date.parse(day))}
      </span>
    </time>
  );
}

/** Opens the play; the cover leads to the game. */
function Entry({ entry }: { entry: JournalEntry }) {
  const { gameId, gameName, gamePath, coverUrl, day, note, rating } = entry;
  const { what, status } = journalWords(entry);
  const fact = journalFact(entry);
  const isRated = status === "completed" && rating !== null;
  return (
    <li className="relative -mx-2 grid grid-cols-[44px_minmax(0,1fr)] items-start gap-x-3 rounded-control px-2 transition-colors duration-150 hover:bg-surface md:grid-cols-[48px_minmax(0,1fr)] md:items-center md:gap-x-[18px]">
      <Link href={gamePath} aria-label={`Page of ${gameName}`} className="relative z-[1] rounded-[5px]">
        <GameCover name={gameName} coverUrl={coverUrl} sizes="48px" className="rounded-[5px]" />
      </Link>
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-0.5 text-[14px] text-ink-2 md:grid-cols-[minmax(0,max-content)_minmax(0,1fr)_auto] md:gap-x-3">
        <button
          type="button"
          data-entry
          aria-label={`${gameName}, ${what.toLowerCase()} ${formatPartialDate(day)}`}
          onPointerEnter={preloadPlayLog}
          onFocus={preloadPlayLog}
          onClick={() => openPlayLog({ id: gameId, name: gameName }, entry)}
          className="col-span-2 truncate text-left font-semibold text-[15.5px] text-ink after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring md:col-span-1"
        >
          {gameName}
        </button>
        <span aria-hidden="true" className="flex items-center gap-[7px] whitespace-nowrap">
          {status ? <StatusDot status={status} className="size-2" /> : null}
          {what}
        </span>
        <span className="text-ink-3 tabular-nums md:row-span-2 md:text-ink-2">
          {isRated ? (
            <Rating
              rating={rating}
              className="font-semibold text-[15.5px] text-ink-2 max-[389px]:[&>.stars]:hidden"
            />
          ) : (
            fact
          )}
        </span>
        {note && isLast(entry) ? (
          <p className="col-span-2 line-clamp-6 whitespace-pre-line text-[14.5px] leading-normal">{note}</p>
        ) : null}
      </div>
    </li>
  );
}

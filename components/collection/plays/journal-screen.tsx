"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { BoardMessage } from "@/components/page/board-message";
import { ReadError } from "@/components/page/read-error";
import { useActiveSection } from "@/components/page/use-active-section";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { hoursInWords } from "@/lib/collection/hours";
import { journalPeriodsOptions } from "@/lib/collection/play-queries";
import type { JournalPeriod } from "@/lib/collection/play-schema";
import { plural } from "@/lib/format-count";
import { monthName } from "@/lib/months";
import { OWN_YEAR_PATH } from "@/lib/statistics/path";
import { JournalMenu, journalHref, YearMenu } from "./journal-menus";
import { JournalMonth } from "./journal-month";
import { PlayLogHost } from "./play-log";

const LogDialog = island(() => import("./log-dialog").then((module) => module.LogDialog));

const yearOf = (period: string) => period.slice(0, 4);
/** Years beside the title on wide screens. */
const MAX_YEARS = 3;

/** A diary a year: what began and ended when. The address has the year, or the month to begin at. */
export function JournalScreen() {
  useShelfSync();
  const { mayRead } = useSignedInPage("/journal");
  const period = useSearchParams().get("period") ?? "";
  const { data, error, isFetching, refetch } = useQuery({ ...journalPeriodsOptions(), enabled: mayRead });
  const [isLogging, setLogging] = useState(false);
  const years = [...new Set(data?.map((one) => yearOf(one.period)))];
  const year = years.find((one) => one === yearOf(period)) ?? years[0];
  const months = data?.filter((one) => yearOf(one.period) === year);
  useJumps(period, months !== undefined);
  const log = (
    <Button variant="primary" className="h-11" onClick={() => setLogging(true)}>
      <Icon name="plus" className="size-[18px]" />
      Log
    </Button>
  );

  return (
    <>
      <div className="flex items-center gap-2">
        <h1 className="text-[27px] leading-[44px] md:text-[36px]">Journal</h1>
        <p className="mt-3 ml-2.5 text-[14px] text-ink-3 max-md:sr-only">Only you can see it</p>
        {year && months ? (
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <YearMenu year={year} years={years} months={months} />
            {years.length > 1 ? (
              <nav aria-label="Years" className="segments max-md:hidden">
                {years.slice(0, MAX_YEARS).map((one) => (
                  <ShallowLink
                    key={one}
                    href={journalHref(one)}
                    aria-current={one === year ? "page" : undefined}
                    className="segment tabular-nums"
                  >
                    {one}
                  </ShallowLink>
                ))}
              </nav>
            ) : (
              <p className="px-3.5 font-[550] text-[14.5px] text-ink-2 tabular-nums max-md:hidden">{year}</p>
            )}
            <span className="max-md:hidden">{log}</span>
            <span className="-mr-3">
              <JournalMenu year={year} earlier={years.slice(MAX_YEARS)} onLog={() => setLogging(true)} />
            </span>
          </div>
        ) : null}
      </div>
      {!months ? (
        error ? (
          <ReadError
            error={error}
            title="Your journal could not be loaded"
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <JournalSkeleton />
        )
      ) : year ? (
        <div className="mt-1 grid gap-[88px] md:mt-7 lg:grid-cols-[minmax(0,1fr)_288px]">
          {/* A month's height is known once it is loaded. Those after it appear then, and do not move any more. */}
          <div className="[&>[aria-busy=true]~*]:invisible">
            {months.map((month, index) => (
              <JournalMonth key={month.period} month={month} isFirst={index === 0} />
            ))}
          </div>
          <Index year={year} months={months} />
        </div>
      ) : (
        <BoardMessage
          title="Nothing logged yet"
          text="Press “Start playing” on a game, or add an earlier play in its log, and it appears here."
        >
          {log}
        </BoardMessage>
      )}
      {isLogging ? <LogDialog onClose={() => setLogging(false)} /> : null}
      <PlayLogHost />
    </>
  );
}

/** The hours of each month; a press jumps there. */
function Index({ year, months }: { year: string; months: readonly JournalPeriod[] }) {
  const active = useActiveSection(months.map(({ period }) => ({ id: period })));
  const most = Math.max(1, ...months.map(({ minutes }) => minutes));
  const sum = (figure: "minutes" | "finished") => months.reduce((total, month) => total + month[figure], 0);
  return (
    <aside className="sticky top-[88px] self-start max-lg:hidden">
      <nav aria-label="Months">
        <h2 className="caption mb-2.5">{year}</h2>
        {months.map(({ period, minutes }) => (
          <ShallowLink
            key={period}
            href={journalHref(period)}
            onClick={() => jumpTo(period)}
            aria-current={period === active ? "true" : undefined}
            className="group grid h-[34px] grid-cols-[34px_1fr_50px] items-center gap-3 text-[13.5px] text-ink-2 tabular-nums hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:h-11"
          >
            {period.length === 4 ? "Other" : monthName(Number(period.slice(5))).slice(0, 3)}
            <span className="h-2 overflow-hidden rounded bg-line">
              <span
                className="block h-full rounded bg-[light-dark(oklch(0.76_0.08_74),oklch(0.5_0.06_74))] group-aria-[current]:bg-lamp"
                style={{ width: `${(minutes / most) * 100}%` }}
              />
            </span>
            <span className="text-right font-normal text-ink-3">{hoursInWords(minutes)}</span>
          </ShallowLink>
        ))}
      </nav>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-line border-t pt-4 text-[14.5px] [&>dd]:text-right [&>dd]:font-[550] [&>dt]:text-ink-2">
        <dt>Played</dt>
        <dd>{hoursInWords(sum("minutes"))}</dd>
        <dt>Finished</dt>
        <dd>{plural(sum("finished"), "time")}</dd>
      </dl>
      <Link
        href={`${OWN_YEAR_PATH}?of=${year}`}
        className="mt-1 inline-flex h-11 items-center gap-[7px] text-[14px] text-lamp-text"
      >
        <Icon name="calendar-heart" className="size-[17px]" />
        Your {year}
      </Link>
    </aside>
  );
}

function jumpTo(period: string): void {
  document.getElementById(period)?.scrollIntoView();
}

/** Jumps to the month of the address, then by keys: J and K by entry, [ and ] by month. */
function useJumps(period: string, isReady: boolean): void {
  useEffect(() => {
    if (isReady && period.length > 4) jumpTo(period);
  }, [period, isReady]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest("input,textarea,select,[role=dialog],[role=menu]");
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      const step = { j: 1, k: -1, "]": 1, "[": -1 }[event.key];
      if (!step) return;
      const isByMonth = event.key === "[" || event.key === "]";
      const all = [
        ...document.querySelectorAll<HTMLElement>(isByMonth ? "main section[id]" : "[data-entry]"),
      ];
      const now = all.findIndex((one) => one.contains(document.activeElement));
      const next = all[now === -1 ? 0 : now + step];
      if (!next) return;
      event.preventDefault();
      const target = isByMonth ? next.querySelector<HTMLElement>("[data-entry]") : next;
      next.scrollIntoView({ block: isByMonth ? "start" : "nearest" });
      target?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const SKELETONS = ["one", "two", "three", "four", "five", "six"];

/** Fills the screen's height, so that the footer does not move. */
export function JournalSkeleton() {
  return (
    <div aria-hidden="true" className="mt-7 h-svh overflow-hidden">
      <Skeleton className="mb-2.5 h-7 w-40" />
      {SKELETONS.map((key) => (
        <div
          key={key}
          className="grid h-[91px] grid-cols-[34px_48px_minmax(0,1fr)] items-center gap-x-3 border-line border-t md:grid-cols-[64px_48px_minmax(0,1fr)] md:gap-x-[18px]"
        >
          <Skeleton className="h-6 w-6" />
          <Skeleton className="h-16" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

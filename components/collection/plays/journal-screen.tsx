"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { GameCover } from "@/components/games/game-cover";
import { AddToListButton } from "@/components/lists/add-to-list-button";
import { BoardMessage } from "@/components/site/board-message";
import { ReadError } from "@/components/site/read-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMinutes } from "@/lib/collection/hours";
import { formatPartialDate, today } from "@/lib/collection/partial-date";
import { journalOptions } from "@/lib/collection/play-queries";
import type { JournalEntry } from "@/lib/collection/play-schema";
import { LogButton } from "./play-buttons";
import { PlayLogHost } from "./play-log";
import { playFacts, playTitle } from "./play-words";

const PERIOD = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/** What was played when, by month; the period is in the address. */
export function JournalScreen() {
  useShelfSync();
  const { mayRead } = useSignedInPage("/journal");
  const asked = useSearchParams().get("period") ?? "";
  const thisMonth = today().slice(0, 7);
  const current = useInfiniteQuery({ ...journalOptions(thisMonth), enabled: mayRead && !PERIOD.test(asked) });
  const period = PERIOD.test(asked) ? asked : newestMonth(current.data?.pages[0]?.periods, thisMonth);
  const query = useInfiniteQuery({
    ...journalOptions(period),
    enabled: mayRead,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const plays = data?.pages.flatMap((page) => page.plays);
  const periods = Object.entries(data?.pages[0]?.periods ?? {}).sort(([a], [b]) => b.localeCompare(a));
  const shown = periods.some(([name]) => name === period) ? periods : [[period, 0] as const, ...periods];
  const isEmpty = plays?.length === 0 && periods.length === 0;
  const minutes = data?.pages[0]?.minutes ?? 0;

  return (
    <>
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href="/collection">
          <Icon name="arrow-left" className="size-4" />
          My Collection
        </Link>
      </Button>
      <h1 className="mt-3 text-[32px] md:text-[40px]">Journal</h1>
      <p className="mt-2 text-ink-2">What you played and when. Only you can see it.</p>
      {isEmpty ? <NothingLogged /> : null}
      <div hidden={isEmpty} className="mt-7 grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav
          aria-label="Months"
          className="scroll-row flex gap-1 overflow-x-auto lg:max-h-[70svh] lg:flex-col lg:overflow-y-auto"
        >
          {shown.map(([name, plays]) => (
            <ShallowLink
              key={name}
              href={`/journal?period=${name}`}
              aria-current={name === period ? "page" : undefined}
              className="flex shrink-0 items-center justify-between gap-3 rounded-control px-3 py-2 text-[14.5px] text-ink-2 hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name.length === 4 ? `${name}, month unknown` : formatPartialDate(name)}
              <span className="text-[13px] text-ink-3 tabular-nums">{plays || ""}</span>
            </ShallowLink>
          ))}
        </nav>
        <section
          aria-labelledby="journal-period"
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60" : ""}
        >
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="journal-period" className="text-[22px]">
              {formatPartialDate(period)}
            </h2>
            {minutes > 0 ? (
              <p className="text-[14px] text-ink-2">{formatMinutes(minutes)} in these plays</p>
            ) : null}
          </div>
          {plays ? (
            <Plays plays={plays} />
          ) : error ? (
            <ReadError
              error={error}
              title="Your journal could not be loaded"
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="mt-4 h-64 rounded-card" />
          )}
          {query.hasNextPage && !isPlaceholderData ? (
            <div className="mt-6 flex justify-center">
              <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more plays
              </Button>
            </div>
          ) : null}
        </section>
      </div>
      <PlayLogHost />
    </>
  );
}

/** This month, or the last one in which something was played. */
function newestMonth(periods: Record<string, number> = {}, thisMonth: string): string {
  const months = Object.keys(periods).filter((name) => name.length === 7 && name <= thisMonth);
  return months.sort().at(-1) ?? thisMonth;
}

function NothingLogged() {
  return (
    <BoardMessage
      title="Nothing logged yet"
      text="Press “Start playing” on a game, or add an earlier play in its log, and it appears here."
    >
      <Button asChild variant="primary">
        <Link href="/collection">Choose from your shelf</Link>
      </Button>
    </BoardMessage>
  );
}

function Plays({ plays }: { plays: readonly JournalEntry[] }) {
  if (plays.length === 0) {
    return (
      <p className="mt-4 max-w-[34rem] rounded-card border border-line border-dashed p-6 text-ink-2">
        Nothing was logged in this time. Press “Start playing” on a game, or add an earlier play in its log.
      </p>
    );
  }
  return (
    <ol className="mt-4 grid gap-3">
      {plays.map((play) => (
        <li key={play.id} className="flex items-start gap-4 rounded-card border border-line bg-surface p-3.5">
          <Link href={play.gamePath} tabIndex={-1} aria-hidden="true" className="w-14 shrink-0">
            <GameCover name={play.gameName} coverUrl={play.coverUrl} sizes="56px" />
          </Link>
          <div className="min-w-0 flex-1">
            <Link href={play.gamePath} className="font-semibold text-[16px]">
              {play.gameName}
            </Link>
            <p className="mt-0.5 text-[14px] text-ink-2">{playTitle(play, play.isReplay)}</p>
            <p className="mt-0.5 text-[13.5px] text-ink-3">{playFacts(play).join(" · ")}</p>
            {play.note ? (
              <p className="mt-1.5 line-clamp-6 whitespace-pre-line text-[14px] text-ink-2">{play.note}</p>
            ) : null}
          </div>
          <div className="flex shrink-0 gap-1.5 max-sm:flex-col">
            <LogButton game={{ id: play.gameId, name: play.gameName }} />
            <AddToListButton
              game={{ id: play.gameId, name: play.gameName }}
              className="button button-secondary button-icon"
              iconClassName="size-[17px]"
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

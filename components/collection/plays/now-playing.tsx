"use client";

import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { usePendingChanges } from "@/components/collection/optimistic-changes";
import { hasFilters } from "@/components/collection/shelf/active-choices";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { formatMinutes } from "@/lib/collection/hours";
import type { CollectionFilter } from "@/lib/collection/keys";
import { formatPartialDate } from "@/lib/collection/partial-date";
import type { PlayWithGame } from "@/lib/collection/play-schema";
import { collectionOptions } from "@/lib/collection/queries";
import { LogButton } from "./play-buttons";
import { AddTimeButton, DiscardButton, FinishButton, TimerButton, useMinutesSince } from "./press-buttons";
import { usePress } from "./use-press";

/** Above the whole shelf: games that have an open play, each with its buttons; a row that scrolls sideways. */
export function NowPlaying({ filter }: { filter: CollectionFilter }) {
  const { data } = useQuery(collectionOptions(filter, 0));
  const changes = usePendingChanges();
  const plays = data?.openPlays.filter(
    ({ gameId }) => !changes.some(({ gameIds, edits }) => edits === null && gameIds.includes(gameId)),
  );
  const isWhole = ["all", "playing"].includes(filter.status) && !filter.q && !hasFilters(filter.more ?? "");
  if (!isWhole || !plays || plays.length === 0) return null;
  return (
    <section aria-labelledby="now-playing" className="mb-7">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="now-playing" className="font-semibold text-[17px]">
          Now playing
        </h2>
        <Link href="/journal" className="link text-[14px]">
          Journal
        </Link>
      </div>
      <ul className="scroll-row mt-3 flex snap-x gap-3 overflow-x-auto pb-1">
        {plays.map((play) => (
          <OpenPlay key={play.id} play={play} />
        ))}
      </ul>
    </section>
  );
}

function OpenPlay({ play }: { play: PlayWithGame }) {
  const game = { id: play.gameId, name: play.gameName };
  const press = usePress(game, play);
  const timed = useMinutesSince(play.timerStartedAt);
  const card = useRef<HTMLLIElement>(null);
  // The end of the play removes the card with the pressed button.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) neighbourOf(element)?.focus({ preventScroll: true });
    };
  }, []);
  const since = play.started ? [`Since ${formatPartialDate(play.started)}`] : [];
  const facts = [
    ...(play.timerStartedAt ? [`${formatMinutes(timed)} on the timer`] : since),
    ...(play.minutes > 0 ? [formatMinutes(play.minutes)] : []),
  ];
  return (
    <li
      ref={card}
      className="flex w-[min(21rem,84vw)] shrink-0 snap-start gap-3 rounded-card border border-line bg-surface p-3"
    >
      <Link href={play.gamePath} tabIndex={-1} aria-hidden="true" className="w-[58px] shrink-0">
        <GameCover name={play.gameName} coverUrl={play.coverUrl} sizes="58px" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        <Link href={play.gamePath} className="truncate font-semibold text-[15px]">
          {play.gameName}
        </Link>
        <p className="truncate text-[13px] text-ink-3">{facts.join(" · ") || "No time added yet"}</p>
        <div className="mt-auto flex gap-1.5 pt-2 [&_.button]:h-9 [&_.button]:min-h-9 [&_.button]:px-2.5 [&_.button]:text-[13.5px] [&_.button-icon]:w-9">
          {play.timerStartedAt ? null : <AddTimeButton game={game} press={press} />}
          <TimerButton game={game} play={play} press={press} isIcon />
          {play.timerStartedAt ? <DiscardButton game={game} press={press} /> : null}
          <FinishButton game={game} press={press} />
          <LogButton game={game} className="ml-auto" />
        </div>
      </div>
    </li>
  );
}

/** The name of the next play, otherwise the first game of the shelf. */
function neighbourOf(card: HTMLElement): HTMLElement | null | undefined {
  const play = card.nextElementSibling ?? card.previousElementSibling;
  if (play) return play.querySelector<HTMLElement>("a:not([tabindex])");
  return card.closest("main")?.querySelector<HTMLElement>("[data-index] a");
}

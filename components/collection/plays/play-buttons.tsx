"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { openPlaysOptions } from "@/lib/collection/play-queries";
import { type Release, releaseNote } from "@/lib/collection/status";
import { openPlayLog, preloadPlayLog } from "./play-log";
import { AddTimeButton, DiscardButton, FinishButton, TimerButton } from "./press-buttons";
import { usePlayActions } from "./use-play-actions";

type PlayButtonsProps = {
  game: GameRef & Release;
  /** There is room for the buttons of an open play alone. */
  isShort: boolean;
};

/** Of a game page, beside the status: start, or add time, timer and end. Nothing before the release. */
export function PlayButtons({ game, isShort }: PlayButtonsProps) {
  const { data } = useQuery(openPlaysOptions());
  const play = data?.find(({ gameId }) => gameId === game.id) ?? null;
  const press = usePlayActions(game, play);
  const [now] = useState(() => Date.now());
  if (!play && releaseNote(game, now)) return null;
  return (
    <>
      {play ? (
        <>
          {play.timerStartedAt ? null : (
            <AddTimeButton
              game={game}
              press={press}
              isShort={isShort}
              className={isShort ? "gap-1 px-3" : undefined}
            />
          )}
          <TimerButton
            game={game}
            play={play}
            press={press}
            className={play.timerStartedAt ? "px-3.5" : "size-[42px]"}
          />
          {play.timerStartedAt ? <DiscardButton game={game} press={press} className="size-[42px]" /> : null}
          <FinishButton game={game} press={press} className="size-[42px]" />
        </>
      ) : (
        <Button
          size="icon"
          aria-label={`Start a play of ${game.name}`}
          data-tip="Start playing"
          pending={press.isPending}
          disabled={!data}
          onClick={press.start}
          className="size-[42px]"
        >
          <Icon name="play" className="size-[17px]" />
        </Button>
      )}
      {play && isShort ? null : <LogButton game={game} className="size-[42px] max-sm:hidden" />}
    </>
  );
}

export function LogButton({ game, className }: { game: GameRef; className?: string | undefined }) {
  return (
    <Button
      size="icon"
      aria-label={`Log of plays of ${game.name}`}
      data-tip="Log of plays"
      onPointerEnter={preloadPlayLog}
      onFocus={preloadPlayLog}
      onClick={() => openPlayLog(game)}
      className={className}
    >
      <Icon name="history" className="size-[17px]" />
    </Button>
  );
}

"use client";

import { useQuery } from "@tanstack/react-query";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { openPlaysOptions } from "@/lib/collection/play-queries";
import { openPlayLog, preloadPlayLog } from "./play-log";
import { AddTimeButton, FinishButton, TimerButton } from "./press-buttons";
import { type Before, usePress } from "./use-press";

type PlayButtonsProps = { game: GameRef; before: Before };

/** Of a game page, beside the status: start, or add time, and on wide screens the timer and the end. */
export function PlayButtons({ game, before }: PlayButtonsProps) {
  const { data } = useQuery(openPlaysOptions());
  const play = data?.find(({ gameId }) => gameId === game.id) ?? null;
  const press = usePress(game, play, before);
  return (
    <>
      {play ? (
        <>
          <AddTimeButton game={game} press={press} isShort className="gap-1 max-sm:px-3" />
          <TimerButton game={game} play={play} press={press} className="max-sm:hidden" />
          <FinishButton game={game} press={press} className="max-sm:hidden" />
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
      <LogButton game={game} className={cn("size-[42px]", !play && "max-sm:hidden")} />
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

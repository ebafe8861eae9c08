"use client";

import { useEffect, useState } from "react";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatMinutes } from "@/lib/collection/hours";
import type { Play } from "@/lib/collection/play-schema";
import { STEP_MINUTES, type usePlayActions } from "./use-play-actions";

const MINUTE_MS = 60_000;

type PlayButtonProps = { game: GameRef; actions: ReturnType<typeof usePlayActions> };

export function AddTimeButton({ game, actions }: PlayButtonProps) {
  return (
    <Button
      aria-label={`Add ${STEP_MINUTES} min to ${game.name}`}
      pending={actions.isPending}
      onClick={() => actions.addMinutes()}
    >
      +{STEP_MINUTES} min
    </Button>
  );
}

export function TimerButton({ game, play, actions }: PlayButtonProps & { play: Play }) {
  const runs = play.timerStartedAt !== null;
  const minutes = useMinutesSince(play.timerStartedAt);
  return (
    <Button
      aria-label={runs ? `Stop the timer of ${game.name}` : `Start a timer for ${game.name}`}
      data-tip={runs ? "Stop and add the time" : "Start a timer"}
      pending={actions.isPending}
      onClick={() => (runs ? actions.stopTimer() : actions.startTimer())}
      className={runs ? "text-lamp-text" : ""}
    >
      <Icon name={runs ? "pause" : "timer"} className="size-[17px]" />
      <span className="tabular-nums">{runs ? formatMinutes(minutes) : "Timer"}</span>
    </Button>
  );
}

/** Beside a running timer. */
export function DiscardButton({ game, actions }: PlayButtonProps) {
  return (
    <Button
      size="icon"
      aria-label={`Discard the time of ${game.name}`}
      data-tip="Stop and discard the time"
      pending={actions.isPending}
      onClick={actions.discardTimer}
    >
      <Icon name="x" className="size-[17px]" />
    </Button>
  );
}

export function FinishButton({ game, actions }: PlayButtonProps) {
  return (
    <Button
      aria-label={`Finish ${game.name}`}
      pending={actions.isPending}
      onClick={(event) => {
        // The second press of a double click would finish the next game, which has moved here.
        if (event.detail < 2) actions.finish();
      }}
    >
      <Icon name="flag" className="size-[17px]" />
      Finish
    </Button>
  );
}

/** Whole minutes, renewed while it is shown; 0 without a start. */
export function useMinutesSince(start: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!start) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [start]);
  return start ? Math.max(0, Math.floor((now - Date.parse(start)) / MINUTE_MS)) : 0;
}

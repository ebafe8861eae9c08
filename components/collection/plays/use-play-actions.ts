"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ShelfChange } from "@/components/collection/optimistic-changes";
import { offerRating } from "@/components/collection/rating/rating-offer";
import {
  type GameRef,
  type ShelfWrite,
  scopeOf,
  shelfWriteOptions,
  useShelfWrite,
} from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";
import { formatMinutes } from "@/lib/collection/hours";
import type { Play, PlayAction, PlayActionAnswer } from "@/lib/collection/play-schema";
import type { ChoosableStatus } from "@/lib/collection/status";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { today } from "@/lib/local-date";

/** What "+30 min" adds. */
export const STEP_MINUTES = 30;

type PlayChange = ShelfChange & { action: PlayAction };

const FAILURES: Record<PlayAction["action"], string> = {
  start: "Failed to start a play",
  addMinutes: "Failed to add the time",
  startTimer: "Failed to start the timer",
  stopTimer: "Failed to stop the timer",
  end: "Failed to finish the play",
};

const actionWrite = (game: GameRef): ShelfWrite<PlayChange, PlayActionAnswer> => ({
  scope: scopeOf(game),
  write: ({ action }, change) =>
    api.post("/api/plays/[gameId]", { params: { gameId: game.id }, body: action, change }),
  onSaved({ isChanged }, { action }) {
    if (isChanged && action.action === "end" && action.outcome === "finished") offerRating(game);
  },
  done: (answer, { action }) => ({
    text: newsOf(game, answer, action),
    undo: answer.isChanged && {
      done: `${game.name} is as it was`,
      alternative: "change it in the game's log of plays",
    },
  }),
  failure: ({ action }, error) =>
    error instanceof AppError && error.code === "not_released"
      ? `${game.name} is not out yet. ${error.message}.`
      : FAILURES[action.action],
});

/** For a card, which loads this file when it is hovered or focused. */
export function startPlay(queryClient: QueryClient, game: GameRef): void {
  const action: PlayAction = { action: "start", day: today() };
  // The card's button disappears.
  const card = document.activeElement?.closest("[data-index]");
  card?.querySelector("a")?.focus({ preventScroll: true });
  const options = shelfWriteOptions(queryClient, actionWrite(game));
  void queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ gameIds: [game.id], edits: { status: "playing" }, action })
    // Reported by the write.
    .catch(() => undefined);
}

/** Starts and ends plays of a game and adds time, each with one action and a toast that undoes it. */
export function usePlayActions(game: GameRef, play: Play | null) {
  const { mutate, isPending } = useShelfWrite(actionWrite(game));
  // A double press counts once: the button shows that it is pending only after the next rendering. Other actions wait for their turn.
  const sending = useRef(new Set<string>());
  const send = (action: PlayAction, status?: ChoosableStatus) => {
    if (sending.current.has(action.action)) return;
    sending.current.add(action.action);
    const onSettled = () => {
      sending.current.delete(action.action);
    };
    mutate({ gameIds: [game.id], edits: status ? { status } : {}, action }, { onSettled });
  };
  return {
    isPending,
    start: () => send({ action: "start", day: today() }, "playing"),
    addMinutes: (minutes = STEP_MINUTES) =>
      send({ action: "addMinutes", day: today(), minutes }, play ? undefined : "playing"),
    startTimer: () => send({ action: "startTimer", day: today() }, play ? undefined : "playing"),
    stopTimer: () => send({ action: "stopTimer" }),
    discardTimer: () => send({ action: "stopTimer", discard: true }),
    finish: () => send(endOf(play, "finished"), "completed"),
    abandon: () => send(endOf(play, "abandoned"), "dropped"),
  };
}

/** Ends the play that is shown, even if another device has started one since. */
const endOf = (play: Play | null, outcome: "finished" | "abandoned"): PlayAction => ({
  action: "end",
  day: today(),
  outcome,
  id: play?.id ?? crypto.randomUUID(),
});

function newsOf(
  { name }: GameRef,
  { play: { minutes }, typedHours, stopped }: PlayActionAnswer,
  action: PlayAction,
) {
  const kept =
    typedHours === null ? "" : `. Its entry shows the ${formatCount(typedHours)} h that you entered`;
  const inAll = minutes > 0 ? `: ${formatMinutes(minutes)} in this play${kept}` : "";
  switch (action.action) {
    case "start":
      return `Started ${name}`;
    case "addMinutes":
      return `Added ${formatMinutes(action.minutes)} to ${name}${inAll}`;
    case "startTimer":
      return `The timer of ${name} is running${stopped.map((other) => `; that of ${other} has stopped`).join("")}`;
    case "stopTimer":
      return action.discard ? `Discarded the time of ${name}` : `Stopped the timer of ${name}${inAll}`;
    case "end":
      return action.outcome === "finished" ? `Finished ${name}` : `Stopped playing ${name}`;
  }
}

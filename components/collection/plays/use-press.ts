"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ShelfChange } from "@/components/collection/optimistic-changes";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import {
  type GameRef,
  scopeOf,
  shelfWriteOptions,
  useShelfWrite,
} from "@/components/collection/use-shelf-writes";
import { toast } from "@/components/ui/toast-store";
import { formatMinutes } from "@/lib/collection/hours";
import { today } from "@/lib/collection/partial-date";
import type { Play, Press } from "@/lib/collection/play-schema";
import type { ChoosableStatus, Status } from "@/lib/collection/status";
import { AppError } from "@/lib/errors";

/** What "+30 min" adds. */
export const STEP_MINUTES = 30;

/** As the shelf has the game before a press; null where it is not there. */
export type Before = { status: Status; dateCompleted?: string | null } | null;
type PressChange = ShelfChange & { press: Press; before: Before; play: Play | null };

const FAILURES: Record<Press["action"], string> = {
  start: "Failed to start a play",
  addMinutes: "Failed to add the time",
  startTimer: "Failed to start the timer",
  stopTimer: "Failed to stop the timer",
  end: "Failed to finish the play",
};

const pressWrite = (queryClient: QueryClient, game: GameRef) => ({
  scope: scopeOf(game),
  async write({ press }: PressChange) {
    const { postPress } = await import("@/lib/collection/play-fetchers");
    return postPress(game.id, press);
  },
  onSaved(answer: Play, change: PressChange) {
    toast({
      title: "Success",
      description: newsOf(game, answer, change.press),
      variant: "success",
      ...(change.press.action === "startTimer" ? {} : { action: undoOf(queryClient, game, answer, change) }),
    });
  },
  failure: ({ press }: PressChange, error: Error) =>
    error instanceof AppError && error.code === "not_released"
      ? `${game.name} is not out yet. ${error.message}.`
      : FAILURES[press.action],
});

/** For a card, which loads this file with its press. */
export function startPlay(queryClient: QueryClient, game: GameRef, before: Before): void {
  const press: Press = { action: "start", day: today() };
  const options = shelfWriteOptions(queryClient, pressWrite(queryClient, game));
  void queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ gameIds: [game.id], edits: { status: "playing" }, press, before, play: null })
    // Reported by the write.
    .catch(() => undefined);
}

/** Starts and ends plays of a game and adds time, each with one press and a toast that undoes it. */
export function usePress(game: GameRef, play: Play | null, before: Before) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useShelfWrite(pressWrite(queryClient, game));
  const send = (press: Press, status?: ChoosableStatus) =>
    mutate({ gameIds: [game.id], edits: status ? { status } : {}, press, before, play });
  return {
    isPending,
    start: () => send({ action: "start", day: today() }, "playing"),
    addMinutes: (minutes = STEP_MINUTES) =>
      send(
        { action: "addMinutes", day: today(), minutes, press: crypto.randomUUID() },
        play ? undefined : "playing",
      ),
    startTimer: () => send({ action: "startTimer", day: today() }, play ? undefined : "playing"),
    stopTimer: (discard = false) => send({ action: "stopTimer", discard }),
    finish: () =>
      send({ action: "end", day: today(), outcome: "finished", id: crypto.randomUUID() }, "completed"),
    abandon: () =>
      send({ action: "end", day: today(), outcome: "abandoned", id: crypto.randomUUID() }, "dropped"),
  };
}

function newsOf({ name }: GameRef, { minutes }: Play, press: Press): string {
  const inAll = minutes > 0 ? `: ${formatMinutes(minutes)} in all` : "";
  switch (press.action) {
    case "start":
      return `Started ${name}`;
    case "addMinutes":
      return `Added ${formatMinutes(press.minutes)} to ${name}${inAll}`;
    case "startTimer":
      return `The timer of ${name} is running`;
    case "stopTimer":
      return press.discard ? `Discarded the time of ${name}` : `Stopped the timer of ${name}${inAll}`;
    case "end":
      return press.outcome === "finished" ? `Finished ${name}` : `Stopped playing ${name}`;
  }
}

/** Puts the play and the game's status back as they were. */
function undoOf(queryClient: QueryClient, game: GameRef, answer: Play, { play, before, press }: PressChange) {
  let isStarted = false;
  const undo = async () => {
    if (isStarted) return;
    isStarted = true;
    const { deletePlay, putPlay } = await import("@/lib/collection/play-fetchers");
    const { patchItem, removeGames } = await import("@/lib/collection/fetchers");
    try {
      if (!before) await removeGames([game.id]);
      else {
        // The timer stops with the play: its time is kept.
        const minutes = press.action === "end" ? answer.minutes : undefined;
        if (play)
          await putPlay(game.id, play.id, { ...bodyOf(play), ...(minutes === undefined ? {} : { minutes }) });
        else await deletePlay(game.id, answer.id);
        if (before.status !== "imported") {
          await patchItem(game.id, { ...before, status: before.status });
        }
      }
      const description =
        before?.status === "imported"
          ? `The play of ${game.name} is removed; its status stays Playing`
          : `${game.name} is as it was`;
      toast({ title: "Success", description, variant: "success" });
    } catch (error) {
      isStarted = false;
      reportFailure(queryClient, error, "Failed to undo it");
    } finally {
      void shelfChanged(queryClient);
    }
  };
  return {
    label: "Undo",
    altText: "To undo this, press F8 and choose Undo, or change it in the game's log of plays.",
    onSelect: () => void undo(),
  };
}

export function bodyOf({ platform, started, finished, outcome, minutes, note }: Play) {
  return { platform, started, finished, outcome, minutes, note };
}

"use client";

import { openEditor } from "@/components/collection/edit/editor";
import { openPlayLog } from "@/components/collection/plays/play-log";
import { offerRating } from "@/components/collection/rating/rating-offer";
import { useRemoveGame, useSaveStatus } from "@/components/collection/use-shelf-writes";
import type { IconName } from "@/components/ui/icon-names";
import type { CollectionItem } from "@/lib/collection/schema";
import { type ChoosableStatus, isReleased, type Status } from "@/lib/collection/status";

/** What follows a status in which the game is not played. */
const NEXT_STEPS: Partial<Record<Status, string>> = {
  want: "Start playing",
  imported: "Start playing",
  paused: "Resume",
  dropped: "Resume",
  completed: "Play again",
};

export type CardActions = ReturnType<typeof useCardActions>;
type CardAction = { icon: IconName; label: string; keyName?: string; onSelect: () => void };

/** What can be done with a game on the shelf. */
export function useCardActions(item: CollectionItem) {
  const { game, status } = item;
  const saving = useSaveStatus(game, "Failed to update game status");
  const { remove } = useRemoveGame(game);
  // Only released games have another status, even if the shelf does not know the date.
  const isOut = (status !== "want" && status !== "imported") || isReleased(game.releaseDate, Date.now());
  const isPlayed = status === "playing" || status === "endless";
  const save = (next: ChoosableStatus) => {
    if (next !== status) saving.save(next);
  };
  const logTime = () => openPlayLog(game);
  const finish = () => save("completed");
  const rate = () => offerRating(game, status === "completed");
  const edit = () => openEditor(item);
  const nextStep: CardAction = isPlayed
    ? { icon: "timer", label: "Log time", keyName: "L", onSelect: logTime }
    : { icon: "play", label: NEXT_STEPS[status] ?? "Start playing", onSelect: () => save("playing") };
  const actions: CardAction[] = [
    ...(isOut ? [nextStep] : []),
    ...(isOut && status !== "completed"
      ? [{ icon: "flag", label: "Finish", keyName: "F", onSelect: finish } as const]
      : []),
    { icon: "star", label: "Rate", keyName: "R", onSelect: rate },
    { icon: "history", label: "Plays", onSelect: logTime },
  ];
  const editAction: CardAction = { icon: "pencil", label: "Edit details", keyName: "E", onSelect: edit };
  return { save, logTime, finish, rate, edit, remove, actions, editAction, isOut, isPlayed };
}

"use client";

import { openEditor } from "@/components/collection/edit/editor";
import { openPlayLog } from "@/components/collection/plays/play-log";
import { useRemoveGame, useSaveStatus } from "@/components/collection/use-shelf-writes";
import type { IconName } from "@/components/ui/icon-names";
import type { CollectionItem } from "@/lib/collection/schema";
import { type ChoosableStatus, isReleased, STATUS_LABELS, type Status } from "@/lib/collection/status";

/** The step that follows a status. */
const NEXT_STEPS: Record<Status, string> = {
  want: "Start playing",
  imported: "Start playing",
  playing: "Log time",
  endless: "Log time",
  paused: "Resume",
  dropped: "Resume",
  completed: "Play again",
};

export const isPlayed = (status: Status) => status === "playing" || status === "endless";

export type CardAct = { icon: IconName; label: string; keyName?: string; onSelect: () => void };

/** What can be done with a game on the shelf, in the order of its menu. */
export function useCardActs(item: CollectionItem) {
  const { game, status } = item;
  const saving = useSaveStatus(game, "Failed to update game status");
  const removing = useRemoveGame(game);
  const isOut = (status !== "want" && status !== "imported") || isReleased(game.releaseDate, Date.now());
  const save = (next: ChoosableStatus) => {
    if (next !== status) saving.save(next);
  };
  const logTime = () => openPlayLog(game);
  const finish = () => save("completed");
  const rate = () => openEditor(item);
  const edit = () => openEditor(item);
  const acts: CardAct[] = [
    ...(isPlayed(status)
      ? [{ icon: "timer", label: "Log time", keyName: "L", onSelect: logTime } as const]
      : isOut
        ? [{ icon: "play", label: NEXT_STEPS[status], onSelect: () => save("playing") } as const]
        : []),
    ...(isOut && status !== "completed"
      ? [{ icon: "flag", label: "Finish", keyName: "F", onSelect: finish } as const]
      : []),
    { icon: "star", label: "Rate and review", keyName: "R", onSelect: rate },
  ];
  const details: CardAct = { icon: "pencil", label: "Edit details", keyName: "E", onSelect: edit };
  return { save, logTime, finish, rate, edit, remove: removing.remove, acts, details, isOut, STATUS_LABELS };
}

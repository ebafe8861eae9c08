"use client";

import { type KeyboardEvent, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import {
  CHOOSABLE_STATUSES,
  type ChoosableStatus,
  type Release,
  releaseNote,
  STATUS_LABELS,
  type Status,
} from "@/lib/collection/status";
import { STATUS_ICONS } from "./status-dot";

/** For the buttons of a row, which has no room for the statuses' names. */
const SHORT_LABELS = { want: "Want", playing: "Playing", completed: "Completed" } as const;
const CHOSEN_COLORS = {
  want: "aria-pressed:text-want",
  playing: "aria-pressed:text-playing",
  completed: "aria-pressed:text-completed",
} as const;
const LOOKS = {
  /** On a cover: dark in both themes. */
  plate: {
    list: "rounded-[11px] bg-plate p-1 [color-scheme:dark] view-list:bg-raised view-list:[color-scheme:inherit]",
    item: "grid size-9 place-items-center text-plate-ink hover:bg-white/15 aria-pressed:bg-white/10 view-list:text-ink-2 view-list:hover:bg-surface view-list:aria-pressed:bg-surface",
  },
  /** In the Add Game overlay: with names. */
  row: {
    list: "",
    item: "flex h-9 items-center justify-center gap-1 px-1.5 font-medium text-[12.5px] text-ink-2 hover:bg-surface hover:text-ink aria-pressed:bg-surface max-sm:flex-1",
  },
} as const;

export type StatusButtonsProps = {
  game: { name: string } & Release;
  look: keyof typeof LOOKS;
  /** Null while the game is not on the shelf. */
  status: Status | null;
  /** The status is being saved. */
  isPending: boolean;
  isDone: boolean;
  onChoose: (status: ChoosableStatus) => void;
  className?: string;
};

/** "Add as …": a toolbar with one tab stop, arrow keys within. */
export function StatusButtons({
  game,
  look,
  status,
  isPending,
  isDone,
  onChoose,
  className,
}: StatusButtonsProps) {
  const [now] = useState(() => Date.now());
  const [stop, setStop] = useState<ChoosableStatus>("want");
  const note = releaseNote(game, now);

  return (
    <div
      role="toolbar"
      aria-label={`Add ${game.name} as`}
      onKeyDown={moveFocus}
      className={cn("flex gap-0.5", LOOKS[look].list, className)}
    >
      {CHOOSABLE_STATUSES.map((choice) => {
        const refusal = choice === "want" ? null : note;
        const label = STATUS_LABELS[choice];
        const isChosen = status === choice;
        const icon = isChosen && isDone ? "check" : STATUS_ICONS[choice];
        return (
          <button
            key={choice}
            type="button"
            data-tip={refusal ?? (isChosen ? `On your shelf: ${label}` : label)}
            tabIndex={choice === stop ? 0 : -1}
            aria-label={`${status ? "Move" : "Add"} ${game.name} ${status ? "to" : "as"} ${label}`}
            aria-pressed={isChosen}
            aria-disabled={refusal !== null || isPending || undefined}
            aria-busy={(isPending && isChosen) || undefined}
            onFocus={() => setStop(choice)}
            onClick={() => {
              if (!refusal && !isPending && !isChosen) onChoose(choice);
            }}
            className={cn(
              "rounded-lg transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-busy:opacity-100",
              LOOKS[look].item,
              CHOSEN_COLORS[choice],
            )}
          >
            {isPending && isChosen ? <Spinner /> : <Icon name={icon} className="size-[18px]" />}
            {look === "row" ? SHORT_LABELS[choice] : null}
          </button>
        );
      })}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const index = buttons.findIndex((button) => button.matches(":focus"));
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}

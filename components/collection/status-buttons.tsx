"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { Spinner } from "@/components/ui/spinner";
import {
  type ChoosableStatus,
  MAIN_STATUSES,
  MORE_STATUSES,
  type Release,
  releaseNote,
  STATUS_LABELS,
  type Status,
} from "@/lib/collection/status";
import { STATUS_ICONS, statusColor } from "./status-dot";
import { StatusItems } from "./status-items";

/** For the buttons of a row, which has no room for the statuses' names. */
const SHORT_LABELS = { want: "Want", playing: "Playing", completed: "Completed" } as const;
const ITEM_CLASSES =
  "rounded-lg transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-busy:opacity-100";
const LOOKS = {
  /** On a cover: dark in both themes. */
  plate: {
    list: "rounded-[11px] bg-plate p-1 [color-scheme:dark] view-list:bg-raised view-list:[color-scheme:inherit]",
    item: "grid h-9 w-9 min-w-6 place-items-center text-plate-ink hover:bg-white/15 aria-pressed:bg-white/10 view-list:text-ink-2 view-list:hover:bg-surface view-list:aria-pressed:bg-surface",
  },
  /** In the Add Game overlay: with names. */
  row: {
    list: "gap-0.5",
    item: "flex h-9 min-w-9 items-center justify-center gap-1 px-1 font-medium text-[13px] text-ink-2 hover:bg-surface hover:text-ink aria-pressed:bg-surface max-sm:grow",
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
  /** Entries below the statuses of the menu. */
  moreItems?: ReactNode;
  className?: string;
};

/** "Add as …": a toolbar with one tab stop, arrow keys within. */
export function StatusButtons(props: StatusButtonsProps) {
  const { game, look, status, isPending, isDone, onChoose, className } = props;
  const [now] = useState(() => Date.now());
  const [stop, setStop] = useState<ChoosableStatus | "more">("want");
  const note = releaseNote(game, now);

  return (
    <div
      role="toolbar"
      aria-label={`Add ${game.name} as`}
      onKeyDown={moveFocus}
      className={cn("flex", LOOKS[look].list, className)}
    >
      {MAIN_STATUSES.map((choice) => {
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
            className={cn(ITEM_CLASSES, LOOKS[look].item)}
            style={isChosen ? { color: statusColor(choice) } : undefined}
          >
            {isPending && isChosen ? (
              <Spinner />
            ) : (
              <Icon
                name={icon}
                className={cn("size-[18px] shrink-0", look === "row" && "max-[359px]:hidden")}
              />
            )}
            {look === "row" ? SHORT_LABELS[choice] : null}
          </button>
        );
      })}
      <MoreStatuses {...props} note={note} isStop={stop === "more"} onFocus={() => setStop("more")} />
    </div>
  );
}

type MoreStatusesProps = StatusButtonsProps & { note: string | null; isStop: boolean; onFocus: () => void };

/** A menu of the statuses without a button, and of other actions; it shows the chosen status. */
function MoreStatuses(props: MoreStatusesProps) {
  const { game, look, status, isPending, isDone, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = MORE_STATUSES.find((choice) => choice === status);
  const label = chosen && STATUS_LABELS[chosen];
  return (
    <MenuOrSheet
      label="Status"
      align="start"
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !isPending)}
      trigger={
        <button
          type="button"
          data-tip={label ? `On your shelf: ${label}` : "More"}
          tabIndex={props.isStop ? 0 : -1}
          aria-label={`${label ? `${label}. ` : ""}More statuses for ${game.name}`}
          aria-pressed={chosen !== undefined}
          aria-disabled={isPending || undefined}
          aria-busy={(isPending && chosen !== undefined) || undefined}
          onFocus={props.onFocus}
          className={cn(ITEM_CLASSES, LOOKS[look].item)}
          style={chosen && { color: statusColor(chosen) }}
        >
          {isPending && chosen ? (
            <Spinner />
          ) : (
            <Icon
              name={chosen ? (isDone ? "check" : STATUS_ICONS[chosen]) : "ellipsis"}
              className="size-[18px]"
            />
          )}
          {look === "row" && label ? <span className="max-sm:sr-only">{label}</span> : null}
        </button>
      }
    >
      <StatusItems status={status} note={props.note} choices={MORE_STATUSES} onChoose={onChoose} />
      {props.moreItems ? (
        <>
          <MenuSeparator />
          {props.moreItems}
        </>
      ) : null}
    </MenuOrSheet>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  // The menu's keys bubble through React's tree, not the document's.
  if (step === 0 || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const index = buttons.findIndex((button) => button.matches(":focus"));
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}

"use client";

import { Fragment, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { leaveToButton, MenuPlace } from "@/components/ui/menu-place";
import type { MenuControl } from "@/components/ui/use-menu-button";
import {
  CHOOSABLE_STATUSES,
  type ChoosableStatus,
  MAIN_STATUSES,
  type Release,
  releaseNote,
  STATUS_LABELS,
  type Status,
} from "@/lib/collection/status";
import { StatusDot } from "./status-dot";

export type MenuAction = { icon: IconName; label: string; onSelect: () => void };

export type StatusMenuProps = {
  id?: string;
  control: MenuControl;
  /** Null while the game is not on the shelf. */
  status: Status | null;
  release: Release;
  onChoose: (status: ChoosableStatus) => void;
  /** With it, the menu is about all of the game's entry. */
  onRemove?: () => void;
  choices?: readonly ChoosableStatus[];
  /** Before the removal. */
  actions?: readonly MenuAction[];
};

/** Loaded on hover or focus, to keep Radix out of the first load. */
export function StatusMenu({
  id,
  control,
  status,
  release,
  onChoose,
  onRemove,
  choices = CHOOSABLE_STATUSES,
  actions = [],
}: StatusMenuProps) {
  return (
    <DropdownMenu open={control.open} onOpenChange={control.onOpenChange}>
      <MenuPlace button={control.button} />
      <DropdownMenuContent
        id={id}
        align="start"
        aria-labelledby={undefined}
        aria-label="Status"
        onInteractOutside={leaveToButton(control)}
      >
        <StatusItems status={status} release={release} onChoose={onChoose} choices={choices} />
        {actions.length > 0 || (status && onRemove) ? <DropdownMenuSeparator /> : null}
        {actions.map(({ icon, label, onSelect }) => (
          <DropdownMenuItem key={label} onSelect={onSelect}>
            <Icon name={icon} className="size-4" />
            {label}
          </DropdownMenuItem>
        ))}
        {status && onRemove ? (
          <DropdownMenuItem variant="danger" onSelect={onRemove}>
            <Icon name="trash-2" className="size-4" />
            Remove from collection
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type StatusItemsProps = Pick<StatusMenuProps, "status" | "release" | "onChoose"> & {
  choices?: readonly ChoosableStatus[];
};

/** Unreleased games can only be wanted. */
export function StatusItems({ status, release, onChoose, choices = CHOOSABLE_STATUSES }: StatusItemsProps) {
  const [now] = useState(() => Date.now());
  const note = releaseNote(release, now);
  return (
    <DropdownMenuRadioGroup value={status ?? ""}>
      {choices.map((choice, index) => {
        const refusal = choice === "want" ? null : note;
        return (
          <Fragment key={choice}>
            {index === MAIN_STATUSES.length ? <DropdownMenuSeparator /> : null}
            <DropdownMenuRadioItem
              value={choice}
              disabled={refusal !== null}
              onSelect={() => {
                if (choice !== status) onChoose(choice);
              }}
            >
              <StatusDot status={choice} />
              {STATUS_LABELS[choice]}
              {refusal ? <span className="ml-auto pl-4 text-[12.5px]">{refusal}</span> : null}
            </DropdownMenuRadioItem>
          </Fragment>
        );
      })}
      {status === "imported" ? (
        <DropdownMenuRadioItem value="imported" disabled>
          <StatusDot status="imported" />
          {STATUS_LABELS.imported}
        </DropdownMenuRadioItem>
      ) : null}
    </DropdownMenuRadioGroup>
  );
}

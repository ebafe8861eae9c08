"use client";

import { Trash2 } from "lucide-react";
import { type RefObject, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import {
  CHOOSABLE_STATUSES,
  type ChoosableStatus,
  releaseNote,
  STATUS_LABELS,
  type Status,
} from "@/lib/collection/status";
import { StatusDot } from "./status-badge";

export type StatusMenuProps = {
  id: string;
  /** The button that opens it, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null while the game is not on the shelf. */
  status: Status | null;
  releaseDate: string | null;
  onChoose: (status: ChoosableStatus) => void;
  onRemove: () => void;
};

/** Loaded when the pointer comes near: Radix is not part of a public page's first load. */
export function StatusMenu({
  id,
  button,
  open,
  onOpenChange,
  status,
  releaseDate,
  onChoose,
  onRemove,
}: StatusMenuProps) {
  const [now] = useState(() => Date.now());
  const note = releaseNote(releaseDate, now);
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange} modal={false}>
      {/* The menu's place, as large as the button. Were the button itself this trigger, it would have to become another
          element once the menu is loaded, and a press that falls between the two would be lost. */}
      <DropdownMenuTrigger asChild>
        <span
          aria-hidden="true"
          tabIndex={-1}
          onFocus={() => button.current?.focus()}
          className="pointer-events-none absolute inset-0"
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        id={id}
        align="start"
        aria-labelledby={undefined}
        aria-label="Status"
        onInteractOutside={(event) => {
          // The button opens and closes it by itself.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <DropdownMenuRadioGroup value={status ?? ""}>
          {CHOOSABLE_STATUSES.map((choice) => {
            const refusal = choice === "want" ? null : note;
            return (
              <DropdownMenuRadioItem
                key={choice}
                value={choice}
                disabled={refusal !== null}
                title={refusal ?? undefined}
                onSelect={() => {
                  if (choice !== status) onChoose(choice);
                }}
              >
                <StatusDot status={choice} />
                {STATUS_LABELS[choice]}
                {refusal ? <span className="ml-auto pl-4 text-[12.5px]">{refusal}</span> : null}
              </DropdownMenuRadioItem>
            );
          })}
          <DropdownMenuRadioItem value="imported" disabled>
            <StatusDot status="imported" />
            {STATUS_LABELS.imported}
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        {status ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="danger" onSelect={onRemove}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove from collection
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

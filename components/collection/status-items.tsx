"use client";

import { MenuRadioGroup, MenuRadioItem } from "@/components/ui/menu-or-sheet";
import {
  CHOOSABLE_STATUSES,
  type ChoosableStatus,
  STATUS_LABELS,
  type Status,
} from "@/lib/collection/status";
import { StatusDot } from "./status-dot";

type StatusItemsProps = {
  /** Null while the game is not on the shelf. */
  status: Status | null;
  /** Why only "Want to Play" can be chosen. */
  note: string | null;
  choices?: readonly ChoosableStatus[];
  onChoose: (status: ChoosableStatus) => void;
};

/** The statuses as entries of a menu. */
export function StatusItems({ status, note, choices = CHOOSABLE_STATUSES, onChoose }: StatusItemsProps) {
  return (
    <MenuRadioGroup value={status ?? ""}>
      {choices.map((choice) => {
        const refusal = choice === "want" ? null : note;
        return (
          <MenuRadioItem
            key={choice}
            value={choice}
            icon={<StatusDot status={choice} />}
            disabled={refusal !== null}
            onSelect={() => {
              if (choice !== status) onChoose(choice);
            }}
          >
            {STATUS_LABELS[choice]}
            {refusal ? <span className="ml-auto pl-4 text-[13px]">{refusal}</span> : null}
          </MenuRadioItem>
        );
      })}
      {status === "imported" ? (
        <MenuRadioItem value="imported" icon={<StatusDot status="imported" />} disabled>
          {STATUS_LABELS.imported}
        </MenuRadioItem>
      ) : null}
    </MenuRadioGroup>
  );
}

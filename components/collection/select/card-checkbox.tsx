"use client";

import { Icon } from "@/components/ui/icon";
import { toggleGame } from "./selection-store";

export type CardCheckboxProps = { game: { id: number; name: string }; isSelected: boolean };

/** Covers the whole card in selection mode. Shift selects a range. */
export function CardCheckbox({ game, isSelected }: CardCheckboxProps) {
  return (
    <label className="absolute inset-0 z-10 cursor-pointer select-none rounded-cover view-list:rounded-card has-[:checked]:ring-2 has-[:checked]:ring-lamp view-list:has-[:checked]:ring-inset has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-4">
      <input
        type="checkbox"
        aria-label={`Select ${game.name}`}
        checked={isSelected}
        // Only click events carry Shift; React requires onChange with `checked`.
        onChange={() => {}}
        onClick={(event) => toggleGame(game.id, event.shiftKey)}
        className="peer absolute opacity-0"
      />
      <span className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border-2 border-plate-ink/80 bg-plate text-transparent transition-colors duration-150 peer-checked:border-lamp peer-checked:bg-lamp peer-checked:text-lamp-ink md:top-2 md:left-2 view-list:border-line-strong view-list:bg-transparent view-list:peer-checked:border-lamp view-list:peer-checked:bg-lamp view-list:top-1/2 view-list:right-5 view-list:left-auto view-list:-translate-y-1/2">
        <Icon name="check" className="size-3.5 stroke-3" />
      </span>
    </label>
  );
}

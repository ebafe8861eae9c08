"use client";

import { Icon } from "@/components/ui/icon";
import { toggleGame } from "./selection-store";

type CardCheckboxProps = { game: { id: number; name: string }; isSelected: boolean };

/** Covers the whole card in selection mode. Shift selects a range. */
export function CardCheckbox({ game, isSelected }: CardCheckboxProps) {
  return (
    <label className="card-checkbox">
      <input
        type="checkbox"
        aria-label={`Select ${game.name}`}
        checked={isSelected}
        // Only click events carry Shift; React requires onChange with `checked`.
        onChange={() => {}}
        onClick={(event) => toggleGame(game.id, event.shiftKey)}
        className="peer absolute opacity-0"
      />
      <span className="absolute top-2 right-2 grid size-[26px] place-items-center rounded-[7px] border-[1.5px] border-plate-ink/80 bg-plate text-transparent peer-checked:border-lamp peer-checked:bg-lamp peer-checked:text-lamp-ink view-list:top-1/2 view-list:right-5 view-list:-translate-y-1/2 view-list:border-line-strong view-list:bg-transparent view-list:peer-checked:border-lamp view-list:peer-checked:bg-lamp">
        <Icon name="check" className="size-[17px] stroke-3" />
      </span>
    </label>
  );
}

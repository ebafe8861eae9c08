"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/collection/partial-date";
import { platformChoices } from "@/lib/collection/platform-choices";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { shortPlatform } from "@/lib/games/short-platform";
import { today } from "@/lib/local-date";

/** What the user has chosen for the end of a game, as fields of its play. */
export type EndEdits = { finished?: string; platform?: string | null };

type EndFieldsProps = {
  item: CollectionItem;
  /** The play that completed the game; null if it was completed without one. */
  play: Play | null;
  edits: EndEdits;
  onChange: (edits: EndEdits) => void;
};

/** The API takes no earlier one. */
const FIRST_DAY = "1950-01-01";

/** The day on which the game was completed, and the platform it was played on. */
export function EndFields({ item, play, edits, onChange }: EndFieldsProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const day = edits.finished ?? item.dateCompleted;
  const platform = (edits.platform === undefined ? play?.platform : edits.platform) ?? "";
  const platforms = platformChoices(item, platform);
  if (!day) return null;
  return (
    <div className="-ml-[17px] mr-auto flex min-w-0 max-sm:hidden">
      <span className="relative">
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          required
          min={play?.started?.length === 10 ? play.started : FIRST_DAY}
          max={today()}
          value={day}
          onChange={({ target }) => target.validity.valid && onChange({ ...edits, finished: target.value })}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        <Button variant="ghost" onClick={() => calendar.current?.showPicker()} className="h-11">
          <Icon name="calendar" className="size-[18px]" />
          <span className="sr-only">Finished on</span> {formatDay(day, Date.now())}
        </Button>
      </span>
      {play && platforms.length > 0 ? (
        <select
          aria-label="Played on"
          value={platform}
          onChange={({ target }) => onChange({ ...edits, platform: target.value || null })}
          className="button button-ghost button-md min-w-0 max-w-[192px] cursor-pointer appearance-none truncate field-sizing-content"
        >
          <option value="">Platform</option>
          {platforms.map((name) => (
            <option key={name} value={name}>
              {shortPlatform(name)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

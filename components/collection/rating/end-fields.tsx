"use client";

import { platformsOf } from "@/components/collection/plays/use-edit-play";
import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/collection/partial-date";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { today } from "@/lib/today";

/** What the user has chosen for the end of a game, as fields of its play. */
export type EndEdits = { finished?: string; platform?: string | null };

type EndFieldsProps = {
  item: CollectionItem;
  /** The play that completed the game; null if it was completed without one. */
  play: Play | null;
  edits: EndEdits;
  onChange: (edits: EndEdits) => void;
};

const CONTROL =
  "button button-ghost button-md relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring";

/** The day on which the game was completed, and the platform it was played on. */
export function EndFields({ item, play, edits, onChange }: EndFieldsProps) {
  const day = edits.finished ?? item.dateCompleted;
  const platform = (edits.platform === undefined ? play?.platform : edits.platform) ?? "";
  const platforms = platformsOf(item, platform);
  if (!day) return null;
  return (
    <div className="-ml-[17px] mr-auto flex min-w-0 max-sm:hidden">
      <label className={CONTROL}>
        <Icon name="calendar" className="size-[18px]" />
        {formatDay(day, Date.now())}
        <input
          type="date"
          aria-label="Finished on"
          required
          min={play?.started?.length === 10 ? play.started : undefined}
          max={today()}
          value={day}
          onChange={({ target }) => target.validity.valid && onChange({ ...edits, finished: target.value })}
          onClick={({ currentTarget }) => currentTarget.showPicker()}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {play && platforms.length > 0 ? (
        <select
          aria-label="Played on"
          value={platform}
          onChange={({ target }) => onChange({ ...edits, platform: target.value || null })}
          className="button button-ghost button-md min-w-0 max-w-[12rem] cursor-pointer appearance-none truncate field-sizing-content"
        >
          <option value="">Platform</option>
          {platforms.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

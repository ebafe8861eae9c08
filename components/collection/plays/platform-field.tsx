"use client";

import type { GameRef } from "@/components/collection/use-shelf-writes";
import { platformChoices } from "@/lib/collection/platform-choices";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { useEditPlay } from "./use-edit-play";

type PlatformFieldProps = { game: GameRef; play: Play; item: CollectionItem };

/** The platform of the open play. */
export function PlatformField({ game, play, item }: PlatformFieldProps) {
  const saving = useEditPlay(game);
  const platform = (saving.isPending ? saving.variables.edits.platform : play.platform) ?? "";
  const choices = platformChoices(item, platform);
  if (choices.length < 2 && choices[0] === platform) return null;

  return (
    <div className="mt-4 flex items-center gap-3">
      <label htmlFor="play-on" className="font-medium text-[13.5px] text-ink-2">
        Played on
      </label>
      <select
        id="play-on"
        value={platform}
        disabled={saving.isPending}
        onChange={(event) => saving.mutate({ id: play.id, edits: { platform: event.target.value || null } })}
        className="input min-w-0 flex-1 py-0 max-md:text-base"
      >
        <option value="">Not specified</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

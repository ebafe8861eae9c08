"use client";

import { type GameRef, useWrite } from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";

type PlatformFieldProps = { game: GameRef; play: Play; item: CollectionItem };

/** Where the open play is played: the platforms of the user's copies first, then the game's others. */
export function PlatformField({ game, play, item }: PlatformFieldProps) {
  const saving = useWrite({
    write: (name: string) =>
      api.patch("/api/plays/[gameId]/[playId]", {
        params: { gameId: game.id, playId: play.id },
        body: { platform: name || null },
      }),
    failure: "Failed to save the platform",
  });
  const platform = saving.isPending ? saving.variables : (play.platform ?? "");
  const names = [
    ...item.copies.flatMap(({ platform: owned }) => owned ?? []),
    ...item.game.platforms.map(({ name }) => name),
    ...(platform ? [platform] : []),
  ];
  const choices = [...new Set(names)];
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
        onChange={(event) => saving.mutate(event.target.value)}
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

"use client";

import { useQuery } from "@tanstack/react-query";
import { formatCountLocally } from "@/lib/format-count";
import { playersOptions } from "@/lib/games/queries";

export type PlayerCountProps = { steamAppId: number };

export function CurrentPlayers({ steamAppId }: PlayerCountProps) {
  const { data: players } = useQuery(playersOptions(steamAppId));
  if (!players) return null;
  return (
    <p className="flex animate-fade-in items-center gap-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-playing" />
      <span>
        <span className="font-semibold text-ink tabular-nums">
          {formatCountLocally(players, navigator.language)}
        </span>{" "}
        playing now
        <span className="sr-only"> on Steam</span>
      </span>
    </p>
  );
}

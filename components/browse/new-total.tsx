"use client";

import { useQuery } from "@tanstack/react-query";
import { plural } from "@/lib/format-count";
import type { GameListFilter } from "@/lib/games/keys";
import { gameTotalOptions } from "@/lib/games/queries";
import { SHOW_GAMES } from "./filter-menu";

/** "Show 12 games": the count for chosen filters that are not applied yet. */
export function NewTotal({ filter }: { filter: GameListFilter }) {
  const { data } = useQuery(gameTotalOptions(filter));
  return data ? `Show ${plural(data, "game")}` : SHOW_GAMES;
}

"use client";

import type { ReactNode } from "react";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { useHiddenGames } from "@/components/games/use-hidden-games";
import type { GameSearchFilter } from "@/lib/games/keys";

type AdultResultsProps = {
  search: GameSearchFilter;
  /** How many games the search hides from visitors. */
  count: number;
  children: ReactNode;
};

export function AdultGames({ search, count, children }: AdultResultsProps) {
  const { adultGames } = useHiddenGames(search, count);
  if (adultGames.length === 0) return children;
  return (
    <section aria-labelledby="adult-results" className="mt-10">
      <h2 id="adult-results" className="mb-5 text-[20px]">
        For adults only
      </h2>
      <CatalogueGrid games={adultGames.map(toCardGame)} leading={false} shared />
    </section>
  );
}

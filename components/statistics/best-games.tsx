"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { GameCard } from "@/components/games/game-card";
import type { Year } from "@/lib/statistics/schema";

const COVER_SIZES = "(min-width:1280px) 164px,(min-width:1024px) 16vw,(min-width:640px) 21vw,31vw";

/** A client component, because its props take less of the page than its elements would. */
export function BestGames({ games }: { games: Year["best"] }) {
  return (
    <section aria-labelledby="best-games" className="mt-9" data-view="grid">
      <h3 id="best-games" className="mb-4 text-[20px]">
        Completed
      </h3>
      <ul className="shelf">
        {games.map(({ fact, ...game }) => (
          <li key={game.id}>
            <GameCard game={game} sizes={COVER_SIZES} facts={fact}>
              <QuickActions game={game} />
            </GameCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

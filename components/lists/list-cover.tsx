"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { GameCard } from "@/components/games/game-card";
import type { ListEntry } from "@/lib/lists/schema";

const COVER_SIZES = "(min-width:1280px) 236px,(min-width:1024px) 23vw,(min-width:640px) 30vw,44vw";

export type ListCoverProps = { entry: Omit<ListEntry, "rating" | "note">; priority: boolean };

/** A client component, because its props take less of the page than its elements would. */
export function ListCover({ entry: { gameId: id, ...game }, priority }: ListCoverProps) {
  return (
    <li>
      <GameCard
        game={{ id, ...game }}
        sizes={COVER_SIZES}
        priority={priority}
        facts={game.releaseDate?.slice(0, 4)}
      >
        <QuickActions game={{ id, ...game }} />
      </GameCard>
    </li>
  );
}

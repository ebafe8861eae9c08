"use client";

import { QuickActions, ShelfStatus } from "@/components/collection/islands";
import { GameCard } from "@/components/games/game-card";
import type { Release } from "@/lib/calendar/calendar";
import { categoryBadge } from "@/lib/games/category";

const COVER_SIZES = "(min-width:1280px) 212px,(min-width:640px) 24vw,44vw";

/** A release: cover, platforms, and its status on the visitor's shelf. */
export function ReleaseCard({
  release: { game, platforms, note },
  priority,
}: {
  release: Release;
  priority?: boolean;
}) {
  return (
    <GameCard
      game={game}
      sizes={COVER_SIZES}
      priority={priority}
      isHeading
      kind={categoryBadge(game.category)}
      facts={
        <span className="whitespace-normal">
          {[...platforms.map(({ label }) => label), ...(note ? [note] : [])].join(" · ")}
        </span>
      }
      aside={<ShelfStatus gameId={game.id} />}
    >
      <QuickActions game={game} />
    </GameCard>
  );
}

"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { ShelfStatus } from "@/components/collection/shelf-status";
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
        <span className="flex flex-wrap gap-1">
          {platforms.map((platform) => (
            <span key={platform.label} className="platform-tag">
              {platform.label}
            </span>
          ))}
          {note ? (
            <span className="px-0.5 py-[4px] font-medium text-[11.5px] text-lamp-text leading-none">
              {note}
            </span>
          ) : null}
        </span>
      }
      aside={<ShelfStatus gameId={game.id} />}
    >
      <QuickActions game={game} />
    </GameCard>
  );
}

"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { ShelfStatus } from "@/components/collection/shelf-status";
import { GameCover } from "@/components/games/game-cover";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
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
  const label = categoryBadge(game.category);
  return (
    <div className="group relative">
      <Link href={game.path} className="game-card">
        <span className="card-cover">
          <GameCover
            name={game.name}
            coverUrl={game.coverUrl}
            sizes={COVER_SIZES}
            priority={priority}
            className="cover-lifting"
          />
          {label ? (
            <Badge variant="plate" className="card-label">
              {label}
            </Badge>
          ) : null}
        </span>
        <span className="block min-w-0 view-list:flex-1">
          <h3 className="card-title mt-2.5 line-clamp-2 view-list:mt-0">{game.name}</h3>
          <span className="mt-2 flex flex-wrap gap-1">
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
        </span>
        <ShelfStatus gameId={game.id} />
      </Link>
      <QuickActions game={game} />
    </div>
  );
}

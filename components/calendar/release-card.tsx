import { ShelfStatus } from "@/components/collection/shelf-status";
import { GameCover } from "@/components/games/game-cover";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { Release } from "@/lib/calendar/calendar";
import { categoryBadge } from "@/lib/games/category";

const COVER_SIZES = "(min-width: 1280px) 212px, (min-width: 640px) 24vw, 44vw";

/** A game in the calendar: its cover, where it comes out, and how it stands on the visitor's shelf. */
export function ReleaseCard({
  release: { game, platforms, note },
  priority,
}: {
  release: Release;
  priority?: boolean;
}) {
  const label = categoryBadge(game.category);
  return (
    <Link href={game.path} className="group game-card relative">
      <span className="relative block view-list:w-14 view-list:shrink-0">
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes={COVER_SIZES}
          priority={priority}
          className="cover-lifting"
        />
        {label ? (
          <Badge variant="plate" className="absolute top-2 left-2 view-list:hidden">
            {label}
          </Badge>
        ) : null}
      </span>
      <span className="block min-w-0 view-list:flex-1">
        <h3 className="mt-2.5 line-clamp-2 font-sans font-semibold text-[14px] leading-[1.3] tracking-[-.005em] md:text-[15px] view-list:mt-0">
          {game.name}
        </h3>
        <span className="mt-2 flex flex-wrap gap-1">
          {platforms.map((platform) => (
            <span
              key={platform.label}
              className="rounded-md border border-line bg-surface px-1.5 py-[3px] font-medium text-[11.5px] text-ink-2 leading-none"
            >
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
  );
}

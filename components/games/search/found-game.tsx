import { GameThumb } from "@/components/games/game-thumb";
import type { GameSummary } from "@/lib/games/schema";

/** A search result: cover, name, year and genres, within a link or button. */
export function FoundGame({ game }: { game: GameSummary }) {
  const details = [game.releaseYear ?? "TBA", game.genres.map(({ name }) => name).join(", ")];
  return (
    <>
      <GameThumb coverUrl={game.coverUrl} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium text-[14.5px] leading-snug">{game.name}</span>
        <span className="block truncate text-[12.5px] text-ink-3">{details.filter(Boolean).join(" · ")}</span>
      </span>
    </>
  );
}

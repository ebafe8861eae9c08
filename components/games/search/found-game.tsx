import { GameThumb } from "@/components/games/game-thumb";
import type { GameSummary } from "@/lib/games/schema";

/** What a search result shows of a game. */
export type SearchedGame = Pick<GameSummary, "id" | "name" | "path" | "coverUrl" | "releaseYear"> & {
  genres: readonly { name: string }[];
};

/** A search result: cover, name, year and genres, within a link or button. */
export function FoundGame({ game }: { game: SearchedGame }) {
  const details = [game.releaseYear ?? "TBA", game.genres.map(({ name }) => name).join(", ")];
  return (
    <>
      <GameThumb coverUrl={game.coverUrl} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium text-[14.5px] leading-snug">{game.name}</span>
        <span className="block truncate text-[13px] text-ink-3">{details.filter(Boolean).join(" · ")}</span>
      </span>
    </>
  );
}

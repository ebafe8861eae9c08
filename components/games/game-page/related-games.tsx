import { GameCard } from "@/components/games/game-card";
import type { GameSummary } from "@/lib/games/schema";
import { GameSection } from "./game-section";

export type RelatedGamesProps = {
  id: string;
  title: string;
  games: GameSummary[];
};

/** A titled row of cards that scrolls sideways where it does not fit; nothing at all without games. */
export function RelatedGames({ id, title, games }: RelatedGamesProps) {
  if (games.length === 0) return null;
  return (
    <GameSection id={id} title={title} data-view="grid">
      <ul className="-mx-4 mt-4 grid snap-x scroll-px-4 auto-cols-[8.5rem] grid-flow-col gap-4 overflow-x-auto px-4 pt-1 pb-4 md:auto-cols-[10rem]">
        {games.map((game) => (
          <li key={game.id} className="min-w-0 snap-start">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </GameSection>
  );
}

import type { GameSummary } from "@/lib/games/schema";
import { GameCard } from "./game-card";

interface RelatedGamesProps {
  title: string;
  games: GameSummary[];
}

/** A titled row of cards that scrolls sideways where it does not fit; nothing at all without games. */
export function RelatedGames({ title, games }: RelatedGamesProps) {
  if (games.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section id={id} data-view="grid" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-[26px]">
        {title}
      </h2>
      <ul className="-mx-4 mt-4 grid snap-x scroll-px-4 auto-cols-[8.5rem] grid-flow-col gap-4 overflow-x-auto px-4 pt-1 pb-4 md:auto-cols-[10rem]">
        {games.map((game) => (
          <li key={game.id} className="min-w-0 snap-start">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
